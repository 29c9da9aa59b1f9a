# Everything there is to do here, from a clean clone: `make` lists it.

PYTHON ?= python3
VENV := .venv
PEERS := .venv-bench
PIP := bin/pip install -qq --disable-pip-version-check
SOURCES := $(shell find src/alehouse/core src/alehouse/bots src/alehouse/games -name '*.py' 2>/dev/null)
BUILT := $(VENV)/.built$(if $(ALEHOUSE_PURE),-pure)
UV := build/uv/bin/uv pip compile -q --universal --python-version 3.11 --generate-hashes \
	--no-header --no-annotate --no-emit-index-url

# $(call debian,package,what it is for): installs it where that is possible, says so where it is not.
debian = if [ "$$(id -u)" = 0 ] && command -v apt-get >/dev/null; \
	then echo "installing Debian's $(1)"; apt-get update -qq && DEBIAN_FRONTEND=noninteractive apt-get install -y -qq $(1) >/dev/null; \
	else false; fi || { echo "$(1) is missing, for $(2): as root, apt-get install $(1)"; false; }

# Debian keeps PostgreSQL's programs out of the path.
HAS_POSTGRESQL = ls /usr/lib/postgresql/*/bin/initdb >/dev/null 2>&1 || command -v initdb >/dev/null

.PHONY: help play build test check format bench bench-server lock clean
.NOTPARALLEL:
.DELETE_ON_ERROR:

help:
	@echo "make play     play in the browser"
	@echo "make test     check and test everything"
	@echo "make check    ruff, mypy, import arrows; make format repairs what ruff can"
	@echo "make bench    measure against peers; make bench-server the server, against boardgame.io's"
	@echo "make build    compile the hot modules again after a change"
	@echo "make lock     pin the newest versions of all dependencies"
	@echo "make clean    remove what was built"

play: $(VENV)/.packages build
	@$(VENV)/bin/alehouse serve --open

build: $(BUILT)
	@:

test: $(VENV)/.packages-dev build check
	@command -v chromium >/dev/null || { $(call debian,chromium,the browser tests); } || true
	@$(HAS_POSTGRESQL) || { $(call debian,postgresql,the tests of a club's house); } || true
	@command -v redis-server >/dev/null || { $(call debian,redis-server,the tests of a club's house); } || true
	@$(VENV)/bin/pytest -n 2 -m "not browser"  # apart: the browser's driver keeps an event loop running
	@if command -v chromium >/dev/null; then $(VENV)/bin/pytest -n 2 -m browser; \
	else echo "no chromium: the browser tests are left out"; fi
	@$(HAS_POSTGRESQL) || echo "no PostgreSQL: the tests with it are left out"
	@command -v redis-server >/dev/null || echo "no Redis: the tests with it are left out"

check: $(VENV)/.packages-dev $(VENV)/.linked
	@$(VENV)/bin/ruff check
	@$(VENV)/bin/ruff format --check
	@$(VENV)/bin/mypy
	@$(VENV)/bin/lint-imports --no-logo

format: $(VENV)/.packages-dev
	@$(VENV)/bin/ruff check -q --fix-only
	@$(VENV)/bin/ruff format -q

bench: $(PEERS)/.packages build
	@$(PEERS)/bin/python -m bench.run

bench-server: $(VENV)/.packages build bench/boardgame/node_modules
	@$(VENV)/bin/python -m bench.server

lock: build/uv/bin/uv
	@$(UV) --upgrade requirements/dev.in -o requirements/dev.lock
	@$(UV) --upgrade requirements/build.in -c requirements/dev.lock -o requirements/build.lock
	@$(UV) --upgrade requirements/bench.in -c requirements/dev.lock -o requirements/bench.lock

clean:
	@rm -rf build dist src/*.egg-info .mypy_cache .ruff_cache .pytest_cache .hypothesis .import_linter_cache
	@rm -f $(VENV)/.built* $(VENV)/.linked
	@find src tests bench \( -name '*.so' -o -name __pycache__ \) -prune -exec rm -rf {} +

# The environments. A hidden file in each says what is installed in it and since when.

$(VENV)/bin/pip $(PEERS)/bin/pip build/uv/bin/pip:
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || \
		{ echo "Alehouse needs Python 3.11 or newer: make PYTHON=python3.12 ..."; false; }
	@$(PYTHON) -c 'import ensurepip' 2>/dev/null || { $(call debian,python3-venv,the environment); }
	@$(PYTHON) -m venv --clear $(@:/bin/pip=)

$(VENV)/.packages: requirements/build.lock | $(VENV)/bin/pip
	@echo "installing what Alehouse needs into $(VENV)"
	@$(VENV)/$(PIP) --require-hashes -r $<
	@touch $@

$(VENV)/.packages-dev: requirements/dev.lock | $(VENV)/bin/pip
	@echo "installing what Alehouse and its tests need into $(VENV)"
	@$(VENV)/$(PIP) --require-hashes -r $<
	@touch $@ $(VENV)/.packages

$(PEERS)/.packages: requirements/bench.lock | $(PEERS)/bin/pip
	@echo "installing the peers into $(PEERS)"
	@$(PEERS)/$(PIP) --require-hashes -r $<
	@touch $@

bench/boardgame/node_modules: bench/boardgame/package-lock.json
	@command -v npm >/dev/null || { echo "npm is missing, for boardgame.io: install Node 20 or newer"; false; }
	@echo "installing boardgame.io into $@"
	@cd $(@D) && npm ci --silent --no-audit --no-fund
	@touch $@

build/uv/bin/uv: | build/uv/bin/pip
	@build/uv/$(PIP) uv

$(VENV)/.linked: pyproject.toml $(VENV)/.packages
	@ALEHOUSE_PURE=1 $(VENV)/$(PIP) --no-build-isolation --no-deps -e .
	@touch $@

$(BUILT): $(VENV)/.linked setup.py $(SOURCES)
	@rm -f $(VENV)/.built*
	@$(VENV)/bin/python setup.py -q build_ext --inplace
	@touch $@
