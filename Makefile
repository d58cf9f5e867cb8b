# Everyday commands. `make run` and `make test` prepare the virtual environment themselves.
# Another Python beside it: make test PYTHON=python3.13 VENV=.venv-3.13
PYTHON ?= python3
VENV ?= .venv
BIN := $(VENV)/bin
PIP := $(BIN)/python -m pip --disable-pip-version-check install --quiet --require-hashes

ifneq ($(filter command line environment,$(origin PYTHON)),)
ifneq ($(wildcard $(BIN)/python),)
ifneq ($(shell $(BIN)/python -V),$(shell $(PYTHON) -V))
$(error $(VENV) is of $(shell $(BIN)/python -V), not of $(PYTHON): give the other one a folder of its own, e.g. VENV=.venv-other)
endif
endif
endif

.PHONY: setup setup-dev run test lint format bench gallery lock audit release clean

setup: $(VENV)/runtime.stamp
setup-dev: $(VENV)/develop.stamp

$(BIN)/python:
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || { echo "Meeplepost needs Python 3.11 or newer; $(PYTHON) is older."; exit 1; }
	@$(PYTHON) -m venv $(VENV)

$(VENV)/runtime.stamp: requirements.txt | $(BIN)/python
	@echo "Installing what the bot needs (once, into $(VENV)) ..."
	@$(PIP) -r requirements.txt
	@touch $@

$(VENV)/develop.stamp: requirements-dev.txt | $(VENV)/runtime.stamp
	@echo "Installing what the tests need ..."
	@$(PIP) -r requirements-dev.txt
	@touch $@

run: setup
	@exec $(BIN)/python -m bot $(ARGS)

test: setup-dev
	$(BIN)/python -m pytest -n auto --dist loadfile --no-loadscope-reorder $(ARGS)

lint: setup-dev
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/pyright

format: setup-dev
	$(BIN)/ruff check --fix .
	$(BIN)/ruff format .

bench: setup-dev
	$(BIN)/python -m bench $(ARGS)

gallery: setup-dev
	$(BIN)/python -m render.gallery $(ARGS)

# Pins every dependency with its hashes, for all platforms and Python versions (needs `pip install uv`).
LOCK := uv pip compile --quiet --universal --generate-hashes --no-emit-index-url --no-emit-find-links --no-header --no-annotate --python-version 3.11
lock:
	$(LOCK) pyproject.toml -o requirements.txt
	$(LOCK) --group dev -c requirements.txt pyproject.toml -o requirements-dev.txt

# Known holes in what the bot is made of; red, too, when a package cannot be looked up.
audit: setup-dev
	$(BIN)/pip-audit --strict --require-hashes --disable-pip --progress-spinner off -r requirements.txt

# make release VERSION=1.2.3 (ARGS=--dry-run only tells; IMAGE=registry.example/meeplepost names the image)
release: setup-dev
	@$(BIN)/python -m tools.release $(VERSION) $(ARGS)

clean:
	rm -rf .venv .venv-* .pytest_cache .ruff_cache .hypothesis gallery
