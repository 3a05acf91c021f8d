// SPDX-License-Identifier: Apache-2.0
// @ts-check
import { systemClock } from '../../base/clock.js';
import { Throttle } from '../../base/throttle.js';
import { zeroInsets } from '../../base/geometry.js';
import { ImageStore } from '../../renderer/pictures/imageStore.js';
import { ContentLayer } from '../../renderer/layers/contentLayer.js';
import { groundedTheme } from '../../renderer/look/groundedTheme.js';
import { contentInsets } from '../../store/contentInsets.js';
import { Session } from '../../store/session.js';
import { icon, make } from '../../widgets/dom.js';
import { attachNumberField, numberInput } from '../../widgets/numberField.js';
import { ALL_PRESETS } from '../stage/devices.js';
import { isMirrored } from '../stage/sceneParts.js';
import { sweepWidths } from './deviceSets.js';

/** @typedef {import('../../renderer/scene/renderer.js').SceneElement} SceneElement */
/** @typedef {import('../../base/geometry.js').Insets} Insets */
/**
 * A picture that is wanted.
 * @typedef {{width: number, height: number, insets: Insets, isDark: boolean, name: string, device: Device | null}} Shot
 */
/** @typedef {import('../stage/devices.js').Device} Device */
/**
 * The stage in one size: its elements at rest, what an app's screen has around them, and where they are painted.
 * @typedef {{shot: Shot, offset: import('../../base/geometry.js').Point, elements: SceneElement[],
 *   screen: Session['screen'], canvas: HTMLCanvasElement}} Film
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
/** Pictures are taken anew this long after a change at the earliest, in ms. */
const RETAKE_MS = 250;
/** What a session tells of a stage that may look otherwise now. */
const CHANGES = new Set(['values', 'history', 'stage']);
/** Between looks whether the layout has answered, and the longest wait for it, in ms. */
const LOOK_MS = 16;
const LONGEST_MS = 10_000;

