// SPDX-License-Identifier: Apache-2.0
// @ts-check
import { systemClock } from '../../base/clock.js';
import { icon, make } from '../../widgets/dom.js';
import { read, write } from '../choices/memory.js';
import { SideDevice } from '../devices/sideDevice.js';
import { ALL_PRESETS, presetOf } from '../stage/devices.js';
import { axesControls } from './axesControls.js';
import { axesOf, fittingScale, leastHeight, tileWords, tilesOf, tilesWords, wholeTurns } from './matrixAxes.js';
import { wordsChoice } from './wordsChoice.js';
import { neighbourOf } from './tileKeys.js';

/** @typedef {import('./matrixAxes.js').Axes} Axes */
/** @typedef {import('./matrixAxes.js').Tile} Tile */
/** @typedef {import('../stage/deviceFrame.js').DeviceFrame} DeviceFrame */
/** @typedef {{tile: Tile, side: SideDevice, place: HTMLElement, element: HTMLElement, label: HTMLButtonElement}} Shown */

const KEY = 'tessera.matrix';
/** Lengths of the sheet, in CSS px: around tiles, below them for their words, above groups, and heights of tiles. */
const PX = { gap: 18, label: 34, heading: 38, most: 620 };

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
    this.#group();
    this.#tell(tilesWords(tiles.length, wanted));
    this.#scale();
  }

  /** Puts the tiles of each device below its name. */
  #group() {
    /** @type {Map<string, Shown[]>} */
    const groups = new Map();
    for (const shown of this.#tiles) {
      const { name, width, height } = shown.tile.device;
      const title = `${name} ${width} × ${height}`;
      groups.set(title, [...(groups.get(title) ?? []), shown]);
      shown.label.textContent = tileWords(shown.tile, this.#axes);
      shown.label.setAttribute('aria-label', `${name}: ${shown.label.textContent}. Show it on the page`);
    }
    const sections = [...groups].map(([, members]) => {
      const { name, width, height } = members[0].tile.device;
      return make(
        'section',
        { 'aria-label': name },
        make('h3', {}, name, make('span', {}, `${width} × ${height}`)),
        make('ul', {}, ...members.map(({ element }) => element)),
      );
    });
    this.#sheet.replaceChildren(...sections);
  }

  /**
   * @param {Tile} tile
   * @returns {Shown}
   */
  #make(tile) {
    const place = make('div', { class: 'matrix-place' });
    const label = make('button', { type: 'button', class: 'matrix-label', onclick: () => this.#take(tile) });
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
    /** @type {Map<string, {width: number, height: number, count: number}>} */
    const groups = new Map();
    for (const { tile: { device: { id, width, height, bezel } } } of this.#tiles) {
      const group = groups.get(id) ?? { width: width + 2 * bezel, height: height + 2 * bezel, count: 0 };
      group.count += 1;
      groups.set(id, group);
    }
    const room = { width: this.#sheet.clientWidth - 2 * PX.gap, height: this.#sheet.clientHeight - PX.gap };
    const scale = fittingScale([...groups.values()], room, { ...PX, least: leastHeight([...groups.values()], room.width) });
    this.#align(room.width, scale);
    for (const { tile: { device }, place, side } of this.#tiles) {
      const size = { width: (device.width + 2 * device.bezel) * scale, height: (device.height + 2 * device.bezel) * scale };
      Object.assign(place.style, { width: `${size.width}px`, height: `${size.height}px` });
      Object.assign(side.place.style, { inset: '0' });
      side.frame.showIn({ x: 0, y: 0, ...size });
    }
  }

  /**
   * Ends each line of tiles after whole turns of the last axes, so that equal settings stand below one another.
   * @param {number} width CSS px
   * @param {number} scale
   */
  #align(width, scale) {
    const { directions, themes, keyboards } = this.#axes;
    for (const list of this.#sheet.querySelectorAll('ul')) {
      const device = this.#tiles.find(({ element }) => element.parentElement === list)?.tile.device;
      if (!device) continue;
      const step = (device.width + 2 * device.bezel) * scale + PX.gap;
      const columns = wholeTurns(Math.max(1, Math.floor((width + PX.gap) / step)), [
        keyboards.length, themes.length, directions.length,
      ]);
      list.style.maxWidth = `${columns * step}px`;
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
    const at = this.#tiles.findIndex(({ label }) => label === event.target);
    if (at < 0) return;
    const boxes = this.#tiles.map(({ element }) => element.getBoundingClientRect());
    const next = neighbourOf(boxes, at, event.key);
    if (next === null) return;
    event.preventDefault();
    this.#tiles[next].label.focus();
    this.#tiles[next].element.scrollIntoView({ block: 'nearest' });
  }

  /** @param {string} text */
  #tell(text) {
    this.#status.textContent = this.#refusal || text;
  }
}
