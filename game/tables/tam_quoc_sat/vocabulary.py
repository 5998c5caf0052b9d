"""The names of cards, generals, skills and all other words of the game."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from game.core.question import Cause, Reason
from game.rules.tam_quoc_sat.card import Card
from game.tables.phrases import Phrases
from game.tables.tam_quoc_sat import reckon
from game.tables.tam_quoc_sat.reckon import ART
from game.text.marks import NBSP
from game.text.spans import marked, pictured
from game.ui.kit import Ui

RIGHT_TO_LEFT = "\u200f"
"""Says which way a text runs that is made of isolated parts only."""
RANKS = {1: "A", 11: "J", 12: "Q", 13: "K"}


class Vocabulary(Phrases):
    """Says things in the language of the house."""

    def __init__(self, ui: Ui) -> None:
        super().__init__(ui, ART)
        self.marks = False
        """Whether every name says what it is the name of, for sentences in which it can be looked at."""

    @contextmanager
    def marking(self) -> Iterator[None]:
        """Names say what they are the names of."""
        before, self.marks = self.marks, True
        try:
            yield
        finally:
            self.marks = before

    def named(self, text: str, ref: str) -> str:
        """A name, with what it is the name of if that is wanted."""
        return marked(text, ref) if self.marks and text else text

    def composed(self, key: str, **inserts: str | int) -> str:
        """Words made of inserts only, to be inserted elsewhere: they run as the language does."""
        return (RIGHT_TO_LEFT if self.ui.words.rtl else "") + self.say(key, **inserts)

    # --- names
    def called(self, what: str, name: str) -> str:
        """The name of a card, general, skill, role, phase or kingdom."""
        return self.ui.words(f"{what}-{name}") if self.ui.words.has(f"{what}-{name}") else name.replace("_", " ")

    def kind(self, kind: str) -> str:
        """The name of a kind of card."""
        return self.named(self.called("card", kind), f"kind.{kind}")

    def kind_text(self, kind: str) -> str:
        """What a kind of card does."""
        return self._text("card", kind)

    def skill(self, skill: str) -> str:
        """The name of a skill, or of the equipment that acts like one."""
        plain = skill.partition("/")[0]
        if plain in reckon.box().kinds:
            return self.kind(plain)
        return self.named(self.called("skill", plain), f"skill.{plain}")

    def skill_text(self, skill: str) -> str:
        """What a skill does."""
        plain = skill.partition("/")[0]
        return self.kind_text(plain) if plain in reckon.box().kinds else self._text("skill", plain)

    def general(self, general: str) -> str:
        """The name of a general; "" for none."""
        return self.named(self.called("general", general), f"general.{general}") if general else ""

    def mark(self, mark: str) -> str:
        """The name of a mark; of most that of their skill."""
        return self.say(f"mark-{mark}") if self.has(f"mark-{mark}") else self.skill(mark)

    def role(self, role: str) -> str:
        """The name of a role."""
        return self.named(self.say(f"role-{role or 'unknown'}"), f"role.{role or 'unknown'}")

    def _text(self, what: str, name: str) -> str:
        key = f"{what}-{name}.text"
        return self.ui.words(key) if self.ui.words.has(key) else ""

    # --- cards in words
    def rank(self, rank: int) -> str:
        """The rank in the corner of a card."""
        return RANKS.get(rank) or self.number(rank)

    def card(self, card: str) -> str:
        """A card in words: "Slash (7 of spades)"."""
        printed = reckon.card(card)
        return self.counted(printed) if printed else self.say("hidden-card")

    def used(self, kind: str, suit: str = "", rank: int = 0) -> str:
        """A kind of card, with suit and rank if it has any."""
        return self.counted(Card(kind, suit, rank))

    def counted(self, card: Card) -> str:
        """A card as it counts: its name, and suit and rank if it has any."""
        if not card.suit or not card.rank:
            return self.kind(card.kind)
        suit, rank = self.say(f"suit-{card.suit}"), self.rank(card.rank)
        if not self.marks:
            return self.composed("card-of", card=self.kind(card.kind), suit=suit, rank=rank)
        own = len(card.ids) == 1 and reckon.kind_of(card.ids[0]) == card.kind
        ref = f"card.{card.ids[0]}" if own else f"kind.{card.kind}"
        words, art = self.say("suit-rank", suit=suit, rank=rank), f"{ART}/suits/{card.suit}_light"
        face = pictured(words, art, rank, ref, rtl=self.ui.words.rtl)
        name = marked(self.called("card", card.kind), ref)
        return (RIGHT_TO_LEFT if self.ui.words.rtl else "") + name + NBSP + face

    # --- what the rules say
    def why(self, reason: Reason | None) -> str | None:
        """Why something cannot be chosen, in words; None for no reason."""
        if reason is None:
            return None
        args = dict(reason.args)
        if "skill" in args:
            args["skill"] = self.skill(str(args["skill"]))
        return self.say(reason.word, **args)

    def because(self, cause: Cause | None) -> str:
        """The card or skill because of which somebody is asked."""
        if cause is None:
            return ""
        word = cause.word
        if word in reckon.box().kinds:
            return self.kind(word)
        if word in reckon.content().skills:
            return self.skill(word)
        return self.say(f"cause-{word}") if self.has(f"cause-{word}") else self.skill(word)

    def word(self, key: str) -> str:
        """An option that is a word: a suit, a kingdom, a kind of card, a skill, a choice of a skill."""
        for prefix in ("word-", "suit-", "kingdom-"):
            if self.has(prefix + key):
                return self.say(prefix + key)
        return self.skill(key)
