"""What the package carries of the catalogue of all deals."""

from __future__ import annotations

from easyharp.advise.verdict import LOST, RELAXED, STUCK, WON
from easyharp.catalogue import SHIPPED
from easyharp.command.ledger import FILE, file_text, read_decisions
from easyharp.game.deals import LAST, deal
from easyharp.game.deals import LOST as NUMBERS
from easyharp.play.difficulty import DIFFICULTIES, difficulty, place_of
from tests.advise.checker import is_stuck
from tests.advise.easier import can_be_turned

PATH = SHIPPED / FILE


def test_the_lost_deals_are_those_that_the_deal_of_the_day_passes_over() -> None:
    decisions = read_decisions(PATH.read_bytes(), PATH)
    assert tuple(number for number, found in decisions.items() if found.outcome == LOST) == NUMBERS
    assert WON not in {found.outcome for found in decisions.values()}
    assert file_text(decisions.values()) == PATH.read_bytes()


def test_stuck_cards_are_found_stuck_by_other_code() -> None:
    proofs = {number: found.proof for number, found in read_decisions(PATH.read_bytes(), PATH).items()}
    stuck = {number: proof.cards for number, proof in proofs.items() if proof and proof.kind == STUCK}
    assert len(stuck) >= 6
    assert all(is_stuck(deal(number), cards) for number, cards in stuck.items())


def test_what_the_easier_game_proves_another_of_its_kind_proves_too() -> None:
    decisions = read_decisions(PATH.read_bytes(), PATH).values()
    relaxed = [found.number for found in decisions if found.proof and found.proof.kind == RELAXED]
    assert len(relaxed) >= 3
    assert not any(can_be_turned(deal(number)) for number in relaxed)


def test_every_deal_has_a_difficulty_and_each_about_a_third() -> None:
    told = (SHIPPED / "difficulty.bin").read_bytes()
    assert len(told) == place_of(LAST) + 1
    names = [difficulty(number, told[place_of(number)]) for number in range(1, LAST + 1)]
    for name in DIFFICULTIES:
        assert 0.3 < names.count(name) / LAST < 0.37
