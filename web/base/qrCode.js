// SPDX-License-Identifier: Apache-2.0
// @ts-check
// Codes of ISO/IEC 18004 (QR code, model 2), in byte mode with error correction of level M.

/** The greatest version that is made; at its size a phone still reads the code from a screen. */
export const MOST_VERSION = 25;
/** Codewords of error correction in each block, and the number of blocks, by version (table 9, level M). */
const CORRECTION = [10, 16, 26, 18, 24, 16, 18, 22, 22, 26, 30, 22, 22, 24, 24, 28, 28, 26, 26, 26, 26, 28, 28, 28, 28];
const BLOCKS = [1, 1, 1, 2, 2, 4, 4, 4, 5, 5, 5, 8, 9, 9, 10, 10, 11, 13, 14, 16, 17, 17, 18, 20, 21];
/** The polynomial of the field of 256 elements. */
const FIELD = 0x11d;
/** Level M in the information about the format. */
const LEVEL_M = 0;
const FORMAT = Object.freeze({ generator: 0x537, mask: 0x5412, bits: 10 });
const VERSION = Object.freeze({ generator: 0x1f25, bits: 12, least: 7 });
const BYTE_MODE = 4;
const PADDING = [0xec, 0x11];
/** From this version on, the length has 16 bits. */
const LONG_LENGTH = 10;
/** What makes a code hard to read costs points (7.8.3). */
const PENALTY = Object.freeze({ run: 3, block: 3, finder: 40, balance: 10 });
const FINDER_LIKE = [1, 0, 1, 1, 1, 0, 1, 0, 0, 0, 0];

/** @type {readonly ((x: number, y: number) => boolean)[]} the masks (table 10) */
const MASKS = [
  (x, y) => (x + y) % 2 === 0,
  (_, y) => y % 2 === 0,
  (x) => x % 3 === 0,
  (x, y) => (x + y) % 3 === 0,
  (x, y) => (Math.floor(x / 3) + Math.floor(y / 2)) % 2 === 0,
  (x, y) => ((x * y) % 2) + ((x * y) % 3) === 0,
  (x, y) => (((x * y) % 2) + ((x * y) % 3)) % 2 === 0,
  (x, y) => (((x + y) % 2) + ((x * y) % 3)) % 2 === 0,
];

/**
 * A product in the field of 256 elements.
 * @param {number} one
 * @param {number} other
 */
function product(one, other) {
  let result = 0;
  for (let bit = 7; bit >= 0; bit -= 1) {
    result = (result << 1) ^ ((result >> 7) * FIELD);
    result ^= ((other >> bit) & 1) * one;
  }
  return result;
}

/**
 * The codewords of error correction for a block of data.
 * @param {readonly number[]} data
 * @param {number} count
 * @returns {number[]}
 */
export function correctionOf(data, count) {
  const divisor = new Array(count).fill(0);
  divisor[count - 1] = 1;
  let root = 1;
  for (let degree = 0; degree < count; degree += 1) {
    for (let at = 0; at < count; at += 1) {
      divisor[at] = product(divisor[at], root) ^ (divisor[at + 1] ?? 0);
    }
    root = product(root, 2);
  }
  const rest = new Array(count).fill(0);
  for (const value of data) {
    const factor = value ^ /** @type {number} */ (rest.shift());
    rest.push(0);
    divisor.forEach((part, at) => (rest[at] ^= product(part, factor)));
  }
  return rest;
}

/**
 * Appends the remainder of a division of polynomials over two elements.
 * @param {number} value
 * @param {number} generator
 * @param {number} bits
 */
function withRemainder(value, generator, bits) {
  let rest = value << bits;
  for (let bit = 31; bit >= bits; bit -= 1) {
    if ((rest >>> bit) & 1) rest ^= generator << (bit - bits);
  }
  return (value << bits) | rest;
}

/**
 * The 15 bits about level and mask.
 * @param {number} mask
 */
export function formatBits(mask) {
  return withRemainder((LEVEL_M << 3) | mask, FORMAT.generator, FORMAT.bits) ^ FORMAT.mask;
}

/**
 * The 18 bits about the version.
 * @param {number} version
 */
export function versionBits(version) {
  return withRemainder(version, VERSION.generator, VERSION.bits);
}

/**
 * The modules for data and error correction of a version, in bits.
 * @param {number} version
 */
function roomOf(version) {
  const alignments = version === 1 ? 0 : Math.floor(version / 7) + 2;
  const ofAlignments = alignments === 0 ? 0 : (25 * alignments - 10) * alignments - 55;
  const ofVersion = version >= VERSION.least ? 36 : 0;
  return (16 * version + 128) * version + 64 - ofAlignments - ofVersion;
}

