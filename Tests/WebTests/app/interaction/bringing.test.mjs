// SPDX-License-Identifier: Apache-2.0
// @ts-check
import assert from 'node:assert/strict';
import test from 'node:test';
import { Bringing } from '../../../../web/app/interaction/bringing.js';
import { SceneOpener } from '../../../../web/app/interaction/sceneOpener.js';
import { ManualClock } from '../../base/manualClock.mjs';

/** A stage that accepts everything, and records what it was told. */
function stage({ refuses = null } = {}) {
  const asked = [];
  const said = [];
  const canvas = new EventTarget();
  const host = { dataset: {} };
  const session = {
    drives: true,
    view: {},
    stageId: 'my stage',
    connection: { state: 'open' },
    act: async (kind, members) => {
      asked.push([kind, members]);
      if (members.phase === refuses) throw { message: 'not now' };
      return null;
    },
  };
  const scroller = {
    offset: { x: 0, y: 100 },
    viewport: { width: 300, height: 400 },
    axes: { x: false, y: true },
    clock: new ManualClock(),
    on: () => () => {},
  };
  const area = {
    scroller,
    orthogonalScrollers: undefined,
    isReplaying: false,
    selected: null,
    addTicker: () => {},
    hover: () => {},
    elementAt: () => null,
    pointOf: ({ clientX, clientY }) => ({ x: clientX, y: clientY }),
  };
  const tell = (text, tone, action) => said.push([text, tone, action]);
  const means = { canvas, host, tell, announce: () => {}, random: () => 0.5 };
  const bringing = new Bringing(session, /** @type {any} */ (area), /** @type {any} */ (means));
  const drag = (type, x, y, text) => {
    const getData = (kind) => (kind === 'text/plain' ? text : '');
    const dataTransfer = { types: ['text/plain'], files: [], getData };
    const event = Object.assign(new Event(type, { cancelable: true }), { dataTransfer, clientX: x, clientY: y });
    canvas.dispatchEvent(event);
    return event;
  };
  return { asked, said, session, area, canvas, host, bringing, drag };
}

/** Waits until pending promises have run. */
const settled = () => new Promise((resolve) => setImmediate(resolve));

test('a text that is dropped is told where it is held, put down and delivered', async () => {
  const { asked, host, drag } = stage();
  assert.equal(drag('dragenter', 10, 20).defaultPrevented, true);
  assert.equal('bringing' in host.dataset, true);
  drag('dragover', 30, 40);
  drag('drop', 30, 40, 'one\ntwo');
  await settled();
  assert.equal('bringing' in host.dataset, false);
  await settled();
  const phases = asked.map(([kind, { phase }]) => `${kind} ${phase}`);
  assert.equal(phases[0], 'bring began');
  assert.deepEqual(phases.slice(-2), ['bring ended', 'deliver done']);
  assert.deepEqual(asked[0][1], { phase: 'began', point: { x: 10, y: 120 }, count: 1 });
  const [, ended] = asked.find(([, { phase }]) => phase === 'ended');
  assert.deepEqual(ended, { phase: 'ended', point: { x: 30, y: 140 }, drop: 2 ** 31, titles: ['one'] });
  const item = { title: 'one', subtitle: 'two' };
  assert.deepEqual(asked.at(-1)[1], { drop: 2 ** 31, index: 0, phase: 'done', item });
});

test('a drag that leaves is over, and one of nothing is left to the browser', () => {
  const { asked, canvas, drag, bringing, area } = stage();
  drag('dragover', 10, 20);
  canvas.dispatchEvent(new Event('dragleave'));
  assert.deepEqual(asked.map(([, { phase }]) => phase), ['began', 'cancelled']);
  const event = Object.assign(new Event('dragover', { cancelable: true }), { dataTransfer: { types: ['x/y'] } });
  canvas.dispatchEvent(event);
  assert.equal(event.defaultPrevented, false);
  area.isReplaying = true;
  assert.equal(bringing.isReady, false);
  assert.equal(drag('dragover', 10, 20).defaultPrevented, false);
  assert.equal(asked.length, 2);
});

test('a drop that nothing announced is put down where it ends', async () => {
  const { asked, host, drag } = stage();
  drag('drop', 30, 40, 'one');
  await settled();
  await settled();
  assert.deepEqual(asked.map(([, { phase }]) => phase).slice(0, 3), ['began', 'moved', 'ended']);
  assert.equal(asked.at(-1)[1].phase, 'done');
  assert.equal('bringing' in host.dataset, false);
});