/** Pictures of the stage in many sizes, taken one after the other with one hidden view, and anew when the stage changes. */
export class FilmStrip {
  #main;
  #themes;
  #onChoose;
  #onRoom;
  #numbers = { ...FIRST };
  /** @type {Film[]} */
  #films = [];
  #retakes = new Throttle(systemClock, RETAKE_MS, () => void this.#retake());
  #isTaking = false;
  /** What the pictures show, as text. */
  #shown = '';
  /** Whether the stage has changed since the pictures were begun. */
  #isStale = false;
  #repaints = new Throttle(systemClock, REPAINT_MS, () => this.#paintAll());
  #images = new ImageStore(() => this.#repaints.push(null));
  #frames = make('ol', { class: 'films', 'aria-label': 'The stage in several sizes' });
  #status = make('p', { class: 'hint', role: 'status' });
  #run = 0;
  #buttons = [
    this.#button('Take pictures', () => this.#widths),
    this.#button('All devices, light and dark', matrix),
  ];
  strip;
  controls;

  /**
   * @param {object} means
   * @param {Session} means.main
   * @param {import('../choices/themeSwitch.js').ThemeSwitch} means.themes
   * @param {(shot: Shot) => void} means.onChoose somebody wants the device in this size
   * @param {(isShown: boolean) => void} means.onRoom the strip comes or goes
   */
  constructor({ main, themes, onChoose, onRoom }) {
    this.#main = main;
    this.#themes = themes;
    this.#onChoose = onChoose;
    this.#onRoom = onRoom;
    themes.on('change', () => this.#paintAll());
    main.on('change', (topic) => {
      if (this.#films.length > 0 && CHANGES.has(topic) && this.#state !== this.#shown) this.#retakes.push(null);
    });
    const close = make(
      'button',
      { type: 'button', class: 'button quiet square', 'aria-label': 'Close the pictures', onclick: () => this.clear() },
      icon('close'),
    );
    this.strip = make('section', { class: 'film-strip', 'aria-label': 'Pictures', hidden: true }, this.#frames, close);
    const fields = /** @type {const} */ (['least', 'most', 'count']).map((name) => this.#field(name));
    this.controls = make(
      'section',
      { class: 'film-controls' },
      make('h3', { class: 'heading' }, 'Pictures'),
      make('div', { class: 'film-fields' }, ...fields),
      ...this.#buttons,
      this.#status,
    );
  }

  /** What of the stage shows in the pictures, as text; each view that is opened tells the same again. */
  get #state() {
    const { stage, values, history } = this.#main;
    return JSON.stringify([stage, values, history]);
  }

  /** Whether pictures are being taken. */
  get isBusy() {
    return this.#isTaking || this.#retakes.isWaiting;
  }

  /** @returns {Shot[]} the widths of the fields */
  get #widths() {
    const { least, most, count } = this.#numbers;
    return sweepWidths(Math.min(least, most), Math.max(least, most), count).map((width) => ({
      width, height: HEIGHT_PT, insets: zeroInsets, isDark: this.#themes.isDeviceDark, name: `${width}`, device: null,
    }));
  }

  /**
   * Takes pictures, one after the other.
   * @param {Shot[]} shots
   */
  async take(shots) {
    this.clear();
    if (this.#main.stageId === null || this.#main.connection.state !== 'open') return this.#tell('No stage is open.');
    for (const button of this.#buttons) button.disabled = true;
    const isDone = await this.#shoot(shots, (session, shot, at) => {
      this.#tell(`${at + 1} of ${shots.length}`);
      this.#add(session, shot);
    });
    for (const button of this.#buttons) button.disabled = false;
    if (isDone) this.#tell(`${shots.length} pictures. Press one to give its size to the device.`);
  }

  /** Takes the pictures that are shown anew, in their places. */
  async #retake() {
    this.#isStale = this.#isTaking;
    if (this.#isTaking) return;
    const films = this.#films;
    await this.#shoot(films.map(({ shot }) => shot), (session, _, at) => {
      const taken = takenBy(session);
      if (taken) this.#paint(Object.assign(films[at], taken));
    });
  }

  /**
   * @param {Shot[]} shots
   * @param {(session: Session, shot: Shot, at: number) => void} each is told when the session shows a shot
   * @returns {Promise<boolean>} whether all of them were taken
   */
  async #shoot(shots, each) {
    const run = (this.#run += 1);
    const stage = this.#main.stageId;
    if (stage === null || this.#main.connection.state !== 'open') return false;
    this.#isTaking = true;
    this.#shown = this.#state;
    const session = new Session(this.#main.connection);
    session.reducedMotion = session.isBeside = true;
    try {
      for (const [at, shot] of shots.entries()) {
        const { width, height, insets, isDark } = shot;
        session.setViewport({ width, height, scale: 2, insets, dark: isDark });
        if (at === 0) session.openStage(stage, null);
        await settled(session, () => run !== this.#run);
        if (run !== this.#run) return false;
        each(session, shot, at);
      }
      return true;
    } catch (error) {
      this.#tell(error instanceof Error ? error.message : String(error));
      return false;
    } finally {
      session.dispose();
      if (run === this.#run) {
        this.#isTaking = false;
        if (this.#isStale && this.#films.length > 0) this.#retakes.push(null);
      }
    }
  }

  /**
   * @param {string} label
   * @param {() => Shot[]} shots
   */
  #button(label, shots) {
    return make('button', { type: 'button', class: 'button', onclick: () => void this.take(shots()) }, label);
  }

  /** Takes the strip away, and ends what is going on. */
  clear() {
    this.#run += 1;
    this.#retakes.drop();
    this.#isTaking = this.#isStale = false;
    this.#films = [];
    this.#frames.replaceChildren();
    this.#tell('');
    if (this.strip.hidden) return;
    this.strip.hidden = true;
    this.#onRoom(false);
  }

  /**
   * @param {Session} session
   * @param {Shot} shot
   */
  #add(session, shot) {
    const taken = takenBy(session);
    if (!taken) return;
    const canvas = make('canvas', { 'aria-hidden': 'true' });
    const film = { shot, ...taken, canvas };
    this.#films.push(film);
    this.#frames.append(
      make(
        'li',
        {},
        make(
          'button',
          { type: 'button', title: `Give the device this size: ${shot.name}`, onclick: () => this.#onChoose(shot) },
          canvas,
          // The dark picture follows the light one of the same device.
          make('span', {}, shot.device && shot.isDark ? 'dark' : shot.name),
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
  #paint({ shot: { width, height, insets, isDark }, offset, elements, screen, canvas }) {
    const scale = PICTURE_PX / height;
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
        offset,
        viewport: { width, height },
        insets,
        theme: groundedTheme(this.#themes.themeFor(isDark), this.#main.stage?.ground),
        isMirrored: isMirrored(this.#main),
        focusedId: null,
        hasFocus: false,
        hoveredId: null,
        diagnosticsByKey: new Map(),
        indicators: [],
        screen,
        nowMs: systemClock.now(),
      },
      { scaleDpr, devicePixelRatio, isStill: true },
    );
    if (isFading) this.#repaints.push(null);
  }

  /** @param {'least' | 'most' | 'count'} name */
  #field(name) {
    const words = { least: 'From', most: 'To', count: 'Widths' };
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
 * What a session shows, at rest and from its beginning.
 * @param {Session} session
 * @returns {Pick<Film, 'offset' | 'elements' | 'screen'> | null}
 */
function takenBy({ view, viewport, values, screen }) {
  if (!view) return null;
  const { left, top } = contentInsets(viewport, values, view.contentWidth, screen);
  const offset = { x: -left, y: -top };
  return { offset, elements: view.present(systemClock.now(), offset).map((element) => element.copy()), screen };
}

/** @returns {Shot[]} each device in both themes */
function matrix() {
  return ALL_PRESETS.filter(({ id }) => id !== 'free').flatMap((device) =>
    [false, true].map((isDark) => {
      const { width, height, insets, name } = device;
      return { width, height, insets, isDark, name: isDark ? `${name}, dark` : name, device };
    }),
  );
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
