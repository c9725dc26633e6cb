"""Make `.venv` and bring it to the state of a lock: `python3 tools/environment.py requirements/run.lock`.

Old Pythons must be able to read this file: it is what tells their owners to get a newer one.
"""

import os
import shutil
import subprocess
import sys

OLDEST = (3, 11)
NEWER = ["python3.14", "python3.13", "python3.12", "python3.11"]
VENV = ".venv"
PYTHON = os.path.join(VENV, "bin", "python")


def main():
    lock = sys.argv[1]
    if sys.version_info < OLDEST:
        run_a_newer_python()
    if not works(PYTHON, "-m", "pip", "--version"):
        create()
    print("Installing the packages of %s; the first time this takes a minute or two." % lock, flush=True)
    pip("install", "--require-hashes", "--no-deps", "-r", lock)
    pip("install", "--no-deps", "--no-build-isolation", "--editable", ".")


def run_a_newer_python():
    for name in NEWER:
        path = shutil.which(name)
        if path and works(path):
            os.execv(path, [path] + sys.argv)
    found = "%d.%d" % sys.version_info[:2]
    sys.exit(
        "Laufspiel needs Python 3.11 or newer, and python3 is %s. Install a newer one, "
        "or name it: make PYTHON=/path/to/python3" % found
    )


def works(python, *words):
    try:
        return (
            subprocess.call(
                [python] + list(words or ["--version"]), stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL
            )
            == 0
        )
    except OSError:
        return False


def create():
    try:
        import ensurepip  # noqa: F401 (venv needs it, and Debian's Python lacks it)
        import venv
    except ImportError:
        sys.exit(
            "This Python comes without its venv module. On Debian and Ubuntu: "
            "apt install python%d.%d-venv" % sys.version_info[:2]
        )
    print("Creating %s with Python %d.%d." % ((VENV,) + tuple(sys.version_info[:2])), flush=True)
    venv.create(VENV, clear=True, with_pip=True, symlinks=True)


def pip(*words):
    command = [PYTHON, "-m", "pip", "--quiet", "--disable-pip-version-check"]
    if subprocess.call(command + list(words)):
        sys.exit("The packages could not be installed; the reason stands above.")


if __name__ == "__main__":
    main()
