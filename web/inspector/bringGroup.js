// SPDX-License-Identifier: Apache-2.0
// @ts-check
import { icon, make } from '../widgets/dom.js';

/**
 * The part of the page that brings things from outside onto the stage.
 * @typedef {object} Bringer
 * @property {boolean} isReady
 * @property {(kind: 'slow' | 'failing') => void} bringSample
 * @property {(files: Iterable<File>) => void} bringFiles
 * @property {() => void} openAddress
 */

/** The type of samples in a drag of the browser. */
export const SAMPLE_TYPE = 'application/x-tessera-sample';

const SAMPLES = /** @type {const} */ ([
  {
    kind: 'slow',
    label: 'Slow delivery',
    help: 'Drag it onto the stage, or press it: a placeholder is shown until it is loaded',
  },
  {
    kind: 'failing',
    label: 'Lost delivery',
    help: 'Drag it onto the stage, or press it: its placeholder is removed when it fails',
  },
]);

/** Things that are brought from outside, with the placeholders that wait for them. */
export class BringGroup {
  #bringer;
  #buttons;
  #input;

  /** @param {Bringer} bringer */
  constructor(bringer) {
    this.#bringer = bringer;
    this.#input = make('input', {
      type: 'file',
      multiple: true,
      hidden: true,
      'aria-label': 'Files',
      onchange: () => this.#pick(),
    });
    const choose = make(
      'button',
      {
        type: 'button',
        class: 'button action wide',
        title: 'Files of this computer; you can also drag files and text onto the stage',
        data: { action: 'bring-files' },
        onclick: () => this.#input.click(),
      },
      make('span', { class: 'text' }, 'Choose files…'),
    );
    const ask = make(
      'button',
      {
        type: 'button',
        class: 'button action wide',
        title: 'A table or design tokens that the server gets, from a host that its command line allows',
        data: { action: 'bring-address' },
        onclick: () => this.#bringer.openAddress(),
      },
      make('span', { class: 'text' }, 'From an address…'),
    );
    this.#buttons = [...SAMPLES.map((sample) => this.#sample(sample)), choose, ask];
    this.element = make(
      'section',
      { class: 'section', 'aria-label': 'From outside' },
      make('h2', { class: 'heading' }, 'From outside'),
      make('p', { class: 'hint' }, 'Drag these, files or text onto the stage.'),
      make('div', { class: 'action-grid two' }, ...this.#buttons, this.#input),
    );
  }

  /** Updates whether anything can be put down. */
  update() {
    for (const button of this.#buttons) button.disabled = !this.#bringer.isReady;
  }

  #pick() {
    this.#bringer.bringFiles([...(this.#input.files ?? [])]);
    this.#input.value = '';
  }

  /** @param {(typeof SAMPLES)[number]} sample */
  #sample({ kind, label, help }) {
    return make(
      'button',
      {
        type: 'button',
        class: 'button action sample',
        title: help,
        draggable: true,
        data: { action: `bring-${kind}` },
        onclick: () => this.#bringer.bringSample(kind),
        ondragstart: ({ dataTransfer }) => {
          if (!dataTransfer) return;
          dataTransfer.setData(SAMPLE_TYPE, kind);
          dataTransfer.effectAllowed = 'copy';
        },
      },
      icon('grip'),
      make('span', { class: 'text' }, label),
    );
  }
}
