import pytest
from starlette.testclient import TestClient

from laufspiel.server.app import make_app
from laufspiel.server.store import Store
from tests import dice
from tests.server.visitors import HOST


@pytest.fixture(autouse=True)
def same_dice(monkeypatch):
    dice.load(monkeypatch.setattr)


@pytest.fixture
def house(tmp_path):
    """Opens a server over the test's folder; opened again it is a server started anew."""

    def open_house():
        return TestClient(make_app(Store(tmp_path / "data"), hosts=[HOST]))

    return open_house


@pytest.fixture
def client(house):
    with house() as client:
        yield client
