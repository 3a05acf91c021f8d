// SPDX-License-Identifier: Apache-2.0
// @ts-check

/**
 * The first bytes of the kinds of pictures that are shown.
 * @type {readonly (readonly [kind: string, start: readonly number[]])[]}
 */
const KINDS = [
  ['image/png', [0x89, 0x50, 0x4e, 0x47]],
  ['image/jpeg', [0xff, 0xd8, 0xff]],
  ['image/gif', [0x47, 0x49, 0x46, 0x38]],
  ['image/webp', [0x52, 0x49, 0x46, 0x46]],
];

/**
 * Addresses for the pictures of a recording.
 * @param {Map<string, Uint8Array>} pictures by path
 * @returns {{addresses: Map<string, string>, dispose: () => void}}
 */
export function recordedPictures(pictures) {
  /** @type {Map<string, string>} */
  const addresses = new Map();
  for (const [path, bytes] of pictures) {
    const kind = pictureKind(bytes);
    if (kind) addresses.set(path, URL.createObjectURL(new Blob([bytes], { type: kind })));
  }
  const dispose = () => {
    for (const address of addresses.values()) URL.revokeObjectURL(address);
  };
  return { addresses, dispose };
}

/**
 * What kind of picture bytes are, by how they begin; a name may lie.
 * @param {Uint8Array} bytes
 */
export function pictureKind(bytes) {
  return KINDS.find(([, start]) => start.every((byte, at) => bytes[at] === byte))?.[0] ?? null;
}
