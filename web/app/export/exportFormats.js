// SPDX-License-Identifier: Apache-2.0
// @ts-check
import { pngOf, svgOf } from '../../renderer/export/scenePictures.js';
import { MOST_PICTURES, canFilm, filmOf, filmSize, momentsOf, picturesOf } from './film.js';
import { framesOf } from './frames.js';
import { fileName } from './saveFile.js';

/** @typedef {import('../../renderer/scene/renderer.js').Scene} Scene */
/** @typedef {import('../../store/session.js').Session} Session */
/** @typedef {'png' | 'svg' | 'frames' | 'film' | 'swift' | 'layout'} FormatId */
/**
 * What the exports are made from.
 * @typedef {object} ExportMeans
 * @property {Session} session
 * @property {import('../stage/stageArea.js').StageArea} area
 * @property {import('../../store/views/playback.js').Playback} playback
 */
/**
 * What somebody has chosen.
 * @typedef {object} Choices
 * @property {number} scale pixels per point
 * @property {boolean} hasFonts in a drawing
 * @property {number} perSecond pictures of a film
 * @property {number} rate part of real time at which a film runs
 * @property {'webm' | 'zip'} film
 */
/** @typedef {{isOver: () => boolean, tell: (share: number) => void}} Watch */
/** @typedef {{blob: Blob, name: string, facts: string, text?: string}} Made */
/**
 * @typedef {object} Format
 * @property {FormatId} id
 * @property {string} label
 * @property {string} detail
 * @property {string} icon
 * @property {readonly ('scale' | 'fonts' | 'film')[]} options
 * @property {boolean} isQuick whether it is made at once, so that its size can be told
 * @property {(means: ExportMeans, choices: Choices) => string | null} refusal why there is nothing to save, in words
 * @property {(means: ExportMeans, choices: Choices, watch: Watch) => Promise<Made | null>} make
 */

export const SCALES = Object.freeze([1, 2, 3]);
export const FILM_RATES = Object.freeze([1, 0.5, 0.25, 0.1]);
export const FILM_SPEEDS = Object.freeze([30, 60]);
const MS_PER_S = 1000;

/** @type {Choices} */
export const FIRST_CHOICES = Object.freeze({
  scale: 2, hasFonts: true, perSecond: 60, rate: 1, film: canFilm() ? 'webm' : 'zip',
});

/** @param {ExportMeans} means */
const nothing = ({ session }) => (session.view && session.view.revision > 0 && session.stage ? null : 'No stage is open.');
/** @param {ExportMeans} means */
const title = ({ session }) => session.stage?.title ?? '';

/** @type {readonly Format[]} */
export const FORMATS = [
  {
    id: 'png', label: 'Picture', detail: 'PNG of the screen', icon: 'picture', options: ['scale'], isQuick: true, refusal: nothing,
    make: async (means, { scale }) => {
      const { scene, images } = means.area.painting;
      const blob = await pngOf(scene, { scale, images });
      const { width, height } = scene.viewport;
      const facts = `${Math.round(width * scale)} × ${Math.round(height * scale)} px`;
      return { blob, name: fileName(title(means), `@${scale}x.png`), facts };
    },
  },
  {
    id: 'svg', label: 'Drawing', detail: 'SVG: texts and shapes', icon: 'pencil', options: ['fonts'], isQuick: true, refusal: nothing,
    make: async (means, { hasFonts }) => {
      const { scene, images } = means.area.painting;
      const text = await svgOf(scene, { images, hasFonts, title: title(means) });
      const { width, height } = scene.viewport;
      const blob = new Blob([text], { type: 'image/svg+xml' });
      return { blob, name: fileName(title(means), '.svg'), facts: `${Math.round(width)} × ${Math.round(height)} pt`, text };
    },
  },
  {
    id: 'frames', label: 'Frames', detail: 'JSON of all elements', icon: 'list', options: [], isQuick: true, refusal: nothing,
    make: async (means) => {
      const text = `${framesText(means)}\n`;
      const count = means.area.allElements.filter(({ leaving }) => !leaving).length;
      const blob = new Blob([text], { type: 'application/json' });
      const facts = count === 1 ? 'One element that the page holds' : `${count} elements that the page holds`;
      return { blob, name: fileName(title(means), '.frames.json'), facts, text };
    },
  },
  {
    id: 'film', label: 'Film', detail: 'The last change', icon: 'play', options: ['scale', 'film'], isQuick: false,
    refusal: (means, choices) => nothing(means) ?? filmRefusal(means, choices),
    make: makeFilm,
  },
  {
    id: 'swift', label: 'Swift', detail: 'UIKit source', icon: 'copy', options: [], isQuick: true, refusal: nothing,
    make: (means) => exported(means, 'swift', 'text/x-swift'),
  },
  {
    id: 'layout', label: 'Layout file', detail: '.layout.json', icon: 'kind-files', options: [], isQuick: true, refusal: nothing,
    make: (means) => exported(means, 'layout', 'application/json'),
  },
];

