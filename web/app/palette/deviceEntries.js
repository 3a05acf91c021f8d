// SPDX-License-Identifier: Apache-2.0
// @ts-check
import { SETS, devicesOfSet } from '../devices/deviceSets.js';

/** @typedef {import('./paletteModel.js').Entry} Entry */

/**
 * The palette's entries for the devices beside the first one: their sets, and what is switched for all of them.
 * @param {Pick<import('../devices/devicesBeside.js').DevicesBeside, 'show' | 'switches'>} devices
 * @param {() => void} open shows them and their card
 * @returns {Entry[]}
 */
export function deviceEntries(devices, open) {
  const entry = (/** @type {string} */ title, /** @type {string} */ words, /** @type {() => void} */ act, isOn = false) => ({
    id: `command:Devices/${title}`, group: 'Devices side by side', title, words, icon: 'devices', isOn,
    run: () => {
      open();
      act();
    },
  });
  return [
    ...SETS.map(({ id, name }) => entry(`Beside it: ${name.toLowerCase()}`, 'devices side by side set', () => devices.show(devicesOfSet(id)))),
    ...devices.switches.map(({ label, input }) => entry(label, 'devices side by side show', () => input.click(), input.checked)),
  ];
}
