import pytest
from playwright.sync_api import expect, sync_playwright

# Only what is imported after this tells what an assertion compared.
pytest.register_assert_rewrite("tests.browser.serving", "tests.browser.visitor", "tests.browser.pages")

from tests.browser import chromium as found  # noqa: E402
from tests.browser.serving import NoPages, Server  # noqa: E402
from tests.browser.visitor import PATIENCE, Visitor  # noqa: E402

expect.set_options(timeout=PATIENCE)


@pytest.fixture(scope="session")
def server(tmp_path_factory):
    """A server that nobody stops before all is over."""
    server = served(tmp_path_factory.mktemp("server"))
    server.warm_up()
    yield server
    server.stop()


def served(folder):
    try:
        return Server(folder)
    except NoPages as missing:
        raise pytest.fail.Exception(str(missing), pytrace=False) from None


@pytest.fixture
def frail_server(tmp_path):
    """A server of this test alone, which may kill it."""
    server = served(tmp_path)
    yield server
    server.stop()


# Not for the whole session: while Playwright runs, no other test of this process could run an event loop.
@pytest.fixture(scope="module")
def chromium():
    try:
        program = found.find()
    except found.Missing as missing:
        raise pytest.fail.Exception(str(missing), pytrace=False) from None
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(
            executable_path=str(program), args=found.flags(), timeout=PATIENCE
        )
        yield browser
        browser.close()


@pytest.fixture
def visit(chromium, server):
    """Opens a page as a visitor; when the test is over, nothing may have gone wrong in it."""
    visitors = []

    def open_page(path="/", at=server, **wishes):
        visitors.append(Visitor(chromium, at, **wishes))
        return visitors[-1].go(path)

    yield open_page
    for visitor in visitors:
        visitor.leave()
