// SPDX-License-Identifier: Apache-2.0
// @ts-check
import { icon, make } from '../../widgets/dom.js';
import { DEVICE_GROUPS } from './devicePresets.js';
import { editToggle } from './editToggle.js';
import { TOOLS, toolButtons } from './stageTools.js';

/** @typedef {import('../../store/session.js').Session} Session */

/**
 * The bar above the device: tools, device, rotate, zoom. On a phone it opens from a button.
 * @param {HTMLElement} host
 * @param {import('./deviceFrame.js').DeviceFrame} frame
 * @param {import('./stageTools.js').ToolChoice} tools
 * @param {Session} session
 * @param {import('../../widgets/phonePanels.js').PhonePanels} panels
 * @param {() => void} onMore opens the palette, which has the rest
 */
export function deviceTools(host, frame, tools, session, panels, onMore) {
  const device = make(
    'select',
    { 'aria-label': 'Device' },
    ...DEVICE_GROUPS.map(({ name, devices }) =>
      make('optgroup', { label: name }, ...devices.map((one) => make('option', { value: one.id }, one.name))),
    ),
  );
  device.addEventListener('change', () => frame.showPreset(device.value));
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
  const bar = make(
    'div',
    { class: 'tools' },
    toolButtons(tools),
    editToggle(session),
    make('span', { class: 'divider' }),
    make('span', { class: 'select device-select' }, device, icon('down')),
    rotate,
    zoom,
    make(
      'button',
      { type: 'button', class: 'button quiet more-tools only-phone', onclick: onMore },
      icon('more'),
      'All commands',
    ),
  );
  host.append(bar);
  panels.add({
    panel: bar,
    className: 'tools-toggle',
    face: () => {
      const label = TOOLS.find(({ name }) => name === tools.current)?.label ?? '';
      const word = tools.current === 'move' ? 'Tools' : label;
      const close = 'Close the tools';
      return { icon: `tool-${tools.current}`, word, label: `Tools: ${label}`, close };
    },
  });
  // Choosing a tool closes the bar, and the button shows the tool.
  tools.on('change', () => panels.close() || panels.emit('change'));
  const show = () => {
    device.value = frame.device.id;
    zoom.textContent = `${Math.round(frame.zoom * 100)} %`;
  };
  frame.on('change', show);
  frame.on('layout', show);
  show();
}
