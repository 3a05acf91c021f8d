// SPDX-License-Identifier: Apache-2.0
// @ts-check
import { icon, make } from '../../widgets/dom.js';
import { count } from '../../widgets/facts.js';
import { byteText, millisecondText } from '../page/figures.js';

/** @typedef {import('./performanceMeter.js').PerformanceMeter} PerformanceMeter */
/**
 * @typedef {object} Graph
 * @property {string} kind of reading
 * @property {string} label
 * @property {string} help
 * @property {import('./readings.js').Combining} combining
 * @property {number} least the graph's height stands for at least this much
 * @property {(value: number) => string} text
 * @property {number} [limit] a line that bars should stay below
 */

/** A display with 60 frames a second gives each this much time, in ms. */
const FRAME_MS = 1000 / 60;
const BARS = 60;
const BAR_GAP_PX = 1;
/** While something is shown, the graphs move on this often, in ms. */
const STEP_MS = 250;
const LIMIT_ALPHA = 0.5;

/** @type {readonly Graph[]} */
const GRAPHS = [
  {
    kind: 'server', label: 'Server', combining: 'most', least: 4, text: millisecondText,
    help:
      'From a command to its answer, without the way there and back: layout, encoding, and waiting at the server',
  },
  {
    kind: 'layout', label: 'Layout', combining: 'sum', least: 1, text: millisecondText,
    help: 'Time in which the layout prepared and answered for its elements',
  },
  {
    kind: 'passes', label: 'Passes', combining: 'sum', least: 4, text: count,
    help: 'How often the layout was prepared after it was invalidated',
  },
  {
    kind: 'touched', label: 'Elements', combining: 'sum', least: 8, text: count,
    help: 'Elements that changes inserted, changed or removed',
  },
  {
    kind: 'bytes', label: 'Bytes', combining: 'sum', least: 256, text: byteText,
    help: 'Bytes of the changes on the wire',
  },
  {
    kind: 'trip', label: 'Trip', combining: 'most', least: 4, text: millisecondText,
    help: 'Time to the server and back, by the fastest of the last pings',
  },
  {
    kind: 'paint', label: 'Frames', combining: 'most', least: FRAME_MS, text: millisecondText,
    limit: FRAME_MS, help: 'Time to paint a frame; the line is what a display with 60 frames a second gives',
  },
];

/** Small graphs of the last ten seconds below the device. */
export class PerformanceStrip {
  #meter;
  #clock;
  #theme;
  /** @type {{graph: Graph, canvas: HTMLCanvasElement, value: Text}[]} */
  #cells = [];
  /** @type {(() => void) | null} */
  #cancel = null;
  #isShown = false;
  #onHeight = (/** @type {number} */ _height) => {};
  #sizes = new ResizeObserver(() => this.#onHeight(this.element.offsetHeight));
  element;

  /**
   * @param {PerformanceMeter} meter
   * @param {object} means
   * @param {import('../../base/clock.js').Clock} means.clock
   * @param {() => import('../../renderer/look/theme.js').Theme} means.theme
   * @param {() => void} means.onClose
   */
  constructor(meter, { clock, theme, onClose }) {
    this.#meter = meter;
    this.#clock = clock;
    this.#theme = theme;
    const close = make(
      'button',
      { type: 'button', class: 'button quiet square', 'aria-label': 'Close the performance strip', onclick: onClose },
      icon('close'),
    );
    this.element = make(
      'section',
      { class: 'performance-strip', 'aria-label': 'Performance of the last ten seconds' },
      make('dl', {}, ...GRAPHS.map((graph) => this.#cell(graph))),
      close,
    );
  }

  /**
   * Tells how high the strip is, now and whenever its graphs take more or fewer lines.
   * @param {(height: number) => void} onHeight in CSS px
   */
  watchHeight(onHeight) {
    this.#onHeight = onHeight;
    onHeight(this.element.offsetHeight);
    this.#sizes.observe(this.element);
  }

  /** Begins to read; the strip must be in the page. */
  start() {
    this.#isShown = true;
    this.#meter.start(() => this.#soon());
    this.#paint();
  }

  stop() {
    this.#isShown = false;
    this.#sizes.disconnect();
    this.#meter.stop();
    this.#cancel?.();
    this.#cancel = null;
  }

  /** Paints soon, so that a hundred readings a second cost four pictures. */
  #soon() {
    this.#cancel ??= this.#clock.schedule(() => {
      this.#cancel = null;
      this.#paint();
    }, STEP_MS);
  }

  #paint() {
    if (!this.#isShown) return;
    const nowMs = this.#clock.now();
    const { readings } = this.#meter;
    for (const { graph, canvas, value } of this.#cells) {
      const bars = readings.bars(graph.kind, nowMs, BARS, graph.combining);
      const last = readings.last(graph.kind);
      const text = last === null ? '–' : graph.text(last);
      if (value.data !== text) value.data = text;
      drawBars(canvas, bars, graph, this.#theme());
    }
    if (readings.hasAny(nowMs)) this.#soon();
  }

  /** @param {Graph} graph */
  #cell(graph) {
    const canvas = make('canvas', { 'aria-hidden': 'true' });
    const value = document.createTextNode('–');
    this.#cells.push({ graph, canvas, value });
    return make(
      'div',
      { title: graph.help },
      make('dt', {}, graph.label),
      make('dd', {}, value),
      make('dd', { class: 'graph' }, canvas),
    );
  }
}

/**
 * The part of a graph's height that each bar has; the highest bar, or the least scale, fills it.
 * @param {readonly (number | null)[]} bars
 * @param {number} least
 * @returns {(number | null)[]} from 0 to 1
 */
export function barHeights(bars, least) {
  const most = bars.reduce((/** @type {number} */ high, bar) => Math.max(high, bar ?? 0), least);
  return bars.map((bar) => (bar === null ? null : bar / most));
}

/**
 * @param {HTMLCanvasElement} canvas
 * @param {readonly (number | null)[]} bars
 * @param {Graph} graph
 * @param {import('../../renderer/look/theme.js').Theme} theme
 */
function drawBars(canvas, bars, { least, limit }, theme) {
  const { clientWidth, clientHeight } = canvas;
  const ratio = devicePixelRatio;
  canvas.width = Math.round(clientWidth * ratio);
  canvas.height = Math.round(clientHeight * ratio);
  const context = canvas.getContext('2d');
  if (!context || clientWidth === 0) return;
  context.scale(ratio, ratio);
  const step = clientWidth / bars.length;
  const most = bars.reduce((/** @type {number} */ high, bar) => Math.max(high, bar ?? 0), least);
  for (const [at, part] of barHeights(bars, least).entries()) {
    if (part === null) continue;
    // A reading of nearly nothing is still seen.
    const height = Math.max(1, part * clientHeight);
    const isOver = limit !== undefined && (bars[at] ?? 0) > limit;
    context.fillStyle = isOver ? theme.warning : theme.accent;
    context.fillRect(at * step, clientHeight - height, Math.max(1, step - BAR_GAP_PX), height);
  }
  if (limit === undefined) return;
  context.globalAlpha = LIMIT_ALPHA;
  context.fillStyle = theme.dim;
  context.fillRect(0, Math.round(clientHeight * (1 - limit / most)), clientWidth, 1);
}
