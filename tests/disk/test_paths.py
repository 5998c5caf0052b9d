"""Folders that cannot be used, a missing HOME, two running copies."""

import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from game.disk import paths
from game.disk.lock import Lock
from game.disk.paths import UserFolder, shipped

TOP = Path(__file__).resolve().parents[2]
IMPORT = "from game.disk.paths import UserFolder as U\n"
NOBODY = "import os; os.setgid(54321); os.setuid(54321)\n"
FIND = "f = U.find(); print(f.temporary, f.path.is_dir()); f.path.rmdir()"


@pytest.fixture
def full_disk(tmp_path: Path) -> Iterator[Path]:
    """A file system of 64 kB with no byte left."""
    mount = tmp_path / "tiny"
    mount.mkdir()
    if subprocess.run(["mount", "-t", "tmpfs", "-o", "size=64k", "none", mount], check=False).returncode:
        pytest.skip("only root can mount")
    try:
        (mount / "user").mkdir()
        with pytest.raises(OSError, match="No space"):
            (mount / "fill").write_bytes(bytes(1 << 20))
        yield mount
    finally:
        subprocess.run(["umount", mount], check=True)


def test_shipped_is_the_source_tree_whatever_the_cwd(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    assert (shipped() / "pyproject.toml").samefile(TOP / "pyproject.toml")


def test_shipped_is_the_bundle_when_frozen(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "_MEIPASS", str(tmp_path), raising=False)
    assert shipped("data", "words") == tmp_path / "data" / "words"


def test_shipped_is_inside_the_package_when_installed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "game" / "shipped").mkdir(parents=True)
    monkeypatch.setattr(paths, "__file__", str(tmp_path / "game" / "disk" / "paths.py"))
    assert shipped("data") == tmp_path / "game" / "shipped" / "data"


def test_the_given_folder_is_made_and_left_empty(tmp_path: Path) -> None:
    wanted = tmp_path / "Thư mục Nguyễn بازی"
    assert UserFolder.find(wanted) == UserFolder(wanted)
    assert list(wanted.iterdir()) == []


def test_a_relative_folder_does_not_move_with_the_cwd(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    assert UserFolder.find(Path("here")).path == tmp_path / "here"


@pytest.mark.parametrize("name", ["file/inside", "nul\0", "x" * 300])
def test_a_folder_that_cannot_be(tmp_path: Path, name: str) -> None:
    (tmp_path / "file").touch()
    found = UserFolder.find(tmp_path / name)
    assert found.temporary
    assert found.path.is_dir()
    found.path.rmdir()
    assert found.why is not None
    assert str(found.path) in found.why.text


def test_no_temporary_folder_either(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "file").touch()

    def refuse(prefix: str) -> str:
        raise FileNotFoundError(prefix)

    monkeypatch.setattr("tempfile.mkdtemp", refuse)
    found = UserFolder.find(tmp_path / "file" / "inside")
    assert found.temporary
    assert found.why is not None
    assert found.why.word == "trouble-memory"


@pytest.mark.skipif(os.getuid() != 0, reason="only root can become a user without a home")
def test_without_a_home_it_still_starts() -> None:
    """A user whom the password file does not know has no home at all."""
    done = subprocess.run(
        [sys.executable, "-c", IMPORT + NOBODY + FIND],
        env={"PYTHONPATH": str(TOP), "TMPDIR": "/tmp"},
        cwd="/",
        capture_output=True,
        text=True,
        check=True,
    )
    assert done.stdout == "True True\n"


def test_a_full_disk_keeps_the_folder_whose_saves_can_be_read(full_disk: Path) -> None:
    found = UserFolder.find(full_disk / "user")
    assert (found.path, found.temporary) == (full_disk / "user", False)
    assert found.why is not None
    assert found.why.word == "trouble-disk-full"
    assert list(found.path.iterdir()) == []


def test_what_a_full_disk_left_half_written_goes_and_nothing_else(tmp_path: Path) -> None:
    folder = UserFolder(tmp_path)
    half = [folder.path / "settings.json.new", folder.saves / "a.match.new", folder.history / "b.json.new"]
    whole = [folder.settings, folder.saves / "a.match", folder.logs / "app.log.new"]
    for file in (*half, *whole, folder.path / ".write-test-x"):
        file.parent.mkdir(exist_ok=True)
        file.touch()
    folder.sweep()
    assert sorted(path for path in tmp_path.rglob("*") if path.is_file()) == sorted(whole)


def test_sweeping_a_folder_that_is_not_there_does_nothing(tmp_path: Path) -> None:
    UserFolder(tmp_path / "none").sweep()
    assert not (tmp_path / "none").exists()


def test_a_read_only_disk(tmp_path: Path, full_disk: Path) -> None:
    subprocess.run(["mount", "-o", "remount,ro", full_disk], check=True)
    found = UserFolder.find(full_disk / "user")
    assert found.temporary
    found.path.rmdir()


def test_only_one_copy_runs(tmp_path: Path) -> None:
    first, second = Lock(tmp_path), Lock(tmp_path)
    assert first.take()
    assert first.take()
    assert not second.take()
    first.release()
    assert second.take()
    second.release()


def test_another_process_holds_the_lock_until_it_dies(tmp_path: Path) -> None:
    code = f"from game.disk.lock import Lock\nfrom pathlib import Path\nl = Lock(Path({str(tmp_path)!r}))\n"
    code += "print(l.take(), flush=True)\ninput()"
    with subprocess.Popen(
        [sys.executable, "-c", code],
        cwd=TOP,
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
    ) as other:
        assert other.stdout is not None
        assert other.stdout.readline() == "True\n"
        assert not Lock(tmp_path).take()
        other.kill()
    mine = Lock(tmp_path)
    assert mine.take()
    mine.release()


def test_a_folder_that_is_not_there_does_not_stop_anybody(tmp_path: Path) -> None:
    assert Lock(tmp_path / "none").take()
