"""Scripts on a clock that only the test advances."""

from types import SimpleNamespace

import pytest

from game.ui import ease
from game.ui.motion import Motion, Pace, Script, To, Tween, after, apart


@pytest.fixture
def thing() -> SimpleNamespace:
    return SimpleNamespace(x=0.0, y=0.0, alpha=1.0)


@pytest.mark.parametrize(
    "curve", [getattr(ease, name) for name in dir(ease) if name.startswith(("in_", "out_", "linear"))]
)
def test_curves_begin_at_0_and_end_at_1(curve: ease.Ease) -> None:
    assert curve(0) == pytest.approx(0)
    assert curve(1) == pytest.approx(1)


def test_a_tween_goes_from_start_to_end(thing: SimpleNamespace) -> None:
    motion = Motion()
    motion.run(To(thing, 100, ease.linear, x=10))
    motion.advance(50)
    assert thing.x == pytest.approx(5)
    motion.advance(50)
    assert thing.x == 10
    assert not motion.busy


def test_steps_follow_each_other_without_losing_time(thing: SimpleNamespace) -> None:
    def script() -> Script:
        yield To(thing, 30, ease.linear, x=3)
        yield 20
        yield To(thing, 50, ease.linear, x=8)

    motion = Motion()
    motion.run(script())
    motion.advance(75)
    assert thing.x == pytest.approx(5.5)


def test_a_list_runs_side_by_side_and_ends_with_its_longest(thing: SimpleNamespace) -> None:
    done: list[str] = []

    def script() -> Script:
        yield [To(thing, 100, x=1), To(thing, 40, y=1)]
        done.append("both")

    motion = Motion()
    motion.run(script())
    motion.advance(60)
    assert (thing.y, done) == (1, [])
    motion.advance(40)
    assert done == ["both"]


def test_staggered_steps_begin_one_after_the_other() -> None:
    seen: list[int] = []
    motion = Motion()

    def script() -> Script:
        yield apart(10, [after(0, lambda i=i: seen.append(i)) for i in range(3)])  # type: ignore[misc]

    motion.run(script())
    motion.advance(5)
    assert seen == [0]
    motion.advance(10)
    assert seen == [0, 1]


def test_speed_is_a_factor_and_0_is_at_once(thing: SimpleNamespace) -> None:
    pace = Pace(speed=4)
    motion = Motion(pace)
    motion.run(To(thing, 400, ease.linear, x=8))
    motion.advance(50)
    assert thing.x == pytest.approx(4)
    pace.speed = 0
    motion.run(To(thing, 9999, y=5))
    assert thing.y == 5


def test_skip_goes_to_the_end_of_everything(thing: SimpleNamespace) -> None:
    def script() -> Script:
        yield 5000
        yield To(thing, 5000, x=7)

    motion = Motion()
    motion.run(script())
    assert motion.skip()
    assert thing.x == 7
    assert not motion.busy
    assert not motion.skip()


def test_less_motion_jumps_and_fades(thing: SimpleNamespace) -> None:
    motion = Motion(Pace(less=True))
    motion.run(To(thing, 900, x=10))
    assert (thing.x, thing.alpha) == (10, 0)
    motion.advance(120)
    assert thing.alpha == 1
    assert not motion.busy


def test_less_motion_leaves_fades_alone(thing: SimpleNamespace) -> None:
    motion = Motion(Pace(less=True))
    motion.run(Tween(200, lambda t: setattr(thing, "alpha", t), ease.linear))
    motion.advance(100)
    assert thing.alpha == pytest.approx(0.5)


def test_ambient_motion_stops_five_seconds_after_the_last_real_one(thing: SimpleNamespace) -> None:
    def waves() -> Script:
        while True:
            yield 10

    motion = Motion()
    motion.run(waves(), ambient=True)
    assert not motion.busy
    assert not motion.awake
    motion.run(To(thing, 100, x=1))
    awake = []
    for _ in range(52):
        motion.advance(100)
        awake.append(motion.awake)
    assert awake[:50] == [True] * 50
    assert not awake[-1]
    still = motion.ambient_clock
    motion.advance(100)
    assert motion.ambient_clock == still


def test_stop_leaves_things_where_they_are(thing: SimpleNamespace) -> None:
    motion = Motion()
    running = motion.run(To(thing, 100, ease.linear, x=10))
    motion.advance(30)
    running.stop()
    motion.advance(100)
    assert thing.x == pytest.approx(3)
    assert not motion.busy
