#!/usr/bin/env bash
# SPDX-License-Identifier: Apache-2.0
# Runs every check and test and stops at the first stage that fails. The last line is the sum.
set -euo pipefail
cd "$(dirname "$0")/.."
. Scripts/common.sh

logs=.build/test-logs
passed=0
failed=0

finish() {
  printf '%d passed, %d failed\n' "$passed" "$failed"
  [ "$failed" -eq 0 ] || exit 1
  exit 0
}

# stage NAME COUNTER COMMAND…: runs the command, shows and keeps what it says, adds what COUNTER found.
stage() {
  local name=$1 counter=$2 status=0 counts
  shift 2
  say "$name"
  "$@" 2>&1 | tee "$logs/$name.log" || status=$?
  counts=$("$counter" "$logs/$name.log")
  passed=$((passed + ${counts% *}))
  failed=$((failed + ${counts#* }))
  [ "$status" -ne 0 ] || [ "${counts#* }" -ne 0 ] || return 0
  [ "${counts#* }" -ne 0 ] || failed=$((failed + 1))
  printf '\n✘ %s failed; the whole output is in %s\n' "$name" "$logs/$name.log"
  finish
}

count_nothing() { echo "0 0"; }
count_swift() { python3 Scripts/count_tests.py swift "$logs/swift-swift-testing.xml" "$logs/swift.xml"; }
count_node() { python3 Scripts/count_tests.py node "$1"; }
count_browser() { python3 Scripts/count_tests.py browser "$1"; }

lint() { swift format lint --strict -r -p Package.swift Sources Tests Benchmarks Examples; }
build() { swift build --build-tests; }
swift_tests() { swift test --skip-build --parallel --xunit-output "$logs/swift.xml"; }
page_types() { tsc -p .; }
node_tests() {
  local files
  mapfile -t files < <(find Tests/WebTests -name '*.test.mjs' | LC_ALL=C sort)
  node --test --test-reporter=spec "${files[@]}"
}
browser_tests() { .venv/bin/python Tests/Browser/run.py; }

require_swift
# Words on purpose: lists of package names.
# shellcheck disable=SC2046
install_packages $(missing_build_packages) $(missing_test_packages)
require_node
prepare_python
mkdir -p "$logs"
rm -f "$logs"/*

stage "swift-format" count_nothing lint
stage "swift-build" count_nothing build
stage "swift-tests" count_swift swift_tests
stage "page-types" count_nothing page_types
stage "node-tests" count_node node_tests
stage "browser-tests" count_browser browser_tests
finish
