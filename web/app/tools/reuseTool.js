// SPDX-License-Identifier: Apache-2.0
// @ts-check
import { make } from '../../widgets/dom.js';
import { count } from '../../widgets/facts.js';
import { reuseFamilies } from './reuseModel.js';
import { toolCard } from '../../widgets/toolCard.js';

/** @typedef {import('../../store/session.js').Session} Session */

/** The counters about reuse, by their names on the wire. */
const COUNTERS = [
  ['cellsAlive', 'Cells alive'],
  ['viewsAlive', 'Views alive'],
  ['created', 'Created'],
  ['recycled', 'Recycled'],
  ['prefetched', 'Prefetched'],
];

/** Shows how many views the collection view needs and how often it reuses one. */
export class ReuseTool {
  #session;
  #area;
  /** @type {Map<string, Set<number>>} */
  #seen = new Map();
  #families = make('ul', { class: 'reuse-families' });
  /** @type {Record<string, HTMLElement>} */
  #values = {};
  #figures;
  #isOn = false;
  #text = '';

  /**
   * @param {Session} session
   * @param {import('../stage/stageArea.js').StageArea} area
   * @param {{onClose: () => void}} events
   */
  constructor(session, area, { onClose }) {
    this.#session = session;
    this.#area = area;
    this.#figures = make(
      'dl',
      { class: 'reuse-figures' },
      ...COUNTERS.flatMap(([name, label]) => {
        this.#values[name] = make('dd', {}, '–');
        return [make('dt', {}, label), this.#values[name]];
      }),
    );
    this.element = toolCard({
      title: 'Reuse',
      hint: 'Each colour is one reusable view. When you scroll, a colour returns with other content.',
      onClose,
      content: [this.#families, this.#figures],
    });
    area.on('frame', () => this.#show());
    session.on('change', (/** @type {string} */ topic) => {
      if (topic === 'view' || topic === 'stage') this.#viewChanged();
      if (topic === 'events') this.#showCounters();
    });
  }

  /** Whether the tool is chosen. */
  get isOn() {
    return this.#isOn;
  }

  set isOn(isOn) {
    this.#isOn = isOn;
    this.#show();
    this.#showCounters();
  }

  #view = -1;

  #viewChanged() {
    const view = this.#session.view?.view ?? -1;
    if (view === this.#view) return;
    this.#view = view;
    this.#seen.clear();
  }

  #show() {
    if (!this.#isOn) return;
    const inView = new Set(this.#area.visible);
    const families = reuseFamilies(this.#area.allElements, this.#seen, (element) =>
      inView.has(element),
    );
    const text = JSON.stringify(families);
    if (text === this.#text) return;
    this.#text = text;
    this.#families.replaceChildren(...families.map(familyRow));
    this.#families.hidden = families.length === 0;
  }

  #showCounters() {
    const { counters } = this.#session;
    for (const [name] of COUNTERS) {
      const value = counters?.[name];
      this.#values[name].textContent = value === undefined ? '–' : count(value);
    }
  }
}

/** @param {import('./reuseModel.js').ReuseFamily} family */
function familyRow({ title, inUse, ahead, most }) {
  const more = ahead > 0 ? `${inUse} + ${ahead} ahead` : String(inUse);
  return make(
    'li',
    { title: `${inUse} on the stage, ${ahead} prepared ahead, ${most} different views so far` },
    make('span', {}, title),
    make('span', { class: 'value' }, `${more} of ${most}`),
  );
}
