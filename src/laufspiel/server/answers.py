"""Answers over HTTP: values as JSON, and one sentence for whatever can't be met."""

import hashlib
from typing import Any

import msgspec
from starlette.responses import Response

from laufspiel.kernel.errors import LaufspielError
from laufspiel.server.store_errors import StoreError
from laufspiel.server.wire import Unfit, problem

NOT_KEPT = {"Cache-Control": "no-store"}

ASK_AGAIN = {"Cache-Control": "no-cache"}
"""To be kept, and asked each time whether it is still the same."""

STATUS_OF_WORDS = {
    "error-no-table": 404,
    "error-table-cleared": 410,
    "error-no-address": 404,
    "error-record-later": 403,
    "error-wrong-token": 403,
    "error-too-large": 413,
    "error-too-slow": 408,
    "error-house-full": 503,
}


def answer(value: Any, status: int = 200) -> Response:
    """A value as JSON."""
    return Response(msgspec.json.encode(value), status, dict(NOT_KEPT), "application/json")


def answer_unless_known(value: Any, known: str) -> Response:
    """A value as JSON, told only when it isn't what the browser has: `known` is its If-None-Match."""
    data = msgspec.json.encode(value)
    # Weak, since the packed and the plain answer go by the same one.
    tag = f'W/"{hashlib.sha256(data).hexdigest()[:32]}"'
    headers = {"ETag": tag, **ASK_AGAIN}
    if tag in known.replace(" ", "").split(","):
        return Response(status_code=304, headers=headers)
    return Response(data, 200, headers, "application/json")


def refuse(error: LaufspielError, status: int | None = None) -> Response:
    """One sentence for what can't be met, with a status that fits."""
    return answer(problem(error), status or status_of(error))


def status_of(error: LaufspielError) -> int:
    """503 when the store is in trouble, else what the request's mistake calls for."""
    if isinstance(error, StoreError):
        return 503
    return STATUS_OF_WORDS.get(error.words.id, 400) if isinstance(error, Unfit) else 400
