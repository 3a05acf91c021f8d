// SPDX-License-Identifier: Apache-2.0
// @ts-check
import { systemClock } from '../../base/clock.js';
import { Throttle } from '../../base/throttle.js';
import { zeroInsets } from '../../base/geometry.js';
import { ImageStore } from '../../renderer/cells/imageStore.js';
import { ContentLayer } from '../../renderer/layers/contentLayer.js';
import { groundedTheme } from '../../renderer/look/groundedTheme.js';
import { Session } from '../../store/session.js';
import { icon, make } from '../../widgets/dom.js';
import { attachNumberField, numberInput } from '../../widgets/numberField.js';
import { sweepWidths } from './deviceSets.js';

/** @typedef {import('../../renderer/scene/renderer.js').SceneElement} SceneElement */
/**
 * The stage in one width: its elements at rest, and where they are painted.
 * @typedef {{width: number, elements: SceneElement[], canvas: HTMLCanvasElement}} Film
 */

const RULES = {
  least: { minimum: 120, maximum: 4096, step: 10 },
  most: { minimum: 120, maximum: 4096, step: 10 },
  count: { minimum: 2, maximum: 24, step: 1 },
};
const FIRST = { least: 320, most: 1024, count: 8 };
const HEIGHT_PT = 900;
const PICTURE_PX = 132;
/** While pictures are loaded and fade in, the frames are painted again this often, in ms. */
const REPAINT_MS = 120;
/** Between looks whether the layout has answered, and the longest wait for it, in ms. */
const LOOK_MS = 16;
const LONGEST_MS = 10_000;

/** Pictures of the stage in many widths, taken one after the other with one hidden view. */
export class FilmStrip {
  #main;
  #themes;
  #onWidth;
  #onRoom;
  #numbers = { ...FIRST };
  /** @type {Film[]} */
  #films = [];
  #repaints = new Throttle(systemClock, REPAINT_MS, () => this.#paintAll());
  #images = new ImageStore(() => this.#repaints.push(null));
  #frames = make('ol', { class: 'films', 'aria-label': 'The stage in several widths' });
  #status = make('p', { class: 'hint', role: 'status' });
  #run = 0;
  #button = make('button', { type: 'button', class: 'button', onclick: () => void this.take() }, 'Take pictures');
  strip;
  controls;

