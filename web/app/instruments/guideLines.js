// SPDX-License-Identifier: Apache-2.0
// @ts-check
import { make } from '../../widgets/dom.js';
import { length } from '../../widgets/facts.js';
import { boundsOf } from '../tools/spacingTool.js';
import { snapped } from './guides.js';

/** @typedef {import('./guides.js').Guides} Guides */
/** @typedef {import('./guides.js').Guide} Guide */

const GRID_ALPHA = 0.22;
const STRONG_EVERY = 5;
/** Lines closer than this on the screen would be a grey area. */
const LEAST_STEP_PX = 4;
const SNAP_PX = 5;
const LEAP_PT = 10;

/** The lines of guides and grid on the device; guides can be dragged and moved by keys. */
export class GuideLines {
  #guides;
  #area;
  #frame;
  /** @type {Map<number, HTMLElement>} */
  #handles = new Map();
  /** @type {{id: number, at: number, from: number} | null} */
  #held = null;

  /**
   * @param {Guides} guides
   * @param {import('../stage/stageArea.js').StageArea} area
   * @param {import('../stage/deviceFrame.js').DeviceFrame} frame
   * @param {import('../stage/annotations.js').Annotations} annotations
   */
  constructor(guides, area, frame, annotations) {
    this.#guides = guides;
    this.#area = area;
    this.#frame = frame;
    /** @type {(() => void) | null} */
    let stop = null;
    guides.on('change', () => {
      const isShown = guides.hasGrid || guides.all.length > 0;
      if (isShown && !stop) stop = annotations.add((pen) => this.#paint(pen));
      if (!isShown) stop = void stop?.() ?? null;
      this.#place();
      area.invalidate('overlay');
    });
    area.on('frame', () => this.#place());
    frame.on('layout', () => this.#place());
  }

  /** @param {import('../stage/annotations.js').Pen} pen */
  #paint({ context, hair, visible, theme }) {
    const { hasGrid, grid, all } = this.#guides;
    context.lineWidth = hair;
    if (hasGrid) {
      context.strokeStyle = theme.accent;
      // Of a fine grid only every fifth line is shown, or every 25th.
      let step = grid;
      while (step / hair < LEAST_STEP_PX) step *= STRONG_EVERY;
      context.globalAlpha = GRID_ALPHA;
      strokeGrid(context, visible, step);
      if (step * STRONG_EVERY < visible.width) strokeGrid(context, visible, step * STRONG_EVERY);
      context.globalAlpha = 1;
    }
    context.strokeStyle = theme.isDark ? '#ff7ab6' : '#d6277f';
    context.beginPath();
    for (const { axis, at } of all) {
      context.moveTo(axis === 'x' ? at : visible.x, axis === 'x' ? visible.y : at);
      context.lineTo(axis === 'x' ? at : visible.x + visible.width, axis === 'x' ? visible.y + visible.height : at);
    }
    context.stroke();
  }

  /** Puts the handles on their lines. */
  #place() {
    const { all } = this.#guides;
    const { zoom } = this.#frame;
    const { offset } = this.#area.scroller;
    for (const [id, handle] of this.#handles) {
      if (all.some((guide) => guide.id === id)) continue;
      handle.remove();
      this.#handles.delete(id);
    }
    for (const guide of all) {
      const handle = this.#handles.get(guide.id) ?? this.#make(guide);
      const at = (guide.at - offset[guide.axis]) * zoom;
      handle.style[guide.axis === 'x' ? 'left' : 'top'] = `${at}px`;
      handle.setAttribute('aria-valuenow', String(guide.at));
      handle.setAttribute('aria-valuetext', `${length(guide.at)} pt`);
      handle.title = `${length(guide.at)} pt; drag, or Delete`;
    }
  }

  /** @param {Guide} guide */
  #make({ id, axis }) {
    const handle = make('button', {
      type: 'button',
      class: `guide-handle ${axis === 'x' ? 'upright' : 'level'}`,
      role: 'slider',
      'aria-label': axis === 'x' ? 'Vertical guide' : 'Horizontal guide',
      'aria-orientation': axis === 'x' ? 'horizontal' : 'vertical',
      onpointerdown: (/** @type {PointerEvent} */ event) => {
        event.stopPropagation();
        handle.setPointerCapture(event.pointerId);
        const at = this.#guides.all.find((one) => one.id === id)?.at ?? 0;
        this.#held = { id, at, from: axis === 'x' ? event.clientX : event.clientY };
      },
      onpointermove: (/** @type {PointerEvent} */ event) => this.#drag(axis, axis === 'x' ? event.clientX : event.clientY),
      onpointerup: () => this.#letGo(),
      onpointercancel: () => this.#letGo(),
      onlostpointercapture: () => this.#letGo(),
      onkeydown: (/** @type {KeyboardEvent} */ event) => this.#key(event, id),
    });
    this.#handles.set(id, handle);
    this.#frame.screen.append(handle);
    return handle;
  }

  #letGo() {
    this.#held = null;
  }

  /**
   * @param {'x' | 'y'} axis
   * @param {number} px where the pointer is
   */
  #drag(axis, px) {
    const held = this.#held;
    if (!held) return;
    const { zoom } = this.#frame;
    const edges = this.#area.visible.flatMap((element) => {
      const { x, y, width, height } = boundsOf(element);
      return axis === 'x' ? [x, x + width] : [y, y + height];
    });
    this.#guides.move(held.id, snapped(held.at + (px - held.from) / zoom, edges, SNAP_PX / zoom));
  }

  /**
   * @param {KeyboardEvent} event
   * @param {number} id
   */
  #key(event, id) {
    const guide = this.#guides.all.find((one) => one.id === id);
    const ways = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };
    const way = ways[/** @type {keyof typeof ways} */ (event.key)];
    const isRemoval = event.key === 'Delete' || event.key === 'Backspace';
    if (!guide || (!way && !isRemoval) || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    event.stopPropagation();
    if (isRemoval) {
      this.#guides.remove(id);
      this.#frame.content.focus({ preventScroll: true });
    } else this.#guides.move(id, guide.at + way * (event.shiftKey ? LEAP_PT : 1));
  }
}

/**
 * @param {CanvasRenderingContext2D} context
 * @param {import('../../base/geometry.js').Rect} visible
 * @param {number} step
 */
function strokeGrid(context, { x, y, width, height }, step) {
  context.beginPath();
  for (let at = Math.ceil(x / step) * step; at < x + width; at += step) {
    context.moveTo(at, y);
    context.lineTo(at, y + height);
  }
  for (let at = Math.ceil(y / step) * step; at < y + height; at += step) {
    context.moveTo(x, at);
    context.lineTo(x + width, at);
  }
  context.stroke();
}
