// SPDX-License-Identifier: Apache-2.0
// @ts-check

const SVG = 'http://www.w3.org/2000/svg';
const ICONS = 'icons/icons.svg';

/** @typedef {Node | string | null | undefined | false} Child */
/**
 * @typedef {{[Name in keyof HTMLElementEventMap as `on${Name}`]?:
 *   (event: HTMLElementEventMap[Name]) => void}} Listeners
 */
/**
 * @typedef {Listeners & {class?: string, data?: Record<string, unknown>} & Record<string, unknown>}
 *   Members
 */

/**
 * Makes an element. Members that begin with `on` are listeners, `class` is the class, `data` the data
 * set. Properties that the element has are set as properties, all others as attributes.
 * @template {keyof HTMLElementTagNameMap} Tag
 * @param {Tag} tag
 * @param {Members} [members]
 * @param {...Child} children
 * @returns {HTMLElementTagNameMap[Tag]}
 */
export function make(tag, members = {}, ...children) {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(members)) {
    if (value === undefined || value === null) continue;
    if (name === 'class') element.className = String(value);
    else if (name === 'data') Object.assign(element.dataset, value);
    else if (isListener(name, value)) element.addEventListener(name.slice(2), value);
    else if (name in element && name !== 'list') Reflect.set(element, name, value);
    else element.setAttribute(name, String(value));
  }
  for (const child of children) if (child || child === '') element.append(child);
  return element;
}

/**
 * @param {string} name
 * @param {unknown} value
 * @returns {value is EventListener}
 */
function isListener(name, value) {
  return name.startsWith('on') && typeof value === 'function';
}

/**
 * Loads the drawings of the icon file into the page, so that they are there even without the server.
 */
export function loadIcons() {
  // A page with joined modules has them already.
  if (document.getElementById('icons')) return;
  const request = new XMLHttpRequest();
  request.responseType = 'document';
  request.onload = () => {
    const root = request.responseXML?.documentElement;
    if (!root) return;
    const store = /** @type {Element} */ (document.importNode(root, true));
    for (const symbol of store.querySelectorAll('symbol')) symbol.id = `icon-${symbol.id}`;
    store.setAttribute('class', 'visually-hidden');
    store.setAttribute('aria-hidden', 'true');
    document.body.append(store);
  };
  request.open('GET', ICONS);
  request.send();
}

/**
 * A drawing from the icon file.
 * @param {string} name
 * @param {string} [className]
 * @returns {SVGElement}
 */
export function icon(name, className = 'icon') {
  const svg = document.createElementNS(SVG, 'svg');
  svg.setAttribute('class', className);
  svg.setAttribute('aria-hidden', 'true');
  const use = document.createElementNS(SVG, 'use');
  use.setAttribute('href', `#icon-${name}`);
  svg.append(use);
  return svg;
}

/**
 * A set of radio buttons side by side, of which one is chosen.
 * @template {string} Value
 * @param {object} options
 * @param {string} options.label
 * @param {readonly {value: Value, label: string}[]} options.options
 * @param {(value: Value) => void} options.onChoose
 * @returns {{element: HTMLElement, choose: (value: string | null) => void}}
 */
export function segments({ label, options, onChoose }) {
  segmentSets += 1;
  const name = `segments-${segmentSets}`;
  const inputs = options.map((option) =>
    make('input', {
      type: 'radio',
      name,
      value: option.value,
      'aria-label': option.label,
      onchange: () => onChoose(option.value),
    }),
  );
  const element = make(
    'div',
    { class: 'segments', role: 'radiogroup', 'aria-label': label },
    ...inputs.map((input, index) =>
      make('label', { class: 'segment' }, input, make('span', {}, options[index].label)),
    ),
  );
  const choose = (/** @type {string | null} */ value) => {
    for (const input of inputs) input.checked = input.value === value;
  };
  return { element, choose };
}

let segmentSets = 0;
