"""Deals are the same everywhere and for ever: numbers, codes, cards and the deal of the day (R18 to R20, R22)."""

from __future__ import annotations

import json
from datetime import date, timedelta
from hashlib import sha256

import pytest
from hypothesis import given
from hypothesis import strategies as st

from easyharp.game.cards import card_text
from easyharp.game.deals import LOST, DealError, code, deal, deal_of_the_day, neighbour, ordinal, pack, read_deal
from easyharp.game.game import Game

from .piles import RANKS, table_of
from .positions import WHOLE_PACK, random_play
from .recorded import DATA

PINNED = json.loads((DATA / "deals.json").read_text(encoding="ascii"))
NUMBERS = st.integers(1, 999_999)


def pack_text(number: int) -> str:
    """The text of a pack that the digest is made of: its cards, two characters each, with nothing between."""
    return "".join(card_text(card) for card in pack(number))


def plain_pack_text(number: int) -> str:
    """R20 once more, said word by word."""
    state = number

    def following() -> int:
        nonlocal state
        state = (state + 0x9E3779B97F4A7C15) % 2**64
        z = state
        z = (z ^ (z >> 30)) * 0xBF58476D1CE4E5B9 % 2**64
        z = (z ^ (z >> 27)) * 0x94D049BB133111EB % 2**64
        return z ^ (z >> 31)

    def below(n: int) -> int:
        x = following()
        while x >= 2**64 - 2**64 % n:
            x = following()
        return x % n

    cards = [rank + suit for suit in "SHCD" for rank in RANKS] * 2
    for i in range(103, 0, -1):
        j = below(i + 1)
        cards[i], cards[j] = cards[j], cards[i]
    return "".join(cards)


def test_the_same_number_never_becomes_another_deal() -> None:
    """The first 10,000 deals as one digest, which the browser must find too."""
    digest = sha256()
    for number in range(1, PINNED["digest"]["deals"] + 1):
        digest.update(pack_text(number).encode())
    assert PINNED["digest"]["deals"] == 10_000
    assert digest.hexdigest() == PINNED["digest"]["sha256"]


def test_the_digest_is_that_of_the_shuffle_as_the_rules_describe_it() -> None:
    """So that a wrong shuffle can't have been pinned."""
    texts = "".join(plain_pack_text(number) for number in range(1, 10_001))
    assert sha256(texts.encode()).hexdigest() == PINNED["digest"]["sha256"]


@given(NUMBERS)
def test_any_pack_is_the_one_that_the_rules_describe(number: int) -> None:
    """Over the whole range of numbers."""
    assert pack_text(number) == plain_pack_text(number)


@pytest.mark.parametrize("pinned", PINNED["pinned"], ids=lambda pinned: str(pinned["deal"]))
def test_the_pinned_deals_begin_and_end_as_they_always_did(pinned: dict[str, object]) -> None:
    """R20."""
    number = pinned["deal"]
    assert isinstance(number, int)
    texts = [card_text(card) for card in pack(number)]
    assert (" ".join(texts[:6]), texts[-1]) == (pinned["first"], pinned["last"])


@given(NUMBERS)
def test_a_deal_lays_its_pack_in_columns_of_1_to_9_and_the_stock(number: int) -> None:
    """R2, R3, R20: from the front, the last card of a column open, the stock drawn from the front."""
    table = table_of(deal(number))
    laid = [card for name in "123456789" for card in table[name]] + table["s"][::-1]
    assert "".join(laid).upper() == pack_text(number)
    assert [len(table[name]) for name in "123456789"] == list(range(1, 10))
    assert all(card.islower() == (card is not table[name][-1]) for name in "123456789" for card in table[name])
    assert [name for name in "wABCDEFGH" if table[name]] == []
    assert sorted(card.upper() for card in laid) == WHOLE_PACK


def test_the_same_deal_never_deals_other_cards() -> None:
    """Neither the second time nor after it was played."""
    first = deal(97_581)
    assert [game.moves for game in random_play(97_581, 50)][-1] == 50
    assert Game(97_581).position == deal(97_581) == first
    assert deal(97_582) != first


def test_codes_are_the_ones_that_were_given_out() -> None:
    """R19."""
    assert (code(1), code(5), code(999_999)) == ("EH1-N-AAAAAAB", "EH1-N-AAAAAAF", "EH1-N-AACEXHN")


