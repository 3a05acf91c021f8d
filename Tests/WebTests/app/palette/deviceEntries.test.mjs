// SPDX-License-Identifier: Apache-2.0
import assert from 'node:assert/strict';
import test from 'node:test';
import { deviceEntries } from '../../../../web/app/palette/deviceEntries.js';

test('the palette has the sets of devices and their switches, and opens the devices before them', () => {
  const did = [];
  const input = { checked: true, click: () => did.push('switched') };
  const devices = { show: (all) => did.push(all.map(({ device }) => device.id)), switches: [{ label: 'Safe areas', input }] };
  const entries = deviceEntries(devices, () => did.push('open'));
  assert.deepEqual(entries.map(({ title, isOn }) => [title, isOn]), [
    ['Beside it: phones', false], ['Beside it: tablets', false], ['Beside it: split view', false], ['Beside it: windows', false],
    ['Safe areas', true],
  ]);
  entries[2].run();
  entries[4].run();
  assert.deepEqual(did, ['open', ['split-third', 'split-half', 'split-two-thirds'], 'open', 'switched']);
});
