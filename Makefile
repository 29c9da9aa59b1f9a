# Everything there is to do here, from a clean clone: `make` lists it.

# Debian's own Python was made with a profile of itself: it takes a fifth less time than one that pyenv compiles plainly.
# $(call whole,python): that one, if it is new enough and can make environments and compiled modules.
whole = $(shell $(1) -c 'import ensurepip, os, sys, sysconfig; sys.exit(sys.version_info < (3, 11) or \
	not os.path.exists(sysconfig.get_path("include") + "/Python.h"))' 2>/dev/null && echo $(1))
PYTHON ?= $(or $(call whole,/usr/bin/python3),python3)
VENV := .venv
PEERS := .venv-bench
UV := build/uv/bin/uv pip compile -q --universal --python-version 3.11 --generate-hashes \
	--no-header --no-annotate --no-emit-index-url
SHIPPED := $(shell find src -type f -not -name '*.pyc' 2>/dev/null) setup.py pyproject.toml

# $(call alone,environment): one at a time changes an environment; a house may be opening while its tests are begun.
alone = $(if $(shell command -v flock),flock $(1)/.lock)

# $(call install,environment,lock): installs what is locked, and counts along. Modules are made ready when they are
# first imported: most never are.
install = count=$$(grep -c '==' $(2)); echo "installing the packages of $(2) into $(1)"; \
	$(call alone,$(1)) $(1)/bin/pip install --disable-pip-version-check --no-compile --progress-bar off --require-hashes -r $(2) \
	| awk -v total="$$count" '/^(Collecting|Processing|Requirement|Ignoring)/ { found++; printf "\r  %d of %d", found, total; fflush() } \
		/^Installing/ { printf ", unpacking"; fflush() } END { print "" }'

# $(call debian,package,what it is for): installs it where that is possible, says so where it is not.
debian = if [ "$$(id -u)" = 0 ] && command -v apt-get >/dev/null; \
	then echo "installing Debian's $(1)"; apt-get update -qq && DEBIAN_FRONTEND=noninteractive apt-get install -y -qq $(1) >/dev/null; \
	else false; fi || { echo "$(1) is missing, for $(2): as root, apt-get install $(1)"; false; }

# A file of tests stays in one process, where its house is open and its games are known.
BOTH_CORES := -n 2 --dist loadfile
# More processes than cores: many tests wait for a house or a browser meanwhile.
BUSY_CORES := -n 4 --dist loadfile
# Files come in the order of tests/conftest.py, not those with the most tests first: few tests may take long.
IN_ORDER := --no-loadscope-reorder

