// SPDX-License-Identifier: Apache-2.0
// @ts-check
import { systemClock } from '../../base/clock.js';
import { icon, make } from '../../widgets/dom.js';
import { read, write } from '../choices/memory.js';
import { SideDevice } from '../devices/sideDevice.js';
import { ALL_PRESETS, presetOf } from '../stage/devices.js';
import { axesControls } from './axesControls.js';
import { axesOf, tileWords, tilesOf, tilesWords } from './matrixAxes.js';
import { blocksOf, commonWords, tablesFor } from './matrixTable.js';
import { wordsChoice } from './wordsChoice.js';
import { neighbourOf } from './tileKeys.js';

/** @typedef {import('./matrixAxes.js').Axes} Axes */
/** @typedef {import('./matrixAxes.js').Tile} Tile */
/** @typedef {import('../stage/deviceFrame.js').DeviceFrame} DeviceFrame */
/** @typedef {{tile: Tile, side: SideDevice, place: HTMLElement, element: HTMLElement, label: HTMLButtonElement}} Shown */

const KEY = 'tessera.matrix';
/** Lengths of the sheet, in CSS px: between tiles, of words above columns and beside rows, above groups, and the most of a tile. */
const PX = { gap: 14, head: 22, side: 64, heading: 38, most: 620 };

/** When views are refused, those of the choice before may not be closed yet: after this time, in ms, they are asked for again. */
const AGAIN_MS = 400;
const MOST_TRIES = 5;

/** The stage at once on several devices, in several text sizes, directions and themes: each tile is a live view. */
export class MatrixSheet {
  #means;
  #frame;
  #onClose;
  /** @type {Axes} */
  #axes;
  /** @type {Shown[]} */
  #tiles = [];
  #controls;
  #status = make('p', { class: 'hint', role: 'status' });
  #sheet = make('div', { class: 'matrix-tiles' });
  #dialog;
  #resizes = new ResizeObserver(() => this.#scale());
  #refusal = '';
  /** The tables that are shown, as a text. */
  #plan = '';
  /** How often refused views were asked for again. */
  #tries = 0;
  /** @type {(() => void) | null} */
  #cancelAgain = null;

