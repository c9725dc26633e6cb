"""Shows what tests have measured, from whatever process they ran in: `record_property("measured", "…")`."""


def pytest_terminal_summary(terminalreporter):
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
