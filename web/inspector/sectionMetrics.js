// SPDX-License-Identifier: Apache-2.0
// @ts-check
import { insetsControl } from '../widgets/boxControls.js';
import { nameOf } from '../widgets/control.js';
import { make } from '../widgets/dom.js';
import { attachNumberField, numberInput } from '../widgets/numberField.js';

/** @typedef {import('../store/session.js').Session} Session */

/** Metrics that a section can have of its own, and the layout's parameter that holds otherwise. */
const METRICS = Object.freeze([
  { member: 'lineSpacing', label: 'Line spacing', parameter: 'minimumLineSpacing' },
  { member: 'interitemSpacing', label: 'Item spacing', parameter: 'minimumInteritemSpacing' },
]);
const SPACING = Object.freeze({ minimum: 0, maximum: 1000, step: 1, unit: 'pt' });
const INSET = Object.freeze({ minimum: 0, maximum: 1000, step: 1, unit: 'pt' });
const HELP = 'Of this section alone';
const ORIGIN = 'what the layout says';
const NO_INSET = Object.freeze({ top: 0, left: 0, bottom: 0, right: 0 });

/**
 * The metrics of a section: its own, else the layout's.
 * @param {Record<string, any> | null} own what is known of the section
 * @param {Record<string, any>} values of the layout's parameters
 * @returns {{lineSpacing: number, interitemSpacing: number, inset: typeof NO_INSET}}
 */
export function sectionMetrics(own, values) {
  return {
    lineSpacing: own?.lineSpacing ?? values.minimumLineSpacing ?? 0,
    interitemSpacing: own?.interitemSpacing ?? values.minimumInteritemSpacing ?? 0,
    inset: own?.inset ?? values.sectionInset ?? NO_INSET,
  };
}

/** Spacing and inset of the chosen section, which stand before the layout's. */
export class SectionMetrics {
  #session;
  #actions;
  #sections;
  #title = make('span');
  #footer = make('input', { type: 'text', id: 'section-footer', class: 'text-field' });
  /** @type {import('../widgets/control.js').Control[]} */
  #controls = [];
  /** @type {Map<string, any>} what was last told of each section */
  #known = new Map();
  #asked = '';

  /**
   * @param {Session} session
   * @param {import('../store/actions.js').Actions} actions
   * @param {import('./sectionsGroup.js').SectionsGroup} sections
   */
  constructor(session, actions, sections) {
    this.#session = session;
    this.#actions = actions;
    this.#sections = sections;
    for (const metric of METRICS) this.#controls.push(this.#spacing(metric));
    this.#controls.push(this.#inset());
    this.element = make(
      'section',
      { class: 'section', 'aria-label': 'Metrics of the section', hidden: true },
      make('h2', { class: 'heading' }, this.#title),
      ...this.#controls.map(({ element }) => element),
      make(
        'div',
        { class: 'row' },
        make('label', { class: 'name', htmlFor: 'section-footer' }, 'Footer'),
        this.#footer,
      ),
    );
    this.#footer.addEventListener('change', () => {
      this.#update({ footer: this.#footer.value.trim() });
    });
    sections.on('choose', () => this.update());
  }

  /** Takes over which section is chosen, and asks what it says of itself. */
  update() {
    const { current } = this.#sections;
    this.element.hidden = current === null;
    if (!current) return;
    this.#title.textContent = `Section · ${current.section.title || 'Untitled'}`;
    this.#show();
    this.#ask(current);
  }

  #show() {
    const own = this.#own;
    const marks = [own?.lineSpacing, own?.interitemSpacing, own?.inset];
    for (const [index, control] of this.#controls.entries()) {
      control.show();
      control.mark(marks[index] !== undefined && marks[index] !== null);
    }
    if (document.activeElement !== this.#footer) this.#footer.value = own?.footer ?? '';
  }

  get #own() {
    return this.#known.get(this.#sections.chosen ?? '') ?? null;
  }

  get #metrics() {
    return sectionMetrics(this.#own, this.#session.values ?? {});
  }

  /**
   * Asks an element of the section, for elements tell about the section they stand in.
   * @param {{section: import('./editOps.js').OutlineSection, index: number}} current
   */
  async #ask({ section, index }) {
    const { view } = this.#session;
    if (!this.#actions.isReady || this.element.offsetParent === null) return;
    const elements = [...view.elements.values()];
    const element = elements.find((one) => !one.leaving && one.section === index);
    const asked = `${view.view}/${view.revision}/${section.id}/${element?.id}`;
    if (!element || asked === this.#asked) return;
    this.#asked = asked;
    try {
      const reply = await this.#session.act('inspect', { element: element.id });
      const told = reply?.info?.section;
      if (told?.id !== section.id) return;
      this.#known.set(section.id, told);
      this.#show();
    } catch {
      // The element went meanwhile; the next change of the view asks again.
    }
  }

  /** @param {{member: string, label: string, parameter: string}} metric */
  #spacing({ member, label }) {
    const value = () => Number(this.#metrics[/** @type {'lineSpacing'} */ (member)]);
    const name = nameOf({ label, help: HELP, origin: ORIGIN }, this.#parameter(member, value), {});
    const words = `${label} of the section`;
    const { element, input } = numberInput({ label: words, unit: SPACING.unit });
    const show = attachNumberField({
      input,
      rule: SPACING,
      value,
      commit: (number) => this.#update({ [member]: number }),
    });
    const row = make('div', { class: 'row number' }, name.element, make('span'), element);
    return { element: row, show, mark: name.mark };
  }

  #inset() {
    const kind = { type: 'insets', ...INSET };
    const words = { label: 'Insets', help: HELP, origin: ORIGIN };
    const descriptor = { key: 'inset', ...words, kind, defaultValue: NO_INSET };
    return insetsControl(descriptor, this.#parameter('inset', () => this.#metrics.inset));
  }

  /**
   * @param {string} member
   * @param {() => any} value
   * @returns {import('../widgets/control.js').ParameterActions}
   */
  #parameter(member, value) {
    const send = (/** @type {any} */ next) => this.#update({ [member]: next });
    const nothing = () => {};
    const quiet = { begin: nothing, change: nothing };
    return { value, ...quiet, end: send, commit: send, reset: () => send(null) };
  }

  /** @param {Record<string, any>} members */
  async #update(members) {
    const { chosen } = this.#sections;
    if (chosen === null) return;
    const before = this.#known.get(chosen);
    this.#known.set(chosen, { ...before, ...members });
    this.#show();
    const op = { type: 'updateSection', section: chosen, ...members };
    if (await this.#actions.edit('updateSection', op)) return;
    this.#known.set(chosen, before);
    this.#show();
  }
}
