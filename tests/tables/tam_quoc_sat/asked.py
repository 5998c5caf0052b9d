"""Which kinds of questions there are: what the rules' own modules say they ask, and what the scenarios come upon."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path as File

from game.core.match import Entry, Match
from game.core.question import DONE, Call, Decision, Path, Question
from game.rules.tam_quoc_sat.names import SLOTS
from game.rules.tam_quoc_sat.shelf import EFFECTS, SKILLS
from game.rules.tam_quoc_sat.skill import Skill
from game.tables.tam_quoc_sat.plan import node_at
from game.tools import scenario
from tests.tables.tam_quoc_sat.wars import EVERY_PACK, a_match, the_game

ROOT = File(__file__).resolve().parents[3]
RULES, SCENARIOS = ROOT / "game/rules/tam_quoc_sat", ROOT / "tests/scenarios/tam_quoc_sat"
ASKERS: dict[str, tuple[int, str]] = {
    **dict.fromkeys(("Decision", "Arrange", "Share", "Call", "among", "of_words", "wants"), (1, "")),
    "of_cards": (2, ""),
    "one_of": (5, "take"),
    "victim": (3, "pick"),
    "discards": (99, "discard"),
    "Need": (0, ""),
}
"""What asks: at which place of its arguments it is told what, and what it asks when it is told nothing."""
Kind = tuple[str, str, str]


@dataclass(frozen=True)
class Asked:
    """A question that came up in a match: after which answers, and how it was answered there."""

    whole: Match
    at: int

    @property
    def entry(self) -> Entry:
        return self.whole.log[self.at]

    def match(self) -> Match:
        """The match at this question."""
        one = self.whole
        return Match(one.game, one.seats, one.options, one.seed, one.start, one.log[: self.at])


# --- what came up
def came_up() -> Iterator[tuple[Asked, frozenset[Kind]]]:
    """Every question of every scenario, of the start of a match with everything there is, and of putting gear on."""
    for match in (*map(scenario.play, sorted(SCENARIOS.glob("*.yaml"))), _dealt(), _armed()):
        again = Match(match.game, match.seats, match.options, match.seed, match.start)
        for at, entry in enumerate(match.log):
            assert again.waiting is not None
            yield Asked(match, at), frozenset(kinds(again.waiting, entry.path))
            again.answer(*entry.path, by=entry.by)


def _dealt() -> Match:
    """A match that has just been dealt: generals, a god's kingdom, a hand exchanged."""
    match = a_match(8, 1, luck_card=True, **EVERY_PACK)
    bot = the_game().bots["random"]
    while match.waiting is not None and match.waiting.ask != "play":
        match.answer(*(match.waiting.only or match.choose(bot, match.waiting.seats[0])))
    return match


def _armed() -> Match:
    """Somebody has put on and laid out everything that stays on the table."""
    content = the_game().content
    stays = [kind for kind, data in content.kinds.items() if data.category in SLOTS]
    seats = [
        {"general": "zhang_fei", "hand": (*stays, "lightning")},
        *({"general": name} for name in ("xu_chu", "gan_ning")),
    ]
    match = a_match(3, 1, {"seats": seats}, **EVERY_PACK)
    while (asked := match.waiting) is not None and any("@" in one.key for one in asked.step(()).options):
        card = next(one.key for one in asked.step(()).options if "@" in one.key)
        match.answer(*whole(asked, (card,)))
        while isinstance(match.waiting, Call):
            match.answer()
    return match


def whole(question: Question, path: Path) -> Path:
    """The path with the first thing that is offered in each step that is left."""
    while not (step := question.step(path)).done:
        path += (DONE,) if step.may_stop else (step.options[0].key,)
    return path


def kinds(question: Question, path: Path) -> Iterator[Kind]:
    """What an answer goes through: the question, its steps with whom they belong to, and the words it chooses."""
    yield type(question).__name__, question.ask, question.cause.word if question.cause else ""
    for at, key in enumerate(path):
        node = node_at(question, path[:at]) if at else None
        if isinstance(question, Decision) and node is not None:
            yield "step", node.ask, path[0].partition("@")[0]
            yield "step", node.ask, node.cause.word if node.cause else ""
        if "@" not in key and not key.isdecimal():
            yield "key", question.ask, key
        elif "@" in key and not at:
            yield "card", question.ask, key.partition("@")[0]


# --- what there must be
def unasked(seen: set[Kind]) -> list[str]:
    """What some skill, card or part of the rules asks, and nobody has walked."""
    return [*_registered(seen), *_written(seen)]


def _registered(seen: set[Kind]) -> Iterator[str]:
    """Skills and equipment whose choice, way or act was never taken."""
    keys = {(ask, word.partition("/")[0]) for kind, ask, word in seen if kind == "key"}
    taken = {word for _, word in keys}
    for name, skill in _skills():
        if any(not trigger.must for trigger in skill.triggers) and ("skill", name) not in keys:
            yield f"whether to use {name}"
        if skill.actives and ("play", name) not in keys:
            yield f"{name} in the play phase"
        if skill.ways and name not in taken:
            yield f"a card made by {name}"
    played = {word for kind, ask, word in seen if kind == "card" and ask == "play"}
    answered = {word for kind, _, word in seen if kind == "card"}
    for name in the_game().content.kinds:
        if name not in (answered if name in ("dodge", "nullification") else played):
            yield f"{name} from the hand"


def _skills() -> Iterator[tuple[str, Skill]]:
    yield from SKILLS.items()
    yield from ((name, effect.skill) for name, effect in EFFECTS.items() if effect.skill)


def _written(seen: set[Kind]) -> Iterator[str]:
    """Questions that stand in the text of a module: a skill's or a card's must have come up for that very one."""
    asks = {ask for _, ask, _ in seen}
    of = {(word.partition("/")[0], ask) for _, ask, word in seen}
    for place in sorted(RULES.glob("**/*.py")):
        own = place.parent.name in ("skills", "cards")
        if not own and not _is_used(place.stem):
            continue
        for ask in _asks(place):
            if (own and (place.stem, ask) not in of) or ask not in asks:
                yield f"{ask} of {place.stem}"


def _is_used(module: str) -> bool:
    """Whether another part of the rules leads to that one."""
    needle = f"tam_quoc_sat.{module} import"
    return any(needle in place.read_text(encoding="utf-8") for place in RULES.glob("**/*.py"))


def _asks(place: File) -> Iterator[str]:
    for node in ast.walk(ast.parse(place.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Call):
            name = node.func.id if isinstance(node.func, ast.Name) else getattr(node.func, "attr", "")
            at, usual = ASKERS.get(name, (99, ""))
            given = next((word.value for word in node.keywords if word.arg == "ask"), None)
            told = given or (node.args[at] if at < len(node.args) else None)
            ask = told.value if isinstance(told, ast.Constant) else usual if told is None else ""
            if ask:
                yield str(ask)
