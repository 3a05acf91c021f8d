// SPDX-License-Identifier: Apache-2.0
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { stageCommand, worksEverywhere } from '../../../../web/app/interaction/stageKeys.js';
import { TOOLS, ToolChoice, toolKeys } from '../../../../web/app/stage/stageTools.js';
import { StageActions } from '../../../../web/app/interaction/stageActions.js';

const plain = { ctrlKey: false, metaKey: false, shiftKey: false, altKey: false };
const press = (key, held = {}) => stageCommand({ key, ...plain, ...held });

test('arrows move the focus, with Shift the selection grows', () => {
  assert.deepEqual(press('ArrowUp'), { does: 'focus', direction: 'up' });
  assert.deepEqual(press('ArrowLeft', { shiftKey: true }), { does: 'extend', direction: 'left' });
  assert.equal(press('ArrowUp', { altKey: true }), null);
  assert.equal(press('ArrowUp', { ctrlKey: true }), null);
});

test('Space toggles, Enter taps, Delete and Backspace delete', () => {
  assert.deepEqual(press(' '), { does: 'toggle' });
  assert.equal(press(' ', { shiftKey: true }), null, 'scrolls a page back');
  assert.deepEqual(press('Enter'), { does: 'activate' });
  assert.deepEqual(press('Delete'), { does: 'delete' });
  assert.deepEqual(press('Backspace'), { does: 'delete' });
  assert.equal(press('Delete', { shiftKey: true }), null);
});

test('Control or Command copy, paste, duplicate and select all', () => {
  assert.deepEqual(press('a', { ctrlKey: true }), { does: 'selectAll' });
  assert.deepEqual(press('C', { metaKey: true }), { does: 'copy' });
  assert.deepEqual(press('v', { ctrlKey: true }), { does: 'paste' });
  assert.deepEqual(press('d', { metaKey: true }), { does: 'duplicate' });
  assert.equal(press('v', { ctrlKey: true, shiftKey: true }), null);
  assert.equal(press('v', { ctrlKey: true, metaKey: true }), null);
  assert.equal(press('a'), null);
});

test('moving and toggling need the focus, edits of the selection do not', () => {
  assert.equal(worksEverywhere({ does: 'delete' }), true);
  assert.equal(worksEverywhere({ does: 'toggle' }), false);
  assert.equal(worksEverywhere({ does: 'focus', direction: 'up' }), false);
});

test('each tool has a key of its own', () => {
  const choice = new ToolChoice();
  const changes = [];
  choice.on('change', (now, before) => changes.push(`${before} to ${now}`));
  const keys = toolKeys(choice);
  assert.equal(Object.keys(keys).length, TOOLS.length);
  keys.e();
  keys.e();
  keys.v();
  assert.deepEqual(changes, ['move to rects', 'rects to move']);
});

/** A stage of three cells side by side, and one below the middle one. */
function makeStage({ selection = [], refuses = false } = {}) {
  const at = (id, x, y, category = 0) => ({
    id,
    category,
    key: `item-${id}`,
    isHidden: false,
    leaving: false,
    shown: { x, y, width: 80, height: 60 },
  });
  const elements = [at(1, 0, 0), at(2, 100, 0), at(3, 200, 0), at(4, 100, 100), at(5, 300, 0, 1)];
  const sent = [];
  const session = {
    view: {},
    drives: true,
    connection: { role: 'edit' },
    selection: { count: selection.length, items: new Set(selection) },
    act: (kind, members) => {
      sent.push([kind, members]);
      return refuses ? Promise.reject(new Error('not now')) : Promise.resolve(null);
    },
  };
  const area = {
    selected: null,
    allElements: elements,
    visible: elements,
    scroller: { offset: { x: 0, y: 0 } },
    isInView: () => true,
    elementAt: () => area.selected,
    select: (id) => {
      area.selected = elements.find((element) => element.id === id);
    },
    reveal: () => {},
  };
  const told = [];
  const means = { tell: (text) => told.push(text), announce: (text) => told.push(text) };
  return { area, sent, told, elements, session, actions: new StageActions(session, area, means) };
}

test('the focus begins at the first cell and goes to neighbours', () => {
  const { area, actions, sent } = makeStage();
  actions.run(press('ArrowRight'));
  assert.equal(area.selected.id, 1);
  actions.run(press('ArrowRight'));
  actions.run(press('ArrowDown'));
  assert.equal(area.selected.id, 4);
  assert.equal(actions.run(press('ArrowDown')), false, 'there is nothing below');
  assert.deepEqual(sent, [
    ['focus', { item: 'item-1', heading: 'right' }],
    ['focus', { item: 'item-2', heading: 'right' }],
    ['focus', { item: 'item-4', heading: 'down' }],
  ]);
});