test('a drop that the stage cannot take is told', async () => {
  const { asked, said, session, area, drag, bringing } = stage();
  const words = () => said.splice(0).map(([text]) => text).join();
  session.connection.state = 'lost';
  drag('drop', 30, 40, 'one');
  assert.match(words(), /no connection/);
  bringing.bringFiles([new File(['a'], 'a.txt')]);
  assert.match(words(), /no connection/);
  session.connection.state = 'open';
  area.isReplaying = true;
  drag('drop', 30, 40, 'one');
  assert.match(words(), /replayed/);
  area.isReplaying = false;
  session.drives = false;
  drag('drop', 30, 40, 'one');
  assert.match(words(), /follow/);
  drag('drop', 30, 40, '');
  assert.deepEqual(asked, []);
});

test('a drop that the stage refuses is reported and not delivered', async () => {
  const { asked, said, drag } = stage({ refuses: 'began' });
  drag('dragover', 10, 20);
  await settled();
  assert.deepEqual(said.map(([text]) => text), ['not now']);
  drag('drop', 10, 20, 'one');
  await settled();
  assert.deepEqual(asked.map(([, { phase }]) => phase), ['began']);
});

test('files of a dialog go to the middle of what is seen, or to the inspected element', async () => {
  const { asked, area, bringing } = stage();
  await bringing.bringFiles([new File(['a'], 'a.txt')]);
  assert.deepEqual(asked[0][1].point, { x: 150, y: 300 });
  area.selected = /** @type {any} */ ({ frame: { x: 0, y: 400, width: 50, height: 40 } });
  await settled();
  asked.length = 0;
  await bringing.bringFiles([new File(['a'], 'a.txt'), new File(['b'], 'b.txt')]);
  assert.deepEqual(asked[0][1], { phase: 'began', point: { x: 25, y: 420 }, count: 2 });
  area.selected = /** @type {any} */ ({ frame: { x: 0, y: 900, width: 50, height: 40 } });
  await settled();
  asked.length = 0;
  await bringing.bringFiles([new File(['a'], 'a.txt')]);
  assert.deepEqual(asked[0][1].point, { x: 150, y: 300 });
});

test('an item opens in a window, with a way round a browser that keeps it closed', async () => {
  const { session, area, canvas, said } = stage();
  const opened = [];
  let isOpen = true;
  const send = async (kind, members) => {
    opened.push([kind, members]);
    return { kind: 'activated', activity: { item: 'a b', type: 't', title: 'A' } };
  };
  const open = (address) => {
    opened.push(address);
    return isOpen;
  };
  const tell = (text, tone, action) => said.push([text, tone, action]);
  const means = /** @type {any} */ ({ canvas, actions: { send }, tell, open });
  const opener = new SceneOpener(session, /** @type {any} */ (area), means);
  const click = { ctrlKey: true, clientX: 10, clientY: 20 };
  canvas.dispatchEvent(Object.assign(new Event('dblclick', { cancelable: true }), click));
  await settled();
  assert.deepEqual(opened, [
    ['activate', { point: { x: 10, y: 120 } }], '#stage=my+stage&item=a+b&at=0%2C100',
  ]);
  assert.deepEqual(said[0].slice(0, 2), ['Opened “A” in a new window', 'good']);
  isOpen = false;
  opener.take({ item: 'a b', type: 't', title: 'A' });
  said[1][2].run();
  assert.equal(opened.length, 4);
  opener.take(null);
  assert.equal(said[2][1], 'trouble');
  canvas.dispatchEvent(Object.assign(new Event('dblclick'), { clientX: 10, clientY: 20 }));
  assert.equal(opened.length, 4);
  area.selected = /** @type {any} */ ({ category: 0, frame: { x: 0, y: 0, width: 10, height: 10 } });
  const key = { key: 'Enter', ctrlKey: false, metaKey: true, altKey: false, shiftKey: false };
  assert.equal(opener.key(/** @type {any} */ (key)), true);
  assert.equal(opener.key(/** @type {any} */ ({ ...key, metaKey: false })), false);
  assert.deepEqual(opened[4], ['activate', { point: { x: 5, y: 5 } }]);
});
