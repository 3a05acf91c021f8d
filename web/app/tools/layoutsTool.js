// SPDX-License-Identifier: Apache-2.0
// @ts-check
import { icon, make, segments } from '../../widgets/dom.js';
import { numberControl } from '../../widgets/numberControl.js';
import { LAYOUT_KEYS, LayoutChips } from './layoutChips.js';
import { toolCard } from '../../widgets/toolCard.js';

/** @typedef {import('../../store/layoutSwitch.js').LayoutSwitch} LayoutSwitch */

/** The step of an arrow key on the scrubber, and with Shift, as parts of the way. */
const ARROW_STEP = 0.05;
const SHIFT_STEP = 0.25;
const PERCENT = 100;
/** @type {Record<string, number>} */
const ARROWS = { ArrowRight: 1, ArrowUp: 1, ArrowLeft: -1, ArrowDown: -1 };
const CURVES = /** @type {const} */ ([
  { value: 'none', label: 'None' },
  { value: 'ease', label: 'Ease' },
  { value: 'spring', label: 'Spring' },
]);
const PATHS = /** @type {const} */ ([
  { value: 'linear', label: 'Straight' },
  { value: 'arc', label: 'Arc' },
  { value: 'spring', label: 'Swing' },
]);
const PLACEMENTS = /** @type {const} */ ([
  ['', 'First item stays first'],
  ['minimal', 'Middle item moves least'],
  ['visible', 'Middle item in view'],
  ['center', 'Middle item in the middle'],
  ['top', 'Middle item at the top'],
  ['bottom', 'Middle item at the bottom'],
  ['left', 'Middle item at the left'],
  ['right', 'Middle item at the right'],
]);
/** @typedef {'duration' | 'response' | 'damping'} NumberName */
/** @typedef {import('../../widgets/control.js').Subject<'number'>} NumberSubject */
/** @typedef {Omit<NumberSubject, 'key'> & {defaultValue: number}} Setting */
/** @type {Record<NumberName, Setting>} */
const NUMBERS = {
  duration: {
    label: 'Duration',
    help: 'The duration of the change',
    kind: { minimum: 0.05, maximum: 3, step: 0.05, unit: 's' },
    defaultValue: 0.4,
  },
  response: {
    label: 'Response',
    help: 'The response time of the spring',
    kind: { minimum: 0.1, maximum: 2, step: 0.05, unit: 's' },
    defaultValue: 0.45,
  },
  damping: {
    label: 'Damping',
    help: 'As a fraction of critical damping: below 1, the spring overshoots',
    kind: { minimum: 0.2, maximum: 1.5, step: 0.05, unit: '' },
    defaultValue: 0.85,
  },
};
const ORIGIN = 'the usual value';

