"""What is locked installs anywhere: every package by digest, no address of a registry."""

import json
import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
LOCKS = sorted((ROOT / "requirements").glob("*.lock"))


def pins(lock):
    """The lock's packages, each with its continuation lines."""
    text = re.sub(r"^\s*#.*\n", "", lock.read_text(), flags=re.MULTILINE)
    return text.replace("\\\n", " ").splitlines()


@pytest.mark.parametrize("lock", LOCKS, ids=lambda lock: lock.stem)
def test_every_locked_package_has_a_digest(lock):
    assert pins(lock)
    for pin in pins(lock):
        assert re.match(r"[a-z0-9.-]+==\S+ .*--hash=sha256:[0-9a-f]{64}", pin), pin


@pytest.mark.parametrize("lock", LOCKS, ids=lambda lock: lock.stem)
def test_python_locks_name_no_address(lock):
    assert "://" not in lock.read_text()


def test_development_lock_holds_the_whole_run_lock():
    run, dev = (
        {pin.split(" --hash")[0].strip() for pin in pins(ROOT / "requirements" / name)}
        for name in ("run.lock", "dev.lock")
    )
    assert run <= dev


def test_npm_lock_has_digests_and_no_addresses():
    packages = json.loads((ROOT / "web/package-lock.json").read_text())["packages"]
    for name, package in packages.items():
        assert "resolved" not in package, name
        assert name == "" or package["integrity"].startswith("sha512-"), name
