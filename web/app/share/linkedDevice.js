// SPDX-License-Identifier: Apache-2.0
// @ts-check
import { ALL_PRESETS, deviceOfSize } from '../stage/devices.js';
import { traitsOfLink } from '../stage/viewTraits.js';

/**
 * Shows the device that a link tells, with its text size, direction and keyboard. This comes before the link's stage is asked
 * for, because a device with other insets would move the content away from the link's place.
 * @param {import('../stage/deviceFrame.js').DeviceFrame} frame
 * @param {Pick<import('../choices/pageState.js').PageState, 'device' | 'traits'>} state
 * @returns {{unknownDevice: string | null, unknownTraits: readonly string[]}} what this page does not know
 */
export function showLinkedDevice(frame, { device: name, traits: words }) {
  const device = name === null ? null : ALL_PRESETS.find(({ id }) => id === name) ?? deviceOfSize(name);
  if (device && !frame.isPhone) frame.show(device);
  const { traits, unknown } = traitsOfLink(words);
  if (words.length > 0) frame.traits = traits;
  return { unknownDevice: device ? null : name, unknownTraits: unknown };
}
