import ast
from pathlib import Path

TOOL = Path(__file__).parents[2] / "tools/environment.py"


def test_old_pythons_can_read_who_tells_them_that_they_are_too_old():
    ast.parse(TOOL.read_text(), feature_version=(3, 5))
