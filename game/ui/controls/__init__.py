"""Everything a scene can put on the screen."""

from game.ui.controls.button import AddButton, Button, IconButton, Style
from game.ui.controls.choice import Card, Cell, Check, Choice, Segmented, Toggle
from game.ui.controls.field import Field
from game.ui.controls.node import Control, Look, Mark, Node, Spot
from game.ui.controls.number import Slider, Stepper
from game.ui.controls.plain import Box, Icon, Label, Panel, Paragraph, Picture, Pill, Rule
from game.ui.controls.scroll import Scroll, list_box

__all__ = [
    "AddButton",
    "Box",
    "Button",
    "Card",
    "Cell",
    "Check",
    "Choice",
    "Control",
    "Field",
    "Icon",
    "IconButton",
    "Label",
    "Look",
    "Mark",
    "Node",
    "Panel",
    "Paragraph",
    "Picture",
    "Pill",
    "Rule",
    "Scroll",
    "Segmented",
    "Slider",
    "Spot",
    "Stepper",
    "Style",
    "Toggle",
    "list_box",
]
