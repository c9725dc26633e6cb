"""The parts of a bot's judgement: what lies before a player, what is still to come, and deals."""
