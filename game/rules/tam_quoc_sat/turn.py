"""A turn and its six phases (TQ-8 to TQ-14, card_rules 3)."""

from __future__ import annotations

from game.core.event import Move
from game.core.question import Cause, Decision, Path, Seat
from game.rules.tam_quoc_sat.choice import discards
from game.rules.tam_quoc_sat.events import PhaseBegan, PhaseSkipped, SkillUsed, TurnBegan, TurnEnded
from game.rules.tam_quoc_sat.harm import turn_over
from game.rules.tam_quoc_sat.learning import LENT, take_back
from game.rules.tam_quoc_sat.measure import hand_limit
from game.rules.tam_quoc_sat.menu import Declared
from game.rules.tam_quoc_sat.moments import (
    AfterDraw,
    AfterTurn,
    Awakening,
    DrawNCards,
    PhaseChanging,
    PhaseEnd,
    PhaseStart,
    TurnEnd,
    TurnStart,
)
from game.rules.tam_quoc_sat.moves import clear, discard, draw, move
from game.rules.tam_quoc_sat.names import CENTRE, JUDGEMENT, PHASES
from game.rules.tam_quoc_sat.need import free_play
from game.rules.tam_quoc_sat.nullify import stopped
from game.rules.tam_quoc_sat.play import Play
from game.rules.tam_quoc_sat.play_menu import END, PlayMenu
from game.rules.tam_quoc_sat.raising import raised
from game.rules.tam_quoc_sat.respond import obtain
from game.rules.tam_quoc_sat.use import made_use, recast, use_card

DRAWN = 2


async def turn(play: Play, seat: Seat, *, extra: bool = False) -> None:
    """One whole turn; of a seat that lies face down, only the turning up (TQ-29)."""
    over_time(play, TurnBegan(seat, extra))
    if play.facts.turned_over[seat]:
        turn_over(play, seat)
        return
    if TurnStart in play.cares:
        await raised(play, TurnStart(seat))
    await phases(play, seat, PHASES)


def over_time(play: Play, event: TurnBegan | TurnEnded) -> None:
    """A turn begins or ends, and with it effects that lasted until then."""
    lasting = play.facts.lasting
    play.do(event)
    if lasting != play.facts.lasting:
        play.stir()
        for gone in lasting:
            if gone.word == LENT and gone not in play.facts.lasting:
                take_back(play, gone)


async def phases(play: Play, seat: Seat, left: tuple[str, ...], *, resumed: bool = False) -> None:
    """The phases that are left of a turn, and its end; dropped where the seat dies. ``resumed``: from a position."""
    facts = play.facts
    for phase in left:
        if facts.alive[seat] and PhaseChanging in play.cares:
            await raised(play, PhaseChanging(seat, phase))
        if facts.alive[seat] and phase not in facts.skipped:
            play.do(PhaseBegan(seat, phase, resumed and phase == left[0]))
            if phase == "prepare" and Awakening in play.cares:
                await raised(play, Awakening(seat))
            if phase in BODIES or PhaseStart in play.cares or PhaseEnd in play.cares:
                await _phase(play, seat, phase)
    if facts.alive[seat] and TurnEnd in play.cares:
        await raised(play, TurnEnd(seat))
    over_time(play, TurnEnded(seat))
    if AfterTurn in play.cares:
        await raised(play, AfterTurn(seat))


async def _phase(play: Play, seat: Seat, phase: str) -> None:
    body = BODIES.get(phase)
    if PhaseStart in play.cares:
        start = PhaseStart(seat, phase)
        await raised(play, start)
        if start.instead or not play.facts.alive[seat]:
            body = None
    if body and not (phase == "judge" and not play.judgement[seat]):
        await body(play, seat)
    if PhaseEnd in play.cares and play.facts.alive[seat]:
        await raised(play, PhaseEnd(seat, phase))


async def judge_phase(play: Play, seat: Seat) -> None:
    """The delayed tricks are settled, the one placed last first; the list is taken at the start (TQ-9)."""
    area = play.judgement[seat]
    for card in reversed(tuple(area)):
        if card in area and play.facts.alive[seat]:
            await _judge_one(play, seat, card)


async def _judge_one(play: Play, seat: Seat, physical: str) -> None:
    card = play.lying(physical)
    effect = play.kinds[card.kind].effect
    await move(play, [Move(physical, JUDGEMENT[seat], CENTRE)], "judged", seat)
    if await stopped(play, card, None, seat):
        await effect.nullified(play, seat, card)
    else:
        await effect.judged(play, seat, card)
    await clear(play, card.ids, "judged")


async def draw_phase(play: Play, seat: Seat) -> None:
    """Draws two cards, unless skills change how many (TQ-10)."""
    coming = DrawNCards(seat, DRAWN)
    if DrawNCards in play.cares:
        await raised(play, coming)
    if play.facts.alive[seat]:
        await draw(play, seat, max(0, coming.count), "draw_phase")
        if AfterDraw in play.cares:
            await raised(play, AfterDraw(seat))


async def play_phase(play: Play, seat: Seat) -> None:
    """Cards and skills, one after the other, until the seat ends it (TQ-11)."""
    while play.facts.alive[seat] and "play" not in play.facts.skipped:
        menu = PlayMenu(play, seat, free_play())
        path = await Decision(seat, "play", menu.all_options, then=menu.then, why_not=menu.why_not)
        if path[0] == END.key:
            return
        if path[0] in menu.actives:
            await _act(play, seat, menu, path)
        else:
            await _use(play, seat, menu.read(path))


async def _act(play: Play, seat: Seat, menu: PlayMenu, path: Path) -> None:
    owner, active = menu.actives[path[0]]
    targets = tuple([int(key) for key in path[1:] if key.isdecimal()])
    play.do(SkillUsed(seat, active.name, targets, owner if active.others else None))
    await active.act(play, owner, seat, path[1:])


async def _use(play: Play, seat: Seat, declared: Declared) -> None:
    card = declared.card
    if declared.recast:
        if declared.way:
            play.do(SkillUsed(seat, declared.way.name))
        await recast(play, seat, card)
        return
    if not await obtain(play, seat, free_play(), declared):
        return
    counts = play.kinds[card.kind].family in ("slash", "wine")
    await use_card(play, made_use(play, seat, declared.card, declared.targets, declared.named, counts=counts))


async def discard_phase(play: Play, seat: Seat) -> None:
    """Hand cards beyond the limit are discarded, all in one go, the seat's choice (TQ-14)."""
    hand = play.hands[seat]
    excess = len(hand) - hand_limit(play, seat)
    if excess > 0:
        cards = await discards(play, seat, hand, excess, Cause("hand_limit", seat))
        await discard(play, seat, cards, "hand_limit")


def skip(play: Play, seat: Seat, phase: str, why: str) -> None:
    """A phase of this turn will not take place."""
    play.do(PhaseSkipped(seat, phase, why))


BODIES = {"judge": judge_phase, "draw": draw_phase, "play": play_phase, "discard": discard_phase}