@given(NUMBERS, st.text(" \t\r\n", max_size=3), st.text("0", max_size=3))
def test_a_code_or_number_is_read_as_it_is_written(number: int, blanks: str, zeros: str) -> None:
    """R19: any case, blanks around, and a plain number."""
    assert read_deal(code(number)) == number
    assert read_deal(blanks + code(number).lower() + blanks) == number
    assert read_deal(blanks + zeros + str(number) + blanks) == number


@pytest.mark.parametrize(
    "text",
    ["", " ", "0", "-1", "+1", "1000000", "9" * 5000, "1.5", "1e5", "1_000", "1 2", "٣", "²", "five"]
    + ["EH1-N-AAAAAA", "EH1-N-AAAAAAAF", "EH1-N-AAAAAA5", "EH1-N-AAAAAA[", "EH1-N-AAAAAA@", "EH1-N-AAAAAAA"]
    + ["EH1-N-AAAAAß", "EH1-N-AAAAAAı", "EH1-N-AAAAAAſ", "EH1-N-AAAAﬀA"]
    + ["EH1-N-AACEXHO", "EH1-N-ZZZZZZZ", "EH2-N-AAAAAAF", "EH1-X-AAAAAAF", "EH1N AAAAAAF", "EH1-N-AAAA AF", "EH1-N-"],
)
def test_a_text_that_names_no_deal_never_deals_one(text: str) -> None:
    """R18: a message that quotes the text, for every kind of slip."""
    with pytest.raises(DealError, match=r"numbered from 1 to 999999|no deal number \(like 5\) or code") as caught:
        read_deal(text)
    assert len(caught.value.reason) < 100


@pytest.mark.parametrize("text", [" 0\n", " x", "\t1000000", " EH1-N-AAAAAAA "])
def test_an_error_names_the_place_behind_the_blanks(text: str) -> None:
    """In the whole text, as every other reader does."""
    with pytest.raises(DealError) as caught:
        read_deal(text)
    assert (caught.value.text, caught.value.at) == (text, 1)


@pytest.mark.parametrize("number", [0, -1, 1_000_000])
def test_a_number_out_of_range_never_deals(number: int) -> None:
    """R18, for each way from a number to a deal."""
    for way in (code, pack, deal, Game):
        with pytest.raises(DealError, match=f"from 1 to 999999, not '{number}'"):
            way(number)


def test_an_ordinal_counts_the_days_as_the_calendar_does() -> None:
    """Each day of 1896 to 2108 with its leap days, the first years ever, and the last date that Python knows."""
    days = [date(1896, 1, 1) + timedelta(days=day) for day in range(366 * 212)]
    days += [date(1, 1, 1) + timedelta(days=day) for day in range(366 * 5)] + [date.max]
    assert [ordinal(day.year, day.month, day.day) for day in days] == [day.toordinal() for day in days]


def test_the_deal_of_the_day_is_the_one_in_the_rules() -> None:
    """R22's example."""
    assert ordinal(2026, 11, 29) == 739_949
    assert deal_of_the_day(739_949) == 97_581


@given(st.integers(1, date.max.toordinal()))
def test_the_deal_of_any_day_follows_from_its_ordinal(day: int) -> None:
    """R22's formula, which always gives a number of a deal."""
    assert deal_of_the_day(day, ()) == 1 + day * 618_034 % 999_999
    assert deal_of_the_day(day) not in LOST
    assert 1 <= deal_of_the_day(day) <= 999_999


def test_no_day_gets_a_lost_deal() -> None:
    """R22: the next higher number that can be won, 1 following 999,999."""
    assert deal_of_the_day(739_949, (97_581,)) == 97_582
    assert deal_of_the_day(739_949, (97_583, 97_581, 97_582)) == 97_584
    assert deal_of_the_day(739_949, (97_580, 97_582)) == 97_581
    last = next(day for day in range(1, 999_999) if deal_of_the_day(day) == 999_999)
    assert deal_of_the_day(last, (999_999,)) == 1
    assert deal_of_the_day(last, (999_998, 999_999, 1, 3)) == 2


def test_the_deals_stand_in_a_ring() -> None:
    """1 follows 999,999, and 999,999 comes before 1."""
    assert [neighbour(5, step) for step in (-1, 0, 1, 10)] == [4, 5, 6, 15]
    assert (neighbour(999_999, 1), neighbour(1, -1), neighbour(1, -2)) == (1, 999_999, 999_998)
