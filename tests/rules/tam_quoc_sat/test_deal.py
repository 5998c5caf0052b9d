"""The set-up: roles, generals, hands; what is too little is refused."""

from __future__ import annotations

from collections import Counter

import pytest

from game.core.event import Moved
from game.core.game import BadStart
from game.core.match import Match
from game.core.question import Decision
from game.rules.tam_quoc_sat.content import Content
from game.rules.tam_quoc_sat.game import TamQuocSat
from game.rules.tam_quoc_sat.names import DISCARD, DRAW, HAND, OFFERS, ROLE, SHOWN, role_of
from game.tools.scripts.script import OpenMatch
from tests.rules.tam_quoc_sat.wars import ALL_PACKS, GAME, fresh, position

CONTENT: Content = GAME.content  # type: ignore[attr-defined]
TABLE = {
    5: (1, 1, 2, 1), 6: (1, 1, 3, 1), 7: (1, 2, 3, 1), 8: (1, 2, 4, 1), 9: (1, 3, 4, 1), 10: (1, 3, 4, 2),
}  # fmt: skip


@pytest.mark.rule("TQ-1", "TQ-2", "TQ-3")
@pytest.mark.parametrize("seats", TABLE)
def test_roles_are_as_the_table_says_and_only_the_lord_is_known(seats: int) -> None:
    match = OpenMatch(GAME, seats, seed=3)
    zones = match.table.zones
    dealt = [role_of((zones[ROLE[seat]].cards or zones[SHOWN[seat]].cards)[0]) for seat in range(seats)]
    count = Counter(dealt)
    assert tuple(count[role] for role in ("lord", "loyalist", "rebel", "renegade")) == TABLE[seats]
    known = match.view(None).facts.roles
    assert [seat for seat, role in enumerate(known) if role] == [dealt.index("lord")]


@pytest.mark.rule("TQ-4", "TQ-5")
def test_the_lord_is_offered_all_lord_generals_and_two_more_the_others_three() -> None:
    match = OpenMatch(GAME, 8, seed=5)
    asked = match.waiting
    assert isinstance(asked, Decision)
    lord = asked.seat
    lords = [name for name in asked.keys if CONTENT.generals[name].lord]
    assert sorted(lords) == ["cao_cao", "liu_bei", "sun_quan"]
    assert len(asked.keys) == 5
    match.answer("liu_bei")
    assert match.view(None).facts.generals[lord] == "liu_bei"
    assert match.view(None).facts.max_hp[lord] == 5
    offers = [len(match.table.zones[OFFERS[seat]].cards) for seat in range(8) if seat != lord]
    assert offers == [3] * 7


@pytest.mark.rule("TQ-5")
def test_two_a_seat_where_three_do_not_suffice() -> None:
    match = OpenMatch(GAME, 10, seed=5)
    assert isinstance(match.waiting, Decision)
    lord = match.waiting.seat
    match.answer("liu_bei")
    assert [len(match.table.zones[OFFERS[seat]].cards) for seat in range(10) if seat != lord] == [2] * 9


@pytest.mark.rule("TQ-5")
def test_too_few_generals_are_refused_with_how_many() -> None:
    with pytest.raises(BadStart, match="generals are missing"):
        Match(GAME, 5, {"packs": "wind"})


def test_a_deck_too_small_is_refused() -> None:
    small = TamQuocSat(
        Content(
            CONTENT.kinds,
            {"standard": CONTENT.sets["standard"][:20]},
            {"standard": ("standard",)},
            CONTENT.generals,
            CONTENT.skills,
            CONTENT.roles,
            CONTENT.options,
        )
    )
    with pytest.raises(BadStart, match="too small for 8 seats"):
        Match(small, 8)


@pytest.mark.rule("TQ-10")
def test_a_match_without_cards_is_drawn() -> None:
    tiny = TamQuocSat(
        Content(
            CONTENT.kinds,
            {"standard": CONTENT.sets["standard"][:3]},
            {"standard": ("standard",)},
            CONTENT.generals,
            CONTENT.skills,
            CONTENT.roles,
            CONTENT.options,
        )
    )
    match = Match(tiny, 2, {}, 0, {"phase": "end", "seats": [{}, {"hand": ["duel"]}]})
    while (asked := match.waiting) is not None:
        match.answer(asked.step(()).options[-1].key)
    result = match.result
    assert result is not None
    assert result.winners == ()
    assert result.facts["why"] == "no_cards"


@pytest.mark.rule("TQ-7")
def test_everybody_has_four_cards_and_the_lord_begins() -> None:
    match = fresh(8, {}, 9, answers=8)
    facts = match.view(None).facts
    assert facts.roles[facts.turn] == "lord"
    hands = [match.view(None).zones[HAND[seat]].count for seat in range(8) if seat != facts.turn]
    assert hands == [4] * 7


@pytest.mark.rule("TQ-6")
def test_gods_choose_a_kingdom_openly() -> None:
    seats = [{"role": role} for role in ("lord", "rebel", "rebel", "loyalist", "renegade")]
    offers = {0: ["cao_cao"], 1: ["shen_zhuge_liang"], 2: ["guan_yu"], 3: ["zhao_yun"], 4: ["ma_chao"]}
    match = position(seats, {"packs": "standard,god"}, phase="choose", offers=offers)
    while match.waiting is not None and match.waiting.ask == "choose_general":
        match.answer(match.waiting.step(()).options[0].key)
    assert match.waiting is not None
    assert match.waiting.seats == (1,)
    match.answer("wu")
    assert match.view(None).facts.kingdoms[1] == "wu"


def test_luck_card_gives_a_new_hand() -> None:
    match = fresh(5, {"luck_card": True}, 2, answers=5)
    assert match.waiting is not None
    assert match.waiting.ask == "luck_card"
    seat = match.waiting.seats[0]
    before = match.table.zones[HAND[seat]].cards.copy()
    pile, mark = match.table.zones[DRAW].cards.copy(), match.events
    match.answer("change_hand")
    hand = match.table.zones[HAND[seat]].cards
    assert hand != before
    assert len(hand) == 4
    assert {*hand, *match.table.zones[DRAW].cards} == {*before, *pile}, "what was put back may come again"
    assert not match.table.zones[DISCARD].cards
    told = [step for event in match.told(None, mark) if isinstance(event, Moved) for step in event.steps]
    assert not any(step.card in {*before, *hand} for step in told), "nobody sees what was changed"


@pytest.mark.parametrize("words", ["standard,standard", "sea", "standard,"])
def test_packs_are_words_of_the_list(words: str) -> None:
    with pytest.raises(BadStart, match="option packs"):
        Match(GAME, 5, {"packs": words})


def test_all_packs_can_be_played_together() -> None:
    assert fresh(10, {"packs": ALL_PACKS, "deck": "army"}, 1).result is not None
