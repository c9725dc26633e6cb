"""The cards, weeks and careers of Go For It! by number; what is printed on them is the edition's."""

CATEGORIES = ("house", "wheels", "feelin", "goin")
"""HOUSE 'N HOME, WHEELS, FEELIN' GOOD and GOIN' PLACES, left to right in the tray (G-02)."""
ROWS = len(CATEGORIES)
CARDS_A_ROW = 16
CARDS = ROWS * CARDS_A_ROW
OPEN_CARDS = 3
"""Cards face up beside each deck (G-05)."""

NEWS_CARDS = 36
CAREERS = 12
MONTHS = 12
WEEKS_A_MONTH = 4
WEEKS = MONTHS * WEEKS_A_MONTH
LABOR_DAY = 8 * WEEKS_A_MONTH
"""The first week of September (G-07)."""

CARD_KEYS = tuple(f"{category}-{i}" for category in CATEGORIES for i in range(1, CARDS_A_ROW + 1))
NEWS_KEYS = tuple(f"news-{i}" for i in range(1, NEWS_CARDS + 1))
CAREER_KEYS = tuple(f"career-{i}" for i in range(1, CAREERS + 1))
WEEK_KEYS = tuple(f"week-{i}" for i in range(1, WEEKS + 1))
