"""Between two people whose hands are secret the table is covered; nobody's hand is ever open to the other."""

from __future__ import annotations

import pygame
import pytest

from game.core.match import Match
from game.disk.saves import Person, Side
from game.rules.lost_cities.facts import DRY, END_ROUND
from game.scenes.curtain import Curtain
from game.scenes.handing import LOOK
from game.scenes.house import House
from game.scenes.play import Play
from game.scenes.session import Session
from game.tables.board import Line
from game.tables.lost_cities.board import LostCitiesBoard
from game.ui.screen import Screen
from tests.scenes.conftest import Guest, Houses


def people(*plays: str) -> tuple[Person, ...]:
    looks = (("Mai", "vermilion"), ("Kiên", "azure"))
    return tuple(Person(name=name, colour=colour, plays=how) for (name, colour), how in zip(looks, plays, strict=True))


def sit(house: House, *plays: str, game: str = "lost_cities", start: object = None) -> tuple[Guest, Play]:
    match = Match(house.games[game], 2, {"first": 0} if game == "lost_cities" else {}, 3, start)
    play = Play(house, Session(match, Side(people=people(*plays))))
    return Guest(house, play), play


def cover(guest: Guest) -> Curtain:
    """What hides the table now."""
    assert isinstance(guest.top, Curtain), guest.top.name
    return guest.top


def eyes(play: Play) -> int | None:
    """Whose hand is open."""
    return play.telling.eyes


def board(play: Play) -> LostCitiesBoard:
    assert isinstance(play.board, LostCitiesBoard)
    return play.board


def finish_turn(guest: Guest, play: Play) -> None:
    """Discards the first card and draws from the pile."""
    asked = play.asking
    assert asked is not None
    card = asked.step(()).options[0].key
    play.answer((card, f"discard/{card.partition('-')[0]}"))
    guest.wait(50)
    play.answer(("pile",))
    guest.wait(50)


def opened(guest: Guest, play: Play) -> None:
    cover(guest)
    guest.wait(500)
    guest.key(pygame.K_RETURN)
    guest.wait(50)
    assert guest.top.name == "play"
    assert play.asking is not None


def test_the_first_hand_is_covered_until_its_owner_opens_it(house: Houses) -> None:
    guest, play = sit(house(), "human", "human")
    assert cover(guest).seat == 0
    assert eyes(play) is None
    assert not any(hand.cards for hand in board(play).stage.now.hands)
    opened(guest, play)
    assert eyes(play) == 0
    assert board(play).stage.now.hands[0].cards


def test_the_cover_ignores_a_click_meant_for_the_table(house: Houses) -> None:
    guest, play = sit(house(), "human", "human")
    guest.key(pygame.K_RETURN)
    cover(guest)
    opened(guest, play)


def test_after_the_turn_the_view_is_dropped_before_the_other_is_asked(house: Houses) -> None:
    guest, play = sit(house(), "human", "human")
    opened(guest, play)
    finish_turn(guest, play)
    guest.wait(100)
    assert cover(guest).seat == 1
    assert eyes(play) is None
    assert len(cover(guest).recap) == 3, "the round, the discard and the draw"
    opened(guest, play)
    assert eyes(play) == 1


def test_the_recap_tells_what_the_other_did_but_not_what_was_drawn(house: Houses) -> None:
    guest, play = sit(house(), "human", "human")
    opened(guest, play)
    finish_turn(guest, play)
    cover(guest)
    assert "discards" in cover(guest).recap[-2].text
    drawn = next(card for card in play.session.match.view(0).zones["hand/0"].cards or ())
    assert drawn not in " ".join(line.text for line in cover(guest).recap)


def test_the_recap_pictures_the_last_card_that_everybody_saw(house: Houses) -> None:
    guest, play = sit(house(), "human", "human")
    opened(guest, play)
    finish_turn(guest, play)
    recap = cover(guest).recap
    assert [line.glimpse is not None for line in recap] == [False, True, False], "neither the round nor the draw"
    with_it = guest.picture()
    cover(guest).recap = [Line(line.text) for line in recap]
    cover(guest).stale()
    guest.wait(50)
    assert guest.picture() != with_it


def test_there_is_a_moment_to_see_the_drawn_card_and_to_undo(house: Houses) -> None:
    made = house()
    made.settings.speed = 1.0
    made.ui.apply()
    guest, play = sit(made, "human", "human")
    guest.wait(20)
    play.motion.skip()
    guest.wait(100)
    opened(guest, play)
    assert LOOK > 500
    asked = play.asking
    assert asked is not None
    card = asked.step(()).options[0].key
    play.answer((card, f"discard/{card.partition('-')[0]}"))
    play.motion.skip()
    guest.wait(50)
    play.answer(("pile",))
    for _ in range(80):
        guest.wait(20)
        if play._passing:
            break
    assert eyes(play) == 0
    assert guest.top.name == "play"
    guest.wait(LOOK + 200)
    cover(guest)


def test_against_a_bot_nothing_is_covered(house: Houses) -> None:
    guest, play = sit(house(), "human", "easy")
    guest.wait(100)
    assert guest.top.name == "play"
    assert eyes(play) == 0
    finish_turn(guest, play)
    for _ in range(40):
        guest.wait(50)
        assert guest.top.name == "play"
        assert eyes(play) == 0


def test_the_arrows_set_out_from_the_hand(house: Houses) -> None:
    guest, play = sit(house(), "human", "easy")
    guest.wait(100)
    hand = [c.id for c in play.desk.controls() if c.id.startswith("lost_cities.hand.")]
    guest.key(pygame.K_RIGHT)
    assert play.desk.focus == hand[0]
    guest.key(pygame.K_RIGHT, pygame.K_RETURN)
    assert play.path == (hand[1].removeprefix("lost_cities.hand."),)


