// SPDX-License-Identifier: Apache-2.0
// @ts-check
import { systemClock } from '../../base/clock.js';
import { Throttle } from '../../base/throttle.js';
import { icon, make, segments } from '../../widgets/dom.js';
import { length } from '../../widgets/facts.js';
import { toolCard } from '../../widgets/toolCard.js';
import { range, toggle } from '../instruments/cardControls.js';
import { elementChanges, summaryOf, valueChanges, valueText } from './comparison.js';
import { Onion, paintChanges, pinnedScene } from './comparePicture.js';
import { MOST_NAME_LETTERS, Pins, isElsewhere } from './pins.js';

/** @typedef {import('./pins.js').Pin} Pin */
/** @typedef {import('./comparePicture.js').Shows} Shows */
/** @typedef {import('./comparison.js').ElementChange} ElementChange */
/** @typedef {import('./comparison.js').ValueChange} ValueChange */
/**
 * @typedef {object} CompareMeans
 * @property {import('../../store/session.js').Session} session
 * @property {import('../../store/actions.js').Actions} actions
 * @property {import('../stage/stageArea.js').StageArea} area
 * @property {import('../stage/annotations.js').Annotations} annotations
 * @property {import('../../store/layoutSwitch.js').LayoutSwitch} layouts
 * @property {import('../../store/actions.js').Tell} tell
 * @property {(text: string) => void} announce
 * @property {(element: import('../../store/elements/element.js').Element) => void} pick
 * @property {() => string} device the device and what it is set to, in words
 * @property {() => void} onClose
 */

const UPDATE_INTERVAL_MS = 200;
const PERCENT = 100;
const FIRST_MIX = 50;
/** The table has no more rows than this; the sentence above it counts all. */
const MOST_ROWS = 200;
/** @type {readonly {value: Shows, label: string}[]} */
const SHOWS = [
  { value: 'live', label: 'Live' },
  { value: 'both', label: 'Both' },
  { value: 'pinned', label: 'Pinned' },
];

/** Compares the stage with a state that was pinned: one over the other, with arrows, and in numbers. */
export class Compare {
  #means;
  #pins = new Pins();
  #onion = new Onion();
  /** @type {Pin | null} the one that is compared */
  #chosen = null;
  /** @type {Shows} */
  #shows = 'both';
  #mix = FIRST_MIX;
  #hasArrows = true;
  /** @type {ElementChange[]} */
  #changes = [];
  /** @type {ValueChange[]} */
  #values = [];
  #updates = new Throttle(systemClock, UPDATE_INTERVAL_MS, () => this.#update());
  /** @type {(() => void)[]} */
  #stops = [];
  #list = make('ul', { class: 'pins', 'aria-label': 'Pinned states' });
  #empty = make('p', { class: 'hint' }, 'Pin the stage as it is now, then change something.');
  #elsewhere = make('p', { class: 'hint', role: 'status' });
  #controls;
  #shown;
  #mixControl;
  #summary = make('p', { class: 'hint', role: 'status' });
  #table = make('div', { class: 'differences', tabIndex: 0, role: 'region', 'aria-label': 'What differs' });
  card;

