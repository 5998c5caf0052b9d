"""A crash leaves one file that explains it; the log works where there is no terminal."""

import faulthandler
import logging
import subprocess
import sys
import threading
from collections.abc import Iterator
from pathlib import Path

import pytest

from game.disk import report
from game.disk.log import last_lines, start_log
from game.disk.report import write_report
from game.disk.trouble import TEXTS, Trouble

TOP = Path(__file__).resolve().parents[2]
GOLDEN = Path(__file__).parent / "golden" / "format_1.match"


@pytest.fixture(autouse=True)
def _as_before() -> Iterator[None]:
    """The log belongs to the process: what a test starts must not go on in the next."""
    root, hook = logging.getLogger(), threading.excepthook
    before, level = list(root.handlers), root.level
    yield
    for handler in [one for one in root.handlers if one not in before]:
        root.removeHandler(handler)
        handler.close()
    root.setLevel(level)
    threading.excepthook, logging.raiseExceptions = hook, True
    faulthandler.enable(sys.__stderr__ or 2)


def crash() -> BaseException:
    try:
        try:
            raise KeyError("lặn")
        except KeyError as cause:
            raise RuntimeError("the board tipped over") from cause
    except RuntimeError as error:
        return error


def test_a_report_has_all_that_is_needed(tmp_path: Path) -> None:
    log = start_log(tmp_path / "logs")
    logging.getLogger("test").info("dice rolled: %d", 6)
    logging.getLogger("test").info("odd %d", "six")
    before = GOLDEN.read_bytes()
    path = write_report(tmp_path / "reports", crash(), {"app": "0.1.0", "SDL": "2.32"}, GOLDEN)
    assert path is not None
    text = path.read_text("utf-8")
    for needed in ("KeyError: 'lặn'", "RuntimeError: the board tipped over", "app: 0.1.0", "SDL: 2.32"):
        assert needed in text
    assert sys.version in text
    assert "dice rolled: 6" in text
    assert before.decode() in text
    assert GOLDEN.read_bytes() == before
    assert log is not None
    assert "dice rolled: 6" in log.read_text("utf-8")
    assert last_lines()[-1] == "odd %d"


def test_a_report_goes_to_the_temporary_folder_if_it_must(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "file").touch()
    monkeypatch.setattr("tempfile.mkdtemp", lambda prefix: str(tmp_path / "temporary"))
    path = write_report(tmp_path / "file" / "reports", crash(), {}, tmp_path / "no.match")
    assert path is not None
    assert path.parent == tmp_path / "temporary"
    assert "no.match" in path.read_text("utf-8")
    monkeypatch.setattr("tempfile.mkdtemp", lambda prefix: str(tmp_path / "file"))
    assert write_report(tmp_path / "file" / "reports", crash(), {}) is None


def test_old_reports_are_forgotten(tmp_path: Path) -> None:
    for number in range(30):
        (tmp_path / f"crash-2001{number:02}.txt").touch()
    path = write_report(tmp_path, crash(), {})
    assert path is not None
    assert path.exists()
    assert len(list(tmp_path.iterdir())) == report.KEPT


WINDOWED = """
import logging, sys, threading
sys.stdout = sys.stderr = None
from pathlib import Path
from game.disk.log import start_log
start_log(Path(sys.argv[1]))
print("printed")
sys.stderr.write("to stderr\\n")
logging.getLogger("x").warning("lặn غوص")
threading.Thread(target=lambda: 1 / 0, name="diver").start()
"""


def test_without_stdout_and_stderr(tmp_path: Path) -> None:
    subprocess.run([sys.executable, "-c", WINDOWED, str(tmp_path / "logs")], cwd=TOP, check=True)
    assert (tmp_path / "logs" / "output.log").read_text("utf-8") == "printed\nto stderr\n"
    log = (tmp_path / "logs" / "round-table.log").read_text("utf-8")
    assert "lặn غوص" in log
    assert "diver died" in log
    assert "ZeroDivisionError" in log


def test_every_language_is_printed_whatever_the_system_speaks() -> None:
    code = "from game.disk.log import speak_utf8\nspeak_utf8()\nprint('Bàn Tròn میز گرد', '\\ud800')"
    env = {"PYTHONIOENCODING": "ascii", "PYTHONPATH": str(TOP)}
    done = subprocess.run([sys.executable, "-c", code], env=env, capture_output=True, check=True)
    assert done.stdout.decode("utf-8").strip() == "Bàn Tròn میز گرد \\ud800"
    subprocess.run([sys.executable, "-c", "import sys\nsys.stdout = None\n" + code], env=env, cwd=TOP, check=True)


def test_without_a_folder_for_logs_either(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    done = subprocess.run([sys.executable, "-c", WINDOWED, str(tmp_path / "file")], cwd=TOP, check=False)
    assert done.returncode == 0


def test_a_crash_of_the_interpreter_is_written(tmp_path: Path) -> None:
    code = "import faulthandler, sys\nfrom pathlib import Path\nfrom game.disk.log import start_log\n"
    code += "start_log(Path(sys.argv[1]))\nimport os, signal\nos.kill(os.getpid(), signal.SIGSEGV)"
    subprocess.run([sys.executable, "-c", code, str(tmp_path)], cwd=TOP, check=False)
    assert "Segmentation fault" in (tmp_path / "fault.log").read_text("utf-8")


def test_the_log_never_grows_big(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("game.disk.log.MOST_BYTES", 1000)
    start_log(tmp_path)
    for number in range(200):
        logging.getLogger("x").warning("line %d", number)
    sizes = [path.stat().st_size for path in tmp_path.glob("round-table.log*")]
    assert len(sizes) == 3
    assert max(sizes) <= 1000


def test_every_trouble_says_where() -> None:
    args: dict[str, str | int] = dict.fromkeys(
        ("file", "folder", "place", "copy", "keys", "reason", "format", "line", "lost", "game", "packs", "app"), "?"
    )
    for word in TEXTS:
        assert "{" not in Trouble(word, args).text
