// SPDX-License-Identifier: Apache-2.0
// @ts-check
import { Emitter } from '../../base/emitter.js';
import { icon, make } from '../../widgets/dom.js';

/** @typedef {'move' | 'arrange' | 'layouts' | 'spacing' | 'boxes' | 'rects' | 'reuse'} ToolName */
/**
 * @typedef {object} Tool
 * @property {ToolName} name
 * @property {string} label
 * @property {string} key
 * @property {string} help
 */

/** @type {readonly Tool[]} The tools: what the pointer does on the stage. */
export const TOOLS = Object.freeze([
  { name: 'move', label: 'Move', key: 'v', help: 'Scroll, tap and select' },
  { name: 'arrange', label: 'Arrange', key: 'a', help: 'Drag items to another place' },
  {
    name: 'layouts',
    label: 'Layouts',
    key: 't',
    help: 'Change the stage to another layout, or drag between two',
  },
  {
    name: 'spacing',
    label: 'Spacing',
    key: 's',
    help: 'Show gaps and insets between elements; select one to drag them',
  },
  {
    name: 'boxes',
    label: 'Boxes',
    key: 'b',
    help: 'Show the sections, groups and items of a compositional layout',
  },
  {
    name: 'rects',
    label: 'Rects',
    key: 'e',
    help: 'Drag a rectangle and see which elements the layout returns for it',
  },
  { name: 'reuse', label: 'Reuse', key: 'u', help: 'Colour each cell by the view that shows it' },
]);

/**
 * Keeps the chosen tool. Emits `change` with its name and the name of the tool before.
 * @extends {Emitter<{change: (tool: ToolName, before: ToolName) => void}>}
 */
export class ToolChoice extends Emitter {
  /** @type {ToolName} */
  #current = 'move';

  /** The chosen tool. */
  get current() {
    return this.#current;
  }

  /** @param {ToolName} name */
  choose(name) {
    if (name === this.#current) return;
    const before = this.#current;
    this.#current = name;
    this.emit('change', name, before);
  }
}

/**
 * The tools as radio buttons.
 * @param {ToolChoice} choice
 * @returns {HTMLElement}
 */
export function toolButtons(choice) {
  const inputs = TOOLS.map(({ name, label, key, help }) =>
    make('input', {
      type: 'radio',
      name: 'stage-tool',
      value: name,
      title: `${help} (${key.toUpperCase()})`,
      'aria-label': label,
      'aria-keyshortcuts': key,
      onchange: () => choice.choose(name),
    }),
  );
  const show = () => {
    for (const input of inputs) input.checked = input.value === choice.current;
  };
  choice.on('change', show);
  show();
  return make(
    'div',
    { class: 'segments', role: 'radiogroup', 'aria-label': 'Tool' },
    ...inputs.map((input, at) =>
      make(
        'label',
        { class: 'segment' },
        input,
        make('span', {}, icon(`tool-${TOOLS[at].name}`), make('b', {}, TOOLS[at].label)),
      ),
    ),
  );
}

/**
 * The keys of the tools, for `attachShortcuts`.
 * @param {ToolChoice} choice
 * @returns {Record<string, () => void>}
 */
export function toolKeys(choice) {
  return Object.fromEntries(TOOLS.map(({ name, key }) => [key, () => choice.choose(name)]));
}
