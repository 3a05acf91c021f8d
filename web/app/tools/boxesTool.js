// SPDX-License-Identifier: Apache-2.0
// @ts-check
import { fillReadable } from '../../base/mirror.js';
import { systemClock } from '../../base/clock.js';
import { Throttle } from '../../base/throttle.js';
import { make } from '../../widgets/dom.js';
import { count, length } from '../../widgets/facts.js';
import {
  boxesAt, countsOf, familiesOf, gapsOf, gapsWithin, insetsOf, restLines, sizingOf,
} from './boxesModel.js';
import { toolCard } from '../../widgets/toolCard.js';

/** @typedef {import('../../base/geometry.js').Rect} Rect */
/** @typedef {import('./boxesModel.js').Box} Box */
/** @typedef {import('../../store/session.js').Session} Session */

/** The layout is asked at most this often while the content moves, in ms. */
const ASK_INTERVAL_MS = 120;
const LINE_PX = 1;
const STRONG_PX = 2;
const INSET_FILL = 0.16;
const GAP_FILL = 0.3;
const DASH_PX = [4, 3];
const REST_DASH_PX = [2, 4];
const TEXT_PX = 10;
const TEXT_MARGIN_PX = 3;
const LABEL_RADIUS_PX = 3;
/** @type {readonly [name: keyof ReturnType<typeof countsOf>, label: string][]} */
const LEGEND = [
  ['section', 'Sections'],
  ['group', 'Groups'],
  ['item', 'Items'],
  ['estimated', 'Still estimated'],
  ['measured', 'Measured'],
];

const NO_BOXES = 'Only compositional layouts and lists have boxes. Choose one with Layouts (T), or another stage.';

/** Draws the parts of a compositional layout: sections, groups, items, insets, gaps, places to rest. */
export class BoxesTool {
  #session;
  #area;
  #actions;
  #asks;
  /** @type {Box[]} */
  #boxes = [];
  /** @type {import('./boxesModel.js').OrthogonalBox[]} the orthogonal sections */
  #orthogonal = [];
  #isOn = false;
  #isAsking = false;
  #asksAgain = false;
  #asked = '';
  #figures = make('dl', { class: 'reuse-figures' });
  #note = make('p', { class: 'probe-summary', role: 'status' });

