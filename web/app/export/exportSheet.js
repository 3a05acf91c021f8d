// SPDX-License-Identifier: Apache-2.0
// @ts-check
import { systemClock } from '../../base/clock.js';
import { Throttle } from '../../base/throttle.js';
import { paintOn } from '../../renderer/export/scenePictures.js';
import { troubleOf } from '../../store/actions.js';
import { icon, make, segments } from '../../widgets/dom.js';
import { toggle } from '../instruments/cardControls.js';
import { canFilm, momentsOf } from './film.js';
import { FILM_RATES, FILM_SPEEDS, FIRST_CHOICES, FORMATS, SCALES, filmSubject } from './exportFormats.js';
import { saveFile, sizeText } from './saveFile.js';

/** @typedef {import('./exportFormats.js').Choices} Choices */
/** @typedef {import('./exportFormats.js').ExportMeans} ExportMeans */
/** @typedef {import('./exportFormats.js').Format} Format */
/** @typedef {import('./exportFormats.js').Made} Made */

/** Changes of the choices are taken together for so long, in ms. */
const GATHER_MS = 150;
/** So much of a text is shown before it is saved. */
const MOST_SHOWN = 6000;
const MS_PER_S = 1000;
const PERCENT = 100;

/** The sheet in which people choose what of the stage they save, see it and save it. */
export class ExportSheet {
  #means;
  #tell;
  #onClose;
  /** @type {Choices} */
  #choices = { ...FIRST_CHOICES };
  /** @type {Format} */
  #format = FORMATS[0];
  /** @type {Made | null} what was made for the choices at hand */
  #made = null;
  #run = 0;
  #isBusy = false;
  #makes = new Throttle(systemClock, GATHER_MS, () => void this.#make());
  #canvas = make('canvas', { class: 'export-canvas', role: 'img', 'aria-label': 'What will be saved' });
  #text = make('pre', { class: 'export-text', tabIndex: 0, 'aria-label': 'What will be saved' });
  #empty = make('p', { class: 'export-empty hint' });
  #facts = make('p', { class: 'export-facts', role: 'status' });
  #progress = make('progress', { max: 1, value: 0, hidden: true, 'aria-label': 'Made so far' });
  #options = make('div', { class: 'export-options' });
  #copy = make('button', { type: 'button', class: 'button', onclick: () => void this.#copyText() }, icon('copy'), 'Copy');
  #save = make('button', { type: 'button', class: 'button primary', onclick: () => void this.#saveNow() }, 'Save');
  #dialog;
  #chooser;

