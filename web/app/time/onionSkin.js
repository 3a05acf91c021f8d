// SPDX-License-Identifier: Apache-2.0
// @ts-check
import { intersects, transformedBounds } from '../../base/geometry.js';
import { cornerRadius } from '../../renderer/look/detail.js';
import { traceElement } from '../stage/annotations.js';

/** @typedef {import('../../renderer/scene/renderer.js').SceneElement} SceneElement */
/** @typedef {import('../../store/elements/element.js').Shown} Shown */
/** @typedef {import('../../store/changes/recordedChange.js').Ends} Ends */
/** @typedef {import('../../store/session.js').Session} Session */

/** The opacity of a ghost, as a part of its element's. */
const GHOST_ALPHA = 0.3;
/** With more elements than this, pictures would hide too much: there are only thin lines. */
const MOST_GHOSTS = 160;
const LINE_PX = 1.25;
const THIN_PX = 0.75;
const LINE_ALPHA = 0.85;
const DASH_PX = [4, 3];
/** Lengths and opacities that differ by less count as equal. */
const SAME = 0.01;

/** Shows as ghosts where the elements of a recorded change come from (dashed) and go to (solid). */
export class OnionSkin {
  #area;
  #playback;
  #annotations;
  #session;
  /** @type {(() => void) | null} */
  #stop = null;
  /** @type {Ends[]} those in view when the cells were painted last */
  #ends = [];

  /**
   * @param {Session} session
   * @param {import('../../store/views/playback.js').Playback} playback
   * @param {import('../stage/stageArea.js').StageArea} area
   * @param {import('../stage/annotations.js').Annotations} annotations
   */
  constructor(session, playback, area, annotations) {
    this.#session = session;
    this.#playback = playback;
    this.#area = area;
    this.#annotations = annotations;
  }

  get isOn() {
    return this.#stop !== null;
  }

  set isOn(isOn) {
    if (isOn === this.isOn) return;
    this.#stop?.();
    this.#stop = isOn ? this.#annotations.add((pen) => this.#paint(pen)) : null;
    this.#area.showGhosts(isOn ? () => this.#ghosts() : null);
  }

  /** @returns {SceneElement[]} */
  #ghosts() {
    const { isReplaying } = this.#playback;
    const elements = this.#session.view?.elements;
    this.#ends = this.#endsInView();
    if (this.#ends.length > MOST_GHOSTS) return [];
    return this.#ends.flatMap(({ element, before, after }) => {
      // While the present is shown, the copies in the recorded change do not move with it.
      const now = isReplaying ? element.shown : (elements?.get(element.id)?.shown ?? after);
      return [before, after]
        .filter((shown) => !looksSame(shown, now))
        .map((shown) => ghostOf(element, shown));
    });
  }

  /** @returns {Ends[]} of elements that look different afterwards, within the viewport */
  #endsInView() {
    const { view } = this.#session;
    const { recordedChange: change, isReplaying } = this.#playback;
    if (!view || !change || (change.isStale && !isReplaying)) return [];
    const { offset, viewport } = this.#area.scroller;
    const visible = { ...offset, ...viewport };
    const isInView = (/** @type {Shown} */ shown) => intersects(boundsOf(shown), visible);
    return change
      .ends({ ...view.camera, offset })
      .filter(({ before, after }) => isInView(before) || isInView(after))
      .filter(({ before, after }) => !looksSame(before, after));
  }

  /** @param {import('../stage/annotations.js').Pen} pen */
  #paint({ context, hair, theme }) {
    const ends = this.#ends;
    const isCrowd = ends.length > MOST_GHOSTS;
    context.lineWidth = (isCrowd ? THIN_PX : LINE_PX) * hair;
    context.globalAlpha = LINE_ALPHA;
    context.strokeStyle = theme.dim;
    if (!isCrowd) context.setLineDash(DASH_PX.map((length) => length * hair));
    outline(context, ends.map(({ before }) => before));
    context.setLineDash([]);
    context.strokeStyle = theme.accent;
    outline(context, ends.map(({ after }) => after));
  }
}

/**
 * Strokes the upright ones together, which is much faster.
 * @param {CanvasRenderingContext2D} context
 * @param {Shown[]} all
 */
function outline(context, all) {
  const seen = all.filter(({ alpha }) => alpha > SAME);
  context.beginPath();
  for (const { x, y, width, height, transform } of seen) {
    if (!transform) context.roundRect(x, y, width, height, cornerRadius(width, height));
  }
  context.stroke();
  for (const shown of seen) {
    if (!shown.transform) continue;
    traceElement(context, shown, cornerRadius(shown.width, shown.height));
    context.stroke();
  }
}

/** @param {Shown} shown */
function boundsOf(shown) {
  return shown.transform ? transformedBounds(shown, shown.transform) : shown;
}

/**
 * An element's picture at another moment, to be painted below the present elements.
 * @param {import('../../store/elements/element.js').Element} element
 * @param {Shown} shown
 * @returns {SceneElement}
 */
function ghostOf(element, shown) {
  const { id, category, kind, key, section, item, content } = element;
  return {
    ...{ id, category, kind, key, section, item, content },
    zIndex: 0,
    isHidden: false,
    pin: null,
    shown: { ...shown, alpha: shown.alpha * GHOST_ALPHA },
  };
}

/**
 * @param {Shown} one
 * @param {Shown} other
 */
export function looksSame(one, other) {
  const lengths = /** @type {const} */ (['x', 'y', 'width', 'height', 'alpha']);
  if (lengths.some((name) => Math.abs(one[name] - other[name]) > SAME)) return false;
  return JSON.stringify(one.transform) === JSON.stringify(other.transform);
}
