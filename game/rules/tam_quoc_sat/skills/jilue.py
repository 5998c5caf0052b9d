"""Jilue: for a forbearance mark use guicai, fangzhu or jizhi at its moment, or in your play phase zhiheng or wansha."""

from __future__ import annotations

from game.core.question import Cause, Decision, Option, Path, Reason, Seat
from game.rules.tam_quoc_sat.events import SkillUsed
from game.rules.tam_quoc_sat.learning import lend
from game.rules.tam_quoc_sat.marks import add_marks, marks, too_few
from game.rules.tam_quoc_sat.moments import CardUsed, Damaged
from game.rules.tam_quoc_sat.play import Play
from game.rules.tam_quoc_sat.skill import Skill
from game.rules.tam_quoc_sat.skills import fangzhu, guicai, jizhi, zhiheng

skill = Skill()

MARK = "forbearance"
ACTS = ("zhiheng", "wansha")
"""What may be done in the play phase, each once a turn."""


def ready(play: Play, me: Seat) -> bool:
    """I have a mark."""
    return marks(play, me, MARK) > 0


def spend(play: Play, me: Seat, lent: str, targets: tuple[Seat, ...] = ()) -> None:
    """A mark for the use of a skill."""
    add_marks(play, me, MARK, -1)
    play.do(SkillUsed(me, lent, targets))


# --- guicai
def pay_for_guicai(play: Play, me: Seat) -> None:
    """A mark."""
    spend(play, me, "guicai")


changer = skill.changer(guicai.any_card, ("hand",), takes_old=False)
changer.when, changer.pays = ready, pay_for_guicai


# --- fangzhu
def hurt(play: Play, me: Seat, at: Damaged) -> bool:
    """I was hurt and have a mark, if only the one that this very damage brings."""
    return fangzhu.can(play, me, at) and (ready(play, me) or play.knows(me, "renjie"))


@skill.may(Damaged, hurt, fangzhu.pick)
async def banish(play: Play, me: Seat, at: Damaged, picks: Path) -> None:
    """As fangzhu does."""
    spend(play, me, "fangzhu", (int(picks[0]),))
    await fangzhu.banish(play, me, at, picks)


# --- jizhi
def uses(play: Play, me: Seat, at: CardUsed) -> bool:
    """I use a trick and have a mark."""
    return jizhi.can(play, me, at) and ready(play, me)


@skill.may(CardUsed, uses)
async def learn(play: Play, me: Seat, at: CardUsed, picks: Path) -> None:
    """As jizhi does."""
    spend(play, me, "jizhi")
    await jizhi.learn(play, me, at, picks)


# --- zhiheng and wansha
def acts(play: Play, me: Seat) -> list[str]:
    """Which of the two are still to be had in this turn."""
    left = [act for act in ACTS if not play.facts.count("turn", act, me) and not play.knows(me, act)]
    return [act for act in left if act != "zhiheng" or play.own(me)]


def why_not(play: Play, owner: Seat, me: Seat) -> Reason | None:
    """A mark is needed, and something left to do."""
    return too_few(play, me, MARK, 1) or (None if acts(play, me) else Reason("why-already-used", {"skill": "jilue"}))


def pick(play: Play, owner: Seat, me: Seat) -> Decision:
    """Which of them, and for zhiheng what is discarded."""

    def then(path: Path) -> Decision | None:
        return zhiheng.pick(play, owner, me) if path[0] == "zhiheng" else None

    return Decision(me, "pick", tuple(map(Option, acts(play, me))), cause=Cause("jilue", me), then=then)


@skill.active(pick, why_not, limit="")
async def plan(play: Play, owner: Seat, me: Seat, picks: Path) -> None:
    """Wansha lasts until the end of the turn."""
    spend(play, me, picks[0])
    if picks[0] == "zhiheng":
        await zhiheng.balance(play, owner, me, picks[1:])
    else:
        lend(play, me, "wansha")
