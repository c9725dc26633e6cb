"""What happened at a table, in short."""


def names(events):
    """The names of what happened, in order."""
    return [event["event"] for event in events]


def having(events, name):
    """Of what happened, the events of one name, without it."""
    return [
        {key: value for key, value in event.items() if key != "event"}
        for event in events
        if event["event"] == name
    ]
