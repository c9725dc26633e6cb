"""Steps from each older form of the store to the newest, carried out at start."""
