// SPDX-License-Identifier: Apache-2.0
// @ts-check
import { cornersOf, lengthOf } from '../../base/polyline.js';
import { cssColour, rgbFromNumber } from '../../renderer/look/colour.js';
import { STEP_MS } from '../../store/views/playback.js';
import { middleOf } from '../../store/changes/recordedChange.js';

/** @typedef {import('../../base/geometry.js').Point} Point */
/** @typedef {import('../../store/elements/element.js').Element} Element */
/** @typedef {import('../stage/annotations.js').Pen} Pen */
/** @typedef {import('../../store/session.js').Session} Session */

/** The most paths; more would not help. */
const MOST_PATHS = 200;
/** A path has a point for each step of 1/60 s, but no more than this. */
const MOST_STEPS = 90;
/** Shorter paths than this are not drawn, in pt. */
const SHORTEST_PT = 1;
/** Steps closer together than this have no dots, in CSS px. */
const LEAST_STEP_PX = 4;
const LINE_PX = 1.5;
const STRONG_PX = 2.5;
const HALO_PX = 3;
const DOT_PX = 1.6;
const END_PX = 3;
const BEAD_PX = 4.5;
const HALO_ALPHA = 0.8;
/** Distinguishes a path from its own element, which has the same hue. */
const SHEEN = { dark: 'rgba(255, 255, 255, 0.3)', light: 'rgba(0, 0, 0, 0.28)' };
const QUIET_ALPHA = 0.35;

/** Draws the paths of elements in a recorded change; dots are a sixtieth of a second apart. */
export class MotionPaths {
  #session;
  #playback;
  #area;
  #annotations;
  /** @type {(() => void) | null} */
  #stop = null;
  /** @type {import('../../store/changes/recordedChange.js').RecordedChange | null} */
  #change = null;
  /**
   * Paths relative to the ends of their elements: all steps, and the points needed to draw them.
   * @type {Map<Element, {steps: Point[], corners: Point[], length: number}>}
   */
  #paths = new Map();

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
    this.#paths.clear();
    this.#change = null;
  }

  /** @param {Pen} pen */
  #paint(pen) {
    const { recordedChange: change, isReplaying } = this.#playback;
    const { view } = this.#session;
    if (!view || !change || (change.isStale && !isReplaying)) return;
    const camera = { ...view.camera, offset: this.#area.scroller.offset };
    this.#follow(change, camera);
    const strongId = this.#area.hoveredId ?? this.#area.selectedId;
    const ways = this.#inView(pen, camera).map(({ element, steps, corners }) => ({
      steps,
      corners,
      isStrong: element.id === strongId,
      colour: hueOf(element, pen),
      // While the present is shown, the copies in the recorded change do not move with it.
      now: middleOf((isReplaying ? element : (view.elements.get(element.id) ?? element)).shown),
    }));
    const strong = ways.filter(({ isStrong }) => isStrong);
    pen.context.globalAlpha = strong.length > 0 ? QUIET_ALPHA : 1;
    drawWays(pen, ways.filter(({ isStrong }) => !isStrong), LINE_PX * pen.hair);
    pen.context.globalAlpha = 1;
    drawWays(pen, strong, STRONG_PX * pen.hair);
  }

  /**
   * @param {Pen} pen
   * @param {import('../../store/elements/element.js').Camera} camera
   */
  #inView({ visible, hair }, camera) {
    const found = [];
    for (const [element, path] of this.#paths) {
      if (found.length >= MOST_PATHS) break;
      const place = placeOf(element, camera);
      const corners = moved(path.corners, place);
      if (!corners.some((point) => isIn(point, visible))) continue;
      const isTold = path.length >= LEAST_STEP_PX * hair * path.steps.length;
      found.push({ element, corners, steps: isTold ? moved(path.steps, place) : [] });
    }
    return found;
  }

  /**
   * Computes the paths of a recorded change, once.
   * @param {import('../../store/changes/recordedChange.js').RecordedChange} change
   * @param {import('../../store/elements/element.js').Camera} camera
   */
  #follow(change, camera) {
    if (change === this.#change) return;
    this.#change = change;
    this.#paths.clear();
    const count = Math.min(MOST_STEPS, Math.max(1, Math.round(change.durationMs / STEP_MS)));
    for (const { element } of change.ends(camera)) {
      const { x, y } = placeOf(element, camera);
      const steps = moved(change.path(element, count, camera), { x: -x, y: -y });
      const length = lengthOf(steps);
      if (length < SHORTEST_PT) continue;
      this.#paths.set(element, { steps, corners: cornersOf(steps), length });
    }
  }
}

