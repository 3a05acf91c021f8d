// SPDX-License-Identifier: Apache-2.0
// @ts-check
import { make } from '../../widgets/dom.js';

const ROWS = ['qwertyuiop', 'asdfghjkl', '⇧zxcvbnm⌫'];

/**
 * A picture of a device's keyboard, which covers the lower part of its screen.
 * @returns {{element: HTMLElement, show: (heightPt: number, zoom: number) => void}}
 */
export function keyboardPicture() {
  const rows = ROWS.map((row) =>
    make('div', {}, ...[...row].map((key) => make('span', { class: key > 'z' ? 'wide' : '' }, key))),
  );
  const last = make(
    'div', {}, make('span', { class: 'wide' }, '123'), make('span', { class: 'space' }), make('span', { class: 'wide' }, '⏎'),
  );
  const element = make(
    'div',
    { class: 'device-keyboard', 'aria-hidden': 'true', hidden: true },
    make('div', { class: 'suggestions' }, make('i', {}), make('i', {}), make('i', {})),
    ...rows,
    last,
  );
  const show = (/** @type {number} */ heightPt, /** @type {number} */ zoom) => {
    element.hidden = heightPt === 0;
    element.style.height = `${heightPt * zoom}px`;
    element.style.setProperty('--pt', `${zoom}px`);
  };
  return { element, show };
}
