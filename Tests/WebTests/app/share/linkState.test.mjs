// SPDX-License-Identifier: Apache-2.0
import assert from 'node:assert/strict';
import test from 'node:test';
import { Emitter } from '../../../../web/base/emitter.js';
import { LinkState } from '../../../../web/app/share/linkState.js';

const LINK = '#stage=s&form=1&set={"columns":4,"gone":1}&layout=List&device=500x600&pick=["a"]&panel=data';

function makeLink({ edits = 0, seeded = null, mayEdit = true, versions = [], layouts = [{ id: '' }, { id: 'List' }] } = {}) {
  const calls = [];
  const session = Object.assign(new Emitter(), {
    stageId: 's', stage: null, status: null, values: { columns: 3 }, history: { edits, seeded, isTold: true }, selection: { count: 1, items: new Set(['a']) },
    act: (kind, members) => {
      calls.push([kind, members]);
      return Promise.resolve(null);
    },
    setParameter: (key, value) => calls.push(['set', key, value]),
  });
  const frame = { isPhone: false, traits: { textSize: 'small', direction: null, hasKeyboard: true }, device: { id: 'free', width: 500, height: 600 }, show: ({ width }) => calls.push(['device', width]) };
  const inspector = { panel: 'data', open: (panel) => calls.push(['panel', panel]) };
  const told = [];
  const scroller = { offset: { x: 0, y: 40 }, range: { min: { x: 0, y: 0 } } };
  const room = Object.assign(new Emitter(), { mayEdit, versions });
  const themes = { deviceChoice: 'dark', chooseDevice: (...words) => calls.push(['theme', ...words]) };
  const area = {
    allElements: [], selected: null,
    select: (id) => {
      area.selected = area.allElements.find((one) => one.id === id) ?? null;
    },
  };
  const link = new LinkState({ session, room, scroller, area, frame, inspector, themes, tell: (...words) => told.push(words) });
  const arrive = () => {
    session.stage = { stage: 's', choice: '', layouts, parameters: [{ key: 'columns', kind: { type: 'number', isWhole: true }, defaultValue: 3 }] };
    session.emit('change', 'stage');
  };
  return { link, room, session, area, frame, calls, told, arrive };
}

test('shows everything that a link tells, once its stage is there', () => {
  const { link, calls, told, arrive } = makeLink();
  link.take(LINK);
  assert.deepEqual(calls, [['device', 500], ['panel', 'data']]);
  arrive();
  assert.deepEqual(calls.slice(2), [
    ['layout', { to: 'List' }], ['set', 'columns', 4], ['select', { items: ['a'], mode: 'replace' }],
  ]);
  assert.deepEqual(told, [['This stage has no parameter gone.', 'trouble']]);
  arrive();
  assert.equal(calls.length, 5);
});

test('a fraction of an older link is rounded where the parameter has whole numbers now', () => {
  const { link, calls, arrive } = makeLink();
  link.take('#stage=s&form=1&set={"columns":5.5}');
  arrive();
  assert.deepEqual(calls, [['set', 'columns', 6]]);
});

test('items that a link selects and that are gone are told', async () => {
  const { link, session, told, arrive } = makeLink();
  link.take('#stage=s&form=1&pick=["gone"]');
  session.selection = { count: 0, items: new Set() };
  arrive();
  await Promise.resolve();
  assert.deepEqual(told, [['The items that the link selects are not there, or cannot be selected.', 'trouble']]);
  const some = makeLink();
  some.link.take('#stage=s&form=1&pick=["a","gone"]');
  some.arrive();
  await Promise.resolve();
  assert.deepEqual(some.told, []);
});

test('only offers values where somebody has changed the stage since', () => {
  const { link, calls, told, arrive } = makeLink({ edits: 2 });
  link.take(LINK);
  arrive();
  assert.deepEqual(calls.map(([kind]) => kind), ['device', 'panel', 'select']);
  const [words, , offer] = told[1];
  assert.equal(words, '2 values have changed since the link was made');
  offer.run();
  assert.deepEqual(calls.map(([kind]) => kind).slice(3), ['layout', 'set']);
});

test('changes nothing for who may only look, and names what is not there', () => {
  const { link, calls, told, arrive } = makeLink({ mayEdit: false, layouts: [{ id: '' }] });
  link.take(`${LINK.replace('500x600', 'toaster')}`);
  arrive();
  assert.deepEqual(calls, [['panel', 'data']]);
  assert.deepEqual(told.map(([words]) => words), [
    'There is no device toaster.', 'This stage has no layout List.', 'This stage has no parameter gone.',
  ]);
});

