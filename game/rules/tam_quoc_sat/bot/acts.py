"""What the beginner does in its play phase: everything that may be done now is rated, and the best is done."""

from __future__ import annotations

from collections.abc import Callable

from game.core.question import DONE, Decision, Path
from game.rules.tam_quoc_sat.bot.mind import FOE, FRIEND, GIFTS, NEVER, Mind, kind_of, worth
from game.rules.tam_quoc_sat.bot.paths import finished
from game.rules.tam_quoc_sat.bot.wishes import DARING
from game.rules.tam_quoc_sat.names import SLOTS

HARMFUL = (
    "slash", "fire_slash", "thunder_slash", "duel", "dismantle", "snatch", "fire_attack", "indulgence",
    "supply_shortage", "borrowed_sword",
)  # fmt: skip
SWEEPS = ("barbarian_invasion", "arrow_barrage")
SPENDING = ("qixi", "guose", "serpent_spear", "longdan", "wusheng", "huoji", "shuangxiong", "duanliang")
"""Ways to make a harmful card of others, for those who have enough."""
AIMED = ("fanjian", "lijian", "jixi")
"""Other skills against somebody, wanted at all times."""


def best_act(question: Decision, mind: Mind) -> Path:
    """The best of all that may be done now, or the end of the phase."""
    best: tuple[float, Path] = (0.0, ("end",))
    for option in question.options:
        if option.key == "end":
            continue
        found = _rated(question, option.key, mind)
        if found and found[0] > best[0]:
            best = found
    return best[1]


def _rated(question: Decision, key: str, mind: Mind) -> tuple[float, Path] | None:
    """How good an act is, and the path of it."""
    if "@" not in key:
        return _rated_skill(question, key, mind)
    kind = mind.kind(key)
    if kind in GIFTS:
        return _gift(kind, mind), (key,)
    if kind in SWEEPS:
        return _sweep(mind), (key,)
    if kind in HARMFUL:
        return _harm(question, key, mind, 3.0 if kind in ("slash", "fire_slash", "thunder_slash") else 4.0)
    if kind == "wine":
        return (3.5, (key,)) if _has_slash(mind) and not mind.facts.drunk[mind.seat] else None
    if kind == "iron_chain":
        step = question.step((key,))
        return (1.0, (key, "recast")) if any(option.key == "recast" for option in step.options) else None
    if kind == "lightning":
        return None
    return _equip(key, mind)


def _gift(kind: str, mind: Mind) -> float:
    hp, most = mind.facts.hp, mind.facts.max_hp
    if kind == "peach_garden":
        return float(sum(mind.stance(seat) * (hp[seat] < most[seat]) for seat in mind.living)) + 0.2
    return {"ex_nihilo": 9.0, "peach": 8.0, "harvest": 1.0}[kind]


def _sweep(mind: Mind) -> float:
    """Foes and strangers against friends, a friend in danger weighs most."""
    total = 0.0
    for seat in mind.living:
        if seat != mind.seat:
            stance = mind.stance(seat)
            total += 1.0 if stance == FOE else -2.0 / max(1, mind.facts.hp[seat]) if stance == FRIEND else 0.2
    return total


def _has_slash(mind: Mind) -> bool:
    return any(kind_of(card).endswith("slash") for card in mind.hand)


def _equip(key: str, mind: Mind) -> tuple[float, Path] | None:
    """Puts on what it does not wear yet."""
    worn = {kind_of(card) for card in mind.cards_of(mind.seat)[1]}
    return (6.0, (key,)) if len(worn) < len(SLOTS) and kind_of(key) not in worn else None


def _harm(question: Decision, key: str, mind: Mind, base: float) -> tuple[float, Path] | None:
    """The most hated target; none that is known to be a friend."""
    path = finished(question, (key,), mind, harm=True)
    seats = [int(part) for part in path[1:] if part.isdecimal()]
    if not seats or any(mind.stance(seat) == FRIEND for seat in seats[:1]):
        return None
    wish = mind.wants_harm(seats[0])
    return (base + wish, path) if wish > 0.4 else None


def _rated_skill(question: Decision, key: str, mind: Mind) -> tuple[float, Path] | None:
    """Skills and conversions of the play phase."""
    name = key.partition("/")[0]
    if name in NEVER:
        return None
    if name in RATED:
        return RATED[name](question, key, mind)
    if name in DARING:
        return _harm(question, key, mind, 1.5) if DARING[name](question, mind) else None
    if name in AIMED or (name in SPENDING and _has_many(mind)):
        return _harm(question, key, mind, 2.0)
    return None