/**
 * The end of an element's path; for a pinned element at the present place of its edge.
 * @param {Element} element
 * @param {import('../../store/elements/element.js').Camera} camera
 * @returns {Point}
 */
function placeOf(element, camera) {
  const [x, y] = element.rest(camera);
  return { x, y };
}

/**
 * @param {readonly Point[]} points
 * @param {Point} by
 * @returns {Point[]}
 */
function moved(points, by) {
  return points.map(({ x, y }) => ({ x: x + by.x, y: y + by.y }));
}

/**
 * @typedef {object} Way
 * @property {Point[]} steps none when they lie too close together
 * @property {Point[]} corners
 * @property {Point} now
 * @property {string} colour
 */

/**
 * Draws paths of one level, each kind of stroke for all of them together, which is faster.
 * @param {Pen} pen
 * @param {Way[]} ways
 * @param {number} width
 */
function drawWays({ context, hair, theme }, ways, width) {
  const alpha = context.globalAlpha;
  context.lineJoin = 'round';
  context.lineCap = 'round';
  context.globalAlpha = alpha * HALO_ALPHA;
  stroke(context, ways, theme.paper, width + HALO_PX * hair);
  context.globalAlpha = alpha;
  for (const colour of new Set(ways.map((way) => way.colour))) {
    stroke(context, ways.filter((way) => way.colour === colour), colour, width);
  }
  stroke(context, ways, theme.isDark ? SHEEN.dark : SHEEN.light, width);
  context.fillStyle = theme.text;
  discs(context, ways.flatMap(({ steps }) => steps), DOT_PX * hair);
  context.fillStyle = theme.paper;
  context.strokeStyle = theme.text;
  discs(context, ways.map(({ corners }) => corners[0]), END_PX * hair);
  context.stroke();
  for (const { corners, colour } of ways) {
    context.fillStyle = colour;
    discs(context, corners.slice(-1), END_PX * hair);
  }
  context.fillStyle = theme.text;
  context.strokeStyle = theme.paper;
  discs(context, ways.map(({ now }) => now), BEAD_PX * hair);
  context.stroke();
}

/**
 * @param {CanvasRenderingContext2D} context
 * @param {Way[]} ways
 * @param {string} style
 * @param {number} width
 */
function stroke(context, ways, style, width) {
  context.beginPath();
  for (const { corners } of ways) {
    context.moveTo(corners[0].x, corners[0].y);
    for (const { x, y } of corners.slice(1)) context.lineTo(x, y);
  }
  context.strokeStyle = style;
  context.lineWidth = width;
  context.stroke();
}

/**
 * Fills discs; their outlines remain as the context's path.
 * @param {CanvasRenderingContext2D} context
 * @param {Point[]} middles
 * @param {number} radius
 */
function discs(context, middles, radius) {
  context.beginPath();
  for (const { x, y } of middles) {
    context.moveTo(x + radius, y);
    context.arc(x, y, radius, 0, 2 * Math.PI);
  }
  context.fill();
}

/**
 * The colour that identifies an item.
 * @param {Element} element
 * @param {Pen} pen
 */
function hueOf({ content }, { theme }) {
  if (!content) return theme.accent;
  if (content.colour !== null) return cssColour(rgbFromNumber(content.colour));
  return theme.tiles[content.hue % theme.tiles.length];
}

/**
 * @param {Point} point
 * @param {import('../../base/geometry.js').Rect} rect
 */
function isIn({ x, y }, rect) {
  return x >= rect.x && y >= rect.y && x <= rect.x + rect.width && y <= rect.y + rect.height;
}
