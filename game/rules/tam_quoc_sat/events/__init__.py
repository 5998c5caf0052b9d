"""What happens in a match, beside cards that move."""

from game.rules.tam_quoc_sat.events.acts import (
    Contested,
    Judged,
    Missed,
    Named,
    Noted,
    Placed,
    Played,
    Showed,
    SkillUsed,
    Used,
)
from game.rules.tam_quoc_sat.events.base import Happened, War
from game.rules.tam_quoc_sat.events.course import (
    ExtraTurn,
    ExtraTurnTaken,
    MatchBegan,
    MatchEnded,
    PhaseBegan,
    PhaseSkipped,
    Reshuffled,
    RoundBegan,
    TurnBegan,
    TurnEnded,
)
from game.rules.tam_quoc_sat.events.seats import (
    Chained,
    Died,
    Drank,
    DyingBegan,
    DyingEnded,
    GeneralShown,
    HpLost,
    Hurt,
    Incarnated,
    KingdomChosen,
    Laid,
    Lifted,
    Marked,
    MaxHpChanged,
    Recovered,
    RoleShown,
    SkillsChanged,
    TurnedOver,
)

__all__ = [
    "Chained", "Contested", "Died", "Drank", "DyingBegan", "DyingEnded", "ExtraTurn", "ExtraTurnTaken",
    "GeneralShown", "Happened", "HpLost", "Hurt", "Incarnated", "Judged", "KingdomChosen", "Laid", "Lifted",
    "Marked", "MatchBegan", "MatchEnded", "MaxHpChanged", "Missed", "Named", "Noted", "PhaseBegan", "PhaseSkipped",
    "Placed", "Played", "Recovered", "Reshuffled", "RoleShown", "RoundBegan", "Showed", "SkillUsed",
    "SkillsChanged", "TurnBegan", "TurnEnded", "TurnedOver", "Used", "War",
]  # fmt: skip
