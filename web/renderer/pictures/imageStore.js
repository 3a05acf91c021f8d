// SPDX-License-Identifier: Apache-2.0
// @ts-check
import { canDecode, decoded, hasRoom, release } from './decodedPictures.js';

/** The most pictures that are kept; those used longest ago are dropped first. */
const MAX_PICTURES = 400;
/** Small pictures may be part of the item itself. */
const INLINE = /^data:image\/(?:png|jpeg|webp);base64,[A-Za-z0-9+/=]+$/;
/** How much stronger a colour is made than what remains of it in a mixture. */
const VIVIDNESS = 1.7;
const BYTE = 255;
/** The most pictures of this page's own files that are kept. */
const MAX_OWN = 64;
/**
 * The files of pictures that were dropped on this page, by the small pictures that everyone gets. The oldest
 * are forgotten first; then the small picture is shown here, too.
 * @type {Map<string, string>}
 */
const ownFiles = new Map();

/**
 * Has this page show a file in place of the small picture that everyone gets.
 * @param {string} small
 * @param {Blob} file
 */
export function showOwnFile(small, file) {
  ownFiles.set(small, URL.createObjectURL(file));
  if (ownFiles.size <= MAX_OWN) return;
  const [[oldest, address]] = ownFiles;
  ownFiles.delete(oldest);
  URL.revokeObjectURL(address);
}

/** Between the path of a picture and that of the one which takes its place in dark surroundings. */
const DARK_PART = '#dark=';

/**
 * The paths of a picture, that for light surroundings first.
 * @param {string} name
 */
export function pathsOf(name) {
  return name.split(DARK_PART);
}

/**
 * @typedef {object} Picture
 * @property {HTMLImageElement | ImageBitmap} image
 * @property {string} address where it is loaded from
 * @property {'loading' | 'there' | 'missing'} state
 * @property {number} readyAtMs
 * @property {[number, number] | null} [colours] of its halves, once somebody asked for them
 */

/** Loads pictures when they are first painted. */
export class ImageStore {
  /** @type {Map<string, Picture>} */
  #pictures = new Map();
  #onLoaded;
  #now;
  /** @type {Map<string, string> | null} the only pictures that there are, by path */
  #only = null;
  /** Whether what is painted now has dark surroundings. */
  isDark = false;

  /**
   * @param {() => void} onLoaded called when there is something new to paint
   * @param {() => number} [now]
   */
  constructor(onLoaded, now = () => performance.now()) {
    this.#onLoaded = onLoaded;
    this.#now = now;
  }

  /**
   * The picture at a path of this server, or that the path contains; the first call starts to load it.
   * @param {string} name with one path, or one for light and one for dark surroundings
   * @returns {Picture}
   */
  get(name) {
    const path = this.#pathIn(name);
    const known = this.#pictures.get(path);
    if (known) {
      this.#pictures.delete(path);
      this.#pictures.set(path, known);
      return known;
    }
    /** @type {Picture} */
    const picture = { image: new Image(), address: path, state: 'loading', readyAtMs: 0 };
    this.#pictures.set(path, picture);
    this.#dropOldest();
    const own = this.#only ? this.#only.get(path) : ownFiles.get(path);
    if (own) this.#load(picture, own);
    else if (INLINE.test(path)) this.#load(picture, path);
    else if (isOwnPath(path) && !this.#only) void this.#decode(picture, path);
    else picture.state = 'missing';
    return picture;
  }

  /**
   * Takes pictures from here alone, and nothing from the server.
   * @param {Map<string, string>} addresses by path
   */
  takeOnly(addresses) {
    this.#only = addresses;
    this.#pictures.clear();
  }

  /**
   * The colours of a picture's upper and lower half.
   * @param {string} path
   * @returns {[number, number] | null} 0xRRGGBB; `null` while the picture is not there
   */
  coloursOf(path) {
    const picture = this.#pictures.get(this.#pathIn(path));
    if (picture?.state !== 'there') return null;
    picture.colours ??= halfColours(picture.image);
    return picture.colours;
  }

  /** @param {string} name */
  #pathIn(name) {
    const [light, dark = light] = pathsOf(name);
    return this.isDark ? dark : light;
  }

