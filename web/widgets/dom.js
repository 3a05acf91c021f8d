// SPDX-License-Identifier: Apache-2.0
// @ts-check

const SVG = 'http://www.w3.org/2000/svg';
const ICONS = 'icons/icons.svg';

/** @typedef {Node | string | null | undefined | false} Child */

/**
 * Makes an element. Members that begin with `on` are listeners, `class` is the class, `data` the
 * data set, members that the element has are set as such, all others as attributes.
 * @param {string} tag
 * @param {Record<string, any>} [members]
 * @param {...Child} children
 * @returns {any}
 */
export function make(tag, members = {}, ...children) {
  const element = /** @type {any} */ (document.createElement(tag));
  for (const [name, value] of Object.entries(members)) {
    if (value === undefined || value === null) continue;
    if (name === 'class') element.className = value;
    else if (name === 'data') Object.assign(element.dataset, value);
    else if (name.startsWith('on')) element.addEventListener(name.slice(2), value);
    else if (name in element && name !== 'list') element[name] = value;
    else element.setAttribute(name, value);
  }
  element.append(...children.filter((child) => child || child === ''));
  return element;
}

/**
 * Takes the drawings of the icon file into the page, so that they are there without the server too.
 */
export function loadIcons() {
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
 * @param {object} options
 * @param {string} options.label
 * @param {{value: string, label: string}[]} options.options
 * @param {(value: string) => void} options.onChoose
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
