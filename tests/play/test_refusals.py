"""Refusals are explained, naming the rule and the cards at hand (R27, R28)."""

from hypothesis import given, settings
from hypothesis import strategies as st

from easyharp.game.cards import card
from easyharp.game.refusals import CODES, Refusal
from easyharp.play.names import card_name
from easyharp.play.sentences import refusal_sentence
from easyharp.play.table import Table

from .languages import WORDS
from .tables import code, counts, played, random_table, table, won_table

REFUSED = {
    "game-over": "This game is won. Start a new one to play on.",
    "nothing-to-undo": "There is nothing to undo. At most the last 100 moves can be undone.",
    "nothing-to-redo": "There is nothing to redo.",
    "nothing-to-draw": "Stock and waste are both empty: there is nothing to draw.",
    "empty-source": "There is no card in column 1.",
    "not-from-foundation": "A card never goes from one foundation to another, only back to a column.",
    "foundation-order": "Foundations go up in suit from the ace, one by one. The next is the ace of spades or "
    "three of spades, not the seven of spades.",
    "only-king-on-empty": "Only a king may go to an empty column, not the jack of clubs.",
    "same-colour": "Red and black take turns in a column: the jack of clubs has the same colour as the queen of clubs.",
    "wrong-rank": "A card goes on one that is exactly one rank higher: the jack of clubs does not fit on the "
    "nine of hearts.",
    "hidden-card": "A hidden card can't be played until it turns open.",
    "not-top-of-waste": "Only the top card of the waste can be played: the seven of spades.",
    "foundation-one-card": "Cards go to the foundations one at a time. Start with the jack of clubs.",
    "run-only-to-empty": "A run that starts with a king moves as a whole only to an empty column: the run from the "
    "king of spades can't go onto the queen of clubs.",
    "one-card-at-a-time": "Between columns you move one card at a time. Start with the top card, the jack of clubs.",
}
"""What is said for each refusal that a gesture can meet, in the situations of `refused`."""

NEVER_BY_GESTURE = {"stock-empty", "stock-not-empty", "same-pile"}
"""A tap on the stock always draws or recycles what it can, and a gesture that ends where it began is none."""


def refused(name: str) -> tuple[Table, str]:
    """A table where a gesture has just met the refusal with the code `name`, and what was said."""
    rows = """
        foundations: 2S - - - - - - -
        waste: 4D 7S
        2: QC
        3: 9H
        4: [9H] KS QH JC
    """
    told = won_table() if name == "game-over" else table(rows)
    if name == "nothing-to-draw":
        told = table("4: KS", rest="4")
    if name in ("game-over", "nothing-to-undo"):
        outcome = told.undo()
    elif name == "nothing-to-redo":
        outcome = told.redo()
    elif name == "nothing-to-draw":
        outcome = told.tap("s", 0, 0)
    elif name == "empty-source":
        outcome = told.activate("1")
    elif name == "hidden-card":
        outcome = told.tap("4", 4, 0)
    elif name == "not-top-of-waste":
        outcome = told.tap("w", 2, 0)
    else:
        source, count, target = {
            "not-from-foundation": ("A", 1, "B"),
            "foundation-order": ("w", 1, "A"),
            "only-king-on-empty": ("4", 1, "1"),
            "same-colour": ("4", 1, "2"),
            "wrong-rank": ("4", 1, "3"),
            "foundation-one-card": ("4", 3, "A"),
            "run-only-to-empty": ("4", 3, "2"),
            "one-card-at-a-time": ("4", 2, "2"),
        }[name]
        assert told.lift(source, count)
        outcome = told.drop(target)
    assert code(outcome) == name
    return told, outcome.sentence


def test_each_refusal_names_the_rule_and_the_cards_at_hand() -> None:
    assert set(REFUSED) | NEVER_BY_GESTURE == set(CODES)
    for name, says in REFUSED.items():
        assert refused(name)[1] == says