  /**
   * @param {ExportMeans} means
   * @param {object} events
   * @param {import('../../store/actions.js').Tell} events.tell
   * @param {() => void} events.onClose
   */
  constructor(means, { tell, onClose }) {
    this.#means = means;
    this.#tell = tell;
    this.#onClose = onClose;
    const close = make(
      'button',
      { type: 'button', class: 'button quiet square', 'aria-label': 'Close', onclick: () => this.close() },
      icon('close'),
    );
    this.#chooser = this.#makeChooser();
    this.#dialog = make(
      'dialog',
      { class: 'sheet export-sheet', 'aria-label': 'Export' },
      make('header', {}, make('h2', {}, 'Export'), close),
      this.#chooser.element,
      make('div', { class: 'export-preview' }, this.#canvas, this.#text, this.#empty),
      this.#options,
      make('footer', {}, make('div', {}, this.#facts, this.#progress), this.#copy, this.#save),
    );
    this.#dialog.addEventListener('click', (event) => event.target === this.#dialog && this.close());
    this.#dialog.addEventListener('keydown', (event) => this.#key(event));
    this.#dialog.addEventListener('close', () => this.#closed());
    document.body.append(this.#dialog);
  }

  get isOpen() {
    return this.#dialog.open;
  }

  /** Whether nothing is being made. */
  get isIdle() {
    return !this.#isBusy && !this.#makes.isWaiting;
  }

  open() {
    if (!this.#dialog.open) this.#dialog.showModal();
    this.#choose(this.#format);
    this.#chooser.focus();
  }

  close() {
    this.#dialog.close();
  }

  #closed() {
    this.#run += 1;
    this.#made = null;
    this.#isBusy = false;
    this.#means.area.invalidate();
    this.#onClose();
  }

  /** @param {KeyboardEvent} event */
  #key(event) {
    // Keys in the sheet are not those of the page.
    event.stopPropagation();
    if (event.key === 'Escape') {
      event.preventDefault();
      this.close();
    } else if (event.key === 'Enter' && !(event.target instanceof HTMLButtonElement)) {
      event.preventDefault();
      void this.#saveNow();
    }
  }

  #makeChooser() {
    const inputs = FORMATS.map((format) =>
      make('input', { type: 'radio', name: 'export-format', value: format.id, onchange: () => this.#choose(format) }),
    );
    const element = make(
      'div',
      { class: 'export-formats', role: 'radiogroup', 'aria-label': 'What to save' },
      ...inputs.map((input, at) => {
        const { label, detail, icon: drawing } = FORMATS[at];
        return make('label', {}, input, icon(drawing), make('span', {}, make('strong', {}, label), make('small', {}, detail)));
      }),
    );
    const show = (/** @type {Format} */ format) => {
      for (const input of inputs) input.checked = input.value === format.id;
    };
    return { element, show, focus: () => inputs.find(({ checked }) => checked)?.focus() };
  }

  /** @param {Format} format */
  #choose(format) {
    this.#format = format;
    this.#chooser.show(format);
    this.#options.replaceChildren(...format.options.flatMap((name) => this.#optionsOf(name)));
    this.#changed();
  }

  /** @param {'scale' | 'fonts' | 'film'} name */
  #optionsOf(name) {
    const choices = this.#choices;
    if (name === 'fonts') {
      const { element } = toggle({
        label: 'Font in the file', help: 'The texts look the same on every machine', isOn: choices.hasFonts,
        onChange: (hasFonts) => this.#change({ hasFonts }),
      });
      return [element];
    }
    if (name === 'scale') {
      return [this.#row('Size', SCALES.map((value) => [value, `${value}×`]), choices.scale, (scale) => this.#change({ scale }))];
    }
    return [
      this.#row('Speed', FILM_RATES.map((value) => [value, `${PERCENT * value} %`]), choices.rate, (rate) => this.#change({ rate })),
      this.#row('Pictures a second', FILM_SPEEDS.map((value) => [value, `${value}`]), choices.perSecond, (perSecond) => this.#change({ perSecond })),
      canFilm()
        ? this.#row('File', [['webm', 'WebM'], ['zip', 'PNG in a .zip']], choices.film, (film) => this.#change({ film }))
        : make('p', { class: 'hint' }, 'This browser makes no films, so it saves the pictures in a .zip.'),
    ];
  }

  /**
   * @template {string | number} Value
   * @param {string} label
   * @param {(readonly [value: Value, words: string])[]} options
   * @param {Value} value
   * @param {(value: Value) => void} onChoose
   */
  #row(label, options, value, onChoose) {
    const { element, choose } = segments({
      label,
      options: options.map(([one, words]) => ({ value: String(one), label: words })),
      onChoose: (text) => {
        const found = options.find(([one]) => String(one) === text);
        if (found) onChoose(found[0]);
      },
    });
    choose(String(value));
    return make('div', { class: 'card-row' }, make('span', { class: 'name' }, label), element);
  }

  /** @param {Partial<Choices>} part */
  #change(part) {
    Object.assign(this.#choices, part);
    this.#changed();
  }

  #changed() {
    this.#run += 1;
    this.#made = null;
    const { refusal, id, isQuick } = this.#format;
    const why = refusal(this.#means, this.#choices);
    const isText = ['frames', 'swift', 'layout'].includes(id);
    this.#empty.textContent = why ?? '';
    this.#empty.hidden = why === null;
    this.#canvas.hidden = why !== null || isText;
    this.#text.hidden = why !== null || !isText;
    this.#text.textContent = '';
    this.#save.disabled = why !== null;
    this.#copy.hidden = !isText && id !== 'svg';
    this.#copy.disabled = true;
    this.#progress.hidden = true;
    this.#facts.textContent = '';
    this.#makes.drop();
    if (why !== null) return;
    if (!isText) this.#preview();
    if (isQuick) this.#makes.push(null);
    else this.#tellFilm();
  }

  #preview() {
    const subject = this.#format.id === 'film' ? filmSubject(this.#means) : null;
    if (subject) return this.#playFilm(subject, this.#run);
    const { scene, images } = this.#means.area.painting;
    paintOn(this.#canvas, scene, { scale: Math.max(devicePixelRatio, 1), images });
  }

  /**
   * Plays the film in small, again and again.
   * @param {import('./film.js').Subject} subject
   * @param {number} run
   */
  #playFilm(subject, run) {
    const { durationMs } = momentsOf(subject.durationMs, this.#choices);
    const moments = momentsOf(subject.durationMs, { ...this.#choices, perSecond: FILM_SPEEDS[1] }).moments;
    const startMs = systemClock.now();
    const paint = () => {
      if (run !== this.#run || !this.#dialog.open) return;
      const share = ((systemClock.now() - startMs) % durationMs) / durationMs;
      const moment = moments[Math.min(Math.floor(share * moments.length), moments.length - 1)];
      paintOn(this.#canvas, subject.sceneAt(moment), { scale: 1, images: subject.images });
      if (!this.#isBusy) requestAnimationFrame(paint);
    };
    paint();
  }

  #tellFilm() {
    const { moments, durationMs } = momentsOf(this.#means.playback.durationMs, this.#choices);
    this.#facts.textContent = `${moments.length} pictures, ${(durationMs / MS_PER_S).toFixed(1)} s`;
  }

  /** @returns {Promise<Made | null>} */
  async #make() {
    const run = this.#run;
    const format = this.#format;
    this.#isBusy = true;
    this.#save.disabled = !format.isQuick;
    this.#progress.hidden = format.isQuick;
    try {
      const made = await format.make(this.#means, this.#choices, {
        isOver: () => run !== this.#run,
        tell: (share) => this.#tellShare(share),
      });
      if (run !== this.#run || !made) return null;
      this.#made = made;
      this.#text.textContent = made.text && format.id !== 'svg' ? shortened(made.text) : '';
      this.#copy.disabled = made.text === undefined;
      this.#facts.textContent = `${made.facts}, ${sizeText(made.blob.size)}`;
      return made;
    } catch (error) {
      if (run === this.#run) this.#refused(sentence(troubleOf(error).message));
      return null;
    } finally {
      if (run === this.#run) {
        this.#isBusy = false;
        this.#progress.hidden = true;
        this.#save.disabled = !this.#empty.hidden;
      }
    }
  }

  /** @param {number} share */
  #tellShare(share) {
    this.#progress.value = share;
    this.#facts.textContent = `${Math.round(share * PERCENT)} %`;
  }

  /** @param {string} words */
  #refused(words) {
    this.#empty.textContent = words;
    this.#empty.hidden = false;
    this.#canvas.hidden = true;
    this.#text.hidden = true;
    this.#facts.textContent = '';
  }

  async #saveNow() {
    if (this.#save.disabled) return;
    this.#makes.drop();
    const made = this.#made ?? (await this.#make());
    if (!made) return;
    saveFile(made.blob, made.name);
    this.#tell(`${made.name} saved, ${sizeText(made.blob.size)}`);
  }

  async #copyText() {
    const text = this.#made?.text;
    if (text === undefined) return;
    try {
      await navigator.clipboard.writeText(text);
      this.#tell('Copied');
    } catch {
      this.#tell('The browser does not allow copying; save the file instead.', 'trouble');
    }
  }
}

/**
 * What the server says of a layout, without the name of the message's field, which says nothing here.
 * @param {string} [message]
 */
function sentence(message) {
  return message ? message[0].toUpperCase() + message.slice(1) : 'The stage could not be exported.';
}

/** @param {string} text */
function shortened(text) {
  if (text.length <= MOST_SHOWN) return text;
  return `${text.slice(0, text.lastIndexOf('\n', MOST_SHOWN))}\n…`;
}
