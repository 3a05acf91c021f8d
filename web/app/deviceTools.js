// SPDX-License-Identifier: Apache-2.0
// @ts-check
import { icon, make, segments } from '../inspector/dom.js';
import { PRESETS, SHORT_NAMES } from './devices.js';

/**
 * The row above the device: presets, rotate, zoom.
 * @param {HTMLElement} host
 * @param {import('./deviceFrame.js').DeviceFrame} frame
 */
export function deviceTools(host, frame) {
  const presets = segments({
    label: 'Device',
    options: PRESETS.map((device, index) => ({ value: device.id, label: SHORT_NAMES[index] })),
    onChoose: (id) => frame.showPreset(id),
  });
  const rotate = make(
    'button',
    {
      type: 'button',
      class: 'button quiet square',
      title: 'Rotate (R)',
      'aria-label': 'Rotate the device',
      onclick: () => frame.rotate(),
    },
    icon('rotate'),
  );
  const zoom = make('span', { class: 'zoom', title: 'Scaled to fit' });
  const divider = () => make('span', { class: 'divider' });
  host.append(make('div', { class: 'tools' }, presets.element, divider(), rotate, divider(), zoom));
  const show = () => {
    presets.choose(frame.device.id);
    zoom.textContent = `${Math.round(frame.zoom * 100)} %`;
  };
  frame.on('change', show);
  frame.on('layout', show);
  show();
}