/** @param {ExportMeans} means */
function framesText({ session, area }) {
  const { stage, view, viewport } = session;
  const frames = framesOf(area.allElements, {
    stage: stage?.title ?? '',
    layout: stage?.layout ?? '',
    viewport,
    offset: area.scroller.offset,
    content: { width: view?.contentWidth ?? 0, height: view?.contentHeight ?? 0 },
  });
  const { elements, ...head } = frames;
  // One element a line, so that files can be compared.
  const lines = elements.map((element) => `    ${JSON.stringify(element)}`).join(',\n');
  return `${JSON.stringify(head, null, 2).slice(0, -2)},\n  "elements": [\n${lines}\n  ]\n}`;
}

/**
 * @param {ExportMeans} means
 * @param {Choices} choices
 */
function filmRefusal({ playback }, choices) {
  const { recordedChange, durationMs } = playback;
  if (!recordedChange || durationMs === 0) {
    return 'Nothing has moved yet. Change a parameter, the layout or the data; the film shows the last change.';
  }
  const { moments } = momentsOf(durationMs, choices);
  if (moments.length <= MOST_PICTURES) return null;
  return `The film would have ${moments.length} pictures; ${MOST_PICTURES} are the most. Take fewer a second, or a faster speed.`;
}

/**
 * What a film shows: the last change, where the content stands now.
 * @param {ExportMeans} means
 * @returns {import('./film.js').Subject | null}
 */
export function filmSubject({ playback, session, area }) {
  const { recordedChange: change, durationMs } = playback;
  const { view } = session;
  if (!change || !view) return null;
  const { scene, images } = area.painting;
  const camera = { ...view.camera, offset: { ...area.scroller.offset } };
  return { durationMs, images, sceneAt: (atMs) => ({ ...scene, elements: change.present(atMs, camera) }) };
}

/** @type {Format['make']} */
async function makeFilm(means, choices, watch) {
  const subject = filmSubject(means);
  if (!subject) return null;
  const isFilm = choices.film === 'webm';
  const blob = await (isFilm ? filmOf : picturesOf)(subject, choices, watch);
  // The stage shows its own moment again.
  means.area.invalidate();
  if (!blob) return null;
  const { moments, durationMs } = momentsOf(subject.durationMs, choices);
  const { width, height } = filmSize(subject.sceneAt(0).viewport, choices.scale);
  const facts = `${width} × ${height} px, ${moments.length} pictures, ${(durationMs / MS_PER_S).toFixed(1)} s`;
  return { blob, name: fileName(title(means), isFilm ? '.webm' : ' film.zip'), facts };
}

/**
 * @param {ExportMeans} means
 * @param {'swift' | 'layout'} format
 * @param {string} type
 * @returns {Promise<Made | null>}
 */
async function exported({ session }, format, type) {
  const reply = await session.act('export', { format });
  if (!reply) return null;
  const { name, text } = reply;
  const lines = text.split('\n').length - 1;
  return { blob: new Blob([text], { type }), name, facts: `${lines} lines`, text };
}