  /** Whether no picture is being loaded. */
  get isSettled() {
    return [...this.#pictures.values()].every((picture) => picture.state !== 'loading');
  }

  /**
   * Loads a picture of the server so that painting it need not decode it, as far as there is memory for that.
   * @param {Picture} picture
   * @param {string} path
   */
  async #decode(picture, path) {
    if (!canDecode()) return this.#load(picture, path);
    if (!hasRoom()) {
      this.#makeRoom();
      return this.#load(picture, path);
    }
    try {
      const bitmap = await decoded(path);
      if (!bitmap) return this.#load(picture, path);
      picture.image = bitmap;
      this.#end(picture, 'there');
    } catch {
      this.#end(picture, 'missing');
    }
  }

  /**
   * @param {Picture} picture
   * @param {string} address
   */
  #load(picture, address) {
    picture.address = address;
    const image = new Image();
    picture.image = image;
    image.decoding = 'async';
    image.onload = () => this.#end(picture, 'there');
    image.onerror = () => this.#end(picture, 'missing');
    image.src = address;
  }

  /**
   * @param {Picture} picture
   * @param {'there' | 'missing'} state
   */
  #end(picture, state) {
    picture.state = state;
    if (state === 'there') picture.readyAtMs = this.#now();
    this.#onLoaded();
  }

  /** Has the browser decode the picture that was painted longest ago by itself, when it is painted again. */
  #makeRoom() {
    const picture = [...this.#pictures.values()].find(({ image }) => !('src' in image));
    if (!picture) return;
    const bitmap = /** @type {ImageBitmap} */ (picture.image);
    const image = new Image();
    image.onload = () => {
      if (picture.image !== bitmap) return;
      picture.image = image;
      release(bitmap);
    };
    image.src = picture.address;
  }

  #dropOldest() {
    if (this.#pictures.size <= MAX_PICTURES) return;
    for (const [key, { image }] of this.#pictures) {
      this.#pictures.delete(key);
      if (!('src' in image)) release(image);
      return;
    }
  }
}

/**
 * @param {HTMLImageElement | ImageBitmap} image
 * @returns {[number, number] | null} 0xRRGGBB
 */
function halfColours(image) {
  // The browser mixes all pixels of a half into one when it scales the picture down.
  const context = new OffscreenCanvas(1, 2).getContext('2d');
  if (!context) return null;
  context.imageSmoothingQuality = 'high';
  context.drawImage(image, 0, 0, 1, 2);
  const { data } = context.getImageData(0, 0, 1, 2);
  return [vivid(data[0], data[1], data[2]), vivid(data[4], data[5], data[6])];
}

/**
 * A mixed colour, as strong as the colours that were mixed.
 * @param {number} red
 * @param {number} green
 * @param {number} blue
 */
function vivid(red, green, blue) {
  const grey = (red + green + blue) / 3;
  const [r, g, b] = [red, green, blue].map((part) =>
    Math.round(Math.min(Math.max(grey + (part - grey) * VIVIDNESS, 0), BYTE)),
  );
  return (r << 16) | (g << 8) | b;
}

/**
 * The size of a picture, in its own pixels.
 * @param {HTMLImageElement | ImageBitmap} image
 * @returns {{width: number, height: number}}
 */
export function sizeOf(image) {
  if ('naturalWidth' in image) return { width: image.naturalWidth, height: image.naturalHeight };
  return { width: image.width, height: image.height };
}

/**
 * Whether a path stays on this server.
 * @param {string} path
 * @returns {boolean}
 */
export function isOwnPath(path) {
  if (/[\u0000-\u0020\\]/.test(path)) return false;
  return !/^([a-z][a-z0-9+.-]*:|\/\/)/i.test(path);
}

/**
 * The part of a picture that covers a rectangle.
 * @param {number} imageWidth
 * @param {number} imageHeight
 * @param {number} width
 * @param {number} height
 * @returns {{x: number, y: number, width: number, height: number}} in the picture's pixels
 */
export function coverRect(imageWidth, imageHeight, width, height) {
  const scale = Math.max(width / imageWidth, height / imageHeight);
  const partWidth = width / scale;
  const partHeight = height / scale;
  return {
    x: (imageWidth - partWidth) / 2,
    y: (imageHeight - partHeight) / 2,
    width: partWidth,
    height: partHeight,
  };
}
