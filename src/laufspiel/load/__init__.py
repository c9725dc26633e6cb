"""Many pages at many tables of a real server: how fast it is, and whether it stays right."""
