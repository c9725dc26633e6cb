"""What simulations report of Go For It!: years, trade, rolls, money, and what cards, careers and weeks are worth."""

from laufspiel.kernel.figures import Figure, Had

A_YEAR = "labor_day * seats"

FIGURES = (
    Figure("won_by_announcement", "ended - years_over", "ended", share=True),
    Figure("won_when_years_were_over", "years_over", "ended", share=True),
    Figure("cards_bought", "bought + bought_unseen"),
    Figure("cards_bought_unseen", "bought_unseen"),
    Figure("deals_proposed", "proposed"),
    Figure("deals_made", "accepted"),
    Figure("offers_accepted", "accepted", "proposed", share=True),
    Figure("cards_in_deals", "handed_over"),
    Figure("cards_put_up_for_sale", "put_up"),
    Figure("auctions", "sold"),
    Figure("bids_an_auction", "bid", "sold"),
    Figure("sold_to_the_bank", "sold_to_bank"),
    Figure("sales_withdrawn", "withdrew"),
    Figure("trade_ups_tried", "traded_up + traded_unseen + roll_failed + roll_spared"),
    Figure("trade_ups_made", "traded_up + traded_unseen"),
    Figure(
        "trade_up_success",
        "traded_up + traded_unseen",
        "traded_up + traded_unseen + roll_failed + roll_spared",
        share=True,
    ),
    # money, in $K, a player and year
    Figure("salary_a_year", "salary.amount", A_YEAR),
    Figure("from_spaces_and_news_a_year", "collected.amount", A_YEAR),
    Figure("sold_to_the_bank_for_a_year", "sold_to_bank.price", A_YEAR),
    Figure("spent_on_cards_a_year", "bought.price + bought_unseen.price", A_YEAR),
    Figure("paid_for_spaces_and_news_a_year", "paid.amount", A_YEAR),
    Figure("between_players_for_sales_a_year", "sold.price", A_YEAR),
    Figure("between_players_else_a_year", "paid_player.amount", A_YEAR),
)
"""A sale counts as an auction when somebody has bid. Of trade-ups count those that moved or lost a card, or would have:
a good roll after which the player keeps the card all the same tells nothing. What players pay each other beside sales
is in deals, for News and on birthdays."""

SPREADS = {"years": "labor_day"}

TRAITS = {
    "status_cards": (
        Had("got", "card"),
        Had("bought", "card"),
        Had("traded_up", "card"),
        Had("sold", "card", seat="other"),
        Had("got_free", "card"),
        Had("took", "card"),
        Had("swapped", "card"),
        Had("swapped", "old", seat="other"),
        Had("handed_over", "card", seat="other"),
        Had("gave", "card", seat="other"),
    ),
    "news_cards": (Had("read_extra", "news"), Had("played_news", "news")),
    "careers": (Had("career_taken", "career"),),
    "spaces": (Had("moved", "end"),),
}
"""Had is a Status card once it has lain in front of the player, a News card once it has been carried out, a space
once the timepiece came there on the player's turn."""