/** @param {number} version */
function dataBytes(version) {
  return Math.floor(roomOf(version) / 8) - CORRECTION[version - 1] * BLOCKS[version - 1];
}

/**
 * The data of a text as codewords, with mode, length, end and padding.
 * @param {Uint8Array} bytes
 * @param {number} version
 */
function codewords(bytes, version) {
  /** @type {number[]} */
  const bits = [];
  const push = (/** @type {number} */ value, /** @type {number} */ length) => {
    for (let bit = length - 1; bit >= 0; bit -= 1) bits.push((value >> bit) & 1);
  };
  push(BYTE_MODE, 4);
  push(bytes.length, version < LONG_LENGTH ? 8 : 16);
  for (const byte of bytes) push(byte, 8);
  const room = dataBytes(version) * 8;
  push(0, Math.min(4, room - bits.length));
  push(0, (8 - (bits.length % 8)) % 8);
  const words = [];
  for (let at = 0; at < bits.length; at += 8) {
    words.push(bits.slice(at, at + 8).reduce((word, bit) => (word << 1) | bit, 0));
  }
  for (let at = 0; words.length < dataBytes(version); at += 1) words.push(PADDING[at % 2]);
  return words;
}

/**
 * Divides codewords into blocks with error correction, and puts those of all blocks in turn.
 * @param {number[]} words
 * @param {number} version
 */
function interleaved(words, version) {
  const count = BLOCKS[version - 1];
  const correction = CORRECTION[version - 1];
  const short = Math.floor(words.length / count);
  const firstLong = count - (words.length % count);
  let from = 0;
  const blocks = Array.from({ length: count }, (_, at) => {
    const data = words.slice(from, from + short + (at >= firstLong ? 1 : 0));
    from += data.length;
    return { data, check: correctionOf(data, correction) };
  });
  const mixed = [];
  for (let at = 0; at <= short; at += 1) {
    for (const { data } of blocks) if (at < data.length) mixed.push(data[at]);
  }
  for (let at = 0; at < correction; at += 1) for (const { check } of blocks) mixed.push(check[at]);
  return mixed;
}

/** The modules of a code while it is made. */
class Grid {
  /** @type {number[][]} rows of 1 for dark and 0 for light */
  modules;
  /** @type {boolean[][]} whether a module belongs to a pattern and not to the data */
  fixed;

  /** @param {number} version */
  constructor(version) {
    this.version = version;
    this.size = 17 + 4 * version;
    this.modules = Array.from({ length: this.size }, () => new Array(this.size).fill(0));
    this.fixed = Array.from({ length: this.size }, () => new Array(this.size).fill(false));
  }

  /**
   * @param {number} x
   * @param {number} y
   * @param {number | boolean} isDark
   */
  fix(x, y, isDark) {
    if (x < 0 || y < 0 || x >= this.size || y >= this.size) return;
    this.modules[y][x] = Number(isDark);
    this.fixed[y][x] = true;
  }

  addPatterns() {
    const { size, version } = this;
    for (let at = 0; at < size; at += 1) {
      this.fix(6, at, at % 2 === 0);
      this.fix(at, 6, at % 2 === 0);
    }
    for (const [x, y] of [[3, 3], [size - 4, 3], [3, size - 4]]) this.#addFinder(x, y);
    const places = alignmentPlaces(version);
    const last = places.length - 1;
    places.forEach((x, column) => places.forEach((y, row) => {
      const isFinder = (column === 0 && (row === 0 || row === last)) || (column === last && row === 0);
      if (!isFinder) this.#addAlignment(x, y);
    }));
    this.addFormat(0);
    if (version < VERSION.least) return;
    const bits = versionBits(version);
    for (let at = 0; at < 18; at += 1) {
      const [near, far] = [Math.floor(at / 3), size - 11 + (at % 3)];
      this.fix(far, near, (bits >> at) & 1);
      this.fix(near, far, (bits >> at) & 1);
    }
  }

