// SPDX-License-Identifier: Apache-2.0
// @ts-check
import { qrCode } from '../../base/qrCode.js';
import { make } from '../../widgets/dom.js';

const SVG = 'http://www.w3.org/2000/svg';
/** Light modules around a code, as the standard wants them. */
const QUIET = 4;

/**
 * A picture of a code for a phone's camera; it is dark on light in every theme, because cameras want that.
 * @param {string} address
 * @returns {HTMLElement}
 */
export function qrPicture(address) {
  const rows = qrCode(address);
  if (!rows) return make('p', { class: 'hint' }, 'This link is too long for a code; copy it instead.');
  const size = rows.length + 2 * QUIET;
  const dark = rows.flatMap((row, y) => row.flatMap((value, x) => (value ? [`M${x + QUIET} ${y + QUIET}h1v1h-1z`] : [])));
  const svg = document.createElementNS(SVG, 'svg');
  svg.setAttribute('viewBox', `0 0 ${size} ${size}`);
  svg.setAttribute('shape-rendering', 'crispEdges');
  const path = document.createElementNS(SVG, 'path');
  path.setAttribute('d', dark.join(''));
  svg.append(path);
  const picture = make('div', { class: 'qr', role: 'img', 'aria-label': 'Code of the link, for a phone’s camera' });
  picture.append(svg);
  return picture;
}
