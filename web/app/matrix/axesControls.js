// SPDX-License-Identifier: Apache-2.0
// @ts-check
import { make } from '../../widgets/dom.js';
import { DEVICE_GROUPS } from '../stage/devicePresets.js';
import { TEXT_SIZES } from '../stage/viewTraits.js';
import { VALUES, toggled } from './matrixAxes.js';

/** @typedef {import('./matrixAxes.js').Axes} Axes */
/** @typedef {{value: string, face: string, label?: string}} Choice */

const WORDS = {
  directions: [{ value: 'leftToRight', face: 'Left to right' }, { value: 'rightToLeft', face: 'Right to left' }],
  themes: [{ value: 'light', face: 'Light' }, { value: 'dark', face: 'Dark' }],
  keyboards: [{ value: 'down', face: 'Hidden' }, { value: 'up', face: 'Up' }],
};
const DEVICES = [
  { value: 'own', face: 'The page’s device' },
  ...DEVICE_GROUPS.flatMap(({ devices }) => devices.map(({ id, name }) => ({ value: id, face: name }))),
].filter(({ value }) => value !== 'free');
/** @type {readonly [name: keyof Axes, title: string, choices: readonly Choice[]][]} */
const AXES = [
  ['devices', 'Devices', DEVICES],
  ['textSizes', 'Text sizes', TEXT_SIZES.map(({ id, name, short }) => ({ value: id, face: short, label: name }))],
  ['directions', 'Directions', WORDS.directions],
  ['themes', 'Themes', WORDS.themes],
  ['keyboards', 'Keyboard', WORDS.keyboards],
];

/**
 * The axes of a matrix, each with the values among which people choose.
 * @param {Axes} first
 * @param {(axes: Axes) => void} onChange
 * @param {...HTMLElement} more what is chosen for all tiles
 * @returns {{element: HTMLElement}}
 */
export function axesControls(first, onChange, ...more) {
  let axes = first;
  const rows = AXES.map(([name, title, choices]) => {
    const all = name === 'devices' ? choices.map(({ value }) => value) : VALUES[name];
    const chips = choices.map(({ value, face, label }) => {
      const chip = make(
        'button',
        {
          type: 'button', class: 'button chip', title: label ?? face, 'aria-label': label ?? face,
          'aria-pressed': String(/** @type {readonly string[]} */ (axes[name]).includes(value)),
          onclick: () => {
            const chosen = toggled(/** @type {string[]} */ (axes[name]), value, /** @type {string[]} */ (all));
            chip.setAttribute('aria-pressed', String(chosen.includes(value)));
            axes = { ...axes, [name]: chosen };
            onChange(axes);
          },
        },
        face,
      );
      return chip;
    });
    return make('div', { class: 'axis', role: 'group', 'aria-label': title }, make('h3', { class: 'heading' }, title), make('div', { class: 'chips' }, ...chips));
  });
  // On a small screen, the axes come when somebody asks for them.
  const element = make(
    'details',
    { class: 'matrix-axes', open: !matchMedia('(max-width: 899px), (max-height: 559px)').matches },
    make('summary', {}, 'Choose devices and settings'),
    make('div', {}, ...rows, ...more),
  );
  return { element };
}
