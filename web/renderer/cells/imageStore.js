// SPDX-License-Identifier: Apache-2.0
// @ts-check

/** The most pictures that are kept; those used longest ago are dropped first. */
const MAX_PICTURES = 400;
/** Small pictures may be part of the item itself. */
const INLINE = /^data:image\/(?:png|jpeg|webp);base64,[A-Za-z0-9+/=]+$/;
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

/**
 * @typedef {object} Picture
 * @property {HTMLImageElement} image
 * @property {'loading' | 'there' | 'missing'} state
 * @property {number} readyAtMs
 * @property {number | null} [colour] the average one, once somebody asked for it
 */

/** Loads pictures when they are first painted. */
export class ImageStore {
  /** @type {Map<string, Picture>} */
  #pictures = new Map();
  #onLoaded;
  #now;

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
   * @param {string} path
   * @returns {Picture}
   */
  get(path) {
    const known = this.#pictures.get(path);
    if (known) {
      this.#pictures.delete(path);
      this.#pictures.set(path, known);
      return known;
    }
    /** @type {Picture} */
    const picture = { image: new Image(), state: 'loading', readyAtMs: 0 };
    this.#pictures.set(path, picture);
    this.#dropOldest();
    const own = ownFiles.get(path);
    if (own) this.#load(picture, own);
    else if (isOwnPath(path) || INLINE.test(path)) this.#load(picture, path);
    else picture.state = 'missing';
    return picture;
  }

  /**
   * The average colour of a picture.
   * @param {string} path
   * @returns {number | null} 0xRRGGBB; `null` while the picture is not there
   */
  colourOf(path) {
    const picture = this.#pictures.get(path);
    if (picture?.state !== 'there') return null;
    picture.colour ??= averageColour(picture.image);
    return picture.colour;
  }

  /** Whether no picture is being loaded. */
  get isSettled() {
    return [...this.#pictures.values()].every((picture) => picture.state !== 'loading');
  }

  /**
   * @param {Picture} picture
   * @param {string} path
   */
  #load(picture, path) {
    picture.image.decoding = 'async';
    picture.image.onload = () => {
      picture.state = 'there';
      picture.readyAtMs = this.#now();
      this.#onLoaded();
    };
    picture.image.onerror = () => {
      picture.state = 'missing';
      this.#onLoaded();
    };
    picture.image.src = path;
  }

  #dropOldest() {
    if (this.#pictures.size <= MAX_PICTURES) return;
    for (const key of this.#pictures.keys()) {
      this.#pictures.delete(key);
      return;
    }
  }
}

/**
 * @param {HTMLImageElement} image
 * @returns {number | null} 0xRRGGBB
 */
function averageColour(image) {
  // The browser mixes all pixels into one when it scales the picture down.
  const context = new OffscreenCanvas(1, 1).getContext('2d');
  if (!context) return null;
  context.imageSmoothingQuality = 'high';
  context.drawImage(image, 0, 0, 1, 1);
  const [red, green, blue] = context.getImageData(0, 0, 1, 1).data;
  return (red << 16) | (green << 8) | blue;
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