  /** @param {CompareMeans} means */
  constructor(means) {
    this.#means = means;
    this.#shown = segments({ label: 'What the stage shows', options: SHOWS, onChoose: (value) => this.#show(value) });
    this.#mixControl = range({
      label: 'Pinned', least: 0, most: PERCENT, step: 5, unit: '%', value: this.#mix,
      onChange: (mix) => {
        this.#mix = mix;
        means.area.invalidate('overlay');
      },
    });
    const arrows = toggle({
      label: 'Arrows for what moved', isOn: true,
      onChange: (isOn) => {
        this.#hasArrows = isOn;
        means.area.invalidate('overlay');
      },
    });
    this.#controls = make(
      'div',
      { class: 'compare-controls' },
      this.#shown.element,
      this.#mixControl.element,
      arrows.element,
      make('button', {
        type: 'button', class: 'button', onclick: () => void this.#swap(),
        title: 'Gives the stage the pinned parameters and layout, and pins those that it has now. The data stays',
      }, 'Swap'),
      this.#summary,
      this.#table,
    );
    this.card = toolCard({
      title: 'Compare',
      closeTitle: 'Close (C)',
      onClose: means.onClose,
      content: [
        make('button', { type: 'button', class: 'button', onclick: () => this.#pin() }, 'Pin this state'),
        this.#empty,
        this.#list,
        this.#elsewhere,
        this.#controls,
      ],
    });
    this.card.classList.add('instrument-card', 'compare-card');
  }

  /** Begins to compare; the card is in the page. */
  open() {
    const { session, area, annotations } = this.#means;
    area.showInstead((elements) => this.#painted(elements));
    this.#stops = [
      () => area.showInstead(null),
      annotations.add((pen) => this.#paint(pen)),
      session.on('delta', () => this.#updates.push(null)),
      session.on('change', (topic) => {
        if (topic === 'stage' || topic === 'view' || topic === 'values' || topic === 'screen') this.#updates.push(null);
      }),
    ];
    this.#update();
  }

  close() {
    for (const stop of this.#stops.splice(0)) stop();
    this.#updates.drop();
  }

  get #how() {
    return { shows: this.#shows, hasArrows: this.#hasArrows };
  }

  /** @returns {Omit<Pin, 'id' | 'name'> | null} the stage as it is now */
  #now() {
    const { session, area, layouts } = this.#means;
    if (session.stageId === null || !session.view) return null;
    const elements = area.allElements.map((element) => {
      const copy = element.copy();
      copy.motion.finish();
      return copy;
    });
    const { stageId: stage, values } = session;
    const { choice: layout } = layouts;
    const [sections, list, device] = [this.#sections, this.#listShown, this.#means.device()];
    return { stage, elements, sections, values: { ...values }, layout, list, device };
  }

  /** The sections of the data; `null` if the items are an app's own. */
  get #sections() {
    const { stage, outline } = this.#means.session;
    return (stage?.items ?? 0) > 0 && outline.sections === outline.list.length ? outline.list : null;
  }

  /** The number of the list that an app shows; `null` without an app's screen. */
  get #listShown() {
    const { screen } = this.#means.session;
    return screen ? screen.list ?? 0 : null;
  }

  /** The pinned state, if it can be compared with what is shown. */
  get #comparable() {
    const pin = this.#chosen;
    return pin && !isElsewhere(pin, this.#listShown) ? pin : null;
  }

  #pin() {
    const state = this.#now();
    if (!state) return this.#means.tell('No stage is open.', 'trouble');
    this.#chosen = this.#pins.add(state);
    this.#means.announce(`Pinned as ${this.#chosen.name}`);
    this.#update();
  }

  /** @param {Shows} shows */
  #show(shows) {
    this.#shows = shows;
    this.#update();
    this.#means.area.invalidate();
  }

  /** @param {import('../../renderer/scene/renderer.js').SceneElement[]} elements */
  #painted(elements) {
    const { view } = this.#means.session;
    const pin = this.#comparable;
    return pin && view && this.#shows === 'pinned' ? pinnedScene(pin.elements, view.camera) : elements;
  }

  /** @param {import('../stage/annotations.js').Pen} pen */
  #paint(pen) {
    const { session: { view }, area } = this.#means;
    const pin = this.#comparable;
    if (!pin || !view) return;
    if (this.#shows === 'both' && this.#mix > 0) {
      const { scene, images } = area.painting;
      const elements = pinnedScene(pin.elements, view.camera);
      this.#onion.paint(pen, { scene: { ...scene, elements }, images }, scene.elements, this.#mix / PERCENT);
    }
    paintChanges(pen, this.#changes, this.#how);
  }

  #update() {
    const { session, area } = this.#means;
    const pins = this.#pins.of(session.stageId);
    this.#chosen = pins.find(({ id }) => id === this.#chosen?.id) ?? pins.at(-1) ?? null;
    const pin = this.#comparable;
    this.#changes = pin ? elementChanges(pin, { elements: area.allElements, sections: this.#sections }) : [];
    this.#values = pin ? valueChanges(pin.values, session.values, session.stage?.parameters ?? []) : [];
    const device = this.#means.device();
    if (pin && pin.device !== device) this.#values.unshift({ key: '', label: 'Device', from: pin.device, to: device });
    this.#empty.hidden = pins.length > 0;
    this.#list.hidden = pins.length === 0;
    this.#controls.hidden = !pin;
    this.#elsewhere.hidden = !this.#chosen || pin !== null;
    this.#elsewhere.textContent = `${this.#chosen?.name ?? ''} is of another screen of the app. Go there to compare it.`;
    this.#shown.choose(this.#shows);
    this.#mixControl.element.hidden = this.#shows !== 'both';
    this.#listPins(pins);
    this.#showNumbers();
    area.invalidate();
  }

  #listed = '';

  /** @param {Pin[]} pins */
  #listPins(pins) {
    const listed = JSON.stringify([pins.map(({ id, name }) => [id, name]), this.#chosen?.id]);
    if (listed === this.#listed) return;
    this.#listed = listed;
    this.#list.replaceChildren(...pins.map((pin) => this.#row(pin)));
  }

  /** @param {Pin} pin */
  #row(pin) {
    const choose = make('input', {
      type: 'radio', name: 'pinned-state', checked: pin === this.#chosen, 'aria-label': `Compare with ${pin.name}`,
      onchange: () => {
        this.#chosen = pin;
        this.#update();
      },
    });
    /** @type {HTMLInputElement} */
    const name = make('input', {
      type: 'text', value: pin.name, maxLength: MOST_NAME_LETTERS, spellcheck: false, 'aria-label': 'Name of the state',
      onchange: () => {
        this.#pins.rename(pin.id, name.value);
        this.#update();
      },
      onkeydown: (/** @type {KeyboardEvent} */ event) => event.key === 'Enter' && name.blur(),
    });
    const remove = make('button', {
      type: 'button', class: 'button quiet square', 'aria-label': `Remove ${pin.name}`,
      onclick: () => {
        this.#pins.remove(pin.id);
        this.#update();
      },
    }, icon('close'));
    return make('li', {}, choose, name, remove);
  }

  #told = '';

  #showNumbers() {
    this.#summary.textContent = this.#comparable ? summaryOf(this.#changes, this.#values) : '';
    const told = this.#changes.filter(({ kind }) => kind !== 'away');
    const rows = [
      ...this.#values.map(({ label, from, to, kind }) => ({
        name: label, place: '', words: `${valueText(from, kind)} → ${valueText(to, kind)}`, element: null,
      })),
      ...told.slice(0, MOST_ROWS).map(({ kind, name, place, numbers, after }) => ({
        name,
        place,
        words: kind === 'changed'
          ? numbers.map((one) => `${one.label} ${length(one.from)} → ${length(one.to)}`).join('\n')
          : kind === 'added' ? 'new' : 'gone',
        element: after,
      })),
    ];
    const shown = JSON.stringify(rows.map(({ name, place, words }) => [name, place, words]));
    if (shown === this.#told) return;
    this.#told = shown;
    const body = rows.map(({ name, place, words, element }) =>
      make(
        'tr',
        element ? { class: 'can-pick', onclick: () => this.#means.pick(element) } : {},
        make('th', { scope: 'row' }, name, place && make('small', {}, place)),
        make('td', {}, words),
      ),
    );
    this.#table.hidden = rows.length === 0;
    this.#table.replaceChildren(make('table', {}, make('tbody', {}, ...body)));
  }

  /** Exchanges the stage's parameters and layout with the pinned ones. */
  async #swap() {
    const { session, actions, layouts, tell } = this.#means;
    const pin = this.#chosen;
    const now = this.#now();
    if (!pin || !now || !actions.isReady) return tell('The stage cannot be changed now.', 'trouble');
    const changes = valueChanges(session.values, pin.values, session.stage?.parameters ?? []);
    if (changes.length === 0 && pin.layout === layouts.choice) return tell('The parameters are the same.');
    const isOther = pin.layout !== layouts.choice;
    const values = Object.fromEntries(changes.map(({ key }) => [key, pin.values[key] ?? null]));
    actions.setTogether(`Swap with ${pin.name}`, values, isOther ? () => layouts.switchTo(pin.layout) : null);
    this.#pins.replace(pin.id, now);
    this.#update();
    const count = changes.length + (isOther ? 1 : 0);
    const words = count === 1 ? 'One value' : `${count} values`;
    tell(`${words} swapped with ${pin.name}`, 'good', {
      ...actions.undoOffer(`Swap with ${pin.name}`),
      run: () => {
        void actions.undo();
        this.#pins.replace(pin.id, pin);
        this.#updates.push(null);
      },
    });
  }
}
