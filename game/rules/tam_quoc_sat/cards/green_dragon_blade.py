"""Green Dragon Blade: a dodged Slash may be followed by another on the same target (card_rules 9.6)."""

from __future__ import annotations

from game.core.question import Cause, Decision, Path, Reason, Seat
from game.rules.tam_quoc_sat.aim import why_not_target
from game.rules.tam_quoc_sat.card import Card
from game.rules.tam_quoc_sat.kinds import Armament
from game.rules.tam_quoc_sat.measure import banned
from game.rules.tam_quoc_sat.menu import Menu
from game.rules.tam_quoc_sat.moments import SlashMissed
from game.rules.tam_quoc_sat.need import Need
from game.rules.tam_quoc_sat.play import Play
from game.rules.tam_quoc_sat.respond import may_answer, obtain
from game.rules.tam_quoc_sat.use import made_use, use_card

effect = Armament()


def need(play: Play, me: Seat, at: SlashMissed) -> Need:
    """Another Slash on the same target, at any distance; not made of the blade itself."""

    def check(card: Card) -> Reason | None:
        return banned(play, me, play.kinds[card.kind]) or why_not_target(play, me, card, at.target, far=True)

    blade = play.slot(me, "weapon")
    barred = (blade,) if blade else ()
    return Need("slash", ("slash",), use=True, cause=Cause("green_dragon_blade", me), check=check, barred=barred)


def can(play: Play, me: Seat, at: SlashMissed) -> bool:
    """My Slash was dodged and the target still lives."""
    return (
        at.use.user == me
        and not (at.hits or at.followed)
        and play.facts.alive[at.target]
        and may_answer(play, me, need(play, me, at))
    )


def pick(play: Play, me: Seat, at: SlashMissed) -> Decision:
    """The Slash that follows."""
    menu = Menu(play, me, need(play, me, at))
    return Decision(me, "slash", tuple(menu.options), cause=at.cause, then=menu.then, why_not=menu.why_not)


@effect.skill.may(SlashMissed, can, pick)
async def follow(play: Play, me: Seat, at: SlashMissed, picks: Path) -> None:
    """A new use of its own; dodged again, again."""
    wanted = need(play, me, at)
    declared = Menu(play, me, wanted).read(picks)
    if await obtain(play, me, wanted, declared):
        at.followed = True
        await use_card(play, made_use(play, me, declared.card, (at.target,)))
