// SPDX-License-Identifier: Apache-2.0
// @ts-check
import { icon, make } from '../../widgets/dom.js';
import { onThisSystem } from '../../base/keyNames.js';
import { attachNumberField, numberInput } from '../../widgets/numberField.js';
import { toolCard } from '../../widgets/toolCard.js';
import { read, write } from '../choices/memory.js';
import { toggle } from './cardControls.js';
import { GRID, Guides, MOST_GUIDES } from './guides.js';

/** @typedef {import('./guides.js').Guide} Guide */

const KEY = 'tessera.guides.';
const RULE = { minimum: -1_000_000, maximum: 1_000_000, step: 1 };

/** The grid and the guides of a stage, which are remembered, in numbers. */
export class GuidesCard {
  guides = new Guides();
  #session;
  #area;
  #list = make('ul', { class: 'guide-rows', 'aria-label': 'Guides' });
  #hint = make('p', { class: 'hint', role: 'status' });
  #listed = '';
  /** @type {(() => void)[]} */
  #shows = [];
  /** @type {string | null} whose guides these are */
  #stage = null;
  #grid;
  card;

  /**
   * @param {import('../../store/session.js').Session} session
   * @param {import('../stage/stageArea.js').StageArea} area
   * @param {() => void} onClose
   */
  constructor(session, area, onClose) {
    this.#session = session;
    this.#area = area;
    const { guides } = this;
    this.#grid = toggle({ label: 'Grid', isOn: false, onChange: (isOn) => guides.showGrid(isOn) });
    const { element, input } = numberInput({ label: 'Distance of the grid’s lines', unit: 'pt' });
    const showStep = attachNumberField({
      input,
      rule: { minimum: GRID.least, maximum: GRID.most, step: 1 },
      value: () => guides.grid,
      commit: (step) => guides.showGrid(true, step),
    });
    this.#grid.element.querySelector('label')?.after(element);
    const button = (/** @type {string} */ label, /** @type {'x' | 'y'} */ axis) =>
      make('button', { type: 'button', class: 'button', onclick: () => this.#add(axis) }, label);
    this.card = toolCard({
      title: 'Grid and guides',
      hint: `They scroll with the content. With ${onThisSystem('⌥')} on an element, its distances to guides are shown.`,
      closeTitle: 'Close (G)',
      onClose,
      content: [
        this.#grid.element,
        make('div', { class: 'guide-buttons' }, button('Vertical', 'x'), button('Horizontal', 'y')),
        this.#list,
        this.#hint,
      ],
    });
    this.card.classList.add('instrument-card', 'guides-card');
    guides.on('change', () => {
      this.#grid.show(guides.hasGrid);
      showStep();
      this.#show();
      if (this.#stage !== null) write(KEY + this.#stage, guides.text);
    });
    session.on('change', (topic) => topic === 'stage' && this.#takeStage());
    this.#takeStage();
  }

  #takeStage() {
    const { stageId } = this.#session;
    if (stageId === this.#stage) return;
    // Taking tells of a change, which must not be written into the stage before.
    this.#stage = null;
    this.guides.take(stageId === null ? null : read(KEY + stageId));
    this.#stage = stageId;
  }

  /** @param {'x' | 'y'} axis */
  #add(axis) {
    const { offset, viewport } = this.#area.scroller;
    const middle = axis === 'x' ? offset.x + viewport.width / 2 : offset.y + viewport.height / 2;
    if (!this.guides.add(axis, Math.round(middle))) this.#hint.textContent = `There is room for ${MOST_GUIDES} guides.`;
  }

  #show() {
    const { all } = this.guides;
    this.#hint.textContent = all.length === 0 ? 'There are no guides yet.' : '';
    const listed = all.map(({ id }) => id).join();
    if (listed !== this.#listed) {
      this.#listed = listed;
      this.#shows = [];
      this.#list.replaceChildren(...all.map((guide) => this.#row(guide)));
    }
    for (const show of this.#shows) show();
  }

  /** @param {Guide} guide */
  #row({ id, axis }) {
    const name = axis === 'x' ? 'Vertical' : 'Horizontal';
    const { element, input } = numberInput({ label: `${name} guide`, prefix: axis, unit: 'pt' });
    this.#shows.push(attachNumberField({
      input,
      rule: RULE,
      value: () => this.guides.all.find((guide) => guide.id === id)?.at ?? 0,
      commit: (at) => this.guides.move(id, at),
    }));
    const remove = make(
      'button',
      {
        type: 'button',
        class: 'button quiet square',
        'aria-label': `Remove the ${name.toLowerCase()} guide`,
        onclick: () => this.guides.remove(id),
      },
      icon('close'),
    );
    return make('li', {}, make('span', {}, name), element, remove);
  }
}