/** The card in which people change the stage to another of its layouts, and drag between two. */
export class LayoutsTool {
  #layouts;
  #nameOfClient;
  #announce;
  #chips = new LayoutChips((id) => this.#press(id));
  #scrubber = make('input', {
    type: 'range',
    class: 'range layout-scrubber',
    min: '0',
    max: '1',
    step: 'any',
    value: '0',
    'aria-label': 'Between the two layouts',
    title: 'Drag between the two layouts; release beyond the middle, or with speed, to change the layout',
  });
  #from = make('span', { class: 'from' });
  #percent = make('output', { class: 'percent' });
  #to = make('select', { 'aria-label': 'Other layout' });
  #note = make('p', { class: 'layout-note', role: 'status' });
  #none = make('p', { class: 'hint' }, 'This stage has only one layout.');
  #body;
  #curve;
  #path;
  #numbers;
  #isDragged = false;

  /**
   * @param {LayoutSwitch} layouts
   * @param {object} means
   * @param {() => void} means.onClose
   * @param {(client: number) => string} means.nameOfClient
   * @param {(text: string) => void} means.announce
   */
  constructor(layouts, { onClose, nameOfClient, announce }) {
    this.#layouts = layouts;
    this.#nameOfClient = nameOfClient;
    this.#announce = announce;
    this.#curve = segments({
      label: 'Animation',
      options: CURVES,
      onChoose: (curve) => this.#choose({ curve }),
    });
    this.#path = segments({
      label: 'Path of the elements',
      options: PATHS,
      onChoose: (path) => {
        layouts.path = path;
        this.show();
      },
    });
    this.#numbers = {
      duration: this.#numberOf('duration'),
      response: this.#numberOf('response'),
      damping: this.#numberOf('damping'),
    };
    this.#body = this.#makeBody();
    this.element = toolCard({ title: 'Layouts', onClose, content: [this.#none, this.#body] });
    this.element.classList.add('layouts-card');
    this.#to.addEventListener('change', () => layouts.aimAt(this.#to.value));
    this.#attachScrubber();
    layouts.on('change', () => this.show());
    layouts.on('progress', () => this.#showProgress());
    this.show();
  }

  /** Updates the layouts and what is chosen. */
  show() {
    const { options, choice, aim, motion, path, holder } = this.#layouts;
    const hasOthers = options.length > 1;
    this.#none.hidden = hasOthers;
    this.#body.hidden = !hasOthers;
    this.#chips.show(options, choice);
    this.#to.replaceChildren(
      ...options
        .filter(({ id }) => id !== choice || id === aim)
        .map(({ id, name }) => make('option', { value: id, selected: id === aim }, name)),
    );
    this.#to.disabled = this.#layouts.isHeld || holder !== null;
    this.#from.textContent = this.#layouts.nameOf(choice);
    this.#curve.choose(motion.curve);
    this.#path.choose(path);
    this.#numbers.duration.element.hidden = motion.curve !== 'ease';
    for (const { element } of [this.#numbers.response, this.#numbers.damping]) {
      element.hidden = motion.curve !== 'spring';
    }
    for (const control of Object.values(this.#numbers)) control.show();
    this.#scrubber.disabled = holder !== null;
    this.#note.textContent = this.#noteText(holder);
    this.#showProgress();
  }

  /**
   * The keys of layouts: a digit for each of the first, and brackets for the one before and after.
   * @param {() => boolean} isOpen
   * @returns {Record<string, () => void>}
   */
  keys(isOpen) {
    const digits = LAYOUT_KEYS.map((key, at) => [
      key,
      () => this.#press(this.#layouts.options[at]?.id),
    ]);
    return {
      ...Object.fromEntries(digits),
      '[': () => isOpen() && this.#layouts.step(-1),
      ']': () => isOpen() && this.#layouts.step(1),
    };
  }

  /** @param {number | null} holder */
  #noteText(holder) {
    if (holder === null || holder === 0) return '';
    return `${this.#nameOfClient(holder)} is moving the stage.`;
  }

  #showProgress() {
    const { progress } = this.#layouts;
    const percent = Math.round(progress * PERCENT);
    this.#scrubber.value = String(progress);
    this.#scrubber.style.setProperty('--fill', `${Math.min(Math.max(percent, 0), PERCENT)}%`);
    this.#percent.textContent = `${percent} %`;
    const { choice, aim } = this.#layouts;
    const text = `${percent} percent from ${this.#layouts.nameOf(choice)} to ${this.#layouts.nameOf(aim)}`;
    this.#scrubber.setAttribute('aria-valuetext', text);
  }

  /** @param {string | undefined} id */
  #press(id) {
    if (id === undefined || id === this.#layouts.choice) return;
    this.#layouts.switchTo(id);
    this.#announce(`Layout ${this.#layouts.nameOf(id)}`);
  }

  /** @param {Partial<LayoutSwitch['motion']>} motion */
  #choose(motion) {
    this.#layouts.motion = { ...this.#layouts.motion, ...motion };
    this.show();
  }

  #makeBody() {
    const placement = make(
      'select',
      { 'aria-label': 'Place of the content after the change' },
      ...PLACEMENTS.map(([value, label]) => make('option', { value }, label)),
    );
    placement.addEventListener('change', () => {
      this.#layouts.placement = PLACEMENTS[placement.selectedIndex][0];
    });
    const menu = (/** @type {HTMLElement} */ select) =>
      make('div', { class: 'select' }, select, icon('down'));
    return make(
      'div',
      { class: 'layouts-body' },
      this.#chips.element,
      make(
        'div',
        { class: 'layout-way' },
        this.#scrubber,
        make('div', { class: 'layout-ends' }, this.#from, this.#percent, menu(this.#to)),
      ),
      this.#note,
      make('div', { class: 'row' }, make('span', { class: 'name' }, 'Motion'), this.#curve.element),
      ...Object.values(this.#numbers).map(({ element }) => element),
      make('div', { class: 'row' }, make('span', { class: 'name' }, 'Path'), this.#path.element),
      make('div', { class: 'row tall' }, make('span', { class: 'name' }, 'Content'), menu(placement)),
    );
  }

  /**
   * @param {NumberName} name
   * @returns {import('../../widgets/control.js').Control}
   */
  #numberOf(name) {
    const setting = NUMBERS[name];
    const set = (/** @type {number} */ value) => this.#choose({ [name]: value });
    return numberControl(
      { key: `switch.${name}`, origin: ORIGIN, ...setting },
      {
        value: () => this.#layouts.motion[name],
        begin: () => {},
        change: set,
        end: set,
        commit: set,
        reset: () => set(setting.defaultValue),
      },
    );
  }

  #attachScrubber() {
    const scrubber = this.#scrubber;
    const layouts = this.#layouts;
    scrubber.addEventListener('pointerdown', (event) => {
      if (event.button !== 0 || scrubber.disabled) return;
      this.#isDragged = true;
      layouts.begin();
    });
    scrubber.addEventListener('input', () => layouts.move(Number(scrubber.value)));
    const release = () => {
      if (this.#isDragged) layouts.release();
      this.#isDragged = false;
    };
    for (const type of ['pointerup', 'pointercancel', 'change']) {
      scrubber.addEventListener(type, release);
    }
    scrubber.addEventListener('blur', () => {
      this.#isDragged = false;
      layouts.release();
    });
    scrubber.addEventListener('keydown', (event) => {
      if (!this.#key(event)) return;
      event.preventDefault();
      event.stopPropagation();
    });
  }

  /**
   * Takes a key on the scrubber: arrows drag, Enter lets go, Escape goes back.
   * @param {KeyboardEvent} event
   * @returns {boolean} whether it was one of those
   */
  #key({ key, shiftKey, ctrlKey, metaKey, altKey }) {
    const layouts = this.#layouts;
    if (ctrlKey || metaKey || altKey || layouts.holder !== null) return false;
    const arrow = Object.hasOwn(ARROWS, key) ? ARROWS[key] : 0;
    if (arrow) layouts.move(layouts.progress + arrow * (shiftKey ? SHIFT_STEP : ARROW_STEP));
    else if (key === 'Home' || key === 'End') layouts.move(key === 'End' ? 1 : 0);
    else if (key === 'Enter' && layouts.isHeld) layouts.release();
    else if (key === 'Escape' && layouts.isHeld) layouts.cancel();
    else return false;
    return true;
  }
}
