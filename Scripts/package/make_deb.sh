#!/usr/bin/env bash
# SPDX-License-Identifier: Apache-2.0
# Builds a Debian package: make_deb.sh; the package is in .build/package.
#
# It contains the three programs, Swift's libraries beside them, the modules that compiled layouts import, the page, the
# gallery, a systemd unit, the manual and completions. All other libraries are Debian's, so the package is for the
# release of Debian that it is built on. CONFIGURATION=debug packs a debug build, to try the package itself.
set -euo pipefail
cd "$(dirname "$0")/../.."
. Scripts/common.sh

configuration=${CONFIGURATION:-release}
case $configuration in release | debug) ;; *) die "CONFIGURATION must be release or debug, not $configuration" ;; esac
files=Scripts/package/files
place=.build/package
root=$place/root
built=.build/$configuration
programs=(tessera tessera-stage-host tessera-layout-compiler)
own=$root/usr/lib/tessera
shared=$root/usr/share

prepare() {
  local wanted=()
  # Splits into words on purpose: a list of package names.
  # shellcheck disable=SC2207
  wanted=($(missing_build_packages))
  command -v chrpath >/dev/null || wanted+=(chrpath)
  command -v dpkg-shlibdeps >/dev/null || wanted+=(dpkg-dev)
  command -v strip >/dev/null || wanted+=(binutils)
  install_packages "${wanted[@]}"
  require_swift
}

build() {
  local program
  say "building $configuration"
  for program in "${programs[@]}"; do swift_build -c "$configuration" --product "$program"; done
  say "joining the page"
  Scripts/join_page.py
}

version() { sed -n 's/.*current = "\([^"]*\)".*/\1/p' Sources/PreviewServer/Base/ProductVersion.swift; }

# The programs, and the libraries of the toolchain that they load, all of which find each other beside themselves.
add_programs() {
  local program toolchain library
  toolchain=$(dirname "$(dirname "$(readlink -f "$(command -v swiftc)")")")
  install -d "$own" "$root/usr/bin"
  for program in "${programs[@]}"; do install -m 755 "$built/$program" "$own/"; done
  while read -r library; do
    install -m 644 "$library" "$own/"
  done < <(ldd "${programs[@]/#/$built/}" | awk -v root="$toolchain/" 'index($3, root) == 1 { print $3 }' | sort -u)
  [ -e "$own/libswiftCore.so" ] || die "ldd found no library of the toolchain $toolchain"
  for library in "$own"/*; do
    strip --strip-unneeded "$library"
    # Some libraries look for no others.
    if readelf -d "$library" | grep -q 'R.*PATH'; then
      # The place in the toolchain would otherwise be looked at first.
      chrpath -r '$ORIGIN' "$library" >/dev/null || die "the search path of $library cannot be changed"
    fi
  done
  ln -s ../lib/tessera/tessera "$root/usr/bin/tessera"
}

# The modules with Apple's names and the stand-ins, without those that only the programs import.
add_modules() {
  local name
  install -d "$own/Modules"
  for name in LayoutEngine AppFoundation CoreGraphics QuartzCore UIKit LayoutLibrary _Testing_CoreGraphics _Testing_UIKit \
    $(ls Sources/StandIns); do
    install -m 644 "$built/Modules/$name.swiftmodule" "$own/Modules/"
  done
}

add_shared() {
  local doc=$shared/doc/tessera
  install -d "$shared/tessera/Examples" "$doc" "$shared/man/man1" "$root/lib/systemd/system" \
    "$shared/bash-completion/completions" "$shared/zsh/vendor-completions" "$shared/fish/vendor_completions.d"
  # The joined page has everything of web/, whose files are for those who change them.
  cp -R .build/page "$shared/tessera/"
  # Those of PNG pictures.
  cp web/fonts/*.woff2 "$shared/tessera/page/fonts/"
  cp -R Examples/{Gallery,Data,Pictures,Layouts,Apps} "$shared/tessera/Examples/"
  cp -R Schemas "$shared/tessera/"
  cp README.md PROTOCOL.md docs/*.md "$doc/"
  gzip -9nc CHANGELOG.md >"$doc/changelog.gz"
  install -m 644 "$files/copyright" "$doc/"
  sed "s/@VERSION@/$(version)/" "$files/tessera.1" | gzip -9nc >"$shared/man/man1/tessera.1.gz"
  install -m 644 "$files/tessera.service" "$root/lib/systemd/system/"
  install -m 644 "$files/tessera.bash" "$shared/bash-completion/completions/tessera"
  install -m 644 "$files/_tessera" "$shared/zsh/vendor-completions/_tessera"
  install -m 644 "$files/tessera.fish" "$shared/fish/vendor_completions.d/"
}

# The packages of Debian's libraries that the programs and Swift's libraries load.
dependencies() {
  local work=$place/shlibs
  mkdir -p "$work/debian"
  printf 'Source: tessera\n\nPackage: tessera\nArchitecture: any\n' >"$work/debian/control"
  (cd "$work" && dpkg-shlibdeps --ignore-missing-info -O -l"$PWD/../root/usr/lib/tessera" \
    $(printf -- '-e%s ' ../root/usr/lib/tessera/tessera* ../root/usr/lib/tessera/*.so) 2>"shlibs.log") |
    sed -n 's/^shlibs:Depends=//p'
}

add_control() {
  local control=$root/DEBIAN depends script
  depends=$(dependencies)
  [ -n "$depends" ] || die "dpkg-shlibdeps found no dependency: $(tail -n 3 "$place/shlibs/shlibs.log")"
  install -d "$control"
  cat >"$control/control" <<CONTROL
Package: tessera
Version: $(version)
Architecture: $(dpkg --print-architecture)
Maintainer: Tessera <tessera@localhost>
Installed-Size: $(du -sk "$root" | cut -f 1)
Depends: $depends
Recommends: curl, libnats3.4
Suggests: nats-server
Section: devel
Priority: optional
Description: shows UICollectionView layouts live in a browser
 Tessera runs real collection-view layouts on Linux and shows them live in any
 browser. A layout is a Swift file written for UIKit, a declarative file, or one
 of the built-in gallery.
 .
 Swift's libraries are in the package. Only showing .swift files needs a Swift
 6.3 toolchain on the PATH.
CONTROL
  for script in postinst prerm postrm; do install -m 755 "$files/$script" "$control/"; done
  (cd "$root" && find usr lib -type f -print0 | LC_ALL=C sort -z | xargs -0 md5sum) >"$control/md5sums"
}

# All files have the time of the last commit, so that the same commit gives the same times.
settle() {
  local epoch
  epoch=${SOURCE_DATE_EPOCH:-$(git log -1 --format=%ct 2>/dev/null || date +%s)}
  export SOURCE_DATE_EPOCH=$epoch
  chmod -R u=rwX,go=rX "$root"
  find "$root" -exec touch -h -d "@$epoch" {} +
}

prepare
build
rm -rf "$place"
mkdir -p "$root"
add_programs
add_modules
add_shared
add_control
settle
package=$place/tessera_$(version)_$(dpkg --print-architecture).deb
# Stronger compression takes minutes for a tenth less.
dpkg-deb --root-owner-group -Zxz -z2 --build "$root" "$package" >/dev/null
say "$package has $(du -h "$package" | cut -f 1)"