  /** @param {number} x @param {number} y */
  #addFinder(x, y) {
    for (let dy = -4; dy <= 4; dy += 1) {
      for (let dx = -4; dx <= 4; dx += 1) {
        const ring = Math.max(Math.abs(dx), Math.abs(dy));
        this.fix(x + dx, y + dy, ring !== 2 && ring !== 4);
      }
    }
  }

  /** @param {number} x @param {number} y */
  #addAlignment(x, y) {
    for (let dy = -2; dy <= 2; dy += 1) {
      for (let dx = -2; dx <= 2; dx += 1) this.fix(x + dx, y + dy, Math.max(Math.abs(dx), Math.abs(dy)) !== 1);
    }
  }

  /** @param {number} mask */
  addFormat(mask) {
    const { size } = this;
    const bits = formatBits(mask);
    const bit = (/** @type {number} */ at) => (bits >> at) & 1;
    for (let at = 0; at <= 5; at += 1) this.fix(8, at, bit(at));
    this.fix(8, 7, bit(6));
    this.fix(8, 8, bit(7));
    this.fix(7, 8, bit(8));
    for (let at = 9; at < 15; at += 1) this.fix(14 - at, 8, bit(at));
    for (let at = 0; at < 8; at += 1) this.fix(size - 1 - at, 8, bit(at));
    for (let at = 8; at < 15; at += 1) this.fix(8, size - 15 + at, bit(at));
    this.fix(8, size - 8, 1);
  }

  /** @param {number[]} words */
  addData(words) {
    let at = 0;
    for (let right = this.size - 1; right >= 1; right -= 2) {
      if (right === 6) right = 5;
      for (let step = 0; step < this.size; step += 1) {
        const isUp = ((right + 1) & 2) === 0;
        const y = isUp ? this.size - 1 - step : step;
        for (const x of [right, right - 1]) {
          if (this.fixed[y][x] || at >= words.length * 8) continue;
          this.modules[y][x] = (words[at >> 3] >> (7 - (at & 7))) & 1;
          at += 1;
        }
      }
    }
  }

  /** @param {number} mask */
  flip(mask) {
    for (let y = 0; y < this.size; y += 1) {
      for (let x = 0; x < this.size; x += 1) {
        if (!this.fixed[y][x] && MASKS[mask](x, y)) this.modules[y][x] ^= 1;
      }
    }
  }

  /** How hard the code is to read. */
  get penalty() {
    const { modules, size } = this;
    const columns = modules.map((_, x) => modules.map((row) => row[x]));
    let points = 0;
    for (const line of [...modules, ...columns]) points += linePenalty(line);
    let dark = 0;
    for (let y = 0; y < size; y += 1) {
      for (let x = 0; x < size; x += 1) {
        dark += modules[y][x];
        const isInside = x + 1 < size && y + 1 < size;
        const one = modules[y][x];
        const isBlock = isInside && one === modules[y][x + 1] && one === modules[y + 1][x] && one === modules[y + 1][x + 1];
        if (isBlock) points += PENALTY.block;
      }
    }
    const share = (dark * 100) / (size * size);
    return points + PENALTY.balance * Math.floor(Math.abs(share - 50) / 5);
  }
}

/** @param {number[]} line */
function linePenalty(line) {
  let points = 0;
  let run = 0;
  line.forEach((value, at) => {
    run = at > 0 && line[at - 1] === value ? run + 1 : 1;
    if (run === 5) points += PENALTY.run;
    else if (run > 5) points += 1;
  });
  const length = FINDER_LIKE.length;
  for (let at = 0; at + length <= line.length; at += 1) {
    if (FINDER_LIKE.every((value, offset) => line[at + offset] === value)) points += PENALTY.finder;
    if (FINDER_LIKE.every((value, offset) => line[at + length - 1 - offset] === value)) points += PENALTY.finder;
  }
  return points;
}

/**
 * The middles of alignment patterns, on both axes (annex E).
 * @param {number} version
 */
function alignmentPlaces(version) {
  if (version === 1) return [];
  const count = Math.floor(version / 7) + 2;
  const step = Math.ceil((4 * version + 4) / (2 * count - 2)) * 2;
  const places = Array.from({ length: count - 1 }, (_, at) => 10 + 4 * version - at * step);
  return [6, ...places.reverse()];
}

/**
 * The code of a text.
 * @param {string} text
 * @returns {number[][] | null} rows of modules, 1 for dark, without the quiet zone of four modules around;
 *   `null` when the text is too long
 */
export function qrCode(text) {
  const bytes = new TextEncoder().encode(text);
  let version = 1;
  const fits = () => dataBytes(version) * 8 >= 4 + (version < LONG_LENGTH ? 8 : 16) + 8 * bytes.length;
  while (version <= MOST_VERSION && !fits()) version += 1;
  if (version > MOST_VERSION) return null;
  const words = interleaved(codewords(bytes, version), version);
  /** @type {Grid | null} */
  let best = null;
  for (let mask = 0; mask < MASKS.length; mask += 1) {
    const grid = new Grid(version);
    grid.addPatterns();
    grid.addData(words);
    grid.flip(mask);
    grid.addFormat(mask);
    if (best === null || grid.penalty < best.penalty) best = grid;
  }
  return best?.modules ?? null;
}
