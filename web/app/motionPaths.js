// SPDX-License-Identifier: Apache-2.0
// @ts-check
import { cssColour, rgbFromNumber } from '../renderer/colour.js';
import { STEP_MS } from '../store/playback.js';
import { middleOf } from '../store/transition.js';

/** @typedef {import('../base/geometry.js').Point} Point */
/** @typedef {import('../store/element.js').Element} Element */
/** @typedef {import('./annotations.js').Pen} Pen */

/** More ways than this are no help to anybody. */
const MOST_PATHS = 250;
/** A way has a point for each step of 1/60 s, but no more than this. */
const MOST_STEPS = 90;
/** A way shorter than this is none, in pt. */
const SHORTEST_PT = 1;
/** Steps that lie closer than this are not told one by one, in CSS px. */
const LEAST_STEP_PX = 4;
const LINE_PX = 1.5;
const STRONG_PX = 2.5;
const HALO_PX = 3;
const DOT_PX = 1.6;
const END_PX = 3;
const BEAD_PX = 4.5;
const HALO_ALPHA = 0.8;
/** Sets a way off from its own element, which has the same hue. */
const SHEEN = { dark: 'rgba(255, 255, 255, 0.5)', light: 'rgba(0, 0, 0, 0.28)' };
const QUIET_ALPHA = 0.35;

/** Draws the ways of elements in a change; dots lie a sixtieth of a second apart. */
export class MotionPaths {
  #session;
  #playback;
  #area;
  #annotations;
  /** @type {(() => void) | null} */
  #stop = null;
  /** @type {import('../store/transition.js').Transition | null} */
  #transition = null;
  /** Ways relative to where their elements go. @type {Map<Element, Point[]>} */
  #paths = new Map();

  /**
   * @param {any} session
   * @param {import('../store/playback.js').Playback} playback
   * @param {import('./stageArea.js').StageArea} area
   * @param {import('./annotations.js').Annotations} annotations
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
    this.#paths.clear();
    this.#transition = null;
  }

  /** @param {Pen} pen */
  #paint(pen) {
    const { transition, isReplaying } = this.#playback;
    const { view } = this.#session;
    if (!view || !transition || (transition.isStale && !isReplaying)) return;
    this.#follow(transition, view.camera);
    const strongId = this.#area.hoveredId ?? this.#area.selectedId;
    const hasStrong = [...this.#paths.keys()].some(({ id }) => id === strongId);
    let drawn = 0;
    for (const [element, path] of this.#paths) {
      const points = path.map(({ x, y }) => ({ x: x + element.x, y: y + element.y }));
      if (drawn >= MOST_PATHS) break;
      if (!points.some((point) => isIn(point, pen.visible))) continue;
      drawn += 1;
      const isStrong = element.id === strongId;
      pen.context.globalAlpha = hasStrong && !isStrong ? QUIET_ALPHA : 1;
      // While the present is shown, the copies of the change do not move along with it.
      const now = isReplaying ? element : (view.elements.get(element.id) ?? element);
      drawPath(pen, points, middleOf(now.shown), { isStrong, colour: hueOf(element, pen) });
    }
  }

  /**
   * Works the ways of a change out, once.
   * @param {import('../store/transition.js').Transition} transition
   * @param {import('../store/element.js').Camera} camera
   */
  #follow(transition, camera) {
    if (transition === this.#transition) return;
    this.#transition = transition;
    this.#paths.clear();
    const steps = Math.min(MOST_STEPS, Math.max(1, Math.round(transition.durationMs / STEP_MS)));
    for (const { element } of transition.ends(camera)) {
      // What sticks to an edge has its way on the screen, not in the content.
      if (element.pin) continue;
      const points = transition.path(element, steps, camera);
      if (lengthOf(points) < SHORTEST_PT) continue;
      this.#paths.set(element, points.map(({ x, y }) => ({ x: x - element.x, y: y - element.y })));
    }
  }
}

/**
 * @param {Pen} pen
 * @param {Point[]} points
 * @param {Point} now
 * @param {{isStrong: boolean, colour: string}} look
 */
function drawPath({ context, hair, theme }, points, now, { isStrong, colour }) {
  const width = (isStrong ? STRONG_PX : LINE_PX) * hair;
  const alpha = context.globalAlpha;
  context.lineJoin = 'round';
  context.lineCap = 'round';
  context.beginPath();
  for (const { x, y } of points) context.lineTo(x, y);
  context.globalAlpha = alpha * HALO_ALPHA;
  context.strokeStyle = theme.paper;
  context.lineWidth = width + HALO_PX * hair;
  context.stroke();
  context.globalAlpha = alpha;
  context.lineWidth = width;
  for (const stroke of [colour, theme.isDark ? SHEEN.dark : SHEEN.light]) {
    context.strokeStyle = stroke;
    context.stroke();
  }
  context.fillStyle = theme.text;
  const isTold = lengthOf(points) / points.length >= LEAST_STEP_PX * hair || isStrong;
  if (isTold) for (const point of points) disc(context, point, DOT_PX * hair);
  const [first] = points;
  context.strokeStyle = theme.text;
  disc(context, first, END_PX * hair, theme.paper);
  context.stroke();
  disc(context, points[points.length - 1], END_PX * hair, colour);
  disc(context, now, BEAD_PX * hair, theme.text);
  context.strokeStyle = theme.paper;
  context.stroke();
}

/**
 * @param {CanvasRenderingContext2D} context
 * @param {Point} middle
 * @param {number} radius
 * @param {string} [fill]
 */
function disc(context, { x, y }, radius, fill) {
  if (fill) context.fillStyle = fill;
  context.beginPath();
  context.arc(x, y, radius, 0, 2 * Math.PI);
  context.fill();
}

/**
 * The colour by which one knows an item.
 * @param {Element} element
 * @param {Pen} pen
 */
function hueOf({ content }, { theme }) {
  if (!content) return theme.accent;
  if (content.colour !== null) return cssColour(rgbFromNumber(content.colour));
  return theme.tiles[content.hue % theme.tiles.length];
}

/**
 * The length of a way.
 * @param {readonly Point[]} points
 */
export function lengthOf(points) {
  let sum = 0;
  for (let at = 1; at < points.length; at += 1) {
    sum += Math.hypot(points[at].x - points[at - 1].x, points[at].y - points[at - 1].y);
  }
  return sum;
}

/**
 * @param {Point} point
 * @param {import('../base/geometry.js').Rect} rect
 */
function isIn({ x, y }, rect) {
  return x >= rect.x && y >= rect.y && x <= rect.x + rect.width && y <= rect.y + rect.height;
}