def _heal(question: Decision, key: str, mind: Mind) -> tuple[float, Path] | None:
    """A friend, or itself."""
    path = finished(question, (key,), mind, harm=False)
    healed = [int(part) for part in path if part.isdecimal()]
    return (5.0, path) if healed and mind.stance(healed[0]) == FRIEND else None


def _dress(question: Decision, key: str, mind: Mind) -> tuple[float, Path] | None:
    """Equipment for a friend."""
    path = finished(question, (key,), mind, harm=False)
    return (3.0, path) if mind.stance(int(path[-1])) == FRIEND else None


def _share(question: Decision, key: str, mind: Mind) -> tuple[float, Path] | None:
    """Cards for itself or a friend, for nothing."""
    return 2.5, finished(question, (key,), mind, harm=False)


def _rain(question: Decision, key: str, mind: Mind) -> tuple[float, Path] | None:
    """Cards it cannot keep, against everybody."""
    return (_sweep(mind), finished(question, (key,), mind, harm=True)) if _has_many(mind) else None


def _dragon(question: Decision, key: str, mind: Mind) -> tuple[float, Path] | None:
    """A Peach for itself, or a fire Slash at a foe."""
    path = finished(question, (key,), mind, harm=True)
    aimed = any(part.isdecimal() for part in path)
    return _harm(question, key, mind, 2.0) if aimed else (6.0, path)


def _flames(question: Decision, key: str, mind: Mind) -> tuple[float, Path] | None:
    """A point for each known foe, if there are enough of them."""
    foes = [str(seat) for seat in mind.living if mind.stance(seat) == FOE][:3]
    return (5.0, (key, *foes, DONE)[:4]) if len(foes) > 1 else None


def _has_many(mind: Mind) -> bool:
    """More cards than it may keep."""
    return len(mind.hand) > max(1, mind.facts.hp[mind.seat])


def _recast(question: Decision, key: str, mind: Mind) -> tuple[float, Path] | None:
    """A card of little worth for a new one."""
    poor = min(question.step((key,)).options, key=lambda option: worth(option.key)).key
    fresh = any(option.key == "recast" for option in question.step((key, poor)).options)
    return (0.8, (key, poor, "recast")) if fresh and worth(poor) <= 4 else None


def _drink(question: Decision, key: str, mind: Mind) -> tuple[float, Path] | None:
    """A card for a Wine, if a Slash is left to be stronger by it."""
    slashes = [card for card in mind.hand if kind_of(card).endswith("slash")]
    path = finished(question, (key,), mind, harm=False)
    able = len([card for card in slashes if card not in path]) > 0 and not mind.facts.drunk[mind.seat]
    return (3.2, path) if able and len(mind.hand) > 2 else None


def _balance(question: Decision, key: str, mind: Mind) -> tuple[float, Path] | None:
    """New cards for poor ones."""
    return _exchange(question, (key,), mind)


def _exchange(question: Decision, path: Path, mind: Mind) -> tuple[float, Path] | None:
    options = question.step(path).options
    poor = [option.key for option in options if worth(option.key) <= 4 and option.key in mind.hand]
    if not poor:
        return None
    return 1.5, (*path, *poor) if len(poor) == len(options) else (*path, *poor, DONE)


def _stratagem(question: Decision, key: str, mind: Mind) -> tuple[float, Path] | None:
    """New cards for poor ones."""
    balance = (key, "zhiheng")
    return (
        _exchange(question, balance, mind) if any(o.key == balance[1] for o in question.step((key,)).options) else None
    )


def _fury(question: Decision, key: str, mind: Mind) -> tuple[float, Path] | None:
    """All others lose much by it."""
    return _sweep(mind) + 3.0, (key,)


RATED: dict[str, Callable[[Decision, str, Mind], tuple[float, Path] | None]] = {
    "jiuchi": _drink,
    "qingnang": _heal,
    "jieyin": _heal,
    "zhijian": _dress,
    "jijie": _share,
    "jianyan": _share,
    "zhiheng": _balance,
    "luanji": _rain,
    "lianhuan": _recast,
    # god
    "longhun": _dragon,
    "yeyan": _flames,
    "shenfen": _fury,
    "jilue": _stratagem,
}
"""Skills that are rated in a way of their own."""
