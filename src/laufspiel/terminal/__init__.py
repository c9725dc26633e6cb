"""Laufspiel in a terminal: playing and looking at records."""
