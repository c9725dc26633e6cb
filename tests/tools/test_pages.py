import importlib.util
import tomllib
from pathlib import Path

import pytest

import laufspiel

ROOT = Path(__file__).parents[2]


@pytest.fixture
def pages(tmp_path, monkeypatch):
    """The tool, working on a small project in a folder of its own."""
    spec = importlib.util.spec_from_file_location("pages", ROOT / "tools/pages.py")
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    for name in ("web/src/main.ts", "web/package.json", "src/laufspiel/games/kids/text/en.ftl"):
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / name).write_text("one")
    built = tmp_path / "src/laufspiel/server/pages"
    built.mkdir(parents=True)
    monkeypatch.setattr(module, "ROOT", tmp_path)
    monkeypatch.setattr(module, "WEB", tmp_path / "web")
    monkeypatch.setattr(module, "PAGES", built)
    monkeypatch.setattr(module, "DIGEST", built / "built-from.txt")
    return module


@pytest.fixture
def builds(pages, monkeypatch):
    """The npm commands run; a build leaves its page."""
    commands = []

    def npm(*words):
        commands.append(words)
        (pages.PAGES / "index.html").write_text("page")

    monkeypatch.setattr(pages, "npm", npm)
    monkeypatch.setattr(pages, "install_packages", lambda: None)
    return commands


def test_pages_are_built_once(pages, builds):
    assert pages.build()
    assert not pages.build()
    assert len(builds) == 1


@pytest.mark.parametrize("source", ["web/src/main.ts", "src/laufspiel/games/kids/text/en.ftl"])
def test_a_changed_source_builds_the_pages_again(pages, builds, source):
    pages.build()
    (pages.ROOT / source).write_text("two")
    assert pages.build()


def test_installed_packages_are_no_sources(pages, builds):
    pages.build()
    (pages.WEB / "node_modules/x").mkdir(parents=True)
    (pages.WEB / "node_modules/x/index.js").write_text("x")
    assert not pages.build()


def test_lost_pages_are_built_again(pages, builds):
    pages.build()
    (pages.PAGES / "index.html").unlink()
    assert pages.build()


@pytest.mark.parametrize(
    ("node", "enough"),
    [
        ((18, 20, 0), False),
        ((20, 18, 3), False),
        ((20, 19, 0), True),
        ((21, 7, 0), False),
        ((22, 11, 0), False),
        ((22, 12, 0), True),
        ((24, 0, 0), True),
    ],
)
def test_node_is_new_enough_for_vite(pages, node, enough):
    assert pages.is_new_enough(node) is enough


def test_without_any_node_the_answer_says_what_to_install(pages, monkeypatch):
    monkeypatch.setattr(pages, "system_npm", lambda: None)
    monkeypatch.setattr(pages, "wheel_npm", lambda: None)
    monkeypatch.setattr(pages, "NODE_LOCK", pages.ROOT / "requirements/node.lock")
    with pytest.raises(pages.Missing, match="Node.js 20.19 or newer"):
        pages.find_npm()


def test_package_and_project_data_name_one_version():
    project = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]
    assert laufspiel.__version__ == project["version"]
