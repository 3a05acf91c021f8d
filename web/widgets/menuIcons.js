// SPDX-License-Identifier: Apache-2.0
// @ts-check

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
