# Sets itself up: Python 3.11+, make and a network connection are enough.
PORT ?= 8000
PYTHON ?= python3
# Test processes at a time.
WORKERS ?= 2
# Extra words for pytest, as in TESTS="tests/kernel -x". Two settings look for what happens only sometimes: SLOW=6
# gives the visitors of the browser tests slow machines and a slow network, LUCK=2 gives all tables other dice.
TESTS ?=
BIN := .venv/bin
without_browser = $(filter no,$(BROWSER))
UV := $(BIN)/uv --no-config pip compile --quiet --universal --python-version 3.11 --generate-hashes --no-header

export MPLBACKEND := Agg

.DEFAULT_GOAL := help
.NOTPARALLEL:
.PHONY: play test check audit format bench lock clean help pages rules browser

play: .venv/run.stamp pages rules  ## set up, then play in the browser (PORT=8000)
	@exec $(BIN)/laufspiel serve --open --port $(PORT)

test: .venv/dev.stamp pages rules $(if $(without_browser),,browser)  ## run every test (BROWSER=no without Chromium)
	@$(BIN)/python -m pytest -n $(WORKERS) --dist loadfile --no-loadscope-reorder $(if $(without_browser),-m "not browser") $(TESTS)

check: .venv/dev.stamp  ## format, lint, types, import directions, spelling
	$(BIN)/ruff format --check .
	$(BIN)/ruff check .
	$(BIN)/mypy
	$(BIN)/lint-imports --no-logo
	$(BIN)/codespell
	$(BIN)/python tools/typescript.py --check
	$(BIN)/python tools/pages.py npm run --silent format:check
	$(BIN)/python tools/pages.py npm run --silent check

audit: .venv/dev.stamp  ## look locked packages up in the published lists of known holes (asks the network)
	@$(BIN)/python -m pip install --quiet "pip-audit>=2.9"
	$(BIN)/pip-audit --disable-pip --require-hashes -r requirements/dev.lock
	$(BIN)/python tools/pages.py npm audit

format: .venv/dev.stamp  ## format Python and web sources
	$(BIN)/ruff check --select I --fix --quiet .
	$(BIN)/ruff format .
	$(BIN)/python tools/pages.py npm run --silent format

bench: .venv/run.stamp rules  ## measure the speed of the rules
	@$(BIN)/laufspiel bench rules

lock: .venv/dev.stamp  ## write the lock files anew (LOCK=--upgrade for newer versions)
	$(BIN)/python -m pip install --quiet "uv>=0.9"
	$(UV) $(LOCK) --group build pyproject.toml -o requirements/run.lock
	$(UV) $(LOCK) --group build --group dev -c requirements/run.lock pyproject.toml -o requirements/dev.lock
	$(UV) $(LOCK) --group node -o requirements/node.lock

clean:  ## remove all that was built or installed here
	rm -rf .venv build dist web/node_modules src/laufspiel/server/pages
	rm -rf .mypy_cache .pytest_cache .ruff_cache .hypothesis .import_linter_cache .coverage
	find src tests tools -name __pycache__ -prune -exec rm -rf {} +

help:
	@awk -F ':.*## ' '/^[a-z]*:.*## / { printf "make %-8s %s\n", $$1, $$2 }' Makefile

# The development lock holds all of the run lock, so it serves both.
.venv/dev.stamp: requirements/dev.lock pyproject.toml tools/environment.py
	@$(setup) requirements/dev.lock
	@touch .venv/run.stamp $@

.venv/run.stamp: requirements/run.lock pyproject.toml tools/environment.py
	@$(setup) requirements/run.lock
	@touch $@

setup = command -v $(PYTHON) >/dev/null \
	|| { echo "Laufspiel needs Python 3.11 or newer; $(PYTHON) was not found." >&2; exit 1; }; \
	$(PYTHON) tools/environment.py

pages:
	@$(BIN)/python tools/pages.py

rules:
	@$(BIN)/laufspiel compile

browser:
	@$(BIN)/python tests/browser/chromium.py
