#!/usr/bin/env bash
# SPDX-License-Identifier: Apache-2.0
# Runs every check and test, or a part of them: test.sh [all|engine|web]
# Of the tests in a browser, the attacks and the clusters it makes the short forms; make test-all makes the long ones.
#
#   all      everything
#   engine   what needs no browser: style, the Swift build and its tests
#   web      what needs no Swift build: the page's types and tests, and, with a server that is built already, attacks on
#            it and the browser
#
# In a clone without a build, Swift modules are compiled whole and without debug information: that takes less than half of
# the time that file by file takes. The next run after a change compiles file by file, everything once, and from then on
# only what changed. WHOLE_MODULES=1 or =0 chooses by hand.
#
# The Swift build often leaves a core free, so the parts that do not need it run beside it. The browser
# mostly waits, so its tests begin as soon as there is a server, beside the build of the Swift tests and these.
# The last line is the total.
set -euo pipefail
cd "$(dirname "$0")/.."
. Scripts/common.sh

part=${1:-all}
case $part in all | engine | web) ;; *) die "the argument of test.sh must be all, engine or web, not $part" ;; esac

logs=.build/test-logs
passed=0
failed=0

finish() {
  printf '%d passed, %d failed\n' "$passed" "$failed"
  [ "$failed" -eq 0 ] || exit 1
  exit 0
}

# Ends the commands that still run beside when the script ends early.
end_jobs() {
  local jobs
  jobs=$(jobs -p)
  # Splits into words on purpose: a list of process numbers.
  # shellcheck disable=SC2086
  [ -z "$jobs" ] || kill $jobs 2>/dev/null || true
}
trap end_jobs EXIT