test('offers the kept state that a link names, when the server has told of it', () => {
  const { link, room, session, calls, told, arrive } = makeLink();
  link.take('#stage=s&form=1&version=3');
  arrive();
  assert.deepEqual(told, []);
  room.versions = [{ id: 3, name: 'Monday' }];
  session.status = { state: 'running' };
  session.emit('change', 'status');
  assert.equal(told[0][0], 'The link is for the version Monday');
  told[0][2].run();
  assert.deepEqual(calls, [['version', { step: 'restore', version: 3 }]]);
  session.emit('change', 'status');
  assert.equal(told.length, 1);
  for (const versions of [[], [{ id: 4, name: 'Tuesday' }]]) {
    const gone = makeLink({ versions });
    gone.session.status = { state: 'running' };
    gone.link.take('#stage=s&form=1&version=3');
    gone.arrive();
    assert.deepEqual(gone.told, [['The version in the link was removed.', 'trouble']]);
  }
});

test('makes a link that tells the same', () => {
  const { link, session, arrive } = makeLink();
  arrive();
  session.values.columns = 4;
  const members = Object.fromEntries(new URLSearchParams(link.hash('secret').slice(1)));
  const ofVersion = new URLSearchParams(link.hash(null, 3).slice(1));
  assert.deepEqual([ofVersion.get('version'), ofVersion.get('set')], ['3', null]);
  assert.deepEqual(members, {
    stage: 's', token: 'secret', form: '1', set: '{"columns":4}', device: '500x600', traits: 'small,keyboard,dark', at: '0,40', pick: '["a"]', panel: 'data',
  });
});

test('brings data that follow from seeds along, and offers them where somebody works', () => {
  const shuffle = { type: 'shuffle', seed: 7 };
  const count = { type: 'count', items: 9, seed: 8 };
  const link = `#stage=s&form=1&set={"columns":4}&data=${JSON.stringify([shuffle, count])}`;
  const edits = (calls) => calls.map(([kind, members]) => (kind === 'edit' ? members.op : kind));
  const fresh = makeLink();
  fresh.session.history.isTold = false;
  fresh.link.take(link);
  fresh.arrive();
  assert.deepEqual(fresh.calls, [], 'nobody knows yet whether somebody works here');
  fresh.session.history.isTold = true;
  fresh.session.emit('change', 'history');
  assert.deepEqual(edits(fresh.calls), [shuffle, count, 'set']);
  const there = makeLink({ edits: 2, seeded: [{ seed: 7, type: 'shuffle' }, count] });
  there.session.values.columns = 4;
  there.link.take(link);
  there.arrive();
  assert.deepEqual([there.calls, there.told], [[], []], 'the data are those of the link');
  const other = makeLink({ edits: 1 });
  other.session.values.columns = 4;
  other.link.take(link);
  other.arrive();
  assert.deepEqual(other.calls, []);
  assert.equal(other.told[0][0], 'The data have changed since the link was made');
  other.told[0][2].run();
  assert.deepEqual(edits(other.calls), [{ type: 'revert' }, shuffle, count, 'set']);
  assert.equal(other.link.hasOwnData, true);
  assert.deepEqual([there.link.hasOwnData, fresh.link.hasOwnData], [false, false]);
  assert.equal(new URLSearchParams(there.link.hash(null).slice(1)).get('data'), JSON.stringify(there.session.history.seeded));
});

test('sets the device as in the link, without keeping it for other days, and names unknown traits', () => {
  const { link, frame, calls, told } = makeLink();
  assert.match(link.hash(null), /traits=small%2Ckeyboard%2Cdark/);
  link.take('#stage=s&traits=accessibilityMedium,rightToLeft,dark,sepia');
  assert.deepEqual(frame.traits, { textSize: 'accessibilityMedium', direction: 'rightToLeft', hasKeyboard: false });
  assert.deepEqual(calls, [['theme', 'dark', { isKept: false }]]);
  assert.deepEqual(told, [['There is no text size, direction or appearance sepia.', 'trouble']]);
  link.take('#stage=s');
  assert.equal(frame.traits.direction, 'rightToLeft');
});

test('looks at the element of a link when the page holds it, unless somebody looks at another one', () => {
  const header = { id: 5, category: 1, kind: 'head', key: 'a' };
  const { link, session, area, arrive } = makeLink();
  area.selected = header;
  const hash = link.hash(null);
  area.selected = null;
  link.take(hash);
  arrive();
  assert.equal(area.selected, null);
  area.allElements = [{ ...header, id: 4, category: 0, kind: '' }, header];
  session.emit('delta');
  assert.equal(area.selected, header);
  const other = makeLink();
  other.link.take(hash);
  other.arrive();
  other.area.allElements = [header, { id: 9, category: 0, kind: '', key: 'b' }];
  other.area.select(9);
  other.session.emit('delta');
  assert.equal(other.area.selected.id, 9);
  other.area.select(null);
  other.session.emit('delta');
  assert.equal(other.area.selected, null, 'once somebody has chosen, the link is over');
});
