"""A server in a process of its own, to be started, stopped, killed and looked at from outside."""

import http.client
import os
import re
import signal
import subprocess
import sys
import time
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import msgspec

from laufspiel.kernel.errors import LaufspielError

PATIENCE = 60.0
"""Seconds for a server to start or stop."""


class ServerFailed(LaufspielError):
    """The server didn't start, or didn't do what every server must."""


@dataclass
class House:
    """A server's process and where it is found; the port stays the same when it is started again."""

    data: Path
    port: int = 0
    extra: Sequence[str] = ()
    process: "subprocess.Popen[bytes] | None" = None

    def start(self) -> float:
        """Start it, and give the seconds until it answered. Raises ServerFailed."""
        began = time.perf_counter()
        words = ["--port", str(self.port), "--data", str(self.data), *self.extra]
        log = (self.data.parent / f"{self.data.name}.log").open("ab")
        self.process = subprocess.Popen(
            [sys.executable, "-m", "laufspiel.cli", "serve", *words], stdout=subprocess.PIPE, stderr=log
        )
        log.close()
        assert self.process.stdout is not None
        line = self.process.stdout.readline().decode()
        found = re.search(r"http://[^:/ ]+:(\d+)/", line)
        if found is not None:
            self.port = int(found[1])
        elif not line or not self.port:
            self.kill()
            raise ServerFailed("The server didn't start; look into the log beside its data.")
        while not self.is_well():
            if time.perf_counter() - began > PATIENCE or self.process.poll() is not None:
                self.kill()
                raise ServerFailed("The server started but doesn't answer.")
            time.sleep(0.01)
        return time.perf_counter() - began

    @property
    def address(self) -> str:
        """Host and port."""
        return f"127.0.0.1:{self.port}"

    @property
    def log(self) -> str:
        """What it has written down."""
        return (self.data.parent / f"{self.data.name}.log").read_text()

    def is_well(self) -> bool:
        """Whether it answers."""
        try:
            return self.ask("GET", "/healthz")[0] == 200
        except OSError:
            return False

    def ask(self, method: str, path: str, value: Any = None) -> tuple[int, bytes]:
        """One request: the status and the body. Raises OSError when nobody answers."""
        return ask(self.address, method, path, value)

    def kill(self) -> None:
        """End it without any chance to tidy up."""
        self._end(signal.SIGKILL if os.name == "posix" else signal.SIGTERM)

    def stop(self) -> int:
        """Ask it to stop, and give its exit status."""
        return self._end(signal.SIGTERM)

    def _end(self, how: int) -> int:
        if self.process is None:
            return 0
        self.process.send_signal(how)
        status = self.process.wait(PATIENCE)
        if self.process.stdout is not None:
            self.process.stdout.close()
        self.process = None
        return status

    def memory(self) -> int | None:
        """Bytes it holds in memory; None where that can't be told."""
        assert self.process is not None
        try:
            text = Path(f"/proc/{self.process.pid}/status").read_text()
        except OSError:
            return None
        found = re.search(r"^VmRSS:\s+(\d+) kB", text, re.MULTILINE)
        return int(found[1]) * 1024 if found else None

    def work(self) -> float | None:
        """Seconds of processor time it has used; None where that can't be told."""
        assert self.process is not None
        try:
            fields = Path(f"/proc/{self.process.pid}/stat").read_text().rpartition(")")[2].split()
            return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")
        except (OSError, ValueError):
            return None


def ask(address: str, method: str, path: str, value: Any = None) -> tuple[int, bytes]:
    """One request to a server: the status and the body. Raises OSError when nobody answers."""
    host = urlsplit(f"//{address}")
    connection = http.client.HTTPConnection(str(host.hostname), host.port, timeout=PATIENCE)
    try:
        connection.request(method, path, None if value is None else msgspec.json.encode(value))
        answer = connection.getresponse()
        return answer.status, answer.read()
    except http.client.HTTPException as error:
        raise ConnectionError(str(error)) from error
    finally:
        connection.close()
