"""Lijian: for a card one man must duel another."""

from __future__ import annotations

from msgspec.structs import replace

from game.core.question import Cause, Decision, Path, Reason, Seat
from game.rules.tam_quoc_sat.aim import why_not_target
from game.rules.tam_quoc_sat.card import Card
from game.rules.tam_quoc_sat.choice import among, of_cards
from game.rules.tam_quoc_sat.facts import action_order
from game.rules.tam_quoc_sat.moves import discard
from game.rules.tam_quoc_sat.play import Play
from game.rules.tam_quoc_sat.skill import Skill
from game.rules.tam_quoc_sat.use import made_use, use_card

skill = Skill()

DUEL = Card("duel", via="lijian")


def users(play: Play, me: Seat, target: Seat) -> list[Seat]:
    """Who may be made to duel the target."""
    return [seat for seat in men(play, me) if seat != target and why_not_target(play, seat, DUEL, target) is None]


def men(play: Play, me: Seat) -> list[Seat]:
    """The other living men."""
    genders = play.facts.genders
    return [seat for seat in action_order(play.facts) if seat != me and genders[seat] == "male"]


def targets(play: Play, me: Seat) -> list[Seat]:
    """Who may be the target of the duel, and so answers first."""
    return [seat for seat in men(play, me) if users(play, me, seat)]


def why_not(play: Play, owner: Seat, me: Seat) -> Reason | None:
    """A card and two men."""
    if not play.own(me):
        return Reason("why-no-cards")
    return None if targets(play, me) else Reason("why-no-target")


def pick(play: Play, owner: Seat, me: Seat) -> Decision:
    """The card, the target of the duel, its user."""
    cause = Cause("lijian", me)

    def user(path: Path) -> Decision:
        return among(me, "target", users(play, me, int(path[0])), cause)

    def target(path: Path) -> Decision:
        return replace(among(me, "target", targets(play, me), cause), then=user)

    return replace(of_cards(play, me, "discard", play.own(me), cause), then=target)


@skill.active(pick, why_not)
async def set_at_odds(play: Play, owner: Seat, me: Seat, picks: Path) -> None:
    """A virtual Duel that cannot be nullified."""
    await discard(play, me, picks[:1], "lijian")
    target, user = int(picks[1]), int(picks[2])
    if play.facts.alive[user]:
        use = made_use(play, user, DUEL, (target,))
        use.nullifiable = False
        await use_card(play, use)
