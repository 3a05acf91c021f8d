// SPDX-License-Identifier: Apache-2.0
// @ts-check
import { elementStates } from '../../transport/deltaLayout.js';

/** @typedef {import('./renderer.js').SceneElement} SceneElement */

/** The most elements that are listed; more would make assistive technology slow. */
export const MAX_OPTIONS = 200;
/** At most eight updates a second. */
export const TREE_INTERVAL_MS = 125;

/**
 * Whether an element's item is selected on the stage.
 * @param {SceneElement} element
 */
function isSelected({ state = 0 }) {
  return (state & elementStates.selected) !== 0;
}

/**
 * The sentence that describes an element.
 * @param {SceneElement} element
 * @returns {string}
 */
export function describe(element) {
  const { content } = element;
  const words = [content?.title, content?.subtitle].filter((text) => text);
  const name = words.length > 0 ? words.join(', ') : element.key;
  if (element.category === 0) return `${name}, section ${element.section}, item ${element.item}`;
  return `${name}, ${element.kind}`;
}

/**
 * The visible elements as options of a list box inside the canvas, for people who cannot see it.
 */
export class AccessibleTree {
  #canvas;
  /** @type {Map<number, HTMLElement>} */
  #options = new Map();

  /** @param {HTMLCanvasElement} canvas */
  constructor(canvas) {
    this.#canvas = canvas;
    canvas.setAttribute('role', 'listbox');
    canvas.setAttribute('tabindex', '0');
  }

  /**
   * Updates the options to the visible elements.
   * @param {SceneElement[]} elements
   * @param {{focusedId: number | null, isMultiple: boolean, total: number, label: string}} state
   */
  update(elements, { focusedId, isMultiple, total, label }) {
    const shown = elements.filter((element) => !element.isHidden).slice(0, MAX_OPTIONS);
    /** @type {Map<number, HTMLElement>} */
    const options = new Map();
    for (const element of shown) {
      const option = this.#options.get(element.id) ?? document.createElement('div');
      option.id = `element-${element.id}`;
      option.setAttribute('role', 'option');
      option.setAttribute('aria-selected', String(isSelected(element)));
      option.setAttribute('aria-setsize', String(total));
      if (option.textContent !== describe(element)) option.textContent = describe(element);
      options.set(element.id, option);
    }
    this.#options = options;
    this.#canvas.replaceChildren(...options.values());
    this.#canvas.setAttribute('aria-label', label);
    this.#canvas.setAttribute('aria-multiselectable', String(isMultiple));
    if (focusedId !== null && options.has(focusedId)) {
      this.#canvas.setAttribute('aria-activedescendant', `element-${focusedId}`);
    } else {
      this.#canvas.removeAttribute('aria-activedescendant');
    }
  }
}
