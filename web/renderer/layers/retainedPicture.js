// SPDX-License-Identifier: Apache-2.0
// @ts-check
import { GROUP_ABOVE_ELEMENTS } from '../look/detail.js';
import { Damage } from './damage.js';
import { UNBOUNDED, reachOf } from './reach.js';

/** @typedef {import('../scene/renderer.js').Scene} Scene */
/** @typedef {import('../scene/renderer.js').SceneElement} SceneElement */
/** @typedef {import('./damage.js').PixelBox} PixelBox */
/** @typedef {PixelBox & {elements: SceneElement[]}} Part a box with what reaches into it, in paint order */
/**
 * How the last picture becomes the next one: it is moved, and parts of it are painted.
 * @typedef {{dx: number, dy: number, parts: Part[]}} Step in device pixels
 */
/**
 * @typedef {object} Paper
 * @property {number} widthPx of the canvas
 * @property {number} heightPx
 * @property {number} scaleX device pixels per point
 * @property {number} scaleY
 * @property {boolean} isStill whether nothing fades
 */

/** From this part of the canvas on, painting everything is not slower. */
const WHOLE_FROM = 0.6;
/** Edges that lie between pixels colour the pixels beside them. */
const SOFT_EDGE_PX = 1;

/** How an element was painted last. */
class Painted {
  /** @param {SceneElement} element */
  constructor(element) {
    this.element = element;
    this.order = 0;
    this.frame = 0;
    this.x = 0;
    this.y = 0;
    this.width = 0;
    this.height = 0;
    this.alpha = 0;
    this.zIndex = 0;
    this.state = 0;
    this.isStuck = false;
    this.content = element.content;
    // In device pixels of the content.
    this.left = 0;
    this.top = 0;
    this.right = 0;
    this.bottom = 0;
  }

  /** @param {SceneElement} element */
  isAs({ shown, content, zIndex, state = 0, pin, tracks = null }) {
    return (
      this.x === shown.x && this.y === shown.y && this.width === shown.width &&
      this.height === shown.height && this.alpha === shown.alpha && this.content === content &&
      this.state === state && this.zIndex === zIndex && this.isStuck === Boolean(pin ?? tracks)
    );
  }

  /**
   * @param {SceneElement} element
   * @param {Paper} paper
   * @returns {boolean} whether it is known how far it reaches
   */
  take(element, { scaleX, scaleY }) {
    const { shown, content, zIndex, state = 0, pin, tracks } = element;
    const reach = reachOf(content);
    if (reach === UNBOUNDED) return false;
    this.element = element;
    this.content = content;
    this.zIndex = zIndex;
    this.state = state;
    this.isStuck = Boolean(pin ?? tracks);
    this.x = shown.x;
    this.y = shown.y;
    this.width = shown.width;
    this.height = shown.height;
    this.alpha = shown.alpha;
    this.left = Math.floor((shown.x - reach) * scaleX) - SOFT_EDGE_PX;
    this.top = Math.floor((shown.y - reach) * scaleY) - SOFT_EDGE_PX;
    this.right = Math.ceil((shown.x + shown.width + reach) * scaleX) + SOFT_EDGE_PX;
    this.bottom = Math.ceil((shown.y + shown.height + reach) * scaleY) + SOFT_EDGE_PX;
    return true;
  }
}

/**
 * Remembers what a canvas shows, so that scrolling moves the pixels that are there already. Without a graphics
 * card, painting a thousand cells again takes longer than a frame; moving them does not.
 */
export class RetainedPicture {
  /** @type {{paper: Paper, theme: Scene['theme'], isMirrored: boolean, x: number, y: number, isDense: boolean} | null} */
  #last = null;
  /** @type {Map<number, Painted>} */
  #painted = new Map();
  /** @type {Painted[]} in paint order */
  #order = [];
  #frame = 0;
  /** The scale for which the elements' boxes were computed. */
  #scale = { x: 0, y: 0 };
  /** @type {PixelBox[]} */
  #again = [];

  /** Has the next picture painted as a whole. */
  forget() {
    this.#last = null;
  }

