#!/usr/bin/env bash
# SPDX-License-Identifier: Apache-2.0
# Installs the package of .build/package in a bare Debian 12 and tries everything in it: check_deb.sh [PACKAGE]
#
# The clean system is made by mmdebstrap in a folder and is removed at the end. Its server runs as nobody on a free port
# of 127.0.0.1; the page is opened by the browser of the tests outside. It needs root and takes a
# few minutes. KEEP=1 keeps the folder.
set -euo pipefail
cd "$(dirname "$0")/../.."
. Scripts/common.sh

[ "$(id -u)" -eq 0 ] || die "this needs root, for chroot and mount"
if [ -z "${TESSERA_UNSHARED:-}" ]; then
  # Mounts of this script end with it.
  TESSERA_UNSHARED=1 exec unshare --mount --propagation private "$0" "$@"
fi
package=${1:-$(ls -t .build/package/tessera_*.deb 2>/dev/null | head -n 1)}
[ -n "$package" ] && [ -e "$package" ] || die "there is no package; make it with make deb"
package=$(readlink -f "$package")
version=$(sed -n 's/.*current = "\([^"]*\)".*/\1/p' Sources/PreviewServer/Base/ProductVersion.swift)
work=$(mktemp -d "${TMPDIR:-/tmp}/tessera-deb.XXXXXX")
system=$work/system
server=
passed=0

# Invoked by the trap.
# shellcheck disable=SC2317
finish() {
  [ -z "$server" ] || kill "$server" 2>/dev/null || true
  umount -l "$system/proc" "$system/dev" "$system/toolchain" 2>/dev/null || true
  [ -n "${KEEP:-}" ] || rm -rf --one-file-system "$work"
}
trap finish EXIT

ok() {
  passed=$((passed + 1))
  say "✔ $*"
}

within() {
  chroot "$system" env -i PATH=/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin HOME=/root LC_ALL=C.UTF-8 \
    DEBIAN_FRONTEND=noninteractive ${http_proxy:+http_proxy="$http_proxy"} ${https_proxy:+https_proxy="$https_proxy"} "$@"
}
as_nobody() { chroot --userspec=nobody:nogroup "$system" env -i PATH=/usr/bin:/bin HOME=/tmp/home LC_ALL=C.UTF-8 "$@"; }

# holds SENTENCE WORDS FILE: the file contains the words.
holds() {
  grep -qF -- "$2" "$3" || { cat "$3" && die "$1: it does not say “$2”"; }
  ok "$1"
}

# ends SENTENCE CODE FILE COMMAND…: the command ends with the code; the file gets what it says.
ends() {
  local sentence=$1 wanted=$2 file=$3 code=0
  shift 3
  "$@" >"$file" 2>&1 || code=$?
  [ "$code" -eq "$wanted" ] || { cat "$file" && die "$sentence: it ended with $code, not $wanted"; }
}

make_system() {
  local wanted=()
  command -v mmdebstrap >/dev/null || wanted+=(mmdebstrap)
  install_packages "${wanted[@]}"
  say "making a bare Debian 12"
  mmdebstrap --quiet --variant=minbase --aptopt='Acquire::Languages "none"' \
    --include=bash-completion,zsh,fish,man-db,systemd bookworm "$system" || die "mmdebstrap failed"
  mount -t proc proc "$system/proc"
  mount --rbind /dev "$system/dev"
  cp -L /etc/resolv.conf "$system/etc/resolv.conf"
  # The system has no package lists of its own yet.
  within apt-get update -q >"$work/update.log" 2>&1 || { cat "$work/update.log" && die "the package lists cannot be read"; }
}

install_package() {
  cp "$package" "$system/tmp/tessera.deb"
  ! within sh -c 'command -v swiftc' >/dev/null || die "the clean system has a toolchain"
  ends "the package installs" 0 "$work/install.log" within apt-get install -y --no-install-recommends /tmp/tessera.deb
  ok "the package installs with Debian's packages alone"
  [ "$(within tessera --version)" = "tessera $version" ] || die "--version is not $version"
  [ "$(within dpkg-query -W -f '${Version}' tessera)" = "$version" ] || die "the package's version is not $version"
  ok "program and package have the version $version"
  within sh -c 'for file in /usr/lib/tessera/tessera* /usr/lib/tessera/*.so; do ldd "$file"; done' >"$work/ldd.log"
  ! grep -q "not found" "$work/ldd.log" || { grep "not found" "$work/ldd.log" && die "a library is missing"; }
  grep -q "/usr/lib/tessera/libswiftCore.so" "$work/ldd.log" || die "Swift's libraries are not the package's"
  ok "all libraries are there, Swift's beside the programs"
  within sh -c 'cd / && md5sum --quiet -c /var/lib/dpkg/info/tessera.md5sums' || die "a file is not as packed"
}

