"""What a question is in words: its heading, what each choice does, what comes of declining (TQ-53)."""

from __future__ import annotations

from game.core.question import PASS, Arrange, Call, Cause, Decision, Question, Seat, Share, may_decline
from game.core.view import Asked
from game.tables.board import Turn
from game.tables.tam_quoc_sat import reckon
from game.tables.tam_quoc_sat.plan import END, HAND_KEY, RECAST, Plan, is_card, is_general, node_at
from game.tables.tam_quoc_sat.stage import Stage

OPEN = (("name", "god_kingdom"), ("pick", "harvest"))
"""Asks and causes of what is decided before everybody's eyes (TQ-6)."""
TAKE = "take"
"""Asks for a card of somebody else: one that lies open, or one of a hand that nobody sees."""


def is_open(question: Question) -> bool:
    """Whether a question has nothing that others may not see: it needs no cover."""
    cause = getattr(question, "cause", None)
    known = question.ask == TAKE or (cause is not None and (question.ask, cause.word) in OPEN)
    return isinstance(question, Decision) and known


def ask_of(turn: Turn) -> str:
    """What is asked in this step."""
    return turn.step.ask if turn.step is not None else ""


def cause_of(turn: Turn) -> Cause | None:
    """Why it is asked: the step's own cause, else that of the question."""
    node = node_at(turn.question, turn.path)
    own = node.cause if node is not None else None
    return own or getattr(turn.question, "cause", None)


def counts(turn: Turn) -> tuple[int, int]:
    """The least and the most that may be picked in this step."""
    node = node_at(turn.question, turn.path)
    if node is not None:
        return node.least, min(node.most, len(node.options))
    if isinstance(turn.question, Share):
        return turn.question.least, min(turn.question.most, len(turn.question.things))
    return 1, 1


def sentence(stage: Stage, prefix: str, ask: str, cause: Cause | None, **more: str | int) -> str:
    """The words for this kind of question, those for its cause if there are any. "" for none."""
    word = cause.word if cause else ""
    key = next((key for key in (f"{prefix}-{ask}-{word}", f"{prefix}-{ask}") if stage.has(key)), None)
    if key is None:
        return ""
    name = stage.name(cause.seat) if cause and cause.seat is not None else ""
    mine, known = cause is not None and cause.seat == stage.near, bool(name)
    words = {"name": name, "what": stage.because(cause), "victim": _victim(stage, cause)}
    return stage.say(key, **words, mine="yes" if mine else "no", known="yes" if known else "no", **more)


def _victim(stage: Stage, cause: Cause | None) -> str:
    """Whom the seat that is asked is told to strike, "" for nobody."""
    told = (reckon.victim_of(frame) for frame in reversed(stage.now.stack) if cause and frame.word == cause.word)
    victim = next((seat for seat in told if seat is not None), None)
    return stage.name(victim) if victim is not None else ""


def title(stage: Stage, turn: Turn) -> str:
    """The heading of what is asked now; at the open table with who is asked."""
    words = _title(stage, turn)
    open_to_all = turn.seat is not None and turn.seat != stage.near and not isinstance(turn.question, Call)
    return stage.say("ask-openly", name=stage.name(turn.seat or 0), words=words) if open_to_all else words


def _title(stage: Stage, turn: Turn) -> str:
    least, most = counts(turn)
    skills = [option.key for option in turn.step.options if option.key != PASS] if turn.step is not None else []
    if ask_of(turn) == "skill" and len(skills) == 1:
        own = sentence(stage, "ask", f"skill-{skills[0]}", cause_of(turn))
        return own or stage.say("ask-skill-one", skill=key_words(stage, skills[0]))
    owner = owner_of(stage, turn)
    return sentence(
        stage, "ask", ask_of(turn), cause_of(turn), n=least, most=most, owner=owner, owned="yes" if owner else "no"
    )


def owner_of(stage: Stage, turn: Turn) -> str:
    """Whose cards are to be chosen from, where they are another's; "" for nobody's."""
    options = turn.step.options if turn.step is not None else ()
    others = [seat for seat in stage.seats if seat != turn.seat]
    lying = {card: seat for seat in others for card in (*stage.now.equipment(seat), *stage.now.judgement(seat))}
    blind = {option.seats[0] for option in options if option.key == HAND_KEY}
    found = blind | {lying[option.key] for option in options if option.key in lying}
    return stage.name(found.pop()) if len(found) == 1 else ""


def detail(stage: Stage, turn: Turn) -> str:
    """What declining means, where it can be declined."""
    if not declines(turn):
        return ""
    return sentence(stage, "no", ask_of(turn), cause_of(turn))


def need_words(stage: Stage, seat: Seat) -> str:
    """How many Peaches a dying seat needs."""
    return stage.say("need-peach", name=stage.name(seat), n=max(1, 1 - stage.now.facts.hp[seat]))


def declines(turn: Turn) -> bool:
    """Whether this question may be declined."""
    return may_decline(turn.question)