  #forgetElements() {
    this.#painted.clear();
    this.#order = [];
  }

  /**
   * Has parts painted in the next picture, too, because something in them still changes by itself.
   * @param {PixelBox[]} parts
   */
  repeat(parts) {
    this.#again = parts;
  }

  /**
   * How the next picture is made of the last one.
   * @param {Scene} scene with an offset on whole device pixels
   * @param {Paper} paper
   * @returns {Step | null} `null` if everything must be painted
   */
  advance(scene, paper) {
    const now = {
      paper,
      theme: scene.theme,
      isMirrored: scene.isMirrored === true,
      x: Math.round(scene.offset.x * paper.scaleX),
      y: Math.round(scene.offset.y * paper.scaleY),
      isDense: scene.elements.length > GROUP_ABOVE_ELEMENTS,
    };
    const before = this.#last;
    const damage = new Damage(paper.widthPx, paper.heightPx);
    const again = this.#again;
    this.#again = [];
    this.#last = now;
    if (scene.screen || scene.hasNoPaper) this.#last = null;
    const isKept = this.#last !== null && this.#compare(scene.elements, now, damage);
    if (!isKept || !before || !isSameGround(before, now)) return null;
    const [dx, dy] = [before.x - now.x, before.y - now.y];
    addUncovered(damage, paper, dx, dy);
    for (const { left, top, right, bottom } of again) {
      damage.add(left + dx, top + dy, right + dx, bottom + dy);
    }
    if (damage.share > WHOLE_FROM) return null;
    return { dx, dy, parts: damage.boxes.map((box) => this.#part(box, now)) };
  }

  /**
   * Compares elements with those of the last picture, and remembers them.
   * @param {SceneElement[]} elements
   * @param {{paper: Paper, x: number, y: number}} now
   * @param {Damage} damage takes what differs
   * @returns {boolean} whether the last picture can be used
   */
  #compare(elements, now, damage) {
    this.#frame += 1;
    const { scaleX, scaleY } = now.paper;
    if (this.#scale.x !== scaleX || this.#scale.y !== scaleY) this.#forgetElements();
    this.#scale = { x: scaleX, y: scaleY };
    /** @type {Painted[]} */
    const order = [];
    let lastOrder = -1;
    let isSameOrder = true;
    // Nearly all elements follow each other as in the last picture, where finding them by their ids would take most of the time.
    let next = 0;
    for (const element of elements) {
      const { shown } = element;
      if (element.isHidden || shown.alpha <= 0 || shown.width <= 0 || shown.height <= 0) continue;
      const expected = this.#order[next]?.element === element ? this.#order[next] : this.#painted.get(element.id);
      const painted = movesAlone(element) ? null : this.#taken(element, expected, now, damage);
      if (!painted) {
        this.forget();
        this.#forgetElements();
        return false;
      }
      // A new element has no place in the last order.
      if (painted.order >= 0) {
        next = painted.order + 1;
        if (painted.order < lastOrder) isSameOrder = false;
        lastOrder = painted.order;
      }
      painted.order = order.length;
      order.push(painted);
    }
    for (const painted of this.#order) {
      if (painted.frame === this.#frame) continue;
      addPainted(damage, painted, now);
      this.#painted.delete(painted.element.id);
    }
    this.#order = order;
    return isSameOrder;
  }

  /**
   * @param {SceneElement} element
   * @param {Painted | undefined} before how it was painted last, if it was
   * @param {{paper: Paper, x: number, y: number}} now
   * @param {Damage} damage
   * @returns {Painted | null} `null` if its pixels cannot be kept
   */
  #taken(element, before, now, damage) {
    let painted = before;
    if (painted?.frame === this.#frame) return null;
    if (painted?.isAs(element)) {
      painted.element = element;
      painted.frame = this.#frame;
      return painted;
    }
    if (painted) addPainted(damage, painted, now);
    else {
      painted = new Painted(element);
      painted.order = -1;
      this.#painted.set(element.id, painted);
    }
    painted.frame = this.#frame;
    if (!painted.take(element, now.paper)) return null;
    addPainted(damage, painted, now);
    return painted;
  }

  /**
   * @param {PixelBox} box
   * @param {{x: number, y: number}} now
   * @returns {Part}
   */
  #part(box, { x, y }) {
    const [left, top, right, bottom] = [box.left + x, box.top + y, box.right + x, box.bottom + y];
    /** @type {SceneElement[]} */
    const elements = [];
    for (const painted of this.#order) {
      if (painted.left < right && painted.right > left && painted.top < bottom && painted.bottom > top) {
        elements.push(painted.element);
      }
    }
    return { ...box, elements };
  }
}

/**
 * Whether an element may look different in each picture, so that it is always painted.
 * @param {SceneElement} element
 */
function movesAlone({ shown, aside }) {
  return Boolean(shown.transform || shown.lift || shown.was || aside);
}

/**
 * @param {Damage} damage
 * @param {Painted} painted
 * @param {{x: number, y: number}} now
 */
function addPainted(damage, { left, top, right, bottom }, { x, y }) {
  damage.add(left - x, top - y, right - x, bottom - y);
}

/**
 * Adds what the moved picture leaves free.
 * @param {Damage} damage
 * @param {Paper} paper
 * @param {number} dx
 * @param {number} dy
 */
function addUncovered(damage, { widthPx, heightPx }, dx, dy) {
  if (dy > 0) damage.add(0, 0, widthPx, dy);
  else if (dy < 0) damage.add(0, heightPx + dy, widthPx, heightPx);
  if (dx > 0) damage.add(0, 0, dx, heightPx);
  else if (dx < 0) damage.add(widthPx + dx, 0, widthPx, heightPx);
}

/**
 * Whether two pictures differ at most in their elements and their offset.
 * @param {{paper: Paper, theme: Scene['theme'], isMirrored: boolean, isDense: boolean}} before
 * @param {{paper: Paper, theme: Scene['theme'], isMirrored: boolean, isDense: boolean}} now
 */
function isSameGround(before, now) {
  const [one, other] = [before.paper, now.paper];
  return (
    before.theme === now.theme && before.isMirrored === now.isMirrored && before.isDense === now.isDense &&
    one.isStill === other.isStill &&
    one.widthPx === other.widthPx && one.heightPx === other.heightPx &&
    one.scaleX === other.scaleX && one.scaleY === other.scaleY
  );
}
