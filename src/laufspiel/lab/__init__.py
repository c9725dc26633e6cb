"""The laboratory: games by the million, what came of them in figures and pictures, and how fast the rules run."""
