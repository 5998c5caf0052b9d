"""The effects of cards and the skills there are: one module each, found by name, nothing to register."""

from __future__ import annotations

import pkgutil
from importlib import import_module
from types import ModuleType

from game.rules.tam_quoc_sat import cards, skills
from game.rules.tam_quoc_sat.kinds import Effect
from game.rules.tam_quoc_sat.skill import Skill


def _modules(package: ModuleType) -> dict[str, ModuleType]:
    names = sorted(module.name for module in pkgutil.iter_modules(package.__path__))
    return {name: import_module(f"{package.__name__}.{name}") for name in names}


EFFECTS: dict[str, Effect] = {name: module.effect for name, module in _modules(cards).items()}
"""The card effects by id, which is the name of the module."""

SKILLS: dict[str, Skill] = {name: module.skill for name, module in _modules(skills).items()}
"""The skills by id, which is the name of the module."""

for _id, _skill in SKILLS.items():
    _skill.name(_id)
for _id, _effect in EFFECTS.items():
    if _effect.skill:
        _effect.skill.name(_id)
