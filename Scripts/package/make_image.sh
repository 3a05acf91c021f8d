#!/usr/bin/env bash
# SPDX-License-Identifier: Apache-2.0
# Builds an OCI image of the package in .build/package: make_image.sh [PACKAGE]
#
# The image is a bare Debian 12 that mmdebstrap makes of Debian's packages, with the package in it; nothing comes from a
# registry. Its server runs as nobody. It needs root, or a user who may map user ids.
set -euo pipefail
cd "$(dirname "$0")/../.."
. Scripts/common.sh

package=${1:-$(ls -t .build/package/tessera_*.deb 2>/dev/null | head -n 1)}
[ -n "$package" ] && [ -e "$package" ] || die "there is no package; make it with make deb"
package=$(readlink -f "$package")
name=$(basename "$package" .deb)
version=$(dpkg-deb -f "$package" Version)
archive=.build/package/$name.oci.tar
work=$(mktemp -d "${TMPDIR:-/tmp}/tessera-image.XXXXXX")
container=
nobody=65534

# Invoked by the trap.
# shellcheck disable=SC2317
finish() {
  [ -z "$container" ] || builder rm "$container" >/dev/null 2>&1 || true
  rm -rf --one-file-system "$work"
}
trap finish EXIT

# Keeps its layers in a folder that is removed at the end, and needs no overlay of the kernel.
builder() { buildah --root "$work/storage" --runroot "$work/run" --storage-driver vfs "$@"; }

wanted=()
command -v mmdebstrap >/dev/null || wanted+=(mmdebstrap)
command -v buildah >/dev/null || wanted+=(buildah)
install_packages "${wanted[@]}"

say "making a bare Debian 12 with $name"
# The hook's words are for the shell that mmdebstrap starts.
# shellcheck disable=SC2016
mmdebstrap --quiet --variant=minbase --aptopt='Acquire::Languages "none"' \
  --customize-hook="cp '$package' \"\$1/tmp/tessera.deb\"" \
  --customize-hook='chroot "$1" apt-get install -y --no-install-recommends /tmp/tessera.deb' \
  --customize-hook='rm "$1/tmp/tessera.deb"' \
  --customize-hook="install -d -o $nobody -g $nobody -m 700 \"\$1/var/lib/tessera\"" \
  bookworm "$work/system.tar" || die "mmdebstrap failed"

say "writing the image"
container=$(builder from scratch)
builder add --quiet "$container" "$work/system.tar" / >/dev/null
builder config --user "$nobody:$nobody" --workingdir / --port 8787 --volume /var/lib/tessera \
  --env PATH=/opt/swift/usr/bin:/usr/local/bin:/usr/bin:/bin --env HOME=/var/lib/tessera \
  --env XDG_STATE_HOME=/var/lib --env XDG_CACHE_HOME=/tmp \
  --entrypoint '["/usr/bin/tessera"]' --cmd 'serve --host 0.0.0.0' \
  --label "org.opencontainers.image.title=tessera" --label "org.opencontainers.image.version=$version" \
  --label "org.opencontainers.image.licenses=Apache-2.0" "$container"
image=$(builder commit --quiet --rm "$container" "tessera:$version")
container=
rm -f "$archive"
builder push --quiet "$image" "oci-archive:$archive:tessera:$version"
say "$archive has $(du -h "$archive" | cut -f 1); load it with podman load --input $archive"
