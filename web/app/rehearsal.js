// SPDX-License-Identifier: Apache-2.0
// @ts-check
import { ViewStore } from '../store/views/viewStore.js';
import { changeFields } from '../transport/deltaLayout.js';

/** @typedef {import('../transport/deltaLayout.js').Delta} Delta */

/** Cells and frames of the rehearsal: enough for a browser to compile what a change runs through. */
const CELLS = 60;
const FRAMES = 40;
const FRAME_MS = 16;
const SIDE = 64 * 40;
const VIEWPORT = { width: 400, height: 800 };

/**
 * Plays a change on a view that nobody sees, a few frames in each idle moment. A browser compiles code when
 * it has run for a while; without this, the first change of a page would be slower than later ones.
 * @param {(work: () => void) => void} whenIdle
 */
export function rehearse(whenIdle) {
  const store = new ViewStore(0);
  store.setViewport(VIEWPORT);
  store.apply(snapshot(), 0);
  store.apply(change(), 0);
  let frame = 0;
  const play = () => {
    for (let step = 0; step < 4 && frame < FRAMES; step += 1, frame += 1) {
      store.present(frame * FRAME_MS, { x: 0, y: frame });
    }
    if (frame < FRAMES) whenIdle(play);
  };
  whenIdle(play);
}

/** @returns {Delta} */
function delta(/** @type {Partial<Delta>} */ parts) {
  return {
    view: 0, revision: 1, base: null, contentSize: { width: SIDE * 10, height: SIDE * CELLS },
    animation: null, offsetAdjustment: null, orthogonalSections: [], contents: [], removed: [],
    updated: [], inserted: [], ...parts,
  };
}

function snapshot() {
  return delta({
    inserted: Array.from({ length: CELLS }, (_, at) => ({
      id: at + 1, category: 0, kind: '', key: `${at}`, initial: null,
      attributes: {
        x: (at % 6) * SIDE, y: Math.floor(at / 6) * SIDE, width: SIDE, height: SIDE, alpha: 255,
        zIndex: 0, isHidden: false, transform: null, content: 0, section: 0, item: at, pin: null,
        state: 0, slot: 0, orthogonalSectionId: 0, tracks: [],
      },
    })),
  });
}

function change() {
  return delta({
    revision: 2, base: 1, contentSize: null,
    animation: { curve: 'spring', durationMs: 600, startMs: 0, responseMs: 450, dampingPerMille: 850 },
    updated: Array.from({ length: CELLS }, (_, at) => ({
      id: at + 1,
      change: {
        fields: changeFields.origin | changeFields.size,
        dx: SIDE, dy: SIDE / 2, dWidth: at, dHeight: at,
      },
    })),
  });
}