# Debian keeps PostgreSQL's programs out of the path.
HAS_POSTGRESQL = ls /usr/lib/postgresql/*/bin/initdb >/dev/null 2>&1 || command -v initdb >/dev/null

# What checks scripts wants npm, and a Node that is not too old for it.
HAS_NPM = command -v npm >/dev/null && node -e 'process.exit(Number.parseInt(process.versions.node) < 20 ? 1 : 0)'
SCRIPTS := tools/scripts/node_modules

.PHONY: help play build test test-long helpers check check-scripts format wheel bench bench-server lock clean
# Compiled modules are kept, whatever the shell says: hundreds of tests start a Python of their own.
unexport PYTHONDONTWRITEBYTECODE

.NOTPARALLEL:
.DELETE_ON_ERROR:
SHELL := /bin/bash
.SHELLFLAGS := -o pipefail -c

help:
	@echo "make play       play in the browser"
	@echo "make test       check and test everything"
	@echo "make test-long  the tests that take hours: every byte, 200 kills, 100,000 messages"
	@echo "make check      ruff, mypy, import arrows, the page's scripts; make format repairs what ruff can"
	@echo "make build      compile the rules that have changed"
	@echo "make wheel      a compiled wheel in dist/, tried out in an environment of its own"
	@echo "make bench      measure that wheel against peers; make bench-server the server, against boardgame.io's"
	@echo "make lock       pin the newest versions of all dependencies"
	@echo "make clean      remove what was built"

# The house opens as plain Python if need be, and the rules are compiled behind it: the bots take them as soon as they
# are all there, the house when it is opened again.
play: $(VENV)/.runtime
	@mkdir -p build
	@nice -n 19 $(MAKE) -s build >build/build.log 2>&1 &
	@PYTHONPATH=src $(VENV)/bin/python -m alehouse serve --open

build: $(VENV)/.linked
	@$(VENV)/bin/python -m tools.compile

test: $(VENV)/.dev build helpers
	@$(VENV)/bin/pytest --collect-only -qq >/dev/null 2>&1 & $(MAKE) -s check && wait  # pytest's modules are made ready meanwhile, once for all its processes
	@$(VENV)/bin/pytest $(BUSY_CORES) $(IN_ORDER) --ignore tests/browser
	@# Apart: the browser's driver keeps an event loop running.
	@if command -v chromium >/dev/null; then $(VENV)/bin/pytest $(BUSY_CORES) tests/browser; \
	else echo "no chromium: the browser tests are left out"; fi
	@$(HAS_POSTGRESQL) || echo "no PostgreSQL: the tests with it are left out"
	@command -v redis-server >/dev/null || echo "no Redis: the tests with it are left out"

test-long: $(VENV)/.dev build helpers
	@ALEHOUSE_LONG=1 $(VENV)/bin/pytest $(BOTH_CORES) --timeout 0 -m long

# The programs that tests talk to. Most browser tests do with Chromium's shell without a screen, which is quicker.
helpers:
	@command -v chromium >/dev/null || { $(call debian,chromium,the browser tests); } || true
	@command -v chromium-headless-shell >/dev/null || { $(call debian,chromium-headless-shell,quicker browser tests); } || true
	@$(HAS_POSTGRESQL) || { $(call debian,postgresql,the tests of a club's house); } || true
	@command -v redis-server >/dev/null || { $(call debian,redis-server,the tests of a club's house); } || true

# mypy takes as long as all the others: it is begun first, beside them.
check: $(VENV)/.dev $(VENV)/.linked
	@$(VENV)/bin/mypy & types=$$!; $(VENV)/bin/ruff check && $(VENV)/bin/ruff format --check && \
		$(VENV)/bin/lint-imports --no-logo && $(VENV)/bin/python -m tools.page_types --check && \
		$(MAKE) -s check-scripts; others=$$?; wait $$types && exit $$others

check-scripts:
	@if $(HAS_NPM); then $(MAKE) -s $(SCRIPTS) && \
		$(SCRIPTS)/.bin/tsc -p tools/scripts && $(SCRIPTS)/.bin/tsc -p tools/scripts/tsconfig.worker.json && \
		$(SCRIPTS)/.bin/eslint --config tools/scripts/eslint.config.js src/alehouse/server/page; \
	else echo "no npm with Node 20 or newer: the page's scripts are not checked"; fi

format: $(VENV)/.dev
	@$(VENV)/bin/ruff check -q --fix-only
	@$(VENV)/bin/ruff format -q

wheel: build/.wheel
	@ls dist/*.whl

bench: $(PEERS)/.alehouse
	@$(PEERS)/bin/python -m bench.run

bench-server: $(PEERS)/.alehouse bench/boardgame/node_modules
	@$(PEERS)/bin/python -m bench.server

lock: build/uv/bin/uv
	@$(UV) --upgrade requirements/dev.in -o requirements/dev.lock
	@for name in runtime build bench; do \
		$(UV) --upgrade requirements/$$name.in -c requirements/dev.lock -o requirements/$$name.lock || exit 1; done

clean:
	@rm -rf build dist src/*.egg-info .mypy_cache .ruff_cache .pytest_cache .hypothesis .import_linter_cache
	@rm -f $(VENV)/.linked $(PEERS)/.alehouse
	@find src tests bench tools -name __pycache__ -prune -exec rm -rf {} +

# The environments. A hidden file in each says what is installed in it and since when: what running the house needs,
# what compiling needs besides, what testing needs besides.

$(VENV)/bin/pip $(PEERS)/bin/pip build/uv/bin/pip:
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || \
		{ echo "Alehouse needs Python 3.11 or newer: make PYTHON=python3.12 ..."; false; }
	@$(PYTHON) -c 'import ensurepip' 2>/dev/null || { $(call debian,python3-venv,the environment); }
	@echo "making the environment $(@:/bin/pip=)"
	@$(PYTHON) -m venv --clear $(@:/bin/pip=)

$(VENV)/.runtime: requirements/runtime.lock | $(VENV)/bin/pip
	@$(call install,$(VENV),$<)
	@touch $@

$(VENV)/.build: requirements/build.lock | $(VENV)/bin/pip
	@$(call install,$(VENV),$<)
	@touch $(VENV)/.runtime $@

$(VENV)/.dev: requirements/dev.lock | $(VENV)/bin/pip
	@$(call install,$(VENV),$<)
	@touch $(VENV)/.runtime $(VENV)/.build $@

$(PEERS)/.packages: requirements/bench.lock | $(PEERS)/bin/pip
	@$(call install,$(PEERS),$<)
	@touch $@

$(PEERS)/.alehouse: build/.wheel $(PEERS)/.packages
	@$(PEERS)/bin/pip install -qq --disable-pip-version-check --no-deps --force-reinstall dist/*.whl
	@touch $@

# Modules that were compiled among the sources would be taken for these.
$(VENV)/.linked: pyproject.toml requirements/runtime.in $(VENV)/.build
	@find src -name '*.so' -delete
	@$(call alone,$(VENV)) $(VENV)/bin/pip install -qq --disable-pip-version-check --no-build-isolation --no-deps -e .
	@touch $@

build/.wheel: $(SHIPPED) $(VENV)/.build
	@rm -rf dist build/wheel
	@$(VENV)/bin/pip wheel -q --disable-pip-version-check --no-build-isolation --no-deps -w dist .
	@$(VENV)/bin/python -m tools.try_wheel dist/*.whl
	@touch $@

bench/boardgame/node_modules: bench/boardgame/package-lock.json
	@command -v npm >/dev/null || { echo "npm is missing, for boardgame.io: install Node 20 or newer"; false; }
	@echo "installing boardgame.io into $@"
	@cd $(@D) && npm ci --silent --no-audit --no-fund
	@touch $@

$(SCRIPTS): tools/scripts/package-lock.json
	@echo "installing TypeScript and ESLint into $@"
	@cd $(@D) && npm ci --silent --no-audit --no-fund
	@touch $@

build/uv/bin/uv: | build/uv/bin/pip
	@build/uv/bin/pip install -qq --disable-pip-version-check uv