def hint(stage: Stage, plan: Plan, turn: Turn) -> str:
    """The line over the hand: what has been chosen, and what comes next."""
    chosen = choice_words(stage, plan, turn)
    ask = ask_of(turn)
    least, most = counts(turn)
    if turn.question is not None and ask == "play" and not turn.path and plan.pending is None:
        return stage.say("hint-play")
    if armed := _armed(turn):
        return stage.say("hint-victim", name=stage.name(int(armed)))
    if ask == "target":
        names = [stage.name(int(key)) for key in picked(plan, turn) if key.isdecimal()]
        who = stage.ui.words.series(names) if names else ""
        return stage.say("hint-target", chosen=chosen, names=who, n=len(names), most=most, none="no" if who else "yes")
    words = sentence(stage, "ask", ask, cause_of(turn), n=least, most=most)
    count = len([key for key in picked(plan, turn) if key != PASS])
    return stage.say("hint-count", words=words, n=count, most=most) if most > 1 else words


def _armed(turn: Turn) -> str:
    """The seat whose victim is to be named, "" where none is."""
    cause, step = cause_of(turn), turn.step
    kind = reckon.box().kinds.get(cause.word) if cause is not None else None
    if kind is None or step is None or not kind.effect.names:
        return ""
    before = turn.path[: len(turn.path) - len(step.picked)]
    return next((key for key in before if key.isdecimal()), "")


def picked(plan: Plan, turn: Turn) -> tuple[str, ...]:
    """The keys of this step that are chosen, the pending one too."""
    so_far = turn.step.picked if turn.step is not None else ()
    return (*so_far, plan.pending) if plan.pending is not None else so_far


def choice_words(stage: Stage, plan: Plan, turn: Turn) -> str:
    """What was chosen in the steps before this one: "Slash (7 of spades)", "Rende: 2 cards"."""
    path = turn.path[: len(turn.path) - len(turn.step.picked)] if turn.step is not None else ()
    if not path:
        return stage.because(cause_of(turn))
    first = path[0]
    if is_card(first) and len(path) == 1:
        return stage.card(first)
    return key_words(stage, first)


def key_words(stage: Stage, key: str) -> str:
    """A key of an answer in words."""
    if is_card(key):
        return stage.card(key)
    if key.isdecimal():
        return stage.name(int(key)) if int(key) < stage.now.seats else key
    if is_general(key):
        return stage.general(key)
    if key in (END, PASS, RECAST, HAND_KEY):
        return stage.say(f"word-{key}")
    name, _, rest = key.partition("/")
    if rest.isdecimal():
        return stage.composed("skill-of", skill=stage.skill(name), name=stage.name(int(rest)))
    return stage.composed("skill-as", skill=stage.skill(name), card=stage.kind(rest)) if rest else stage.word(name)


def primary_words(stage: Stage, plan: Plan, turn: Turn) -> str:
    """What "do it" will do, by name: "Slash → Lan", "Discard 2 cards"."""
    keys = (*turn.path, *((plan.pending,) if plan.pending is not None else ()))
    seats = [stage.name(int(key)) for key in keys if key.isdecimal()]
    things = [key for key in keys if is_card(key) or key == HAND_KEY]
    ask = ask_of(turn)
    if isinstance(turn.question, Share):
        return stage.say("do-share")
    root = getattr(turn.question, "ask", "")
    if not keys:
        return stage.say("choose-card")
    if root == "play":
        what = stage.kind(reckon.kind_of(keys[0])) if is_card(keys[0]) else key_words(stage, keys[0])
        if len(seats) > 1 and _armed(turn):
            return stage.say("do-victim", name=seats[0], victim=seats[1])
        if seats:
            return stage.say("do-at", what=what, names=stage.ui.words.series(seats))
        return stage.say("do", what=what)
    if any(map(is_general, keys)):
        return stage.say("do-general", name=stage.general(next(key for key in keys if is_general(key))))
    key = next((key for key in (f"do-{ask}", f"do-{root}") if stage.has(key)), "do-it")
    what = key_words(stage, keys[0])
    one = stage.kind(reckon.kind_of(things[0])) if len(things) == 1 and is_card(things[0]) else ""
    who = stage.ui.words.series(seats) if seats else ""
    return stage.say(key, what=one or what, n=len(things), name=who)


def waiting(stage: Stage, turn: Turn) -> str:
    """Whom the table is waiting for, and for what, as everybody knows it."""
    asked = turn.view.asked
    if asked is None or turn.seat is not None:
        return ""
    names = [stage.name(seat) for seat in asked.seats if seat < stage.now.seats]
    who = stage.ui.words.series(names) if len(names) < 3 else stage.say("everybody")
    what = stage.because(asked.cause)
    ask = f"wait-{asked.ask}" if stage.has(f"wait-{asked.ask}") else "wait"
    return stage.say(ask, name=who, what=what, known="yes" if what else "no")


def is_own_window(question: Question | None) -> bool:
    """Whether a question has a window of its own."""
    return isinstance(question, Call | Arrange | Share) or getattr(question, "ask", "") == "choose_general"


def words_of_kind(stage: Stage, kind: str) -> str:
    """What sort of card it is: "basic", "weapon, range 3"."""
    data = reckon.kind(kind)
    return stage.say(f"category-{data.category}", range=data.range)


def public(stage: Stage, asked: Asked) -> str:
    """What somebody is asked in private, as everybody may read it."""
    if asked.ask == "play":
        return stage.say("strip-goes-on")
    because = stage.because(asked.cause)
    words = sentence(stage, "strip", asked.ask, asked.cause)
    return words or (stage.say("strip-because", what=because) if because else stage.say("strip-answer"))
