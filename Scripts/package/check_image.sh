#!/usr/bin/env bash
# SPDX-License-Identifier: Apache-2.0
# Loads the image of .build/package and runs it as docs/packages.md says: check_image.sh [ARCHIVE]
#
# Its server is published on a free port of 127.0.0.1; the page is opened by the browser of the tests. The images and
# containers of this machine are not touched: these are in a folder that is removed at the end. RUN_OPTIONS are further
# options of podman run, such as --ulimit nproc=1000:1000 where limits may not be raised; PODMAN_OPTIONS those of podman
# itself, such as --runtime runc.
set -euo pipefail
cd "$(dirname "$0")/../.."
. Scripts/common.sh

archive=${1:-$(ls -t .build/package/tessera_*.oci.tar 2>/dev/null | head -n 1)}
[ -n "$archive" ] && [ -e "$archive" ] || die "there is no image; make it with make image"
command -v podman >/dev/null || install_packages podman crun netavark aardvark-dns iptables
work=$(mktemp -d "${TMPDIR:-/tmp}/tessera-image.XXXXXX")
container=
passed=0

# Splits into words on purpose: lists of options.
# shellcheck disable=SC2086
pod() { podman --root "$work/storage" --runroot "$work/run" --storage-driver vfs ${PODMAN_OPTIONS:-} "$@"; }
# shellcheck disable=SC2086
run() {
  pod run --read-only --tmpfs /tmp --volume tessera:/var/lib/tessera:U --cap-drop all \
    --security-opt no-new-privileges ${RUN_OPTIONS:-} "$@"
}

# Invoked by the trap.
# shellcheck disable=SC2317
finish() {
  [ -z "$container" ] || pod rm --force --time 5 "$container" >/dev/null 2>&1 || true
  pod volume rm --force tessera >/dev/null 2>&1 || true
  umount -R "$work/storage" "$work/run" 2>/dev/null || true
  rm -rf --one-file-system "$work"
}
trap finish EXIT

ok() {
  passed=$((passed + 1))
  say "✔ $*"
}

image=$(pod load --quiet --input "$archive" | sed -n 's/^Loaded image: //p')
version=${image##*:}
[ "$(run --rm --network none "$image" --version)" = "tessera $version" ] || die "the image's version is not $version"
ok "the image says its version, $version"
code=0
run --rm --network none "$image" doctor --port 0 >"$work/doctor.log" 2>&1 || code=$?
[ "$code" -le 1 ] && ! grep -q "✘" "$work/doctor.log" || { cat "$work/doctor.log" && die "doctor ended with $code"; }
! grep "^!" "$work/doctor.log" | grep -qv -e toolchain -e confinement -e descriptors ||
  { cat "$work/doctor.log" && die "doctor misses more than a toolchain and what the machine lacks"; }
ok "doctor misses nothing but a toolchain"
container=$(run --detach --publish 127.0.0.1::8787 "$image")
token=
while [ -z "$token" ]; do
  [ "$(pod inspect --format '{{.State.Running}}' "$container")" = true ] || { pod logs "$container" && die "it ended"; }
  token=$(pod logs "$container" 2>&1 | sed -n 's/.*#token=//p')
done
address=$(pod port "$container" 8787/tcp)
prepare_python
.venv/bin/python Scripts/package/open_page.py "http://$address/#token=$token" "$version" "$work/page.png" ||
  die "the page does not open"
ok "the page is opened at $address"
[ "$(pod exec "$container" id -un)" = nobody ] || die "it does not run as nobody"
! pod exec "$container" touch /usr/bin/tessera /etc/passwd 2>/dev/null || die "files of the image can be written"
pod exec "$container" test -s /var/lib/tessera/journal.sqlite || die "the journal is not in its volume"
ok "it runs as nobody, writes nothing but its state, and keeps its journal in the volume"
printf 'image: %d passed, 0 failed\n' "$passed"