try_commands() {
  local place=/usr/share/tessera/Examples/Gallery/grid.layout.json
  install -d -o nobody -g nogroup "$system/tmp/home"
  ends "doctor" 1 "$work/doctor.log" as_nobody tessera doctor --port 0
  holds "doctor lays out" "✔ stage host: " "$work/doctor.log"
  holds "doctor says what to do for .swift files" "put swiftc of a Swift 6.3 toolchain on the PATH" "$work/doctor.log"
  holds "doctor finds the joined page" "✔ page: /usr/share/tessera/page" "$work/doctor.log"
  holds "doctor finds the fonts" "✔ fonts: /usr/share/tessera/page/fonts" "$work/doctor.log"
  ! grep -q "✘" "$work/doctor.log" || { cat "$work/doctor.log" && die "doctor finds something broken"; }
  ends "snapshot" 0 "$work/snapshot.log" as_nobody tessera snapshot "$place" --size 390x844 --out /tmp/home/grid.png
  [ "$(head -c 4 "$system/tmp/home/grid.png" | tail -c 3)" = PNG ] || die "the snapshot is no PNG"
  ok "a picture of the gallery's grid is taken as nobody"
  printf 'import UIKit\nfunc grid() -> UICollectionViewLayout { UICollectionViewFlowLayout() }\n' >"$system/tmp/home/Grid.swift"
  ends "a Swift file" 65 "$work/swift.log" as_nobody tessera snapshot /tmp/home/Grid.swift
  holds "a Swift file without a toolchain says what to do" "There is no Swift toolchain; put swiftc into PATH" "$work/swift.log"
  printf '%s\n' '{"jsonrpc":"2.0","id":1,"method":"initialize","params":{"protocolVersion":"2025-11-25"}}' |
    as_nobody tessera mcp /tmp/home >"$work/mcp.log"
  holds "an agent is told the version" "\"version\":\"$version\"" "$work/mcp.log"
}

# With a toolchain, the modules of the package compile layouts.
try_toolchain() {
  local toolchain path=/toolchain/usr/bin:/usr/bin:/bin
  command -v swiftc >/dev/null || { say "no toolchain here: Swift layouts are not tried" && return 0; }
  toolchain=$(dirname "$(dirname "$(dirname "$(readlink -f "$(command -v swiftc)")")")")
  mkdir "$system/toolchain"
  mount --rbind -o ro "$toolchain" "$system/toolchain"
  # What the toolchain itself asks of Debian.
  within apt-get install -y --no-install-recommends -qq libxml2 libncurses6 libedit2 libstdc++-12-dev libcurl4 \
    >"$work/toolchain.log" 2>&1 || { cat "$work/toolchain.log" && die "the toolchain's packages do not install"; }
  ends "a Swift file with a toolchain" 0 "$work/swift.log" \
    as_nobody env PATH=$path tessera snapshot /tmp/home/Grid.swift --items 3 --out /tmp/home/swift.json
  [ "$(grep -c '"category":"cell"' "$system/tmp/home/swift.json")" -eq 3 ] || die "there are not three cells"
  ok "a Swift layout is compiled with the package's modules and laid out"
  umount -l "$system/toolchain"
}

open_page() {
  local address
  chroot --userspec=nobody:nogroup "$system" env -i PATH=/usr/bin:/bin HOME=/tmp/home tessera serve --port 0 \
    >"$work/serve.log" 2>&1 &
  server=$!
  address=$(timeout 60 tail -f -n +1 --pid="$server" "$work/serve.log" | sed -n 's/^Tessera is at //p;T;q' || true)
  [ -n "$address" ] || { cat "$work/serve.log" && die "the server did not start"; }
  prepare_python
  .venv/bin/python Scripts/package/open_page.py "$address" "$version" "$work/page.png" || die "the page does not open"
  ok "the page is opened at $address"
  kill "$server"
  wait "$server" || true
  server=
}

try_shells() {
  within bash -c '. /usr/share/bash-completion/completions/tessera
    COMP_WORDS=(tessera sn) COMP_CWORD=1; _tessera; echo "${COMPREPLY[*]}"
    COMP_WORDS=(tessera snapshot --text-size accessibilityM) COMP_CWORD=3; _tessera; echo "${COMPREPLY[*]}"
    cd /usr/share/tessera/Examples/Gallery
    COMP_WORDS=(tessera check grid.) COMP_CWORD=2; _tessera; echo "${COMPREPLY[*]}"' >"$work/bash.log"
  [ "$(paste -sd' ' "$work/bash.log")" = "snapshot accessibilityMedium grid.layout.json" ] ||
    { cat "$work/bash.log" && die "bash completes something else"; }
  ok "bash completes commands, words and files"
  within fish -c 'complete -C "tessera doc"' >"$work/fish.log"
  holds "fish completes commands" "doctor" "$work/fish.log"
  within zsh -fc 'autoload -U compinit && compinit -u -d /tmp/zcompdump && print ${_comps[tessera]}' >"$work/zsh.log"
  holds "zsh knows the completion" "_tessera" "$work/zsh.log"
  within zsh -n /usr/share/zsh/vendor-completions/_tessera || die "zsh cannot read its completion"
  within sh -c 'MANWIDTH=100 man --warnings tessera 2>&1 | cat' >"$work/man.log"
  holds "the manual can be read" "tessera mcp [FOLDER]" "$work/man.log"
  ! grep -qi "warning" "$work/man.log" || die "the manual has faults: $(grep -i warning "$work/man.log" | head -n 3)"
  within systemd-analyze verify --man=no /lib/systemd/system/tessera.service >"$work/unit.log" 2>&1 || true
  ! grep -q tessera.service "$work/unit.log" || { cat "$work/unit.log" && die "the unit has faults"; }
  ok "systemd finds no fault in the unit"
}

remove_package() {
  within apt-get purge -y tessera >"$work/purge.log" 2>&1 || { cat "$work/purge.log" && die "the package cannot be purged"; }
  [ -z "$(find "$system/usr" "$system/lib/systemd" -iname '*tessera*' -print -quit)" ] || die "purging leaves files"
  ok "purging leaves nothing"
}

make_system
install_package
try_commands
open_page
try_shells
try_toolchain
remove_package
printf 'package: %d passed, 0 failed\n' "$passed"