  /**
   * @param {Session} session
   * @param {import('../stage/stageArea.js').StageArea} area
   * @param {import('../interaction/stageActions.js').StageActions} actions
   * @param {{onClose: () => void}} events
   */
  constructor(session, area, actions, { onClose }) {
    this.#session = session;
    this.#area = area;
    this.#actions = actions;
    this.#asks = new Throttle(systemClock, ASK_INTERVAL_MS, () => void this.#ask());
    this.element = toolCard({
      title: 'Boxes',
      hint: 'Sections, groups and items, with their insets. Point at one to see its size and spacing.',
      onClose,
      content: [this.#figures, this.#note],
    });
    area.on('frame', () => this.#follow());
  }

  /** Whether all requests are answered. */
  get isAsking() {
    return this.#isAsking;
  }

  /** The last answer, for tests. */
  get boxes() {
    return this.#boxes;
  }

  /** Whether the tool is chosen. */
  get isOn() {
    return this.#isOn;
  }

  set isOn(isOn) {
    this.#isOn = isOn;
    this.#asked = '';
    this.#boxes = [];
    this.#orthogonal = [];
    if (!isOn) this.#asks.drop();
    this.#showFigures();
    this.#follow();
  }

  /** Asks again when the view has changed since the last request. */
  #follow() {
    const view = this.#session.view;
    if (!this.#isOn || !view) return;
    const rect = this.#visible;
    const offsets = [...view.orthogonalSections.values()].map(({ offset }) => offset);
    const key = JSON.stringify([view.view, view.revision, rect, offsets]);
    if (key === this.#asked) return;
    this.#asked = key;
    this.#asks.push(null);
  }

  /** @returns {Rect} in pt of the content */
  get #visible() {
    const { offset, viewport } = this.#area.scroller;
    return { x: offset.x, y: offset.y, width: viewport.width, height: viewport.height };
  }

  async #ask() {
    if (!this.#isOn) return;
    if (this.#isAsking) {
      this.#asksAgain = true;
      return;
    }
    this.#isAsking = true;
    const reply = await this.#actions.send('boxes', { rect: this.#visible });
    this.#isAsking = false;
    if (this.#isOn && reply) {
      this.#boxes = reply.boxes;
      this.#orthogonal = reply.orthogonalSections;
      this.#showFigures();
      this.#area.invalidate('overlay');
    }
    if (!this.#asksAgain) return;
    this.#asksAgain = false;
    this.#asks.push(null);
  }

  #showFigures() {
    const counts = countsOf(this.#boxes);
    this.#figures.replaceChildren(
      ...LEGEND.filter(([name]) => counts[name] > 0).flatMap(
        ([name, label]) => [
          make('dt', { class: `box-${name}` }, label),
          make('dd', {}, count(counts[name])),
        ],
      ),
    );
    const rests = this.#orthogonal.reduce((sum, section) => sum + section.rests.length, 0);
    if (rests > 0) {
      const label = make('dt', { class: 'box-rest' }, 'Resting offsets');
      this.#figures.append(label, make('dd', {}, count(rests)));
    }
    const hasNone = this.#boxes.length === 0 && !this.#isAsking;
    this.#note.textContent = hasNone ? NO_BOXES : '';
  }

  /** @type {import('../stage/annotations.js').Painter} */
  paint = (pen) => {
    const colour = colours(pen.theme);
    const pointed = this.#pointed();
    for (const box of this.#boxes) {
      for (const { rect } of insetsOf(box)) fill(pen, rect, colour[box.role], INSET_FILL);
    }
    for (const { rect } of gapsOf(this.#boxes)) fill(pen, rect, colour.gap, GAP_FILL);
    for (const box of this.#boxes) outline(pen, box, colour, pointed.includes(box));
    const axis = this.#orthogonalAxis;
    for (const section of this.#orthogonal) paintRests(pen, section, colour.rest, axis);
    for (const box of pointed) {
      for (const inset of insetsOf(box)) number(pen, inset.rect, inset.length, colour[box.role]);
      for (const gap of this.#gapsBeside(box)) number(pen, gap.rect, gap.length, colour.gap);
    }
    for (const box of pointed) sizeLabel(pen, box, colour[box.role]);
  };

  /**
   * The axis along which orthogonal sections scroll: across that of the layout.
   * @returns {'x' | 'y'}
   */
  get #orthogonalAxis() {
    return this.#session.stage?.scrolls === 'horizontal' ? 'y' : 'x';
  }

  /** The boxes under the pointer, or around the selected element. */
  #pointed() {
    const one = this.#area.hovered ?? this.#area.selected;
    if (!one) return [];
    const { x, y, width, height } = one.shown;
    return boxesAt(this.#boxes, { x: x + width / 2, y: y + height / 2 });
  }

  /** @param {Box} box */
  #gapsBeside(box) {
    const family = familiesOf(this.#boxes).find((boxes) => boxes.includes(box)) ?? [];
    const { frame } = box;
    return gapsWithin(family).filter(({ rect }) => touches(rect, frame));
  }
}

/**
 * Whether two rectangles touch or overlap.
 * @param {Rect} one
 * @param {Rect} other
 */
function touches(one, other) {
  return (
    one.x <= other.x + other.width && other.x <= one.x + one.width
    && one.y <= other.y + other.height && other.y <= one.y + one.height
  );
}

/** @param {import('../../renderer/look/theme.js').Theme} theme */
function colours({ isDark }) {
  return isDark
    ? { section: '#c58bff', group: '#5ab0ff', item: '#3ecf8e', gap: '#ff8fb1', rest: '#ffc24d' }
    : { section: '#8b3fe0', group: '#1769c2', item: '#148a57', gap: '#d6336c', rest: '#b26a00' };
}

/**
 * @param {import('../stage/annotations.js').Pen} pen
 * @param {Rect} rect
 * @param {string} colour
 * @param {number} alpha
 */
function fill({ context }, { x, y, width, height }, colour, alpha) {
  context.globalAlpha = alpha;
  context.fillStyle = colour;
  context.fillRect(x, y, width, height);
  context.globalAlpha = 1;
}

/**
 * Estimates are dashed until they are measured.
 * @param {import('../stage/annotations.js').Pen} pen
 * @param {Box} box
 * @param {ReturnType<typeof colours>} colour
 * @param {boolean} isStrong
 */
function outline({ context, hair }, box, colour, isStrong) {
  const { x, y, width, height } = box.frame;
  const line = (isStrong ? STRONG_PX : LINE_PX) * hair;
  // Outlines of boxes within boxes stay apart when they share an edge.
  const inset = line / 2;
  context.setLineDash(sizingOf(box) === 'estimated' ? DASH_PX.map((dash) => dash * hair) : []);
  context.lineWidth = line;
  context.strokeStyle = colour[box.role];
  context.strokeRect(x + inset, y + inset, width - line, height - line);
  context.setLineDash([]);
}

/**
 * @param {import('../stage/annotations.js').Pen} pen
 * @param {import('./boxesModel.js').OrthogonalBox} section
 * @param {string} colour
 * @param {'x' | 'y'} axis
 */
function paintRests({ context, hair }, section, colour, axis) {
  const { x, y, width, height } = section.frame;
  context.strokeStyle = colour;
  context.lineWidth = STRONG_PX * hair;
  context.setLineDash(REST_DASH_PX.map((dash) => dash * hair));
  for (const place of restLines(section, axis)) {
    context.beginPath();
    if (axis === 'x') {
      context.moveTo(place, y);
      context.lineTo(place, y + height);
    } else {
      context.moveTo(x, place);
      context.lineTo(x + width, place);
    }
    context.stroke();
  }
  context.setLineDash([]);
}

/**
 * A number in the middle of a band or gap.
 * @param {import('../stage/annotations.js').Pen} pen
 * @param {Rect} rect
 * @param {number} value
 * @param {string} colour
 */
function number(pen, { x, y, width, height }, value, colour) {
  label(pen, length(value), x + width / 2, y + height / 2, colour);
}

/**
 * Width and height at the upper edge of a box; estimated lengths are marked.
 * @param {import('../stage/annotations.js').Pen} pen
 * @param {Box} box
 * @param {string} colour
 */
function sizeLabel(pen, box, colour) {
  const { x, y, width, height } = box.frame;
  const { measured, measuresWidth, measuresHeight } = box;
  const mark = (/** @type {boolean | undefined} */ is) => (is && measured === false ? '≈' : '');
  const text = `${mark(measuresWidth)}${length(width)} × ${mark(measuresHeight)}${length(height)}`;
  const name = box.role === 'section' ? `section ${box.section}` : box.role;
  // Each role has its own place, so that boxes of the same size do not hide one another's labels.
  const place = { section: y, group: y + height, item: y + height / 2 }[box.role];
  label(pen, `${name} ${text}`, x + width / 2, place, colour);
}

/**
 * @param {import('../stage/annotations.js').Pen} pen
 * @param {string} text
 * @param {number} x
 * @param {number} y
 * @param {string} colour
 */
function label({ context, hair, visible, theme }, text, x, y, colour) {
  const size = TEXT_PX * hair;
  context.font = `600 ${size}px system-ui, sans-serif`;
  context.textAlign = 'center';
  context.textBaseline = 'middle';
  const margin = TEXT_MARGIN_PX * hair;
  const width = context.measureText(text).width + 2 * margin;
  const height = size + 2 * margin;
  const left = within(x - width / 2, visible.x, visible.width - width);
  const top = within(y - height / 2, visible.y, visible.height - height);
  context.fillStyle = colour;
  context.beginPath();
  context.roundRect(left, top, width, height, LABEL_RADIUS_PX * hair);
  context.fill();
  context.fillStyle = theme.isDark ? '#101114' : '#ffffff';
  fillReadable(context, text, { x: left + width / 2, y: top + height / 2 });
}

/**
 * @param {number} value
 * @param {number} start
 * @param {number} room
 */
function within(value, start, room) {
  return Math.min(Math.max(value, start), start + Math.max(0, room));
}
