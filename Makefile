# One verb a target; `make` lists them.
SHELL := bash
.SHELLFLAGS := -euo pipefail -c
.DEFAULT_GOAL := help
export PATH := $(CURDIR)/node_modules/.bin:$(PATH)
export REDOCLY_TELEMETRY := off
export REDOCLY_SUPPRESS_UPDATE_NOTICE := true
export npm_config_update_notifier := false
export NODE_COMPILE_CACHE ?= $(CURDIR)/node_modules/.cache/compiled

installed := node_modules/.package-lock.json
record := node_modules/.cache/record.txt
checks := check-lint check-types check-format check-generated check-migrations

.PHONY: help setup run dev generate check $(checks) format migration release report bundle package test test-postgres clients chaos proof bench bench-full bench-profile soak

help: ## Show this list
	@grep -E '^[a-z-]+:.*## ' $(MAKEFILE_LIST) | sed -E 's/:.*## /\t/' | expand -t 16

setup: $(installed) ## Install the locked dependencies, Node included

$(installed): package-lock.json package.json
	npm ci --no-audit --no-fund --loglevel=error
	@touch $@

run: export MODE ?= development
run: export ALLOW_PRIVATE_TARGETS ?= 1
run: setup ## Serve the API with demo data at http://localhost:3000 (MOCK=1: with examples where files of operations are missing)
	@exec node src/main.ts $(if $(MOCK),--mock)

dev: export MODE ?= development
dev: export ALLOW_PRIVATE_TARGETS ?= 1
dev: setup ## Like run, restarted when a source or the contract changes (INSPECT=1: a debugger can attach to port 9229)
	@exec node src/dev.ts $(if $(INSPECT),--inspect) $(if $(MOCK),--mock)

generate: setup ## Write generated/ from openapi/
	node src/generate.ts

check: setup ## Check lint, types, formatting, and that generated files and migrations are up to date
	@$(MAKE) --no-print-directory --output-sync=target -j2 $(checks)

check-lint:
	redocly lint --config openapi/redocly.yaml --skip-rule rule/common-statuses --skip-rule no-unused-components openapi/openapi.yaml
	redocly lint --config openapi/redocly.yaml --skip-rule rule/operation-deprecated-since generated/{,v2/,v1/}openapi-3.1.json
	redocly lint --config openapi/oauth.redocly.yaml --skip-rule response-contains-header --skip-rule no-unused-components openapi/oauth.yaml
	redocly lint --config openapi/oauth.redocly.yaml generated/oauth/openapi-3.1.json
	redocly lint --config openapi/oauth.redocly.yaml --skip-rule response-contains-header --skip-rule no-unused-components openapi/careers.yaml
	redocly lint --config openapi/oauth.redocly.yaml --skip-rule response-contains-header generated/careers/openapi-3.1.json
	oxlint --config .oxlintrc.json --type-aware --deny-warnings src test drizzle

check-types:
	node test/types.ts

check-format:
	prettier --check --log-level warn src test openapi drizzle/*.ts '*.md' '*.json'

check-generated:
	node src/generate.ts --check

check-migrations:
	drizzle-kit check --config drizzle/drizzle.config.ts
	node test/staleMigrations.ts

format: setup ## Format the sources
	prettier --write --log-level warn src test openapi drizzle/*.ts '*.md' '*.json'

migration: setup ## Write the SQL for a change of the schema: make migration NAME=add_candidates
	drizzle-kit generate --config drizzle/drizzle.config.ts --name $(NAME)

release: setup ## Make the present contracts the released ones: make release DATE=2026-12-01
	node src/release.ts openapi generated '$(DATE)'
	$(MAKE) generate

report: setup ## List what the contract, its guides and the last run of `make test` lack
	@node src/report.ts openapi generated --record $(record)

bundle: setup ## Write dist/: the programs in a few files, which start faster, and a template of the embedded database
	node src/bundle.ts dist

package: bundle ## Write spindle-<version>.tgz: the bundle as a package, which npx and npm install anywhere with Node 24
	npm pack --silent ./dist

test: setup ## Run the tests on the embedded database (FILES=test/… for some)
	node test/run.ts $(FILES)

test-postgres: setup ## Run the tests whose result depends on the engine on a Postgres server (FILES=test/… for some)
	node test/run.ts --postgres $(FILES)

clients: setup ## Test generated clients in several languages, and OAuth libraries
	npm ci --prefix test/clients --no-audit --no-fund --loglevel=error
	SPINDLE_TEST_CLIENTS=1 node test/run.ts test/clients.test.ts test/oauthClients.test.ts

chaos: setup ## Kill a server under load 200 times on each engine (parts of the proof; writes test/PROOF.md)
	@$(MAKE) --no-print-directory proof PART='kills-embedded kills-postgres'

proof: setup ## Run the long proof, for hours: both engines, browser, clients, fuzzing, 200 kills, soaks; writes test/PROOF.md (PART=… for some)
	node test/proof/main.ts $(PART)

bench: setup ## Compare with rivals and with the database's own limit (PART=… for some parts, BENCH=… for its options)
	npm ci --prefix test/bench --no-audit --no-fund --loglevel=error
	node test/bench/main.ts $(BENCH) $(PART)

bench-full: export override BENCH += --full
bench-full: bench ## The same, then growth up to a million candidates, concurrency, both engines, starts; 25 minutes

bench-profile: setup ## Write flame graphs of the bench's cases
	npm ci --prefix test/bench --no-audit --no-fund --loglevel=error
	node test/bench/profile.ts $(BENCH)

soak: setup ## Load a server for 30 minutes (MINUTES=…, ENGINE=embedded) and check that its memory stays flat
	node test/soak.ts
