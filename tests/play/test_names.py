"""What a screen reader says of piles and cards."""

from hypothesis import given
from hypothesis import strategies as st

from easyharp.game.cards import card
from easyharp.game.notation import PILES
from easyharp.play.names import card_name, pile_name
from easyharp.play.view import View

from ..game.positions import position
from .languages import DUTCH, ENGLISH, WORDS
from .tables import random_table

BOARD = View(
    position(
        """
        foundations: - - AH - - - 7D -
        waste: 2S 2S 3S 3S 4S 4S 5S 5S 6S 6S 7S 7S 9S
        4: [KC KC QC] JC TH 9C 8D 7C
        5: KD
        """
    )
)
"""A board where each kind of pile lies."""


def name(pile: str) -> str:
    """The English name of a pile of BOARD."""
    return pile_name(ENGLISH, BOARD, pile)


def test_a_column_is_named_by_its_top_card_and_what_lies_under_it() -> None:
    assert name("4") == "Column 4: seven of clubs, 5 open, 3 hidden"
    assert name("5") == "Column 5: king of diamonds, 1 open, 0 hidden"
    assert name("6") == "Column 6: empty, awaits a king"


def test_the_waste_is_named_by_its_top_card() -> None:
    assert name("w") == "Waste: nine of spades, 12 under it"
    assert pile_name(ENGLISH, View(position("5: KD")), "w") == "Waste: empty"


def test_the_stock_is_named_by_how_many_cards_it_has_or_what_a_tap_does() -> None:
    last = "foundations: KS KS KH KH KC KC KD JD\n"
    for rows, says in (
        (last + "1: KD", "Stock: 1 card"),
        (last + "1: KD\nwaste: QD", "Stock: empty, turns the waste over"),
        (last + "1: [QD] KD", "Stock: empty, nothing left to draw"),
    ):
        assert pile_name(ENGLISH, View(position(rows)), "s") == says
    assert name("s") == "Stock: 74 cards"


def test_a_foundation_is_named_by_its_suit_its_place_and_its_top_card() -> None:
    assert name("A") == "Spades, first place: empty, awaits the ace"
    assert name("C") == "Hearts, first place: ace of hearts"
    assert name("F") == "Clubs, second place: empty, awaits the ace"
    assert name("G") == "Diamonds, first place: seven of diamonds"


def test_the_dutch_names() -> None:
    assert [pile_name(DUTCH, BOARD, pile) for pile in "swACF456"] == [
        "Trekstapel: 74 kaarten",
        "Aflegstapel: schoppennegen, 12 eronder",
        "Schoppen, eerste plek: leeg, wacht op de aas",
        "Harten, eerste plek: hartenaas",
        "Klaveren, tweede plek: leeg, wacht op de aas",
        "Kolom 4: klaverenzeven, 5 open, 3 verborgen",
        "Kolom 5: ruitenheer, 1 open, 0 verborgen",
        "Kolom 6: leeg, wacht op een heer",
    ]


def test_cards_are_named_by_rank_and_suit() -> None:
    for text, english, dutch in (
        ("AS", "ace of spades", "schoppenaas"),
        ("TD", "ten of diamonds", "ruitentien"),
        ("JC", "jack of clubs", "klaverenboer"),
        ("QH", "queen of hearts", "hartenvrouw"),
    ):
        assert card_name(ENGLISH, card(text)) == english
        assert card_name(DUTCH, card(text)) == dutch


def test_all_cards_have_names_of_their_own_in_every_language() -> None:
    for language, words in WORDS.items():
        assert len({card_name(words, card) for card in range(52)}) == 52, language


@given(st.integers(0, 10**9))
def test_all_piles_have_names_of_their_own_in_every_language(seed: int) -> None:
    view = random_table(seed).view
    for language, words in WORDS.items():
        names = {pile_name(words, view, pile) for pile in PILES}
        assert len(names) == len(PILES), language
        assert not any(sign in name for name in names for sign in "{}")
