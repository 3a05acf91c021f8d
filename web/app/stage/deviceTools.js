// SPDX-License-Identifier: Apache-2.0
// @ts-check
import { icon, make } from '../../widgets/dom.js';
import { PRESETS } from './devices.js';
import { editToggle } from './editToggle.js';
import { toolButtons } from './stageTools.js';

/** @typedef {import('../../store/session.js').Session} Session */

/**
 * The bar above the device: tools, device, rotate, zoom. On a phone it opens from a button.
 * @param {HTMLElement} host
 * @param {import('./deviceFrame.js').DeviceFrame} frame
 * @param {import('./stageTools.js').ToolChoice} tools
 * @param {Session} session
 */
export function deviceTools(host, frame, tools, session) {
  const device = make(
    'select',
    { 'aria-label': 'Device' },
    ...PRESETS.map(({ id, name }) => make('option', { value: id }, name)),
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
  );
  host.append(bar, phoneToggle(bar, tools));
  const show = () => {
    device.value = frame.device.id;
    zoom.textContent = `${Math.round(frame.zoom * 100)} %`;
  };
  frame.on('change', show);
  frame.on('layout', show);
  show();
}

/**
 * Opens and closes the bar when there is no room for it; choosing a tool closes it.
 * @param {HTMLElement} bar
 * @param {import('./stageTools.js').ToolChoice} tools
 */
function phoneToggle(bar, tools) {
  const button = make('button', {
    type: 'button',
    class: 'button square tools-toggle',
    onclick: () => {
      bar.toggleAttribute('data-open');
      show();
    },
  });
  const show = () => {
    const isOpen = bar.hasAttribute('data-open');
    button.replaceChildren(icon(isOpen ? 'close' : `tool-${tools.current}`));
    button.setAttribute('aria-label', isOpen ? 'Close the tools' : `Tools: ${tools.current}`);
    button.setAttribute('aria-expanded', String(isOpen));
  };
  tools.on('change', () => {
    bar.removeAttribute('data-open');
    show();
  });
  show();
  return button;
}