  /**
   * @param {object} means
   * @param {Session} means.main
   * @param {import('../choices/themeSwitch.js').ThemeSwitch} means.themes
   * @param {(width: number) => void} means.onWidth somebody wants the device in this width
   * @param {(isShown: boolean) => void} means.onRoom the strip comes or goes
   */
  constructor({ main, themes, onWidth, onRoom }) {
    this.#main = main;
    this.#themes = themes;
    this.#onWidth = onWidth;
    this.#onRoom = onRoom;
    themes.on('change', () => this.#paintAll());
    const close = make(
      'button',
      { type: 'button', class: 'button quiet square', 'aria-label': 'Close the pictures', onclick: () => this.clear() },
      icon('close'),
    );
    this.strip = make('section', { class: 'film-strip', 'aria-label': 'Widths', hidden: true }, this.#frames, close);
    const fields = /** @type {const} */ (['least', 'most', 'count']).map((name) => this.#field(name));
    this.controls = make(
      'section',
      { class: 'film-controls' },
      make('h3', { class: 'heading' }, 'Widths'),
      make('div', { class: 'film-fields' }, ...fields),
      this.#button,
      this.#status,
    );
  }

  /** Whether pictures are being taken. */
  get isBusy() {
    return this.#button.disabled;
  }

  /** Takes the pictures, with the numbers of the fields. */
  async take() {
    const { least, most, count } = this.#numbers;
    const widths = sweepWidths(Math.min(least, most), Math.max(least, most), count);
    this.clear();
    const run = (this.#run += 1);
    const stage = this.#main.stageId;
    if (stage === null || this.#main.connection.state !== 'open') return this.#tell('No stage is open.');
    this.#button.disabled = true;
    const session = new Session(this.#main.connection);
    session.reducedMotion = true;
    try {
      for (const [at, width] of widths.entries()) {
        this.#tell(`${at + 1} of ${widths.length}`);
        session.setViewport({ width, height: HEIGHT_PT, scale: 2, insets: zeroInsets, dark: this.#themes.isDeviceDark });
        if (at === 0) session.openStage(stage, { x: 0, y: 0 });
        await settled(session, () => run !== this.#run);
        if (run !== this.#run) return;
        this.#add(session, width);
      }
      this.#tell(`${widths.length} widths. Press one to give it to the device.`);
    } catch (error) {
      this.#tell(error instanceof Error ? error.message : String(error));
    } finally {
      session.dispose();
      this.#button.disabled = false;
    }
  }

  /** Takes the strip away, and ends what is going on. */
  clear() {
    this.#run += 1;
    this.#films = [];
    this.#frames.replaceChildren();
    this.#tell('');
    if (this.strip.hidden) return;
    this.strip.hidden = true;
    this.#onRoom(false);
  }

  /**
   * @param {Session} session
   * @param {number} width
   */
  #add(session, width) {
    const { view } = session;
    if (!view) return;
    const elements = view.present(systemClock.now(), { x: 0, y: 0 }).map((element) => element.copy());
    const canvas = make('canvas', { 'aria-hidden': 'true' });
    const film = { width, elements, canvas };
    this.#films.push(film);
    this.#frames.append(
      make(
        'li',
        {},
        make(
          'button',
          { type: 'button', title: `Give the device this width`, onclick: () => this.#onWidth(width) },
          canvas,
          make('span', {}, `${width}`),
        ),
      ),
    );
    if (this.strip.hidden) {
      this.strip.hidden = false;
      this.#onRoom(true);
    }
    this.#paint(film);
  }

  #paintAll() {
    for (const film of this.#films) this.#paint(film);
  }

  /** @param {Film} film */
  #paint({ width, elements, canvas }) {
    const scale = PICTURE_PX / HEIGHT_PT;
    canvas.style.width = `${width * scale}px`;
    canvas.style.height = `${PICTURE_PX}px`;
    canvas.width = Math.round(width * scale * devicePixelRatio);
    canvas.height = Math.round(PICTURE_PX * devicePixelRatio);
    const context = canvas.getContext('2d');
    if (!context) return;
    const scaleDpr = scale * devicePixelRatio;
    context.scale(scaleDpr, scaleDpr);
    const isFading = new ContentLayer(context, this.#images).draw(
      {
        elements,
        offset: { x: 0, y: 0 },
        viewport: { width, height: HEIGHT_PT },
        insets: zeroInsets,
        theme: groundedTheme(this.#themes.deviceTheme, this.#main.stage?.ground),
        focusedId: null,
        hasFocus: false,
        hoveredId: null,
        diagnosticsByKey: new Map(),
        indicators: [],
        nowMs: systemClock.now(),
      },
      { scaleDpr, devicePixelRatio, isStill: true },
    );
    if (isFading) this.#repaints.push(null);
  }

  /** @param {'least' | 'most' | 'count'} name */
  #field(name) {
    const words = { least: 'From', most: 'To', count: 'Pictures' };
    const { element, input } = numberInput({ label: words[name], unit: name === 'count' ? undefined : 'pt' });
    const show = attachNumberField({
      input,
      rule: RULES[name],
      value: () => this.#numbers[name],
      commit: (value) => {
        this.#numbers[name] = Math.round(value);
        show();
      },
    });
    show();
    return make('label', {}, make('span', {}, words[name]), element);
  }

  /** @param {string} text */
  #tell(text) {
    this.#status.textContent = text;
  }
}

/**
 * Waits until a session shows everything that it has asked for.
 * @param {Session} session
 * @param {() => boolean} isOver whether nobody waits any more
 * @returns {Promise<void>} rejects with words for people
 */
function settled(session, isOver) {
  const startMs = systemClock.now();
  return new Promise((resolve, reject) => {
    const look = () => {
      if (isOver() || (session.idle() && (session.view?.revision ?? 0) > 0)) return resolve();
      const refusal = session.view === null ? session.lastError : null;
      if (refusal) return reject(new Error(`The server gives no view for the pictures: ${refusal.message}`));
      if (systemClock.now() - startMs > LONGEST_MS) return reject(new Error('The layout does not answer; try again later.'));
      systemClock.schedule(look, LOOK_MS);
    };
    look();
  });
}
