"""What a step of a scenario of Tam Quốc Sát names, and how far that leads into the answer to a question."""

from __future__ import annotations

from typing import Any

from msgspec import Struct

from game.core.question import DONE, PASS, Decision, NotOffered, Option, Path, Question


class Token(Struct, frozen=True):
    """One thing that a step names: a card, a seat or a word."""

    kind: str
    value: str

    def matches(self, option: Option) -> bool:
        """Whether an option is this thing."""
        key, value = option.key, self.value
        if self.kind == "card":
            return "@" in key and value in (key, key.partition("#")[0], key.partition("@")[0])
        if self.kind == "discard":
            return key.startswith("discard")
        if self.kind == "thing" and "@" in key and key.partition("@")[0] == value:
            return True
        return key == value or (self.kind in ("word", "thing") and key.partition("/")[0] == value)

    @property
    def is_seat(self) -> bool:
        """Whether it names a seat (or a number), which is asked for in the order of the file."""
        return self.value.isdecimal()

    def key(self, node: Decision, question: Question) -> str:
        """What to ask the reason of: the key it would have."""
        if self.kind != "card" or "#" in self.value:
            return self.value
        if node.why_not is not None and "@" not in self.value:
            held = getattr(getattr(node.why_not, "__self__", None), "play", None)
            if held is not None:
                for card in held.hands[question.seats[0]]:
                    if card.partition("@")[0] == self.value:
                        return str(card)
        return self.value


SPARE = Token("spare", "")
"""Stands for an option word that only says that cards will be named, as ``discard_two``."""


def tokens_of(step: Any) -> list[Token]:
    """What a step names, in the order in which it is asked for."""
    found = [Token("word", word) for word in (step.skill, step.with_, step.end and "end") if word]
    if step.as_:
        found.append(Token("kind", step.as_))
    found += [Token("card", card) for card in (step.play, step.recast, step.bid) if card]
    if step.recast:
        found.append(Token("word", "recast"))
    if step.respond and step.respond != "none":
        found.append(Token("card", step.respond))
    if step.take:
        found.append(Token("word", "hand") if step.take == "hand" else Token("card", step.take))
    found += [Token("card", card) for card in (*(step.cards or ()), *(step.discard or ()))]
    found += [Token("thing" if "@" not in str(thing) else "card", str(thing)) for thing in step.pick or ()]
    found += _shared(step)
    found += [Token("word", str(seat)) for seat in step.to or ()]
    return found


def _shared(step: Any) -> list[Token]:
    """What goes to rows, receivers, in exchange, or as points."""
    found: list[Token] = []
    for row, cards in (step.arrange or {}).items():
        found += [Token("row", row), *(Token("card", card) for card in cards)]
    for seat, cards in (step.give or {}).items():
        for card in cards:
            found += [Token("card", card), Token("receiver", str(seat))]
    if step.exchange:
        found.append(Token("yes", "qixing"))
    for cards in (step.exchange or {}).values():
        found += [Token("card", card) for card in cards]
    for seat, count in (step.points or {}).items():
        found += [Token("word", str(seat))] * count
    return found


def walk(question: Question, path: Path, tokens: list[Token]) -> tuple[Path, list[Token], bool]:
    """The path as far as the tokens lead, the tokens left, and whether it is a whole answer."""
    tokens = list(tokens)
    while not (step := question.step(path)).done:
        found = next_named(step.options, tokens)
        if found is not None:
            option, token = found
            if token is not SPARE:
                tokens.remove(token)
            path += (option.key,)
        elif step.may_stop and path:
            path += (DONE,)
        else:
            return path, tokens, False
    return path, tokens, True


def next_named(options: tuple[Option, ...], tokens: list[Token]) -> tuple[Option, Token] | None:
    """The option that the tokens mean next, and the token that names it; seats are named in their order."""
    skipped = False
    for token in tokens:
        for option in options if not (skipped and token.is_seat) else ():
            if token.matches(option):
                return option, token
        skipped = skipped or token.is_seat
    if any(token.kind == "card" for token in tokens):
        for option in options:
            if option.key.startswith("discard_"):
                return option, SPARE
    return _without_a_card(options, tokens)


def _without_a_card(options: tuple[Option, ...], tokens: list[Token]) -> tuple[Option, Token] | None:
    """Of several prices the one that is no card, where a step names seats only (``lose_hp``)."""
    words = [option for option in options if "@" not in option.key]
    alone = len(words) == 1 and not words[0].key.isdecimal() and words[0].key not in (PASS, "hand", "end")
    named = bool(tokens) and all(token.kind == "word" and token.is_seat for token in tokens)
    return (words[0], SPARE) if alone and named else None


def as_meant(question: Question, path: Path, tokens: list[Token]) -> tuple[Path, list[Token], bool]:
    """As ``walk``, where a skill recasts a card that cannot do so itself, or ``to`` names whose skill it is."""
    found = walk(question, path, tokens)
    if any(token.value == "recast" for token in found[1]):
        for option in question.step(path).options:
            other = walk(question, (*path, option.key), tokens) if "@" not in option.key else found
            if other[2] and not binding(other[1]):
                return other
    if not path and isinstance(question, Decision) and question.ask == "play":
        return _of_its_owner(question, tokens) or found
    return found


def _of_its_owner(question: Decision, tokens: list[Token]) -> tuple[Path, list[Token], bool] | None:
    """An act that somebody else's skill allows, where the step names the owner as if it were a target."""
    actives = getattr(getattr(question.then, "__self__", None), "actives", {})
    for key, (owner, active) in actives.items():
        named = [token for token in tokens if token.kind == "word" and token.value in (active.name, str(owner))]
        if active.others and len(named) == 2 and key in question.keys:
            return walk(question, (key,), [token for token in tokens if token not in named])
    return None


def binding(tokens: list[Token]) -> list[Token]:
    """Those that must be used: not a kind where only one can be made, an empty row, who has received already."""
    return [token for token in tokens if token.kind not in ("kind", "row", "receiver", "yes")]


def said(tokens: list[Token]) -> str:
    """Them in a row."""
    return ", ".join(token.value for token in tokens)


def offer(question: Question | None, path: Path = ()) -> str:
    """Who is asked what, and what is on offer."""
    if question is None:
        return "the match is over"
    try:
        options = ", ".join(option.key for option in question.step(path).options)
    except NotOffered:
        options = ""
    return f"{question.ask} of seat {'/'.join(map(str, question.seats))} offers {options}"