def test_a_game_without_secrets_is_never_covered(house: Houses) -> None:
    guest, _ = sit(house(), "human", "human", game="deep_sea")
    guest.wait(100)
    assert guest.top.name == "play"


def keys(play: Play) -> list[str]:
    """What is offered now."""
    assert play.asking is not None
    return [option.key for option in play.asking.step(()).options]


def wander(guest: Guest, play: Play) -> None:
    """A turn without a draw from the pile: something is discarded, something else picked up."""
    card = keys(play)[0]
    play.answer((card, f"discard/{card.partition('-')[0]}"))
    guest.wait(50)
    play.answer((next(key for key in keys(play) if key.startswith("discard/")),))
    guest.wait(50)


@pytest.mark.rule("LC-16")
@pytest.mark.parametrize("answer", ["no", "yes"])
def test_whether_to_end_the_round_is_asked_of_the_other_behind_a_cover(house: Houses, answer: str) -> None:
    start = {"turn": 0, "discards": {"sea": [2, 5], "snow": [3, 4]}}
    guest, play = sit(house(), "human", "human", start=start)
    for _ in range(DRY):
        opened(guest, play)
        wander(guest, play)
    opened(guest, play)
    card = keys(play)[0]
    play.answer((card, f"discard/{card.partition('-')[0]}"))
    guest.wait(50)
    play.answer((END_ROUND,))
    guest.wait(50)
    assert cover(guest).seat == 1
    assert eyes(play) is None
    opened(guest, play)
    assert eyes(play) == 1
    guest.wait(500)
    guest.key(pygame.K_2 if answer == "no" else pygame.K_1)
    guest.wait(50)
    if answer == "no":
        assert cover(guest).seat == 0
        opened(guest, play)
        assert "pile" in keys(play)
        assert END_ROUND not in keys(play)
    else:
        assert play.session.match.view(None).facts.round == 2


@pytest.mark.parametrize("kind", [pygame.WINDOWFOCUSLOST, pygame.WINDOWMINIMIZED])
def test_who_leaves_the_window_leaves_it_covered(house: Houses, kind: int) -> None:
    guest, play = sit(house(), "human", "human")
    opened(guest, play)
    guest.send(pygame.event.Event(kind))
    guest.wait(50)
    assert cover(guest).seat == 0
    assert eyes(play) is None
    opened(guest, play)
    assert eyes(play) == 0


def test_leaving_the_window_under_the_rulebook_covers_the_table_below(house: Houses) -> None:
    guest, play = sit(house(), "human", "human")
    opened(guest, play)
    play.help()
    guest.wait(50)
    guest.send(pygame.event.Event(pygame.WINDOWFOCUSLOST))
    assert eyes(play) is None
    guest.key(pygame.K_ESCAPE)
    guest.wait(50)
    cover(guest)


def test_pausing_covers_the_table(house: Houses) -> None:
    guest, play = sit(house(), "human", "human")
    opened(guest, play)
    guest.key(pygame.K_ESCAPE)
    guest.wait(50)
    assert guest.top.name == "pause"
    assert eyes(play) is None
    guest.key(pygame.K_RETURN)
    guest.wait(50)
    cover(guest)
    opened(guest, play)
    assert play.asking is not None


def test_opening_another_hand_bars_the_undo_of_what_was_done_before(house: Houses) -> None:
    guest, play = sit(house(), "human", "human", start={"turn": 0, "discards": {"sea": [2, 5], "snow": [3, 4]}})
    opened(guest, play)
    asked = play.asking
    assert asked is not None
    card = asked.step(()).options[0].key
    play.answer((card, f"discard/{card.partition('-')[0]}"))
    guest.wait(50)
    assert play.session.undoer == 0
    guest.send(pygame.event.Event(pygame.WINDOWFOCUSLOST))
    guest.wait(50)
    opened(guest, play)
    assert play.session.undoer == 0, "it was the same person who came back"
    play.session.open_hand(1)
    assert play.session.undoer is None


def test_the_pictures_of_covered_tables_are_the_same_whatever_the_hands(house: Houses) -> None:
    pictures = []
    for seed in (3, 4):
        made = house()
        match = Match(made.games["lost_cities"], 2, {"first": 0}, seed)
        guest = Guest(made, Play(made, Session(match, Side(people=people("human", "human")))))
        guest.wait(1500)
        pictures.append(pygame.image.tobytes(made.ui.screen.surface, "RGB"))
    assert pictures[0] == pictures[1]


class Frame:
    """A window in name only."""

    def note(self, event: pygame.event.Event) -> None:
        """Nothing moves it."""

    def flip(self) -> None:
        """Nobody looks."""


def test_a_window_that_changes_its_size_never_stretches_a_hand_that_was_put_away(house: Houses) -> None:
    made = house()
    made.settings.speed = 1.0
    surfaces = [pygame.Surface((1366, 768))]
    made.ui.screen, made.ui.window = Screen(lambda: surfaces[-1]), Frame()  # type: ignore[assignment]
    made.ui.apply()
    guest, play = sit(made, "human", "human")
    guest.wait(20)
    play.motion.skip()
    guest.wait(100)
    opened(guest, play)
    guest.wait(6000)
    made.ui.redraw()
    guest.stack.step(16)
    assert made.ui.still is not None, "the hand lies still"
    play.away()
    guest.stack.step(16)
    cover(guest)
    assert guest.stack.moving
    surfaces.append(pygame.Surface((1300, 740)))
    guest.stack.step(16)
    shown = pygame.image.tobytes(surfaces[-1], "RGB")
    guest.stack.draw(made.ui.canvas(surfaces[-1]))
    assert shown == pygame.image.tobytes(surfaces[-1], "RGB")
