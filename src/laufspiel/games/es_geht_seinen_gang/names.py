"""The spaces, cards and points of Es geht seinen Gang by number; what is printed on them is the edition's."""

COLOURS = ("green", "blue", "yellow", "red")
"""The four kinds of points (E-02): health, knowledge, money, social standing."""
GREEN, BLUE, YELLOW, RED = range(len(COLOURS))
KINDS_OF_POINTS = len(COLOURS)

PATHS = ("science", "sport", "enterprise", "party", "crooked", "military")
"""The career paths with their ladders (E-27, E-30, E-32)."""
MILITARY = PATHS.index("military")

CERTIFICATES = ("class_8", "class_10", "abitur", "skilled_worker", "diplom")
"""What examinations give (E-17, E-20)."""

LIVES = ("woman", "man")
WOMAN, MAN = range(len(LIVES))

# Room for what an edition may have; how much it has is told by the Board.
MOST_SPACES = 256
MOST_WAYS = 6
"""Ways that may lead on from one space."""
MOST_PARTNERS = 16
MOST_GOODS = 32
MOST_LEVELS = 8
"""Levels of one career."""
MOST_QUESTIONS = 64

PATH_KEYS = tuple(f"path-{i}" for i in range(1, MOST_SPACES + 1))
SPACE_KEYS = tuple(f"space-{i}" for i in range(1, MOST_SPACES + 1))
PARTNER_KEYS = tuple(f"partner-{i}" for i in range(1, MOST_PARTNERS + 1))
GOOD_KEYS = tuple(f"good-{i}" for i in range(1, MOST_GOODS + 1))
LEVEL_KEYS = tuple(f"{path}-{i}" for path in PATHS for i in range(1, MOST_LEVELS + 1))
QUESTION_KEYS = tuple(f"question-{i}" for i in range(1, MOST_QUESTIONS + 1))

SPACE_KINDS = (
    "plain",
    "exam",
    "disko",
    "konsum",
    "level",
    "question",
    "pram",
    "death",
    "back",
    "detention",
    "prison",
    "fine",
    "coup",
    "end",
)
"""What a space does besides its dots."""
(PLAIN, EXAM, DISKO, KONSUM, LEVEL, QUESTION, PRAM, DEATH, BACK, DETENTION, PRISON, FINE, COUP, END) = range(
    len(SPACE_KINDS)
)

CONDITIONS = ("always", "early", "late", "man", "woman", "passed", "failed")
"""For whom a way is open: a birth with a white 6 or without, by sex, by how the examination there went."""
ALWAYS, EARLY, LATE, FOR_MEN, FOR_WOMEN, PASSED, FAILED = range(len(CONDITIONS))

EFFECTS = (
    "gain",
    "demand",
    "forward",
    "back",
    "to_space",
    "to_crooked",
    "to_prison",
    "miss_turns",
    "gift",
    "all_gain",
    "others_gain",
    "each_gives_you",
    "you_give_each",
    "take_from_one",
    "give_to_one",
)
"""What question cards do (E-22)."""
(
    GAIN,
    DEMAND,
    FORWARD,
    MOVE_BACK,
    TO_SPACE,
    TO_CROOKED,
    TO_PRISON,
    MISS_TURNS,
    GIFT,
    ALL_GAIN,
    OTHERS_GAIN,
    EACH_GIVES_YOU,
    YOU_GIVE_EACH,
    TAKE_FROM_ONE,
    GIVE_TO_ONE,
) = range(len(EFFECTS))
MOST_EFFECTS = 3

ONLY_IF = ("anybody", "woman", "man", "partner", "single", "child", "diplom", "no_diplom", "good")
"""For whom an effect of a question card holds."""
(ANYBODY, IF_WOMAN, IF_MAN, IF_PARTNER, IF_SINGLE, IF_CHILD, IF_DIPLOM, IF_NO_DIPLOM, IF_GOOD) = range(
    len(ONLY_IF)
)