# count NAME COUNTER STATUS: adds the numbers that COUNTER finds in a log, and ends everything on a failure.
count() {
  local name=$1 counter=$2 status=$3 counts
  counts=$("$counter" "$logs/$name.log")
  passed=$((passed + ${counts% *}))
  failed=$((failed + ${counts#* }))
  [ "$status" -ne 0 ] || [ "${counts#* }" -ne 0 ] || return 0
  [ "${counts#* }" -ne 0 ] || failed=$((failed + 1))
  printf '\n✘ %s failed; the whole output is in %s\n' "$name" "$logs/$name.log"
  failures "$logs/$name.log"
  finish
}

# failures LOG: repeats what a log says of failed tests and errors, so that nobody has to look for it among thousands.
failures() {
  grep -E '^ *(✘|✖|not ok|FAIL|.*: error:|.*recorded an issue)' "$1" | head -40 | cut -c -400 || true
}

# stage NAME COUNTER COMMAND…: runs the command, shows and keeps its output, and counts.
stage() {
  local name=$1 counter=$2 status=0 since=$SECONDS
  shift 2
  say "$name"
  "$@" 2>&1 | tee "$logs/$name.log" || status=$?
  say "$name took $((SECONDS - since)) s"
  count "$name" "$counter" "$status"
}

# beside NAME COMMAND…: starts the command without waiting for it; its output goes into its log.
beside() {
  local name=$1
  shift
  say "$name, at the same time as the next steps"
  "$@" >"$logs/$name.log" 2>&1 &
  printf -v "pid_${name//-/_}" '%d' $!
}

# join NAME COUNTER: waits for a command that `beside` started, shows its output, and counts.
join() {
  local name=$1 counter=$2 status=0 pid="pid_${1//-/_}"
  wait "${!pid}" || status=$?
  say "$name"
  cat "$logs/$name.log"
  count "$name" "$counter" "$status"
}

count_nothing() { echo "0 0"; }
count_swift() {
  python3 Scripts/count_tests.py swift "$logs"/swift-{views,others}{-swift-testing,}.xml
}
count_node() { python3 Scripts/count_tests.py node "$1"; }
count_browser() { python3 Scripts/count_tests.py browser "$1"; }
count_attacks() { python3 Scripts/count_tests.py attacks "$1"; }

lint() { swift format lint --strict -r -p Package.swift Sources Tests Benchmarks Examples; }
# All programs at once: one alone often leaves a core free.
products() { swift_build "${whole[@]}"; }
build() { swift_build --build-tests "${whole[@]}"; }
# Most tests run on one thread, so those of views and stages, which are half of them, have a process of their own.
swift_tests() {
  local status=0 views='^(LayoutEngine|UIKit|UIKitLayout|UIKitView|StageHost)Tests\.'
  swift_tests_of views --filter "$views" >"$logs/swift-views.log" 2>&1 &
  swift_tests_of others --skip "$views" || status=1
  wait $! || status=1
  cat "$logs/swift-views.log"
  return "$status"
}
# swift_tests_of NAME CHOICE…: runs the tests of a choice, and writes its report.
swift_tests_of() {
  local name=$1
  shift
  swift test --skip-build --ignore-lock --parallel --xunit-output "$logs/swift-$name.xml" "${whole[@]}" "$@"
}
# With more room for what lives briefly, the compiler collects less.
page_types() { NODE_OPTIONS=--max-semi-space-size=64 tsc -p .; }
node_tests() { node --test-reporter=spec Tests/WebTests/run.mjs; }
browser_tests() { WORKERS=${WORKERS:-3} patiently .venv/bin/python Tests/Browser/run.py --short; }
# The wire to the letter, the short form of the attacks, what agents say, and several servers; none needs a browser.
attacks() {
  local status=0
  python3 Tests/Wire/run.py || status=1
  python3 Tests/Strong/run.py --short || status=1
  .venv/bin/python Tests/Agents/run.py || status=1
  .venv/bin/python Tests/Cluster/run.py --short || status=1
  return "$status"
}

# yielding FUNCTION: runs it, and what it starts, after more urgent processes.
yielding() {
  renice -n 5 -p "$BASHPID" >/dev/null
  "$@"
}

# patiently COMMAND…: runs it without the right to become urgent, which an administrator's Chromium uses against the build.
patiently() {
  if [ "$(id -u)" = 0 ] && setpriv --bounding-set=-sys_nice true 2>/dev/null; then
    setpriv --bounding-set=-sys_nice -- "$@"
  else
    "$@"
  fi
}

# Chooses how Swift modules are compiled, for all steps of this run, since other switches compile everything anew.
choose_modules() {
  local mark=.build/whole-modules
  whole=()
  if [ -z "${WHOLE_MODULES:-}" ]; then
    WHOLE_MODULES=0
    [ -e .build/debug ] || WHOLE_MODULES=1
    [ ! -e "$mark" ] || [ -n "$(find Package.swift Sources Tests -newer "$mark" -print -quit)" ] || WHOLE_MODULES=1
  fi
  if [ "$WHOLE_MODULES" = 1 ]; then
    mkdir -p .build
    [ -e "$mark" ] || touch "$mark"
    # Nothing waits for the module of a test, so it is not made by a job of its own.
    whole=(-Xswiftc -whole-module-optimization -Xswiftc -no-emit-module-separately-wmo)
    whole+=(-Xswiftc -num-threads -Xswiftc "$(nproc)" -Xswiftc -gnone)
    say "Swift modules are compiled whole, since nothing is built yet"
  else
    rm -f "$mark"
  fi
}

prepare() {
  mkdir -p "$logs"
  rm -f "$logs"/*
  [ "$part" = web ] || prepare_build
  # Beside the build, where there is one.
  [ "$part" != web ] || prepare_tests
}

prepare_build() {
  # Splits into words on purpose: a list of package names.
  # shellcheck disable=SC2046
  install_packages $(missing_build_packages)
  require_swift
  choose_modules
}

# What only the tests of the page need: a browser, Node.js, Python packages.
prepare_tests() {
  # Splits into words on purpose: a list of package names.
  # shellcheck disable=SC2046
  install_packages $(missing_test_packages)
  require_node
  prepare_python
  touch "$logs/packages-are-there"
}

# with_packages FUNCTION: runs it when the packages of the tests are there; without them, the run ends anyway.
with_packages() {
  until [ -e "$logs/packages-are-there" ]; do sleep 1; done
  "$@"
}

# Whether there is a server for the browser tests.
has_server() { [ -n "${TESSERA:-}" ] || [ -x .build/debug/tessera ] || [ -x .build/release/tessera ]; }

test_web() {
  stage "page-types" count_nothing page_types
  stage "node-tests" count_node node_tests
  stage "joined-page" count_nothing Scripts/join_page.py
  if has_server; then
    stage "attacks" count_attacks attacks
    stage "browser-tests" count_browser browser_tests
  else
    say "no attacks and no browser tests: there is no built server, and TESSERA names none (make run builds one)"
  fi
}

test_engine() {
  beside "swift-format" lint
  stage "swift-build" count_nothing build
  join "swift-format" count_nothing
  stage "swift-tests" count_swift swift_tests
}

test_all() {
  # Modules of the products mostly wait for each other, so a core is free for these.
  beside "test-packages" prepare_tests
  beside "swift-format" lint
  beside "page-types" with_packages page_types
  beside "node-tests" with_packages node_tests
  stage "swift-products" count_nothing products
  join "test-packages" count_nothing
  join "swift-format" count_nothing
  join "page-types" count_nothing
  join "node-tests" count_node
  stage "joined-page" count_nothing Scripts/join_page.py
  # The build and the Swift tests take longest, so the others get what they leave.
  beside "attacks" yielding attacks
  beside "browser-tests" yielding browser_tests
  stage "swift-build" count_nothing build
  stage "swift-tests" count_swift swift_tests
  join "attacks" count_attacks
  join "browser-tests" count_browser
}

prepare
"test_$part"
finish
