// SPDX-License-Identifier: Apache-2.0
// @ts-check

/**
 * The most pixels of decoded pictures on the page, 64 MiB: some screens of photographs. Beyond that, pictures are decoded
 * when they are painted, as the browser decides.
 */
const MOST_PX = 16 * 2 ** 20;
/** A picture as large as a phone's screen. */
const USUAL_PX = 2 ** 20;
const DRAWING = 'image/svg';
let heldPx = 0;
/** Counts those of stores that are gone. */
const gone = typeof FinalizationRegistry === 'undefined' ? null : new FinalizationRegistry((/** @type {number} */ px) => {
  heldPx -= px;
});

/** Whether this browser can decode pictures beside the page's own work. */
export const canDecode = () => typeof createImageBitmap === 'function' && typeof fetch === 'function';

/** Whether there is room for one more. */
export const hasRoom = () => heldPx + USUAL_PX <= MOST_PX;

/**
 * Fetches a picture and decodes it in the background, so that a frame that paints it first takes no longer than others.
 * @param {string} path
 * @returns {Promise<ImageBitmap | null>} `null` where there is no room, or for a drawing, which has no pixels of its own
 * @throws {Error} when there is no picture
 */
export async function decoded(path) {
  // What the page needs to run comes first on a slow line.
  const answer = await fetch(path, /** @type {RequestInit} */ ({ priority: 'low' }));
  if (!answer.ok) throw new Error(`there is no ${path}`);
  const file = await answer.blob();
  // Some browsers would give drawings the pixels of one size.
  if (file.type.startsWith(DRAWING)) return null;
  const bitmap = await createImageBitmap(file).catch(() => null);
  if (!bitmap) return null;
  const px = bitmap.width * bitmap.height;
  if (heldPx + px > MOST_PX) {
    bitmap.close();
    return null;
  }
  heldPx += px;
  gone?.register(bitmap, px, bitmap);
  return bitmap;
}

/**
 * Gives the memory of a picture back, which must not be painted any more.
 * @param {ImageBitmap} bitmap
 */
export function release(bitmap) {
  heldPx -= bitmap.width * bitmap.height;
  gone?.unregister(bitmap);
  bitmap.close();
}
