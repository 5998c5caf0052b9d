"""Small buttons beside the one that says no: no, and from now on by a policy."""

from __future__ import annotations

from functools import partial

from game.tables.board import Turn
from game.tables.tam_quoc_sat.policy import TamQuocSatProxy
from game.tables.tam_quoc_sat.stage import Stage
from game.ui.controls.button import IconButton
from game.ui.controls.node import Control, Node

NO = ("tqs.pass", "tqs.nobody")
LARGEST, GAP = 56.0, 6.0


def with_skips(stage: Stage, turn: Turn, nodes: list[Node]) -> list[Node]:
    """The nodes, and beside the button that declines one for each way to go on declining; windows stay over them."""
    at = next((at for at, node in enumerate(nodes) if isinstance(node, Control) and node.id in NO), None)
    if at is None or not turn.skips:
        return nodes
    no = nodes[at]
    size = min(LARGEST, no.rect.h)
    cut, no.rect = no.rect.right(len(turn.skips) * (size + GAP) - GAP, GAP)
    buttons: list[Node] = [
        IconButton(
            spot.centred(size, size),
            f"tqs.skip.{key}",
            stage.ui.words(f"policies-quick-{key}"),
            partial(turn.skip, key),
            icon=TamQuocSatProxy.skips[key],
            frame=no.frame,
        )
        for key, spot in zip(turn.skips, cut.cols(len(turn.skips), GAP), strict=True)
    ]
    return [*nodes[: at + 1], *buttons, *nodes[at + 1 :]]
