"""Examples are the same on every machine, and what tests have measured is shown, whatever process they ran in."""

from hypothesis import HealthCheck, settings

# A busy machine is no fault, and what chance finds on one machine must be found on all.
settings.register_profile(
    "same everywhere",
    deadline=None,
    derandomize=True,
    suppress_health_check=[HealthCheck.too_slow],
)
settings.load_profile("same everywhere")


def pytest_collection_modifyitems(items):
    """Files that take long come first, so that no worker is left with one while the others have nothing to do."""
    long = {
        item.path for item in items if item.get_closest_marker("slow") or item.get_closest_marker("browser")
    }
    items.sort(key=lambda item: item.path not in long)


def pytest_terminal_summary(terminalreporter):
    """What tests said by `record_property("measured", "…")`."""
    told = [
        value
        for report in terminalreporter.getreports("passed")
        if report.when == "call"
        for name, value in report.user_properties
        if name == "measured"
    ]
    if told:
        terminalreporter.section("measured")
    for line in told:
        terminalreporter.write_line(line)
