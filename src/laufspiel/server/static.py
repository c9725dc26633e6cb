"""The built pages: files with hashed names for good, the one page itself for every address of ours."""

from contextlib import suppress
from pathlib import Path
from typing import Any

from starlette.datastructures import Headers
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import FileResponse, PlainTextResponse, Response
from starlette.routing import BaseRoute, Mount, Route
from starlette.staticfiles import StaticFiles
from starlette.types import Scope

from laufspiel.server.answers import ASK_AGAIN
from laufspiel.words import tell

PAGES = Path(__file__).parent / "pages"

PLACES = ("/", "/new/{rest:path}", "/t/{rest:path}", "/replay")
"""Addresses that the page itself understands."""

FOR_GOOD = {"Cache-Control": "public, max-age=31536000, immutable"}

OF_NO_USE = ("ETag", "Last-Modified", "Accept-Ranges")
"""Headers by which to ask again or in pieces, which nobody does for a small file that stays as it is."""


class Assets(StaticFiles):
    """Files whose names change with their content; some lie there packed by Brotli, too."""

    async def get_response(self, path: str, scope: Scope) -> Response:
        """The file, packed where that was done beforehand and the browser takes it. Raises HTTPException."""
        if "br" in _encodings(scope):
            with suppress(HTTPException):
                packed = await super().get_response(f"{path}.br", scope)
                packed.headers["Content-Encoding"] = "br"
                packed.headers.add_vary_header("Accept-Encoding")
                return packed
        return await super().get_response(path, scope)

    def file_response(self, *args: Any, **kwargs: Any) -> Response:
        """The file, never to be asked for again."""
        response = super().file_response(*args, **kwargs)
        response.headers.update(FOR_GOOD)
        for name in OF_NO_USE:
            del response.headers[name]
        return response


def _encodings(scope: Scope) -> set[str]:
    """How a browser takes what is sent, leaving weights aside: none that is here is refused by a weight of 0."""
    accepted = Headers(scope=scope).get("accept-encoding", "")
    return {part.partition(";")[0].strip() for part in accepted.split(",")}


class Loose(StaticFiles):
    """Files beside the page, as its icon; the page itself says that an address leads nowhere."""

    async def get_response(self, path: str, scope: Scope) -> Response:
        """The file, to be asked for again each time. Raises HTTPException where even the page is missing."""
        try:
            response = await super().get_response(path, scope)
        except HTTPException as error:
            index = Path(str(self.directory), "index.html")
            wants_page = "text/html" in Headers(scope=scope).get("accept", "")
            if error.status_code != 404 or not wants_page or not index.is_file():
                raise
            response = FileResponse(index, 404)
        response.headers.update(ASK_AGAIN)
        return response


def page_routes(pages: Path = PAGES) -> list[BaseRoute]:
    """Routes to the page and its files, to be tried after all others."""

    async def page(_request: Request) -> Response:
        index = pages / "index.html"
        if not index.is_file():
            return PlainTextResponse(tell("error-no-pages") + "\n", 503, dict(ASK_AGAIN))
        return FileResponse(index, headers=ASK_AGAIN)

    return [
        *(Route(place, page) for place in PLACES),
        Mount("/assets", Assets(directory=pages / "assets", check_dir=False)),
        Mount("/", Loose(directory=pages, check_dir=False)),
    ]
