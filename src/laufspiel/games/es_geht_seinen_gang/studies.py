"""What simulations report of Es geht seinen Gang: lives, deaths, prison, debts, and what paths and cards are worth."""

from laufspiel.kernel.figures import Figure, Had

A_LIFE = "games * seats"

FIGURES = (
    Figure("sudden_deaths", "died", A_LIFE, share=True),
    Figure("lives_ended_by_the_last_throw", "hurried", A_LIFE, share=True),
    Figure("examinations_passed", "passed_exam", A_LIFE),
    Figure("examinations_failed", "failed_exam", A_LIFE),
    Figure("points_gained", "gained.count", A_LIFE),
    Figure("points_converted", "scored.points", A_LIFE),
    Figure("points_never_paid", "scored.unpaid", A_LIFE),
    Figure("cards_kept_open", "kept_open", A_LIFE),
    Figure("open_cards_paid", "settled", A_LIFE),
    Figure("partners", "met", A_LIFE),
    Figure("goods_bought", "bought", A_LIFE),
    Figure("goods_given", "was_given", A_LIFE),
    Figure("levels", "rose", A_LIFE),
    Figure("children", "child", A_LIFE),
    Figure("big_coups", "coup", A_LIFE),
    Figure("times_in_prison", "imprisoned", A_LIFE),
    Figure("amnesties", "amnesty", "imprisoned", share=True),
    Figure("turns_missed", "missed_turn", A_LIFE),
)

TRAITS = {
    "paths": (Had("began_career", "career"),),
    "partners": (Had("met", "partner"),),
    "goods": (Had("bought", "good"), Had("was_given", "good")),
    "levels": (Had("rose", "level"),),
    "certificates": (Had("passed_exam", "certificate"),),
    "question_cards": (Had("drew", "question"),),
    "fates": (Had("died"), Had("imprisoned"), Had("coup"), Had("child")),
    "spaces": (Had("moved", "end"), Had("sent", "end"), Had("went_back", "end")),
}
"""A path counts for whoever began it, also for those whom a card or the prison led onto another one later."""
