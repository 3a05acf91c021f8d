// SPDX-License-Identifier: Apache-2.0
import assert from 'node:assert/strict';
import test from 'node:test';
import { Emitter } from '../../../../web/base/emitter.js';
import { LinkState } from '../../../../web/app/share/linkState.js';

const LINK = '#stage=s&form=1&set={"columns":4,"gone":1}&layout=List&device=500x600&pick=["a"]&panel=data';

function makeLink({ edits = 0, mayEdit = true, versions = [], layouts = [{ id: '' }, { id: 'List' }] } = {}) {
  const calls = [];
  const session = Object.assign(new Emitter(), {
    stageId: 's', stage: null, values: { columns: 3 }, history: { edits }, selection: { items: new Set(['a']) },
    act: (kind, members) => {
      calls.push([kind, members]);
      return Promise.resolve(null);
    },
    setParameter: (key, value) => calls.push(['set', key, value]),
  });
  const frame = { isPhone: false, device: { id: 'free', width: 500, height: 600 }, show: ({ width }) => calls.push(['device', width]) };
  const inspector = { panel: 'data', open: (panel) => calls.push(['panel', panel]) };
  const told = [];
  const scroller = { offset: { x: 0, y: 40 }, range: { min: { x: 0, y: 0 } } };
  const room = Object.assign(new Emitter(), { mayEdit, versions });
  const link = new LinkState({ session, room, scroller, frame, inspector, tell: (...words) => told.push(words) });
  const arrive = () => {
    session.stage = { stage: 's', choice: '', layouts, parameters: [{ key: 'columns', defaultValue: 3 }] };
    session.emit('change', 'stage');
  };
  return { link, room, session, calls, told, arrive };
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
  const { link, room, calls, told, arrive } = makeLink();
  link.take('#stage=s&form=1&version=3');
  arrive();
  assert.deepEqual(told, []);
  room.versions = [{ id: 3, name: 'Monday' }];
  room.emit('change', 'versions');
  assert.equal(told[0][0], 'The link is for the version Monday');
  told[0][2].run();
  assert.deepEqual(calls, [['version', { step: 'restore', version: 3 }]]);
  room.emit('change', 'versions');
  assert.equal(told.length, 1);
  const gone = makeLink({ versions: [{ id: 4, name: 'Tuesday' }] });
  gone.link.take('#stage=s&form=1&version=3');
  gone.arrive();
  assert.deepEqual(gone.told, [['The version in the link was removed.', 'trouble']]);
});

test('makes a link that tells the same', () => {
  const { link, session, arrive } = makeLink();
  arrive();
  session.values.columns = 4;
  const members = Object.fromEntries(new URLSearchParams(link.hash('secret').slice(1)));
  const ofVersion = new URLSearchParams(link.hash(null, 3).slice(1));
  assert.deepEqual([ofVersion.get('version'), ofVersion.get('set')], ['3', null]);
  assert.deepEqual(members, {
    stage: 's', token: 'secret', form: '1', set: '{"columns":4}', device: '500x600', at: '0,40', pick: '["a"]', panel: 'data',
  });
});
