// SPDX-License-Identifier: Apache-2.0
// @ts-check
import { systemClock } from '../../base/clock.js';
import { Throttle } from '../../base/throttle.js';
import { make } from '../../widgets/dom.js';
import { length } from '../../widgets/facts.js';
import { cornerRadius } from '../../renderer/look/detail.js';
import { traceElement } from '../stage/annotations.js';
import { pathText, probeRows, probeSummary } from './probeModel.js';
import { toolCard } from '../../widgets/toolCard.js';

/** @typedef {import('../../base/geometry.js').Rect} Rect */
/** @typedef {import('./probeModel.js').ProbeRow} ProbeRow */
/** @typedef {import('../../store/session.js').Session} Session */

/** The layout is asked at most this often while a rectangle changes, in ms. */
const ASK_INTERVAL_MS = 80;
const DASH_PX = [5, 4];
const FILL_ALPHA = 0.08;
const HIT_ALPHA = 0.9;
const HIT_PX = 2;
const STRONG_PX = 3;
/** @type {(keyof Rect)[]} */
const FIELDS = ['x', 'y', 'width', 'height'];
const FIELD_LABELS = { x: 'x', y: 'y', width: 'w', height: 'h' };
/** The meanings of the marks in the list. */
const STATE_WORDS = {
  same: '',
  moved: 'the page has another frame',
  away: 'not held by the page',
  untold: 'shown here, but not returned',
};

/**
 * Asks the layout which elements lie in a rectangle: `layoutAttributesForElements(in:)`, anywhere
 * in the content.
 */
export class ProbeTool {
  #session;
  #area;
  #actions;
  #asks;
  /** @type {Rect | null} */
  #rect = null;
  #isAsking = false;
  #asksAgain = false;
  #total = 0;
  /** @type {ProbeRow[]} */
  #rows = [];
  /** @type {ProbeRow | null} the row under the pointer */
  #strong = null;
  #revision = -1;
  #summary = make('p', { class: 'probe-summary', role: 'status' });
  #list = make('ol', { class: 'probe-list' });
  /** @type {Record<keyof Rect, HTMLInputElement>} */
  #fields;
  #onPick;

