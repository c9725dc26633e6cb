"""Laufspiel plays, hosts and studies board games whose pieces run along a track."""

__version__ = "0.1.0"
