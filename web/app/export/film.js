// SPDX-License-Identifier: Apache-2.0
// @ts-check
import { webm } from '../../base/webm.js';
import { zipped } from '../../base/zip.js';
import { blobOf, paintOn, picturesReady } from '../../renderer/export/scenePictures.js';

/** @typedef {import('../../renderer/scene/renderer.js').Scene} Scene */
/** @typedef {import('../../renderer/pictures/imageStore.js').ImageStore} ImageStore */
/** @typedef {import('../../base/webm.js').FilmFrame} FilmFrame */
/**
 * What is filmed.
 * @typedef {object} Subject
 * @property {number} durationMs of the change
 * @property {(atMs: number) => Scene} sceneAt
 * @property {ImageStore} images
 */
/**
 * How it is filmed.
 * @typedef {object} FilmPlan
 * @property {number} perSecond pictures of the film
 * @property {number} rate part of real time at which the change runs in it
 * @property {number} scale pixels per point
 */
/** @typedef {{isOver: () => boolean, tell: (share: number) => void}} Watch */

/** The film stands still before and after the change for so long, in ms. */
const REST_BEFORE_MS = 250;
const REST_AFTER_MS = 600;
/** Longer films are refused, with words. */
export const MOST_PICTURES = 1200;
/** The longest side of a picture in pixels that encoders take everywhere. */
export const MOST_SIDE_PX = 4096;
/** So many pictures at most wait for the encoder. */
const MOST_WAITING = 4;
const KEY_EVERY = 60;
const BITS_PER_PIXEL = 0.12;
const LEAST_BITS = 1_000_000;
const MOST_BITS = 40_000_000;
const MS_PER_S = 1000;
const MICROSECONDS = 1000;
/** The codecs to try, with their names in WebM. */
const CODECS = /** @type {const} */ ([['vp09.00.51.08', 'V_VP9'], ['vp8', 'V_VP8']]);

/**
 * The moments of the change that the film's pictures show.
 * @param {number} durationMs of the change
 * @param {FilmPlan} plan
 * @returns {{moments: number[], durationMs: number}} of the film
 */
export function momentsOf(durationMs, { perSecond, rate }) {
  const filmMs = REST_BEFORE_MS + durationMs / rate + REST_AFTER_MS;
  const count = Math.max(2, Math.round((filmMs * perSecond) / MS_PER_S));
  const moments = Array.from({ length: count }, (_, at) => {
    const filmAt = (at * MS_PER_S) / perSecond;
    return Math.min(Math.max((filmAt - REST_BEFORE_MS) * rate, 0), durationMs);
  });
  return { moments, durationMs: (count * MS_PER_S) / perSecond };
}

/**
 * The size of a film's pictures: even, because films keep colours for two pixels each, and within the bound.
 * @param {import('../../base/geometry.js').Size} viewport pt
 * @param {number} scale
 */
export function filmSize({ width, height }, scale) {
  const fit = Math.min(scale, MOST_SIDE_PX / Math.max(width, height));
  const even = (/** @type {number} */ length) => Math.max(2, 2 * Math.round((length * fit) / 2));
  return { width: even(width), height: even(height) };
}

/** Whether this browser makes films; otherwise a film is a folder of pictures. */
export function canFilm() {
  return typeof VideoEncoder === 'function' && typeof VideoFrame === 'function';
}

/**
 * The change as a WebM film.
 * @param {Subject} subject
 * @param {FilmPlan} plan
 * @param {Watch} watch
 * @returns {Promise<Blob | null>} `null` if nobody waits any more
 */
export async function filmOf(subject, plan, { isOver, tell }) {
  const { moments, durationMs } = momentsOf(subject.durationMs, plan);
  await picturesReady(subject.sceneAt(0), subject.images);
  const size = filmSize(subject.sceneAt(0).viewport, plan.scale);
  const { config, codec } = await supported(size, plan.perSecond);
  /** @type {FilmFrame[]} */
  const frames = [];
  /** @type {Error | null} */
  let trouble = null;
  const encoder = new VideoEncoder({
    output: (chunk) => {
      const bytes = new Uint8Array(chunk.byteLength);
      chunk.copyTo(bytes);
      frames.push({ bytes, atMs: chunk.timestamp / MICROSECONDS, isKey: chunk.type === 'key' });
    },
    error: (error) => {
      trouble = error;
    },
  });
  encoder.configure(config);
  const canvas = document.createElement('canvas');
  try {
    for (const [at, moment] of moments.entries()) {
      while (encoder.encodeQueueSize > MOST_WAITING && !trouble) await dequeued(encoder);
      if (trouble) throw trouble;
      if (isOver()) return null;
      paintIn(canvas, subject.sceneAt(moment), size, subject.images);
      const frame = new VideoFrame(canvas, {
        timestamp: Math.round((at * MS_PER_S * MICROSECONDS) / plan.perSecond),
        duration: Math.round((MS_PER_S * MICROSECONDS) / plan.perSecond),
      });
      encoder.encode(frame, { keyFrame: at % KEY_EVERY === 0 });
      frame.close();
      tell((at + 1) / moments.length);
    }
    await encoder.flush();
    if (trouble) throw trouble;
  } finally {
    if (encoder.state !== 'closed') encoder.close();
  }
  return isOver() ? null : new Blob([webm({ codec, ...size, durationMs, frames })], { type: 'video/webm' });
}

/**
 * The change as pictures in an archive.
 * @param {Subject} subject
 * @param {FilmPlan} plan
 * @param {Watch} watch
 * @returns {Promise<Blob | null>}
 */
export async function picturesOf(subject, plan, { isOver, tell }) {
  const { moments } = momentsOf(subject.durationMs, plan);
  await picturesReady(subject.sceneAt(0), subject.images);
  const size = filmSize(subject.sceneAt(0).viewport, plan.scale);
  const canvas = document.createElement('canvas');
  const entries = [];
  for (const [at, moment] of moments.entries()) {
    if (isOver()) return null;
    paintIn(canvas, subject.sceneAt(moment), size, subject.images);
    const bytes = new Uint8Array(await (await blobOf(canvas)).arrayBuffer());
    entries.push({ name: `frame-${String(at + 1).padStart(4, '0')}.png`, bytes });
    tell((at + 1) / moments.length);
  }
  return new Blob([zipped(entries)], { type: 'application/zip' });
}

/**
 * @param {HTMLCanvasElement} canvas
 * @param {Scene} scene
 * @param {import('../../base/geometry.js').Size} size px
 * @param {ImageStore} images
 */
function paintIn(canvas, scene, size, images) {
  const scale = size.width / scene.viewport.width;
  paintOn(canvas, scene, { scale, images, size });
}

/**
 * @param {import('../../base/geometry.js').Size} size px
 * @param {number} framerate
 */
async function supported(size, framerate) {
  const bits = size.width * size.height * framerate * BITS_PER_PIXEL;
  const bitrate = Math.round(Math.min(Math.max(bits, LEAST_BITS), MOST_BITS));
  for (const [name, codec] of CODECS) {
    const config = { codec: name, ...size, bitrate, framerate };
    const { supported: isSupported } = await VideoEncoder.isConfigSupported(config);
    if (isSupported) return { config, codec };
  }
  throw new Error('This browser encodes no WebM; take the pictures.');
}

/** @param {VideoEncoder} encoder */
function dequeued(encoder) {
  return new Promise((resolve) => encoder.addEventListener('dequeue', resolve, { once: true }));
}
