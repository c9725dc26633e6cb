"""Tables for browsers: HTTP and websockets on top of matches, with a durable store."""
