"""Moments of Tam Quốc Sát worth drawing: a role is learnt, a general chosen, an answer wanted, the table called."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from game.core.match import Match
from game.core.question import Call, Seat
from game.scenes.house import House
from game.scenes.session import Session
from game.tools import samples
from game.tools.shelf import BadInput

GAME = "tam_quoc_sat"
SEATS = 8
SEED = 48
OPTIONS: dict[str, int | bool | str] = {"deck": "army", "packs": "standard,wind,fire,forest,mountain,god,ex"}
MOMENTS = ("role_reveal", "general_choice", "response", "open_call")
PRESSES = {"general_choice": ("tqs.go", "tqs.pick.")}
"""What is pressed to come to a moment, by the beginning of its name."""
POSITION: Mapping[str, Any] = {
    "turn": 1,
    "phase": "play",
    "seats": [
        {
            "general": "zhao_yun", "role": "loyalist", "hp": 3,
            "hand": ["slash@S9", "dodge@DJ", "peach@H3", "duel@CA", "harvest@H4"],
            "equipment": ["qinggang_sword", "eight_diagrams", "dilu"],
        },
        {
            "general": "guan_yu", "role": "rebel", "hand": ["slash@H10", "dismantle@S3", "dodge@H2"],
            "equipment": ["green_dragon_blade", "chitu"],
        },
        {
            "general": "cao_cao", "role": "lord", "hp": 4, "hand": ["dodge", "slash", "peach", "nullification"],
            "equipment": ["renwang_shield", "jueying"],
        },
        {"general": "zhen_ji", "role": "loyalist", "hp": 2, "hand": ["dodge", "wine"], "judgement": ["indulgence"]},
        {
            "general": "sun_quan", "role": "rebel", "hand": ["slash", "dodge", "iron_chain", "peach"],
            "equipment": ["zhuge_crossbow"], "chained": True,
        },
        {"general": "diao_chan", "role": "rebel", "hp": 1, "hand": ["slash", "dodge"], "equipment": ["zixing"]},
        {"general": "lu_bu", "role": "renegade", "hand": ["duel", "slash", "peach"], "equipment": ["sky_halberd"]},
        {"general": "huang_yueying", "role": "rebel", "hp": 0, "dead": True},
    ],
    "discard": ["ex_nihilo", "slash@S8", "snatch"],
}  # fmt: skip
PLAYS = {"response": ("slash@H10", "0"), "open_call": ("dismantle@S3", "4")}
"""What the turn player does, so that the moment comes."""


def moment(house: House, name: str, seat: Seat | None) -> Session:
    """The match at that moment; of the deal it is that of ``seat``, else of whom the picture tells most."""
    if name in PLAYS:
        return _in_battle(house, PLAYS[name])
    return _in_the_deal(house, name, seat)


def _in_battle(house: House, play: tuple[str, ...]) -> Session:
    match = Match(house.games[GAME], SEATS, OPTIONS, SEED, POSITION)
    match.answer(*play)
    return samples.opened(match, samples.people(house.ui.words.lang, SEATS, bots=False))


def _in_the_deal(house: House, name: str, seat: Seat | None) -> Session:
    """Where the seat chooses its general: by itself the third for a role, the Lord for a general."""
    match = Match(house.games[GAME], SEATS, OPTIONS, SEED)
    session = samples.opened(match, samples.people(house.ui.words.lang, SEATS, bots=False))
    answers = 0 if name == "general_choice" else 2
    if seat is None:
        samples.played(session, answers)
        return session
    if not 0 <= seat < SEATS:
        return session
    while isinstance(asked := match.waiting, Call) or (asked is not None and asked.seats[0] != seat):
        samples.played(session, len(match.log) + 1)
    if asked is None:
        raise BadInput(f"--seat {seat}: that seat is never asked")
    return session