def test_every_language_has_a_sentence_for_every_refusal() -> None:
    seven, nine, awaited = card("7S"), card("9H"), (card("AS"), card("3S"))
    for language, words in WORDS.items():
        cases = [Refusal(name, card=seven, onto=nine, awaited=awaited, pile="5") for name in CODES]
        sentences = {refusal_sentence(words, case) for case in cases}
        assert len(sentences) == len(CODES), language
        for says in sentences:
            assert says[0].isupper(), says
            assert says[-1] == ".", says
            assert "{" not in says


@settings(max_examples=50)
@given(st.integers(0, 10**9))
def test_every_language_names_the_cards_at_hand(seed: int) -> None:
    for language, words in WORDS.items():
        told = random_table(seed)
        told.words = words
        for pile, count in counts(told.game.position):
            for target in "A123456789":
                refusal = told.drop(target).refusal if told.lift(pile, count) else told.tap(pile, count, 0).refusal
                if refusal is None:
                    continue
                says = refusal_sentence(words, refusal).lower()
                at_hand = [at for at in (refusal.card, refusal.onto, *refusal.awaited) if at is not None]
                for at in at_hand:
                    assert card_name(words, at).lower() in says, language


def test_the_text_says_what_the_foundations_await() -> None:
    for tops, says in (
        ("- - - - - - - -", "The next is the ace of spades, not"),
        ("5S - - - - - - -", "The next is the ace of spades or six of spades, not"),
        ("5S 5S - - - - - -", "The next is the six of spades, not"),
        ("5S KS - - - - - -", "The next is the six of spades, not"),
    ):
        told = table(f"foundations: {tops}\n1: [9H] 9S")
        assert says in told.to_foundation("1").sentence


def test_an_empty_pile_is_named() -> None:
    told = table("4: 3S")
    named = {"w": "the waste", "1": "column 1", "A": "the first place of spades", "H": "the second place of diamonds"}
    for pile, name in named.items():
        assert told.activate(pile).sentence == f"There is no card in {name}."


def test_with_interactive_rules_off_the_cards_just_go_back() -> None:
    told = table("1: 4C\n4: [9H] 3S")
    told.interactive_rules = False
    before = played(told)
    told.lift("4", 1)
    outcome = told.drop("1")
    assert code(outcome) == "same-colour"
    assert outcome.sentence == ""
    assert told.hand is None
    assert played(told) == before


@given(st.integers(0, 10**9))
def test_with_interactive_rules_off_no_refusal_is_explained(seed: int) -> None:
    told = random_table(seed)
    told.interactive_rules = False
    for at, (pile, count) in enumerate(counts(told.game.position)):
        for outcome in (told.hold(pile, count), told.tap(pile, count, at * 1000), told.activate(pile), told.undo()):
            assert outcome.refusal is None or outcome.sentence == ""


def test_with_interactive_rules_off_the_game_still_says_what_is_done() -> None:
    told = table("1: 4H\n4: [9H] 3S\n5: QC")
    told.interactive_rules = False
    assert told.tap("4", 1, 0).sentence == "Picked up: three of spades. It can go to column 1."
    assert told.tap("1", 1, 1000).sentence.startswith("Three of spades to column 1.")
    assert told.seek_place("5").sentence == "There is no place for the queen of clubs now."


def test_a_search_for_a_place_is_never_a_refusal() -> None:
    told = table("1: 4C\n4: [9H] 3S")
    for outcome in (told.tap("4", 1, 0), told.tap("4", 1, 100), told.seek_place("4"), told.seek_place("5")):
        assert outcome.refusal is None


def test_the_language_can_change_at_any_time() -> None:
    told = table("1: 4C\n4: [9H] 3S")
    told.tap("4", 1, 0)
    for words in WORDS.values():
        told.words = words
        outcome = told.tap("1", 1, 1000)
        assert outcome.refusal is not None
        assert outcome.sentence == refusal_sentence(words, outcome.refusal)
