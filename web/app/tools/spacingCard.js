// SPDX-License-Identifier: Apache-2.0
// @ts-check
import { facts, length } from '../../widgets/facts.js';
import { make } from '../../widgets/dom.js';
import { toolCard } from '../../widgets/toolCard.js';
import { boxLines, ruleLines, spaceLines } from './placeTrace.js';
import { spacesOfElement } from './spacesOfElement.js';

/** @typedef {import('../../store/session.js').Session} Session */
/** @typedef {import('../../store/elements/element.js').Element} StageElement */

/** Says why the selected element stands where it stands, as far as the stage tells. */
export class SpacingCard {
  #session;
  #area;
  #infos;
  #title = make('strong', {});
  #body = make('div', { class: 'place-trace' });
  /** What the boxes and the size are known for. */
  #asked = '';
  /** @type {[string, string][]} */
  #told = [];
  #shown = '';
  #isOn = false;
  element;

  /**
   * @param {Session} session
   * @param {import('../stage/stageArea.js').StageArea} area
   * @param {import('../../store/elementInfo.js').ElementInfo} infos
   * @param {{onClose: () => void}} events
   */
  constructor(session, area, infos, { onClose }) {
    this.#session = session;
    this.#area = area;
    this.#infos = infos;
    this.element = toolCard({ title: 'Why here', onClose, content: [this.#title, this.#body] });
    this.element.classList.add('instrument-card');
    this.element.hidden = true;
    for (const event of /** @type {const} */ (['frame', 'overlay', 'select'])) area.on(event, () => this.#show());
  }

  get isOn() {
    return this.#isOn;
  }

  set isOn(isOn) {
    this.#isOn = isOn;
    this.#show();
  }

  #show() {
    const element = this.#isOn ? this.#area.selected : null;
    this.element.hidden = !element;
    if (!element) return;
    void this.#ask(element);
    const lines = [...this.#told, ...spaceLines(spacesOfElement(element, this.#session, this.#area))];
    const title = element.content?.title || element.kind || element.key;
    const shown = JSON.stringify([title, lines]);
    if (shown === this.#shown) return;
    this.#shown = shown;
    this.#title.textContent = title;
    this.#body.replaceChildren(facts(lines));
  }

  /**
   * Asks the stage for the boxes around the element and for where its size comes from, once for each state.
   * @param {StageElement} element
   */
  async #ask(element) {
    const asked = `${this.#infos.state}/${element.id}`;
    if (asked === this.#asked) return;
    this.#asked = asked;
    this.#told = [];
    const { frame } = element;
    const info = await this.#infos.ask(element.id);
    const rules = ruleLines(info);
    // The layout's solver knows best; where it says nothing, the boxes around the element do.
    const boxed = rules.length > 0 ? null : await this.#session.act('boxes', { rect: { ...frame } }).catch(() => null);
    if (asked !== this.#asked) return;
    const size = `${length(frame.width)} × ${length(frame.height)}`;
    const source = info?.measured ? 'measured from the content' : info?.estimated ? 'an estimate' : 'from the layout';
    // The rules may tell the size themselves.
    const own = rules.some(([name]) => name === 'Size') ? [] : [/** @type {[string, string]} */ (['Size', `${size} · ${source}`])];
    this.#told = [...rules, ...own, ...boxLines(boxed?.boxes ?? [], frame)];
    this.#show();
  }
}
