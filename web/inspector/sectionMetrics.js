// SPDX-License-Identifier: Apache-2.0
// @ts-check
import { insetsControl } from '../widgets/boxControls.js';
import { nameOf } from '../widgets/control.js';
import { make } from '../widgets/dom.js';
import { attachNumberField, numberInput } from '../widgets/numberField.js';

/** @typedef {import('../transport/messageTypes.js').StageEdit} StageEdit */
/** @typedef {import('../transport/messageTypes.js').ParameterValue} ParameterValue */
/** @typedef {import('../store/session.js').Session} Session */

/** @typedef {{member: 'lineSpacing' | 'interitemSpacing', label: string}} Metric */
/**
 * A section's own metrics; `null` where the layout's parameter applies.
 * @typedef {Omit<Extract<StageEdit, {type: 'updateSection'}>, 'type' | 'section'>} OwnMetrics
 */

/**
 * The spacings that a section can set for itself.
 * @type {readonly Metric[]}
 */
const METRICS = Object.freeze([
  { member: 'lineSpacing', label: 'Line spacing' },
  { member: 'interitemSpacing', label: 'Item spacing' },
]);
const SPACING = Object.freeze({ minimum: 0, maximum: 1000, step: 1, unit: 'pt' });
const INSET = Object.freeze({ minimum: 0, maximum: 1000, step: 1, unit: 'pt' });
const HELP = 'Only for this section';
const ORIGIN = 'the layout’s value';
const NO_INSET = Object.freeze({ top: 0, left: 0, bottom: 0, right: 0 });

/**
 * The metrics of a section: its own, else the layout's.
 * @param {OwnMetrics | null} own the section's own metrics, if known
 * @param {Session['values']} values of the layout's parameters
 * @returns {{lineSpacing: ParameterValue, interitemSpacing: ParameterValue, inset: ParameterValue}}
 */
export function sectionMetrics(own, values) {
  return {
    lineSpacing: own?.lineSpacing ?? values.minimumLineSpacing ?? 0,
    interitemSpacing: own?.interitemSpacing ?? values.minimumInteritemSpacing ?? 0,
    inset: own?.inset ?? values.sectionInset ?? NO_INSET,
  };
}

/** Spacing and inset of the chosen section, which override the layout's. */
export class SectionMetrics {
  #session;
  #actions;
  #sections;
  #title = make('span');
  #footer = make('input', { type: 'text', id: 'section-footer', class: 'text-field' });
  /** @type {import('../widgets/control.js').Control[]} */
  #controls = [];
  /** @type {Map<string, OwnMetrics | undefined>} the last answer about each section */
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

  /** Updates to the chosen section, and asks for its own metrics. */
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
   * Asks about an element of the section, because the answer includes the element's section.
   * @param {{section: import('./editOps.js').OutlineSection, index: number}} current
   */
  async #ask({ section, index }) {
    const { view } = this.#session;
    if (!view || !this.#actions.isReady || this.element.offsetParent === null) return;
    const elements = [...view.elements.values()];
    const element = elements.find((one) => !one.leaving && one.section === index);
    const asked = `${view.view}/${view.revision}/${section.id}/${element?.id}`;
    if (!element || asked === this.#asked) return;
    this.#asked = asked;
    try {
      const reply = await this.#session.act('inspect', { element: element.id });
      const told = reply?.info?.section;
      if (!told || told.id !== section.id) return;
      this.#known.set(section.id, told);
      this.#show();
    } catch {
      // The element is gone; the next change of the view asks again.
    }
  }

  /** @param {Metric} metric */
  #spacing({ member, label }) {
    const value = () => Number(this.#metrics[member]);
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
    const words = { label: 'Insets', help: HELP, origin: ORIGIN };
    const descriptor = { key: 'inset', ...words, kind: INSET, defaultValue: NO_INSET };
    return insetsControl(descriptor, this.#parameter('inset', () => this.#metrics.inset));
  }

  /**
   * @param {Metric['member'] | 'inset'} member
   * @param {() => ParameterValue} value
   * @returns {import('../widgets/control.js').ParameterActions}
   */
  #parameter(member, value) {
    const send = (/** @type {ParameterValue | null} */ next) => this.#update({ [member]: next });
    const nothing = () => {};
    const quiet = { begin: nothing, change: nothing };
    return { value, ...quiet, end: send, commit: send, reset: () => send(null) };
  }

  /** @param {OwnMetrics} members */
  async #update(members) {
    const { chosen } = this.#sections;
    if (chosen === null) return;
    const before = this.#known.get(chosen);
    this.#known.set(chosen, { ...before, ...members });
    this.#show();
    /** @type {StageEdit} */
    const op = { type: 'updateSection', section: chosen, ...members };
    if (await this.#actions.edit('updateSection', op)) return;
    this.#known.set(chosen, before);
    this.#show();
  }
}
