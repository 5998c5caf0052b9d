"""Everything on the table says what it is: every card, skill, role, phase, pile and state, in every language."""

from __future__ import annotations

from typing import Any

import pygame
import pytest

from game.core.match import Match
from game.rules.tam_quoc_sat.names import PHASES
from game.tables.tam_quoc_sat import reckon
from game.tables.tam_quoc_sat.shown import PILES
from game.tables.tam_quoc_sat.tips import card_tip, kind_tip, phase_tip, role_tip, seat_tip, skill_tip, state_lines
from game.ui.controls import Control
from game.ui.stack import Stack
from tests.tables.tam_quoc_sat.wars import War, a_match
from tests.ui.gallery import Taste, make_ui

LANGUAGES = ("vi", "fa", "en")
SIZE = (1366, 768)


def position(general: str = "sun_quan", **more: Any) -> dict[str, Any]:
    """Five seats, of which the first plays a general."""
    others = [name for name in ("guan_yu", "zhen_ji", "diao_chan", "lu_bu", "xu_chu") if name != general][:4]
    roles = ("lord", "rebel", "loyalist", "rebel", "renegade")
    seats = [{"general": name, "role": role} for name, role in zip((general, *others), roles, strict=True)]
    seats[0] |= more
    return {"turn": 0, "phase": "play", "seats": seats}


def scene(match: Match, lang: str = "en", viewer: int | None = 0) -> War:
    made = War(match, viewer, make_ui(lang, SIZE, Taste(speed=0.0)))
    Stack(made.ui, made).step(20)
    return made


def spot(war: War, name: str) -> Control:
    found = war.desk.find(name)
    assert found is not None, name
    return found


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_card_skill_role_and_phase_has_its_words(lang: str) -> None:
    war = scene(a_match(5, 3, position()), lang)
    stage, content = war.board.stage, reckon.content()
    tips = {f"kind {kind}": kind_tip(stage, kind) for kind in content.kinds}
    tips |= {f"card {card}": card_tip(stage, card) for card in sorted(reckon.box().cards)}
    tips |= {f"skill {skill}": skill_tip(stage, skill) for skill in content.skills}
    tips |= {f"role {role}": role_tip(stage, role) for role in reckon.ROLES}
    tips |= {f"phase {phase}": phase_tip(stage, phase) for phase in PHASES}
    short = [what for what, tip in tips.items() if len(tip.split("\n")) < 2 or len(tip) < 12]
    assert not short
    assert not war.ui.words.missing
    assert not war.ui.words.faults


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_state_and_pile_is_told_at_its_seat(lang: str) -> None:
    bare = scene(a_match(5, 3, position()), lang)
    assert state_lines(bare.board.stage, 0) == []
    piles: dict[str, Any] = {"wounds": ["slash@S7"], "stars": ["dodge@H2", "peach@H3"], "fields": ["duel@SA"]}
    war = scene(a_match(5, 3, position(chained=True, turned_over=True, drunk=True, **piles)), lang)
    told = state_lines(war.board.stage, 0)
    assert len(told) == 3 + len(piles)
    assert all(line in seat_tip(war.board.stage, 0) for line in told)
    for name in PILES:
        assert war.board.stage.has(f"state-pile-{name}"), name
    for name in ("chained", "down", "drunk", "dying", "lasting"):
        assert war.board.stage.has(f"state-{name}"), name
    assert not war.ui.words.missing


def test_every_general_has_its_skills_on_buttons_that_say_what_they_do() -> None:
    for general, data in reckon.content().generals.items():
        war = scene(a_match(5, 3, position(general), packs="standard,wind,fire,forest,mountain,god,ex"))
        for skill in data.skills:
            control = spot(war, f"tqs.skill.{skill}")
            assert war.board.stage.skill_text(skill)[:30] in (control.hint() or ""), (general, skill)


def test_cards_of_the_hand_and_what_is_worn_are_looked_at_closely() -> None:
    hand, worn = ["slash@S7", "duel@SA", "indulgence@S6"], ["zhuge_crossbow@CA", "dilu@C5"]
    war = scene(a_match(5, 3, position(hand=hand, equipment=worn)))
    for card in hand:
        control = spot(war, f"tqs.hand.{card}")
        assert control.inspect is not None
        control.inspect()
        war.ready()
        assert spot(war, "tqs.large").label == war.board.stage.card(card)
        assert war.board.escape()
        war.ready()
    for slot, card in (("weapon", worn[0]), ("defensive_horse", worn[1])):
        assert war.board.stage.kind_text(card.partition("@")[0])[:20] in (spot(war, f"tqs.worn.{slot}").hint() or "")


@pytest.mark.parametrize("lang", ["vi", "fa"])
def test_phases_roles_piles_and_seats_are_reached_by_keys_and_show_their_tip(lang: str) -> None:
    """From the hand with the arrow keys alone; on each of them a tooltip comes up."""
    war = scene(a_match(5, 3, position(hand=["slash@S7", "duel@SA"])), lang)
    stack = Stack(war.ui, war)
    wanted = {f"tqs.phase.{phase}" for phase in PHASES} | {f"tqs.role.{role}" for role in reckon.ROLES}
    wanted |= {"tqs.pile", "tqs.discards"} | {f"tqs.seat.{seat}" for seat in range(1, 5)}
    reached: set[str] = set()
    edge, seen = ["tqs.hand.slash@S7"], {"tqs.hand.slash@S7"}
    while edge:
        name = edge.pop()
        for key in (pygame.K_UP, pygame.K_DOWN, pygame.K_LEFT, pygame.K_RIGHT):
            war.desk.ring = True
            war.desk.set_focus(name)
            stack.handle(pygame.event.Event(pygame.KEYDOWN, key=key, mod=0, unicode="", scancode=0))
            found = war.desk.focus
            if found and found not in seen:
                seen.add(found)
                edge.append(found)
    reached = seen & wanted
    assert reached == wanted, wanted - reached
    for name in sorted(wanted):
        war.desk.set_focus(name)
        for _ in range(12):
            stack.step(50)
        assert war.desk.tip.shown == name
        assert spot(war, name).hint()
