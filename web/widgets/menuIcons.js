// SPDX-License-Identifier: Apache-2.0
// @ts-check
import { SYMBOL_SIDE, symbolLayers, symbolStroke } from '../renderer/cells/symbols.js';

const SVG = 'http://www.w3.org/2000/svg';

/** For each drawing the words that it stands for, with the names of iOS's symbols. */
const DRAWINGS = {
  copy: ['copy', 'doc.on.doc'],
  cut: ['cut', 'scissors'],
  paste: ['paste', 'doc.on.clipboard'],
  duplicate: ['duplicate', 'plus.square.on.square'],
  trash: ['trash', 'delete', 'trash.fill'],
  plus: ['plus', 'insert', 'add', 'plus.circle', 'insertbefore', 'insertafter'],
  pencil: ['pencil', 'edit', 'rename', 'square.and.pencil'],
  check: ['check', 'select', 'checkmark', 'checkmark.circle'],
  reload: ['reload', 'refresh', 'reconfigure', 'arrow.clockwise'],
  move: ['move', 'arrow.up.arrow.down', 'arrow.up.and.down'],
  up: ['up', 'arrow.up', 'arrow.up.to.line', 'movetostart'],
  'arrow-down': ['down', 'arrow.down', 'arrow.down.to.line', 'movetoend'],
  resize: ['resize', 'size', 'randomsize', 'arrow.up.left.and.arrow.down.right'],
  colour: ['colour', 'color', 'paintpalette', 'paintbrush'],
  share: ['share', 'link', 'square.and.arrow.up', 'openwindow'],
  star: ['star', 'favourite', 'favorite', 'star.fill', 'heart'],
  shuffle: ['shuffle'],
  note: ['info', 'note', 'info.circle', 'inspect'],
  section: ['section', 'folder', 'square.stack', 'selectsection'],
};

/** Words are compared without regard to case. */
const BY_WORD = new Map(
  Object.entries(DRAWINGS).flatMap(([name, words]) => words.map((word) => [word, name])),
);

/**
 * The drawing for an icon's word, if there is one.
 * @param {string | undefined} word
 * @returns {string | null}
 */
export function menuIcon(word) {
  return (word && BY_WORD.get(word.toLowerCase())) || null;
}

/**
 * A symbol as a drawing in the colour of the text around it.
 * @param {string} name
 * @returns {SVGElement}
 */
export function symbolIcon(name) {
  const svg = document.createElementNS(SVG, 'svg');
  svg.setAttribute('class', 'symbol');
  svg.setAttribute('viewBox', `0 0 ${SYMBOL_SIDE} ${SYMBOL_SIDE}`);
  svg.setAttribute('aria-hidden', 'true');
  const stroke = symbolStroke(name);
  svg.append(...symbolLayers(name).map((layer) => partOf(layer, stroke)));
  return svg;
}

/**
 * @param {import('../renderer/cells/symbols.js').SymbolLayer} layer
 * @param {number} stroke how thick its lines are
 */
function partOf({ lines, isFilled, isHole, scale, dy, isHalf }, stroke) {
  const part = document.createElementNS(SVG, 'path');
  const middle = SYMBOL_SIDE / 2;
  // The ground of a menu is the same everywhere.
  const ink = isHole ? 'var(--on-symbol)' : 'currentColor';
  part.setAttribute('d', lines);
  part.setAttribute('transform', `translate(${middle} ${middle + dy}) scale(${scale}) translate(${-middle} ${-middle})`);
  part.style.fill = isFilled ? ink : 'none';
  part.style.stroke = isFilled ? 'none' : ink;
  // Lines are as thick in a ring as without one.
  part.style.strokeWidth = `${stroke / scale}`;
  if (isHalf) part.style.clipPath = `inset(0 ${middle}px 0 0)`;
  return part;
}
