import io

import pytest

from laufspiel import cli


class Keys(io.StringIO):
    """Keys pressed at a terminal."""

    def isatty(self):
        return True


@pytest.mark.parametrize("written", ["?", "31.5.2019", "2019-02-30"])
def test_what_is_no_date_of_birth_is_told_and_asked_again(written, tmp_path, monkeypatch, capsys):
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    monkeypatch.setattr("sys.stdin", Keys(f"{written}\n2019-05-31\n\n"))
    assert cli.run(["play", "kids", "--name", "Anna", "--name", "Ben", "--language", "en"]) == 0
    shown = capsys.readouterr().out
    assert f"“{written}” is no date; write year, month and day" in " ".join(shown.split())
    assert shown.count("When was Anna born?") == 2
    assert shown.count("When was Ben born?") == 1
