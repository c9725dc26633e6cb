"""The parts of a bot's judgement: a purse of chips held and to come, and what it can be converted into."""
