"""What every game shares: the contract of rules, luck, matches and records. Knows no game and does no IO."""
