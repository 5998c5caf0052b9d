"""What everything on the table is, in words: tooltips for cards, skills, seats, marks and phases."""

from __future__ import annotations

from game.core.question import Seat
from game.rules.tam_quoc_sat.facts import Lasting
from game.tables.tam_quoc_sat import reckon
from game.tables.tam_quoc_sat.asking import words_of_kind
from game.tables.tam_quoc_sat.bar import census
from game.tables.tam_quoc_sat.cards import tag
from game.tables.tam_quoc_sat.shown import PILES
from game.tables.tam_quoc_sat.stage import Stage


def kind_tip(stage: Stage, kind: str) -> str:
    """A kind of card: its name, its sort, what it does."""
    return _described(stage, stage.kind(kind), kind)


def card_tip(stage: Stage, card: str) -> str:
    """A card: its name with suit and rank, its sort, what it does."""
    if "@" not in card:
        return stage.say("hidden-card")
    return _described(stage, stage.card(card), reckon.kind_of(card))


def _described(stage: Stage, name: str, kind: str) -> str:
    lines = [stage.say("tip-head", name=name, sort=words_of_kind(stage, kind)), stage.kind_text(kind)]
    return "\n".join(line for line in lines if line)


def skill_tip(stage: Stage, skill: str) -> str:
    """A skill: its name, its sort, what it does."""
    plain = skill.partition("/")[0]
    if plain in reckon.box().kinds:
        return kind_tip(stage, plain)
    lines = [stage.say("tip-head", name=stage.skill(plain), sort=stage.say(f"tag-{tag(plain) or 'free'}"))]
    return "\n".join(line for line in (*lines, stage.skill_text(plain)) if line)


def general_line(stage: Stage, general: str) -> str:
    """A general in one line: kingdom, gender, HP."""
    data = reckon.general(general)
    if data is None:
        return ""
    return stage.say(
        "general-line",
        kingdom=stage.say(f"kingdom-{data.kingdom}"),
        gender=stage.say(f"gender-{data.gender}"),
        hp=data.max_hp,
    )


def seat_tip(stage: Stage, seat: Seat) -> str:
    """A seat: who, its role, HP, hand and distance, its skills and equipment by name."""
    now, facts = stage.now, stage.now.facts
    general = stage.general(now.general(seat))
    head = stage.say("tip-head", name=general, sort=stage.name(seat)) if general else stage.name(seat)
    lines = [head, stage.say("tip-role", role=stage.role(now.public_role(seat)))]
    if general and not now.dead(seat):
        lines.append(stage.say("tip-state", hp=facts.hp[seat], most=facts.max_hp[seat], hand=now.hand(seat).count))
        if seat != stage.near and not now.dead(stage.near):
            lines.append(
                stage.say(
                    "tip-distance",
                    n=stage.reckon.distance(stage.near, seat),
                    back=stage.reckon.distance(seat, stage.near),
                )
            )
        things = [
            ("tip-skills", [stage.skill(skill) for skill in facts.skills[seat]]),
            ("tip-equipment", [stage.kind(reckon.kind_of(card)) for card in now.equipment(seat)]),
            ("tip-judgement", [stage.kind(now.counts_as(card)) for card in now.judgement(seat)]),
        ]
        lines += [stage.say(key, names=stage.ui.words.series(names)) for key, names in things if names]
        lines += state_lines(stage, seat)
    return "\n".join(lines)


def state_lines(stage: Stage, seat: Seat) -> list[str]:
    """Chain, face-down, drunk, dying, marks, piles, what lasts: each in a sentence."""
    facts = stage.now.facts
    states = (
        ("chained", facts.chained[seat]),
        ("down", facts.turned_over[seat]),
        ("drunk", facts.drunk[seat]),
        ("dying", seat in facts.dying),
    )
    found = [stage.say(f"state-{name}") for name, on in states if on]
    for name, counts in facts.marks.items():
        if counts[seat]:
            found.append(stage.say("counted", name=stage.mark(name), n=counts[seat]))
    piles = ((name, stage.now.zone(f"{name}/{seat}").count) for name in PILES)
    found += [stage.say(f"state-pile-{name}", n=count) for name, count in piles if count]
    found += [_lasting(stage, one) for one in facts.lasting if one.on == seat]
    return found


def _lasting(stage: Stage, one: Lasting) -> str:
    """An effect that lasts, by its own sentence where there is one for what came of it."""
    own = f"state-{one.word}-{one.value}"
    return stage.say(own) if stage.has(own) else stage.say("state-lasting", what=stage.word(one.word))


def phase_tip(stage: Stage, phase: str) -> str:
    """A phase of a turn: its name and what happens in it."""
    return f"{stage.say(f'phase-{phase}')}\n{stage.say(f'phase-{phase}-tip')}"


def role_tip(stage: Stage, role: str) -> str:
    """A role: its name, its goal, how many still live."""
    alive, total = census(stage)[reckon.ROLES.index(role)]
    return f"{stage.role(role)}\n{stage.say(f'goal-{role}')}\n{stage.say('tip-census', n=alive, total=total)}"