  /**
   * @param {Session} session
   * @param {import('../stage/stageArea.js').StageArea} area
   * @param {import('../interaction/stageActions.js').StageActions} actions
   * @param {{onClose: () => void, onPick: (key: string) => void}} events
   */
  constructor(session, area, actions, { onClose, onPick }) {
    this.#session = session;
    this.#area = area;
    this.#actions = actions;
    this.#onPick = onPick;
    this.#asks = new Throttle(systemClock, ASK_INTERVAL_MS, () => this.#ask());
    this.#fields = this.#makeFields();
    this.element = toolCard({
      title: 'Rects',
      hint: 'Drag a rectangle on the stage; the layout answers layoutAttributesForElements(in:).',
      onClose,
      content: [this.#form(), this.#summary, this.#list],
    });
    session.on('delta', () => this.#viewChanged());
    session.on('change', (/** @type {string} */ topic) => {
      if (topic === 'stage') this.clear();
    });
    this.clear();
  }

  /** The rectangle of the last request. */
  get rect() {
    return this.#rect;
  }

  /** The layout's answer, row by row. */
  get rows() {
    return this.#rows;
  }

  /** Whether the answer to the last request is still to come. */
  get isAsking() {
    return this.#isAsking || this.#asks.isWaiting;
  }

  /** Forgets the rectangle and the answer. */
  clear() {
    this.#rect = null;
    this.#rows = [];
    this.#total = 0;
    this.#strong = null;
    this.#asks.drop();
    this.#showRect();
    this.#showRows();
  }

  /**
   * Asks for a rectangle.
   * @param {Rect} rect in pt of the content
   */
  probe(rect) {
    this.#rect = rect;
    this.#showRect();
    this.#asks.push(null);
    this.#area.invalidate('overlay');
  }

  /** @type {import('../stage/annotations.js').Painter} */
  paint = ({ context, hair, theme }) => {
    if (!this.#rect) return;
    const { x, y, width, height } = this.#rect;
    for (const row of this.#rows) {
      const isStrong = row === this.#strong;
      context.strokeStyle = { same: theme.accent, moved: theme.trouble, away: theme.warning,
        untold: theme.trouble }[row.state];
      context.lineWidth = (isStrong ? STRONG_PX : HIT_PX) * hair;
      context.globalAlpha = HIT_ALPHA;
      const shown = this.#shownOf(row);
      traceElement(context, shown, cornerRadius(shown.width, shown.height));
      context.stroke();
    }
    context.globalAlpha = FILL_ALPHA;
    context.fillStyle = theme.text;
    context.fillRect(x, y, width, height);
    context.globalAlpha = 1;
    context.lineWidth = hair;
    context.strokeStyle = theme.text;
    context.setLineDash(DASH_PX.map((dash) => dash * hair));
    context.strokeRect(x, y, width, height);
  };

  /** @param {ProbeRow} row */
  #shownOf({ info, elementId }) {
    const element = elementId === null ? null : this.#session.view?.elements.get(elementId);
    return element ? element.shown : info.frame;
  }

  async #ask() {
    if (!this.#rect) return;
    if (this.#isAsking) {
      this.#asksAgain = true;
      return;
    }
    this.#isAsking = true;
    const rect = this.#rect;
    this.#revision = this.#session.view?.revision ?? -1;
    const reply = await this.#actions.send('probe', { rect });
    this.#isAsking = false;
    if (this.#rect && reply) this.#take(reply, rect);
    if (!this.#asksAgain) return;
    this.#asksAgain = false;
    this.#asks.push(null);
  }

  /**
   * @param {import('../../transport/messageTypes.js').StageReplies['probed']} reply
   * @param {Rect} rect
   */
  #take(reply, rect) {
    this.#total = reply.total;
    this.#rows = probeRows(reply, this.#area.allElements, rect);
    this.#strong = null;
    this.#showRows();
    this.#area.invalidate('overlay');
  }

  /** Asks again when the layout has changed. */
  #viewChanged() {
    if (this.#rect && this.#session.view?.revision !== this.#revision) this.#asks.push(null);
  }

  #makeFields() {
    const entries = FIELDS.map((name) => [
      name,
      make('input', {
        inputMode: 'decimal',
        'aria-label': { x: 'X', y: 'Y', width: 'Width', height: 'Height' }[name],
        onchange: () => this.#fieldsChanged(),
      }),
    ]);
    return Object.fromEntries(entries);
  }

  #form() {
    return make(
      'div',
      { class: 'probe-form' },
      ...FIELDS.map((name) =>
        make(
          'label',
          { class: 'field' },
          make('span', { class: 'prefix' }, FIELD_LABELS[name]),
          this.#fields[name],
        ),
      ),
      make(
        'button',
        { type: 'button', class: 'button', onclick: () => this.#probeVisible() },
        'Visible part',
      ),
      make(
        'button',
        {
          type: 'button',
          class: 'button',
          onclick: () => {
            this.clear();
            this.#area.invalidate('overlay');
          },
        },
        'Clear',
      ),
    );
  }

  #probeVisible() {
    const { offset, viewport } = this.#area.scroller;
    this.probe({ x: offset.x, y: offset.y, ...viewport });
  }

  #fieldsChanged() {
    const [x, y, width, height] = FIELDS.map((name) => {
      const text = this.#fields[name].value.trim();
      // An empty field is not wrong, but without its number there is no rectangle yet.
      const number = text === '' ? NaN : Number(text.replace('−', '-').replace(',', '.'));
      const isRight = Number.isFinite(number) && (number >= 0 || name === 'x' || name === 'y');
      this.#fields[name].parentElement?.classList.toggle('wrong', !isRight && text !== '');
      return isRight ? number : NaN;
    });
    if ([x, y, width, height].every((number) => !Number.isNaN(number))) {
      this.probe({ x, y, width, height });
    }
  }

  #showRect() {
    for (const name of FIELDS) {
      this.#fields[name].value = this.#rect ? length(this.#rect[name]) : '';
      this.#fields[name].parentElement?.classList.remove('wrong');
    }
  }

  #showRows() {
    this.#summary.textContent = this.#rect ? probeSummary(this.#total, this.#rows) : '';
    this.#list.hidden = this.#rows.length === 0;
    this.#list.replaceChildren(...this.#rows.map((row) => this.#listRow(row)));
  }

  /** @param {ProbeRow} row */
  #listRow(row) {
    const { info, state, elementId } = row;
    const held = elementId === null ? null : this.#session.view?.elements.get(elementId);
    const name = held?.content?.title || info.item?.title || info.kind || info.key;
    const size = `${length(info.frame.width)} × ${length(info.frame.height)}`;
    const strengthen = (/** @type {ProbeRow | null} */ strong) => () => {
      this.#strong = strong;
      this.#area.invalidate('overlay');
    };
    return make(
      'li',
      {},
      make(
        'button',
        {
          type: 'button',
          data: { state },
          title: [info.category, STATE_WORDS[state]].filter((word) => word).join(', '),
          onclick: () => this.#onPick(info.key),
          onpointerenter: strengthen(row),
          onpointerleave: strengthen(null),
          onfocus: strengthen(row),
          onblur: strengthen(null),
        },
        make('i', { class: 'dot' }),
        make('span', { class: 'path' }, pathText(info.indexPath)),
        make('span', { class: 'what' }, name),
        make('span', { class: 'size' }, size),
      ),
    );
  }
}
