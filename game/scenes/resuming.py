"""Going on with a saved match: straight to the table, or first a word about what is wrong with the file."""

from __future__ import annotations

from functools import partial
from pathlib import Path

from game.core.match import LogMismatch
from game.disk.match_file import SaveError
from game.disk.saves import Saved, list_saves
from game.scenes.house import House
from game.scenes.session import resume
from game.ui.dialog import Answer, Dialog
from game.ui.scene import Push, Reset, Scene


def saved_matches(house: House) -> list[Saved]:
    """All matches that wait on the disk, the latest first."""
    return list_saves(house.folder.saves, house.games, house.packs) if house.folder else []


def progress(house: House, saved: Saved) -> str:
    """How far a saved match is, in the game's words."""
    key = f"{saved.head.game}-progress" if saved.head else ""
    return house.ui.words(key, **saved.side.progress) if saved.side.progress and house.ui.words.has(key) else ""


def people(house: House, saved: Saved) -> str:
    """Who plays it: "Lan, Minh and Thu"."""
    return house.ui.words.series([person.name for person in saved.side.people if person.name])


def open_saved(house: House, scene: Scene, saved: Saved) -> None:
    """Leads from ``scene`` to the match; a file with something odd about it is opened only when asked again."""
    if saved.problem is None:
        go_on(house, scene, saved.path)
        return
    scene.go(Push(_question(house, house.say(saved.problem), partial(go_on, house, scene, saved.path))))


def go_on(house: House, scene: Scene, path: Path, upto: int | None = None) -> None:
    """Plays the match in ``path`` on, from its first ``upto`` answers; whatever bars the way is told."""
    try:
        session = resume(path, house.games, upto=upto)
    except LogMismatch as odd:
        scene.go(Push(_mismatch(house, scene, path, odd)))
    except SaveError as wrong:
        scene.go(Push(_refusal(house, house.say(wrong.trouble))))
    else:
        scene.go(Reset(house.play(session)))


def _mismatch(house: House, scene: Scene, path: Path, odd: LogMismatch) -> Dialog:
    sentence = house.ui.words("home-resume-mismatch", n=odd.entry + 1)
    return _question(house, sentence, partial(go_on, house, scene, path, odd.entry))


def _question(house: House, sentence: str, act: partial[None]) -> Dialog:
    words = house.ui.words
    answers = [Answer("keep", words("home-resume-keep")), Answer("go_on", words("home-resume-go-on"), act)]
    return Dialog(house.ui, "resume", words("home-resume-odd"), sentence, answers)


def _refusal(house: House, sentence: str) -> Dialog:
    words = house.ui.words
    return Dialog(house.ui, "resume", words("home-resume-cannot"), sentence, [Answer("keep", words("ok"))])
