"""Huashen: show an incarnation and have one of its skills, its gender and its kingdom."""

from __future__ import annotations

from game.core.event import Move, Moved
from game.core.question import Cause, Decision, Option, Path, Seat
from game.rules.tam_quoc_sat.choice import of_words
from game.rules.tam_quoc_sat.events import Incarnated
from game.rules.tam_quoc_sat.learning import gain, lose
from game.rules.tam_quoc_sat.moments import AfterTurn, GameStart, TurnStart
from game.rules.tam_quoc_sat.names import GENERALS, INCARNATIONS
from game.rules.tam_quoc_sat.play import Play
from game.rules.tam_quoc_sat.skill import Skill

skill = Skill()
skill.piles = True

FIRST = 2
BARRED = ("lord", "limited", "awakening")


def borrowed(play: Play, general: str) -> tuple[str, ...]:
    """The printed skills of a general that may be named."""
    tags = play.box.tags
    skills = play.box.content.generals[general].skills
    return tuple([name for name in skills if not any(tag in BARRED for tag in tags[name])])


def receive(play: Play, me: Seat) -> bool:
    """One more random incarnation, of the generals not in the game; no god, and not Zuo Ci himself."""
    generals = play.box.content.generals
    pool = [
        name
        for name in play.table.zones[GENERALS].cards
        if generals[name].kingdom != "god" and "huashen" not in generals[name].skills
    ]
    if not pool:
        return False
    name = play.table.chance.pick(pool)
    play.table.do(Moved((Move(name, GENERALS, INCARNATIONS[me]),), "huashen", me))
    return True


def shapes(play: Play, me: Seat) -> list[str]:
    """My incarnations that have a skill to name."""
    return [general for general in play.pile(INCARNATIONS, me) if borrowed(play, general)]


def which(play: Play, me: Seat) -> Decision:
    """An incarnation, then one of its skills."""
    cause = Cause("huashen", me)

    def then(path: Path) -> Decision:
        return of_words(me, "name", borrowed(play, path[0]), cause)

    options = tuple([Option(general, cards=(general,)) for general in shapes(play, me)])
    return Decision(me, "pick", options, cause=cause, then=then)


async def show(play: Play, me: Seat, general: str, name: str) -> None:
    """Takes on a shape; the skill of the old one goes."""
    old = play.facts.shown[me][1]
    if old and old != name:
        await lose(play, me, old)
    data = play.box.content.generals[general]
    play.do(Incarnated(me, general, name, data.kingdom, data.gender))
    if name not in play.facts.skills[me]:
        gain(play, me, name)


async def lost(play: Play, me: Seat) -> None:
    """The incarnations go back to the generals not in the game; gender and kingdom are its own again."""
    steps = [Move(general, INCARNATIONS[me], GENERALS) for general in play.pile(INCARNATIONS, me)]
    if steps:
        play.table.do(Moved(tuple(steps), "huashen", me))
    data = play.box.content.generals.get(play.facts.generals[me])
    if play.facts.shown[me][0] and data:
        play.do(Incarnated(me, "", "", data.kingdom, data.gender))


skill.lost = lost


def begins(play: Play, me: Seat, at: GameStart) -> bool:
    """The match begins."""
    return not play.facts.shown[me][0]


@skill.must(GameStart, begins)
async def appear(play: Play, me: Seat, at: GameStart, picks: Path) -> None:
    """Two incarnations, one of them shown."""
    for _ in range(FIRST):
        receive(play, me)
    if shapes(play, me):
        general, name = await which(play, me)
        await show(play, me, general, name)


def my_turn(play: Play, me: Seat, at: TurnStart | AfterTurn) -> bool:
    """My turn begins or is over."""
    return at.seat == me and bool(shapes(play, me))


def pick(play: Play, me: Seat, at: TurnStart | AfterTurn) -> Decision:
    """Which shape and skill."""
    return which(play, me)


@skill.may(TurnStart, my_turn, pick)
async def change(play: Play, me: Seat, at: TurnStart, picks: Path) -> None:
    """Another shape, or another skill of the same."""
    await show(play, me, picks[0], picks[1])


@skill.may(AfterTurn, my_turn, pick)
async def change_after(play: Play, me: Seat, at: AfterTurn, picks: Path) -> None:
    """Another shape, or another skill of the same."""
    await show(play, me, picks[0], picks[1])
