"""Five toy games, a few lines each, that pin the frame before any real game uses it."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, ClassVar

from game.core.bot import Bot, RandomBot
from game.core.event import Began, Ended, Event, Frame, Move, Moved, Rolled
from game.core.game import Choice, Game, Result, Rules, Value
from game.core.question import PASS, Arrange, Call, Decision, Option, Seat, first_up
from game.core.table import Table
from game.core.zone import ALL, NOBODY, only


@dataclass
class Facts:
    """Public facts of all toys: one number a seat."""

    hurt: tuple[int, ...] = ()


class Hurt(Event, frozen=True, gc=False):
    """A seat lost one."""

    seat: Seat

    def apply(self, table: Table[Any]) -> None:
        hurt = list(table.facts.hurt)
        hurt[self.seat] += 1
        table.facts.hurt = tuple(hurt)


class Toy(Game):
    """A hand of three cards each, and a face-up pile."""

    id: ClassVar[str] = "toy"
    least_seats = 2
    most_seats = 4
    hand: ClassVar[int] = 3

    @property
    def options(self) -> Mapping[str, Choice]:
        return {"rounds": Choice(1, low=1, high=3), "loud": Choice(default=False)}

    @property
    def bots(self) -> Mapping[str, Bot]:
        return {"random": RandomBot()}

    def lay(self, table: Table[Any], options: Mapping[str, Value], start: Any | None) -> None:
        table.facts = Facts((0,) * table.seats)
        cards = [f"c{number}" for number in range(self.hand * table.seats + 5)]
        table.chance.shuffle(cards)
        table.zone("pile", NOBODY, cards[self.hand * table.seats :])
        table.zone("shown", ALL)
        for seat in range(table.seats):
            table.zone(f"hand/{seat}", only(seat), cards[self.hand * seat : self.hand * (seat + 1)])
            table.zone(f"bid/{seat}", only(seat))

    def play(self, table: Table[Any]) -> Rules[Result]:
        return self.rules(table)

    async def rules(self, table: Table[Any]) -> Result:
        raise NotImplementedError


def held(table: Table[Any], seat: Seat) -> tuple[Option, ...]:
    """The cards in a hand, as options."""
    return tuple(Option(card, (card,)) for card in table.zones[f"hand/{seat}"].cards)


class SecretBids(Toy):
    """Each seat lays a card face down; all are turned at one moment; the highest wins."""

    async def rules(self, table: Table[Any]) -> Result:
        for seat in range(table.seats):
            (card,) = await Decision(seat, "bid", held(table, seat))
            table.move((card,), f"hand/{seat}", f"bid/{seat}", why="bid", by=seat)
        bids = [table.zones[f"bid/{seat}"].cards[0] for seat in range(table.seats)]
        table.do(Moved(tuple(Move(card, f"bid/{seat}", "shown") for seat, card in enumerate(bids)), "reveal"))
        worth = tuple(int(card[1:]) for card in bids)
        return Result((worth.index(max(worth)),), worth)


class OpenCall(Toy):
    """Anybody may answer the call with a card; who steps up may withdraw, and the call is open again."""

    async def rules(self, table: Table[Any]) -> Result:
        async def take(seat: Seat) -> str | None:
            (key,) = await Decision(seat, "answer", (Option(PASS), *held(table, seat)))
            return None if key == PASS else key

        taken = await first_up(Call(tuple(range(table.seats)), "help"), take)
        if taken is None:
            return Result(())
        seat, card = taken
        table.move((card,), f"hand/{seat}", "shown", by=seat)
        return Result((seat,))


class Nullify(Toy):
    """Seat 0 strikes seat 1; a nullification may be nullified, and so on as far as cards go."""

    async def rules(self, table: Table[Any]) -> Result:
        (card,) = await Decision(0, "strike", held(table, 0))
        strike = Frame("strike", 0, card, (1,))
        table.move((card,), "hand/0", "shown", by=0)
        table.do(Began(strike))
        if not await self.cancelled(table):
            table.do(Hurt(1))
        table.do(Ended(strike))
        return Result((0,) if table.facts.hurt[1] else (1,), table.facts.hurt)

    async def cancelled(self, table: Table[Any]) -> bool:
        """Whether the thing on top of the stack is nullified in the end."""

        async def take(seat: Seat) -> str | None:
            (key,) = await Decision(seat, "nullify", (Option(PASS), *held(table, seat)))
            return None if key == PASS else key

        able = tuple(seat for seat in range(table.seats) if table.zones[f"hand/{seat}"].cards)
        taken = await first_up(Call(able, "nullify"), take) if able else None
        if taken is None:
            return False
        seat, card = taken
        table.move((card,), f"hand/{seat}", "shown", by=seat)
        frame = Frame("nullify", seat, card)
        table.do(Began(frame))
        undone = await self.cancelled(table)
        table.do(Ended(frame))
        return not undone


class OrderFive(Toy):
    """Seat 0 looks at the top five of the pile and puts them back on top or at the bottom, in any order."""

    async def rules(self, table: Table[Any]) -> Result:
        table.zone("look/0", only(0))
        five = tuple(reversed(table.zones["pile"].cards[-5:]))
        table.move(five, "pile", "look/0", why="look", by=0)
        path = await Arrange(0, "order", tuple(Option(card, (card,)) for card in five), ("top", "bottom"))
        rows: dict[str, list[str]] = {"top": [], "bottom": []}
        row = ""
        for key in path:
            if key in rows:
                row = key
            else:
                rows[row].append(key)
        back = [Move(card, "look/0", "pile") for card in reversed(rows["top"])]
        back += [Move(card, "look/0", "pile", 0) for card in rows["bottom"]]
        table.do(Moved(tuple(back), "put back", 0))
        return Result((0,))


class HiddenSwap(Toy):
    """Seats 0 and 1 swap hands at one moment; nobody else learns a card of them."""

    async def rules(self, table: Table[Any]) -> Result:
        await Decision(2 % table.seats, "swap", (Option("now"),), press=True)
        steps = [Move(card, "hand/0", "hand/1") for card in table.zones["hand/0"].cards]
        steps += [Move(card, "hand/1", "hand/0") for card in table.zones["hand/1"].cards]
        table.do(Moved(tuple(steps), "swap"))
        return Result((0, 1))


class Patience(Toy):
    """Seat 0 shows cards one by one, then rolls; for undo."""

    async def rules(self, table: Table[Any]) -> Result:
        for seat in (0, 0, 1, 0):
            (card,) = await Decision(seat, "show", held(table, seat))
            table.do(Hurt(seat))
            table.move((card,), f"hand/{seat}", f"bid/{seat}", by=seat)
        await Decision(0, "roll", (Option("roll"),), press=True)
        table.do(Rolled(0, (table.chance.roll(6),)))
        await Decision(0, "end", (Option("end"),))
        return Result((0,))


@dataclass
class Watcher:
    """Collects the names of events."""

    names: list[str] = field(default_factory=list)

    def __call__(self, table: Table[Any], event: Event) -> None:
        self.names.append(type(event).__name__)