  /**
   * @param {import('../devices/sideDevice.js').SideMeans & {actions: import('../../store/actions.js').Actions}} means
   * @param {DeviceFrame} frame of the page's own device
   * @param {() => void} onClose
   */
  constructor(means, frame, onClose) {
    this.#means = means;
    this.#frame = frame;
    this.#onClose = onClose;
    this.#axes = axesOf(read(KEY), ['own', ...ALL_PRESETS.map(({ id }) => id)]);
    this.#controls = axesControls(this.#axes, (axes) => this.#choose(axes), wordsChoice(means.main, means.actions));
    const close = make(
      'button',
      { type: 'button', class: 'button quiet square', 'aria-label': 'Close', title: 'Close (Esc)', onclick: () => this.close() },
      icon('close'),
    );
    this.#dialog = make(
      'dialog',
      { class: 'sheet matrix-sheet', 'aria-label': 'Matrix' },
      make('header', {}, make('h2', {}, 'Matrix'), this.#status, close),
      this.#controls.element,
      this.#sheet,
    );
    this.#dialog.addEventListener('keydown', (event) => this.#key(event));
    this.#dialog.addEventListener('close', () => this.#closed());
    document.body.append(this.#dialog);
  }

  /** Whether every tile has painted what it knows. */
  get isIdle() {
    return this.#tiles.every(({ side }) => side.isIdle);
  }

  /** The tiles, for tests. */
  get tiles() {
    return this.#tiles;
  }

  open() {
    if (this.#dialog.open) return;
    this.#dialog.showModal();
    this.#resizes.observe(this.#sheet);
    this.#show();
    (this.#tiles[0]?.label ?? this.#controls.element.querySelector('button'))?.focus({ preventScroll: true });
  }

  close() {
    this.#dialog.close();
  }

  #closed() {
    this.#resizes.disconnect();
    this.#waitAgain(false);
    for (const { side } of this.#tiles.splice(0)) side.dispose();
    this.#sheet.replaceChildren();
    this.#onClose();
  }

  /** @param {Axes} axes */
  #choose(axes) {
    this.#axes = axes;
    this.#tries = 0;
    write(KEY, JSON.stringify(axes));
    this.#show();
  }

  /** Shows the tiles of the axes; those that were there before stay as they are. */
  #show() {
    const own = this.#frame.device;
    const { tiles, wanted } = tilesOf(this.#axes, (id) => (id === 'own' ? own : presetOf(id)));
    const old = new Map(this.#tiles.map((shown) => [shown.tile.key, shown]));
    this.#refusal = '';
    const next = new Set(tiles.map(({ key }) => key));
    // Those that go give their views back first, so that there is room for the new ones.
    for (const [key, { side }] of old) if (!next.has(key)) side.dispose();
    this.#tiles = tiles.map((tile) => old.get(tile.key) ?? this.#make(tile));
    this.#plan = '';
    if (tiles.length === 0) this.#sheet.replaceChildren();
    this.#tell(tilesWords(tiles.length, wanted));
    this.#scale();
  }

  /** @returns {Shown[][]} the tiles of each device */
  get #groups() {
    /** @type {Map<string, Shown[]>} */
    const groups = new Map();
    for (const shown of this.#tiles) {
      const { id, width, height } = shown.tile.device;
      const key = `${id} ${width} ${height}`;
      groups.set(key, [...(groups.get(key) ?? []), shown]);
    }
    return [...groups.values()];
  }

  /**
   * Puts the tiles of each device below its name, as a table.
   * @param {import('./matrixTable.js').Table[]} tables
   */
  #group(tables) {
    const plan = JSON.stringify([tables, this.#tiles.map(({ tile }) => tile.key)]);
    // The sheet's lines change with its size only where another table fits better; a tile that is moved paints anew.
    if (plan === this.#plan) return;
    this.#plan = plan;
    const common = commonWords(this.#axes);
    const sections = this.#groups.map((members, at) => {
      const { name, width, height } = members[0].tile.device;
      for (const { tile, label } of members) {
        const words = `${name}: ${tileWords(tile, this.#axes)}. Show it on the page`;
        label.setAttribute('aria-label', words);
        label.title = words;
      }
      const told = [`${width} × ${height}`, common].filter(Boolean).map((words) => make('span', {}, words));
      const blocks = blocksOf(tables[at], this.#axes, members.length).map((block) => blockElement(block, members));
      return make('section', { 'aria-label': name }, make('h3', {}, name, ...told), ...blocks);
    });
    this.#sheet.replaceChildren(...sections);
  }

  /**
   * @param {Tile} tile
   * @returns {Shown}
   */
  #make(tile) {
    const place = make('div', { class: 'matrix-place' });
    const label = make('button', { type: 'button', class: 'matrix-label', onclick: () => this.#take(tile) }, icon('resize'));
    const element = make('li', { class: 'matrix-tile' }, place, label);
    const side = new SideDevice(tile, { ...this.#means, host: place }, {
      onChange: () => {},
      onRemove: null,
      onRefused: (message) => {
        element.dataset.refused = '';
        this.#refusal = `The server shows no more views: ${message}`;
        this.#tell(this.#refusal);
        this.#waitAgain(this.#tries < MOST_TRIES);
      },
    });
    return { tile, side, place, element, label };
  }

  /** @param {boolean} isOn */
  #waitAgain(isOn) {
    if (isOn && this.#cancelAgain) return;
    this.#cancelAgain?.();
    this.#cancelAgain = isOn ? systemClock.schedule(() => this.#tryAgain(), AGAIN_MS) : null;
  }

  /** Asks for the refused views again. */
  #tryAgain() {
    this.#cancelAgain = null;
    this.#tries += 1;
    const refused = this.#tiles.filter(({ element }) => 'refused' in element.dataset);
    for (const { side } of refused) side.dispose();
    this.#tiles = this.#tiles.filter((shown) => !refused.includes(shown));
    this.#show();
  }

  /** Gives all tiles the same scale. */
  #scale() {
    if (!this.#dialog.open || this.#tiles.length === 0) return;
    const groups = this.#groups.map((members) => {
      const { width, height, bezel } = members[0].tile.device;
      return { width: width + 2 * bezel, height: height + 2 * bezel, count: members.length };
    });
    const room = { width: this.#sheet.clientWidth - 2 * PX.gap, height: this.#sheet.clientHeight - PX.gap };
    const { scale, tables } = tablesFor(groups, this.#axes, room, PX);
    this.#group(tables);
    for (const { tile: { device }, place, side } of this.#tiles) {
      const size = { width: (device.width + 2 * device.bezel) * scale, height: (device.height + 2 * device.bezel) * scale };
      Object.assign(place.style, { width: `${size.width}px`, height: `${size.height}px` });
      Object.assign(side.place.style, { inset: '0' });
      side.frame.showIn({ x: 0, y: 0, ...size });
    }
  }

  /**
   * Shows a tile's device, theme and traits on the page.
   * @param {Tile} tile
   */
  #take({ device, theme, traits }) {
    const { themes, announce } = this.#means;
    this.close();
    if (!this.#frame.isPhone) this.#frame.show(device);
    this.#frame.traits = traits;
    themes.chooseDevice(theme);
    announce(`${device.name} with these settings`);
  }

  /** @param {KeyboardEvent} event */
  #key(event) {
    // Keys in the sheet are not those of the page.
    event.stopPropagation();
    if (event.key === 'Escape') {
      event.preventDefault();
      this.close();
      return;
    }
    // In the order in which they stand.
    const labels = [.../** @type {NodeListOf<HTMLElement>} */ (this.#sheet.querySelectorAll('.matrix-label'))];
    const at = labels.findIndex((label) => label === event.target);
    if (at < 0) return;
    const boxes = labels.map((label) => (label.parentElement ?? label).getBoundingClientRect());
    const next = neighbourOf(boxes, at, event.key);
    if (next === null) return;
    event.preventDefault();
    labels[next].focus();
    labels[next].parentElement?.scrollIntoView({ block: 'nearest' });
  }

  /** @param {string} text */
  #tell(text) {
    this.#status.textContent = this.#refusal || text;
  }
}

/**
 * A part of a device's table: words above its columns, and lines with words beside them. Each tile says its words itself.
 * @param {import('./matrixTable.js').Block} block
 * @param {Shown[]} members
 */
function blockElement({ heads, lines }, members) {
  const hasWords = lines.some(({ words }) => words !== '');
  const first = hasWords ? 2 : 1;
  const above = heads.flatMap((line, at) => line.map(({ words, from, span }) => {
    const head = make('div', { class: 'matrix-head' }, make('span', {}, words));
    Object.assign(head.style, { gridRow: `${at + 1}`, gridColumn: `${first + from} / span ${span}` });
    return head;
  }));
  const beside = lines.map(({ words }, at) => {
    const side = make('div', { class: 'matrix-side' }, words);
    side.style.gridRow = `${heads.length + at + 1}`;
    return side;
  });
  const tiles = lines.flatMap((line, at) => line.tiles.map((tile, column) => {
    const { element } = members[tile];
    Object.assign(element.style, { gridRow: `${heads.length + at + 1}`, gridColumn: `${first + column}` });
    return element;
  }));
  const words = make('div', { class: 'matrix-words', 'aria-hidden': 'true' }, ...above, ...(hasWords ? beside : []));
  return make('div', { class: 'matrix-block', data: hasWords ? { sided: '' } : {} }, words, make('ul', {}, ...tiles));
}
