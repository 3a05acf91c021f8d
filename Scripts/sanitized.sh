#!/usr/bin/env bash
# SPDX-License-Identifier: Apache-2.0
# Builds the server with a sanitizer and attacks it: sanitized.sh address|thread [ARGUMENT OF Tests/Strong/run.py…]
#
# Swift has these two on Linux; `undefined`, `leak` and `scudo` are refused by its compiler. Only the server is built
# with it: stage hosts limit their address space, and a sanitizer reserves far more of it than they may have. So the
# hosts and the compiler are those of the ordinary build.
set -euo pipefail
cd "$(dirname "$0")/.."
. Scripts/common.sh

kind=${1:-}
case $kind in address | thread) ;; *) die "the argument of sanitized.sh must be address or thread, not '$kind'" ;; esac
shift

scratch=.build/$kind
ordinary=.build/debug
# The programs find each other in one folder.
programs=$scratch/programs

require_swift
say "building the server with -sanitize=$kind in $scratch"
swift_build --sanitize="$kind" --scratch-path "$scratch" --product tessera
say "building the other programs"
swift_build --product tessera-stage-host
swift_build --product tessera-layout-compiler
mkdir -p "$programs"
ln -f "$scratch/debug/tessera" "$ordinary/tessera-stage-host" "$ordinary/tessera-layout-compiler" "$programs/"
ln -sfn "$PWD/$ordinary/Modules" "$programs/Modules"

# A finding ends the server, which every attack notices; its report is in the server's words.
export ASAN_OPTIONS=detect_leaks=0:abort_on_error=1 TSAN_OPTIONS=halt_on_error=1
exec python3 Tests/Strong/run.py --binary "$programs" --without-memory "$@"
