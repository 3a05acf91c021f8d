# SPDX-License-Identifier: Apache-2.0
# Sourced by the other scripts: prints messages and installs missing packages.

say() { printf '→ %s\n' "$*"; }

die() {
  printf '✘ %s\n' "$*" >&2
  exit 1
}

# Installs Debian packages as root or with sudo; without either, names them and stops.
install_packages() {
  [ $# -gt 0 ] || return 0
  local root=()
  if [ "$(id -u)" -ne 0 ]; then
    command -v sudo >/dev/null || die "Please install these packages as root: $*"
    root=(sudo)
  fi
  command -v apt-get >/dev/null || die "Please install these Debian packages, or your system's packages for them: $*"
  say "installing $*"
  "${root[@]}" apt-get update -q || say "the package lists could not be updated; the old ones are used"
  "${root[@]}" env DEBIAN_FRONTEND=noninteractive \
    apt-get install -y --no-install-recommends "$@" ||
    die "These packages could not be installed: $*"
}

require_swift() {
  command -v swift >/dev/null ||
    die "A Swift 6.3 toolchain is needed: https://www.swift.org/install/linux/"
  local words
  words=$(swift --version 2>&1) ||
    die "The Swift toolchain cannot be started: $(tail -n 1 <<<"$words")"
}

# Builds with the Swift package manager. Compilers that take memory in large pages need five sixths of the time.
swift_build() { GLIBC_TUNABLES=glibc.malloc.hugetlb=1 swift build "$@"; }

# Prints the packages that the build needs and this machine lacks.
missing_build_packages() {
  command -v pkg-config >/dev/null || { echo "pkg-config libwebsockets-dev libsqlite3-dev libcairo2-dev libjpeg62-turbo-dev zlib1g-dev libseccomp-dev esbuild" && return; }
  pkg-config --exists libwebsockets || echo "libwebsockets-dev"
  pkg-config --exists sqlite3 || echo "libsqlite3-dev"
  pkg-config --exists cairo-ft || echo "libcairo2-dev"
  pkg-config --exists libjpeg || echo "libjpeg62-turbo-dev"
  pkg-config --exists zlib || echo "zlib1g-dev"
  pkg-config --exists libseccomp || echo "libseccomp-dev"
  command -v esbuild >/dev/null || echo "esbuild"
}

# Prints the packages that only the tests need and this machine lacks.
missing_test_packages() {
  local fonts=/usr/share/fonts/truetype
  [ -n "${CHROMIUM:-}" ] || command -v chromium-headless-shell >/dev/null || echo "chromium-headless-shell"
  [ -e "$fonts/dejavu/DejaVuSans.ttf" ] || echo "fonts-dejavu-core"
  [ -e "$fonts/noto/NotoColorEmoji.ttf" ] || echo "fonts-noto-color-emoji"
  python3 -c 'import ensurepip, venv' 2>/dev/null || echo "python3-venv"
  command -v curl >/dev/null || echo "curl"
  command -v node >/dev/null || echo "nodejs"
  PATH=$PATH:/usr/sbin command -v nats-server >/dev/null || echo "nats-server"
  ldconfig -p 2>/dev/null | grep -q 'libnats\.so\.3' || [ -n "$(compgen -G '/usr/lib/*/libnats.so.3*')" ] || echo "libnats3.4"
  command -v tsc >/dev/null || echo "node-typescript"
  command -v esbuild >/dev/null || echo "esbuild"
}

# Prints the packages that only the tests in other browsers need and this machine lacks.
missing_browser_packages() {
  [ -n "${FIREFOX:-}" ] || command -v firefox-esr >/dev/null || echo "firefox-esr"
  [ -n "${WEBKIT_DRIVER:-}" ] || command -v WebKitWebDriver >/dev/null || echo "webkit2gtk-driver"
  command -v Xvfb >/dev/null || echo "xvfb"
}

require_node() {
  local wanted=18 found
  found=$(node -p 'process.versions.node.split(".")[0]')
  [ "$found" -ge "$wanted" ] ||
    die "Node.js $wanted or newer is needed, found $(node --version): https://nodejs.org/en/download"
}

# Prints the path of the pip that python3-venv brings along.
bundled_pip() {
  python3 - <<'END'
import ensurepip, glob, os
folders = os.path.join(os.path.dirname(ensurepip.__file__), "_bundled"), "/usr/share/python-wheels"
print(next(path for folder in folders for path in sorted(glob.glob(os.path.join(folder, "pip-*.whl")))))
END
}

# Makes .venv with the pinned Python packages, unless it is there already.
prepare_python() {
  local requirements=Tests/Browser/requirements.txt stamp=.venv/installed.txt
  if ! cmp -s "$requirements" "$stamp"; then
    say "making .venv with $(grep -v '^#' "$requirements" | paste -sd' ')"
    rm -rf .venv
    python3 -m venv --without-pip .venv || die "python3 -m venv failed; please install: python3-venv"
    # To install pip there takes half as long as all that it installs, so the one runs that would be copied.
    PYTHONPATH=$(bundled_pip) .venv/bin/python -m pip install --quiet --no-compile --disable-pip-version-check -r "$requirements" ||
      die "The Python packages of $requirements could not be installed from PyPI"
    cp "$requirements" "$stamp"
  fi
}
