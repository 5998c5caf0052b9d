"""The rulebook of Tam Quốc Sát in our own words: roles, turns, cards, and every general with its skills."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import ClassVar

from game.rules.tam_quoc_sat.game import TamQuocSat
from game.rules.tam_quoc_sat.names import PHASES, SLOTS
from game.tables.page import Block, Book, Page, Steps, Words, tip
from game.tables.tam_quoc_sat import reckon
from game.tables.tam_quoc_sat.cards import role_icon
from game.tables.tam_quoc_sat.looks import PAPER
from game.tables.tam_quoc_sat.named import SKILL
from game.tables.tam_quoc_sat.reckon import ART
from game.tables.tam_quoc_sat.vocabulary import Vocabulary
from game.ui import palette as colours
from game.ui.controls.node import Mark
from game.ui.controls.plain import Box, Label, Paragraph, Picture
from game.ui.kit import Ui
from game.ui.place import Rect
from game.ui.rich import Rich, rich, words_of

ICON = 56.0
KINGDOMS = ("wei", "shu", "wu", "qun", "god")


@dataclass(frozen=True)
class Entry(Block):
    """A picture, a name, and what it does."""

    picture: str
    name: str
    text: Rich
    ratio: float = 1.0
    paper: bool = False

    @property
    def said(self) -> str:
        return f"{self.name}\n{words_of(self.text)}"

    def lay(self, ui: Ui, box: Rect) -> tuple[list[Mark], float]:
        wide, high = ICON, ICON * self.ratio
        inner = Rect(box.x + wide + 20, box.y, box.w - wide - 20, box.h)
        tall = ui.tall(self.text, 20, inner.w, leading=1.4) if self.text else 0.0
        marks: list[Mark] = []
        picture = Rect(box.x, box.y + 2, wide, high)
        if self.paper:
            marks.append(Box(picture, PAPER, 10))
            picture = picture.inset(4)
        marks += [
            Picture(picture, self.picture),
            Label(inner.top(32)[0], self.name, 23, colours.BRASS_LIGHT, 700),
            Paragraph(Rect(inner.x, inner.y + 34, inner.w, tall), self.text, 20, leading=1.4),
        ]
        return marks, max(high + 4, 34 + tall)


class TamQuocSatBook(Book):
    """Makes the pages; cards and generals are those of the data in play."""

    aliases: ClassVar[Mapping[str, str]] = {
        "play": "turn",
        "target": "distance",
        "dodge": "basic",
        "slash": "basic",
        "peach": "dying",
        "nullification": "tricks",
        "change_judgement": "judgement",
        "choose_general": "roles",
    }

    def __init__(self, ui: Ui, game: TamQuocSat) -> None:
        super().__init__(ui, game)
        self.content = game.content
        self.words = Vocabulary(ui)

    def say(self, key: str, **inserts: str | int) -> str:
        """A sentence of the rulebook."""
        return self.ui.words(f"{ART}-page-{key}", **inserts)

    def pages(self) -> list[Page]:
        made: dict[str, Callable[[], list[Block]]] = {
            "roles": self._roles,
            "turn": self._turn,
            "distance": lambda: self._plain("distance"),
            "dying": lambda: self._plain("dying"),
            "judgement": lambda: self._plain("judgement"),
            "basic": lambda: self._cards("basic"),
            "tricks": lambda: self._cards("trick_instant", "trick_delayed"),
            "equipment": lambda: self._cards(*SLOTS),
            "table": lambda: self._plain("table"),
        }
        pages = [Page(topic, self.say(topic), make()) for topic, make in made.items()]
        for kingdom in KINGDOMS:
            generals = self._generals(kingdom)
            if generals:
                title = self.say("generals", kingdom=self.words.say(f"kingdom-{kingdom}"))
                pages.append(Page(f"generals-{kingdom}", title, generals))
        return pages

    def _plain(self, key: str) -> list[Block]:
        return [Words(self.say(f"{key}-first")), self.notes(key)]

    def _roles(self) -> list[Block]:
        roles: list[Block] = [
            Entry(role_icon(role), self.words.role(role), self.words.say(f"goal-{role}")) for role in reckon.ROLES
        ]
        table = [
            self.say(
                "roles-row",
                seats=seats,
                lord=row.get("lord", 0),
                loyalist=row.get("loyalist", 0),
                rebel=row.get("rebel", 0),
                renegade=row.get("renegade", 0),
            )
            for seats, row in sorted(self.content.roles.items())
        ]
        return [
            Words(self.say("roles-first")),
            *roles,
            self.notes("roles"),
            Steps(table, numbered=False),
        ]

    def _turn(self) -> list[Block]:
        phases: list[Block] = [
            Entry(f"{ART}/phases/{phase}", self.words.say(f"phase-{phase}"), self.words.say(f"phase-{phase}-tip"))
            for phase in PHASES
        ]
        return [Words(self.say("turn-first")), *phases, tip(self.say("turn-tip"))]

    def _cards(self, *categories: str) -> list[Block]:
        """Every kind of card of these sorts, with what it does."""
        entries: list[Block] = [
            Entry(
                f"{ART}/emblems/{kind}", self.words.kind(kind), self._text(kind, data.range, data.category), paper=True
            )
            for kind, data in self.content.kinds.items()
            if data.category in categories
        ]
        key = "basic" if "basic" in categories else "tricks" if "trick_instant" in categories else "equipment"
        return [Words(self.say(f"{key}-first")), *entries]

    def _text(self, kind: str, range_: int, category: str) -> str:
        text = self.words.kind_text(kind)
        sort = self.words.say(f"category-{category}", range=range_) if category in SLOTS else ""
        return f"{sort}. {text}" if sort and text else text or sort

    def _generals(self, kingdom: str) -> list[Block]:
        """Every general of a kingdom, with its skills."""
        return [
            Entry(
                f"{ART}/masks/{name}",
                self._general_name(name, data.max_hp),
                self._skills((*data.skills, *data.gained)),
                ratio=1.2,
            )
            for name, data in self.content.generals.items()
            if data.kingdom == kingdom
        ]

    def _general_name(self, name: str, hp: int) -> str:
        return self.say("general", name=self.words.general(name), hp=hp)

    def _skills(self, skills: tuple[str, ...]) -> Rich:
        """Every skill with its text, the names standing out."""
        with self.words.marking():
            lines = [
                self.say("skill", skill=self.words.skill(skill), text=self.words.skill_text(skill)) for skill in skills
            ]
        return rich("\n".join(lines), lambda _: (SKILL, 700))
