// SPDX-License-Identifier: Apache-2.0
// @ts-check
import { systemClock } from '../../base/clock.js';
import { symbolLines } from '../cells/symbols.js';
import { ContentLayer } from '../layers/contentLayer.js';
import { SvgContext } from './svgContext.js';

/** @typedef {import('../scene/renderer.js').Scene} Scene */
/** @typedef {import('../pictures/imageStore.js').ImageStore} ImageStore */
/** @typedef {import('./svgContext.js').Source} Source */

/** Pictures that have just come do not fade in: they are painted as they are this much later, in ms. */
const LATER_MS = 60_000;
/** Between looks whether pictures have come, and the longest wait for them, in ms. */
const LOOK_MS = 30;
const LONGEST_MS = 5000;
/** The families that the page ships, as its style rules name them. */
const SHIPPED_FAMILIES = ['Tessera Text', 'Tessera Mono', 'Tessera Round', 'Tessera Serif'];

/**
 * Paints a scene on a canvas that covers its viewport.
 * @param {HTMLCanvasElement} canvas
 * @param {Scene} scene
 * @param {object} how
 * @param {number} how.scale device pixels per point
 * @param {ImageStore} how.images
 * @param {import('../../base/geometry.js').Size} [how.size] px, if it is not the rounded one
 */
export function paintOn(canvas, scene, { scale, images, size }) {
  const { width, height } = scene.viewport;
  canvas.width = size?.width ?? Math.max(1, Math.round(width * scale));
  canvas.height = size?.height ?? Math.max(1, Math.round(height * scale));
  const context = canvas.getContext('2d', { alpha: false });
  if (!context) throw new Error('This browser has no 2D canvas.');
  context.setTransform(canvas.width / width, 0, 0, canvas.height / height, 0, 0);
  new ContentLayer(context, images).draw(still(scene, scale), { scaleDpr: scale, devicePixelRatio: 1, isStill: true });
}

/**
 * Loads the pictures of a scene.
 * @param {Scene} scene
 * @param {ImageStore} images
 */
export async function picturesReady(scene, images) {
  const startMs = systemClock.now();
  // Painting asks for the pictures; what is painted is not needed.
  paintOn(document.createElement('canvas'), scene, { scale: 1 / scene.viewport.width, images });
  while (!images.isSettled && systemClock.now() - startMs < LONGEST_MS) {
    await new Promise((resolve) => systemClock.schedule(() => resolve(null), LOOK_MS));
  }
}

/**
 * A scene as PNG.
 * @param {Scene} scene
 * @param {{scale: number, images: ImageStore}} how
 * @returns {Promise<Blob>}
 */
export async function pngOf(scene, how) {
  await picturesReady(scene, how.images);
  const canvas = document.createElement('canvas');
  paintOn(canvas, scene, how);
  return blobOf(canvas);
}

/**
 * A canvas as PNG.
 * @param {HTMLCanvasElement} canvas
 * @returns {Promise<Blob>}
 */
export function blobOf(canvas) {
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('The picture is too large for this browser.'))));
  });
}

/**
 * A scene as SVG, with its pictures in it.
 * @param {Scene} scene
 * @param {{images: ImageStore, hasFonts: boolean, title: string}} how
 * @returns {Promise<string>}
 */
export async function svgOf(scene, { images, hasFonts, title }) {
  await picturesReady(scene, images);
  const measure = document.createElement('canvas').getContext('2d');
  if (!measure) throw new Error('This browser has no 2D canvas.');
  const widthOf = (/** @type {string} */ text, /** @type {string} */ font) => {
    measure.font = font;
    return measure.measureText(text).width;
  };
  const svg = new SvgContext(scene.viewport, widthOf, symbolLines);
  // It has the members of a canvas that painters of elements use.
  const context = /** @type {CanvasRenderingContext2D} */ (/** @type {unknown} */ (svg));
  new ContentLayer(context, images).draw(still(scene, 1), { scaleDpr: 1, devicePixelRatio: 1, isStill: true });
  const addresses = new Map();
  for (const source of svg.images.keys()) addresses.set(source, await addressOf(source));
  const fonts = hasFonts ? svg.fonts : new Set();
  const rules = await Promise.all(
    shippedFaces().filter(({ family, weight }) => fonts.has(`${family} ${weight}`)).map(fontRule),
  );
  return svg.document(addresses, rules.join(''), title);
}

/**
 * @param {Scene} scene
 * @param {number} scale
 * @returns {Scene}
 */
function still(scene, scale) {
  const snap = (/** @type {number} */ value) => Math.round(value * scale) / scale;
  const offset = { x: snap(scene.offset.x), y: snap(scene.offset.y) };
  return { ...scene, offset, nowMs: scene.nowMs + LATER_MS, indicators: [], focusedId: null, hoveredId: null };
}

/** @param {Source} source */
async function addressOf(source) {
  const address = source instanceof HTMLImageElement ? source.src : '';
  if (address.startsWith('data:')) return address;
  if (address !== '' && !address.startsWith('blob:')) {
    try {
      const answer = await fetch(address);
      if (answer.ok) return await dataAddress(await answer.blob());
    } catch {
      // Without the server, what is painted is taken.
    }
  }
  const canvas = document.createElement('canvas');
  canvas.width = source.naturalWidth || source.width;
  canvas.height = source.naturalHeight || source.height;
  canvas.getContext('2d')?.drawImage(/** @type {CanvasImageSource} */ (/** @type {unknown} */ (source)), 0, 0);
  return canvas.toDataURL();
}

/**
 * @param {Blob} blob
 * @returns {Promise<string>}
 */
function dataAddress(blob) {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => reject(reader.error);
    reader.readAsDataURL(blob);
  });
}

/** The files of the shipped fonts, from the page's own style rules. */
function shippedFaces() {
  return [...document.styleSheets].flatMap((sheet) =>
    [...sheet.cssRules].flatMap((rule) => {
      if (!(rule instanceof CSSFontFaceRule)) return [];
      const { style } = rule;
      const family = style.getPropertyValue('font-family').replace(/["']/g, '');
      const [, path] = /url\(["']?([^"')]+)/.exec(style.getPropertyValue('src')) ?? [];
      if (!SHIPPED_FAMILIES.includes(family) || !path) return [];
      const url = new URL(path, sheet.href ?? document.baseURI).href;
      return [{ family, weight: style.getPropertyValue('font-weight'), url }];
    }),
  );
}

/** @param {{family: string, weight: string, url: string}} font */
async function fontRule({ family, weight, url }) {
  try {
    const address = await dataAddress(await (await fetch(url)).blob());
    return `@font-face{font-family:"${family}";font-weight:${weight};src:url("${address}")}`;
  } catch {
    return '';
  }
}