test('the focus goes back where the collection view refuses it', async () => {
  const { area, actions, session, told } = makeStage();
  session.act = async (kind, { item }) => ({ item: item === 'item-2' ? 'item-1' : item });
  actions.run(press('ArrowRight'));
  await null;
  actions.run(press('ArrowRight'));
  assert.equal(area.selected.id, 2);
  for (let turn = 0; turn < 5; turn += 1) await null;
  assert.equal(area.selected.id, 1);
  assert.deepEqual(told, ['item-2 cannot have the focus']);
});

test('who only follows a view moves no focus in it', () => {
  const { area, actions, sent, session } = makeStage();
  session.drives = false;
  actions.run(press('ArrowRight'));
  assert.equal(area.selected.id, 1);
  assert.deepEqual(sent, []);
});

test('with Shift both ends of the step are selected', () => {
  const { area, actions, sent } = makeStage();
  area.select(1);
  actions.run(press('ArrowRight', { shiftKey: true }));
  assert.deepEqual(sent, [
    ['focus', { item: 'item-2', heading: 'right' }],
    ['select', { items: ['item-1', 'item-2'], mode: 'add' }],
  ]);
});

test('Space toggles the cell in focus, and is not used without one', () => {
  const { area, actions, sent, elements } = makeStage();
  assert.equal(actions.run(press(' ')), false);
  area.selected = elements[4];
  assert.equal(actions.run(press(' ')), false, 'a header is no item');
  area.select(2);
  assert.equal(actions.run(press(' ')), true);
  assert.deepEqual(sent, [['select', { items: ['item-2'], mode: 'toggle' }]]);
});

test('Enter taps the middle of the cell in focus, or selects it where a tap would not reach', () => {
  const { area, actions, sent } = makeStage();
  area.select(2);
  actions.run(press('Enter'));
  const point = { x: 140, y: 30 };
  const taps = sent.splice(0).map(([kind, { at, ...rest }]) => [kind, typeof at, rest]);
  assert.deepEqual(taps, [
    ['touch', 'number', { phase: 'began', point }],
    ['touch', 'number', { phase: 'ended', point }],
  ]);
  area.elementAt = () => null;
  actions.run(press('Enter'));
  assert.deepEqual(sent, [['select', { items: ['item-2'], mode: 'replace' }]]);
});

test('Delete deletes the selection, and says what to do when there is none', () => {
  const { actions, sent, told } = makeStage({ selection: ['item-1'] });
  actions.run(press('Delete'));
  assert.deepEqual(sent, [['edit', { op: { type: 'delete' }, animated: true }]]);
  const empty = makeStage();
  empty.actions.run(press('Delete'));
  assert.deepEqual(empty.sent, []);
  assert.equal(empty.told.length, 1);
  assert.deepEqual(told, []);
});

test('what was copied is pasted as a duplicate, also when the selection has changed', () => {
  globalThis.getSelection ??= () => '';
  const { actions, sent, told, session } = makeStage({ selection: ['item-1', 'item-3'] });
  assert.equal(actions.run(press('v', { ctrlKey: true })), false, 'nothing was copied yet');
  actions.run(press('c', { ctrlKey: true }));
  session.selection = { count: 0, items: new Set() };
  actions.run(press('v', { ctrlKey: true }));
  const op = { type: 'duplicate', items: ['item-1', 'item-3'] };
  assert.deepEqual(sent, [['edit', { op, animated: true }]]);
  assert.deepEqual(told, ['Copied 2 items']);
});

test('a refused action is reported and has no reply', async () => {
  const { actions, told } = makeStage({ refuses: true });
  assert.equal(await actions.send('undo', {}), null);
  assert.deepEqual(told, ['not now']);
});

test('a menu that the stage has closed already is dismissed without a word', async () => {
  const { actions, told, sent } = makeStage({ refuses: true });
  actions.dismiss(7);
  await Promise.resolve();
  assert.deepEqual(sent, [['dismiss', { menu: 7 }]]);
  assert.deepEqual(told, []);
});

test('a selection of more than a command takes replaces once and then adds', async () => {
  const { actions, sent } = makeStage();
  await actions.select(Array.from({ length: 1200 }, (_, at) => `i${at}`), 'replace');
  assert.deepEqual(sent.map(([, { items, mode }]) => [items.length, mode]), [
    [1000, 'replace'],
    [200, 'add'],
  ]);
});

test('nothing selected is told to who may edit; who may only look hears that from the server', () => {
  const { actions, session, told, sent } = makeStage();
  actions.run({ does: 'delete' });
  assert.deepEqual([told, sent], [['Select something to delete first.'], []]);
  session.connection.role = 'look';
  actions.run({ does: 'delete' });
  assert.deepEqual([told.length, sent.map(([kind]) => kind)], [1, ['edit']]);
});
