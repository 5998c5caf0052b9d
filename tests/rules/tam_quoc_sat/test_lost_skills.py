"""What holds although the skill it came from is lost (skill_conflicts 7 to 9), and what ends with it."""

from __future__ import annotations

from collections.abc import Coroutine
from typing import Any

import pytest

from game.rules.tam_quoc_sat.aim import why_not_use
from game.rules.tam_quoc_sat.card import printed
from game.rules.tam_quoc_sat.deeds import Damage
from game.rules.tam_quoc_sat.events import Laid, SkillsChanged, TurnEnded
from game.rules.tam_quoc_sat.facts import Lasting
from game.rules.tam_quoc_sat.harm import damage
from game.rules.tam_quoc_sat.learning import lend
from game.rules.tam_quoc_sat.measure import reaches, slash_limit
from game.rules.tam_quoc_sat.moments import DamageApplying
from game.rules.tam_quoc_sat.need import free_play
from game.rules.tam_quoc_sat.play import Play
from game.rules.tam_quoc_sat.play_menu import PlayMenu
from game.rules.tam_quoc_sat.raising import raised
from game.rules.tam_quoc_sat.turn import over_time
from tests.rules.tam_quoc_sat.wars import GAME, position

SLASH = printed("slash@S7")


def play_of(general: str, word: str = "", value: str = "", **more: Any) -> Play:
    """Seat 0 plays this general, and an effect lies on it."""
    seats = [{"general": general, "hand": ["slash@S7", "peach@H3"], **more}, {}, {}, {}]
    play = Play(position(seats).table, GAME.box)  # type: ignore[attr-defined]
    if word:
        play.do(Laid(Lasting(word, 0, 0, value=value)))
    return play


def lose_all(play: Play) -> None:
    play.do(SkillsChanged(0, (), for_good=True))


def run(rules: Coroutine[Any, Any, None]) -> None:
    """Rules that ask nobody."""
    with pytest.raises(StopIteration):
        rules.send(None)


def offered(play: Play) -> set[str]:
    return {option.key for option in PlayMenu(play, 0, free_play()).all_options}


def test_the_duels_of_this_turn_stay() -> None:
    play = play_of("yan_liang_wen_chou", "shuangxiong", "red")
    lose_all(play)
    assert "shuangxiong" in offered(play)
    play.do(TurnEnded(0))
    assert "shuangxiong" not in offered(play)


def test_what_a_contest_won_ends_and_the_ban_of_one_lost_stays() -> None:
    won = play_of("taishi_ci", "tianyi", "won")
    assert slash_limit(won, 0) == 2
    assert reaches(won, 0, SLASH, 2, won.kinds["slash"])
    lose_all(won)
    assert slash_limit(won, 0) == 1
    assert not reaches(won, 0, SLASH, 2, won.kinds["slash"])
    lost = play_of("taishi_ci", "tianyi", "lost")
    assert why_not_use(lost, 0, SLASH) is not None
    lose_all(lost)
    assert why_not_use(lost, 0, SLASH) is not None
    lost.do(TurnEnded(0))
    assert why_not_use(lost, 0, SLASH) is None


def test_the_feast_is_due_even_if_the_skill_goes_with_the_victim() -> None:
    play = play_of("wei_yan", hp=1)
    hit = Damage(0, 1, 2)
    run(raised(play, DamageApplying(hit)))
    assert hit.owed
    lose_all(play)
    run(damage(play, hit))
    assert (play.facts.hp[0], play.facts.hp[1]) == (3, 2)


def test_a_card_of_the_table_that_pays_gives_no_range() -> None:
    play = play_of("dian_wei", equipment=["kylin_bow"])
    assert "qiangxi" in offered(play)
    step = PlayMenu(play, 0, free_play()).then(("qiangxi",))
    assert step is not None
    assert [step.step((key,)).options[-1].key for key in ("kylin_bow@H5", "lose_hp")] == ["3", "3"]
    assert [len(step.step((key,)).options) for key in ("kylin_bow@H5", "lose_hp")] == [2, 3]


def test_what_is_lent_goes_with_the_turn() -> None:
    play = play_of("shen_lu_bu")
    lend(play, 0, "wushuang")
    assert play.knows(0, "wushuang")
    end(play)
    assert not play.knows(0, "wushuang")
    had = play_of("lu_bu")
    lend(had, 0, "wushuang")
    end(had)
    assert had.knows(0, "wushuang"), "it is its own"


def test_nothing_is_lent_to_who_has_lost_all() -> None:
    play = play_of("shen_sima_yi")
    lose_all(play)
    lend(play, 0, "wansha")
    assert not play.knows(0, "wansha")
    assert not play.facts.lasting


def end(play: Play) -> None:
    """The turn of seat 0 ends."""
    over_time(play, TurnEnded(0))
