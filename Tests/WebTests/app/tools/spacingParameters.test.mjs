// SPDX-License-Identifier: Apache-2.0
import assert from 'node:assert/strict';
import test from 'node:test';
import { draggedValue, parameterOf, valueWith } from '../../../../web/app/tools/spacingParameters.js';

const number = (key) => ({ key, label: key, defaultValue: 10, kind: { type: 'number', minimum: 0, maximum: 50, step: 1 } });
const insets = (key) => ({
  key, label: 'Inset', defaultValue: { top: 8, left: 16, bottom: 24, right: 16 },
  kind: { type: 'insets', minimum: 0, maximum: 200, step: 1 },
});
const gap = (side, length) => ({ side, to: 'neighbour', length });
const edge = (side, length) => ({ side, to: 'edge', length });
const flow = [number('minimumLineSpacing'), number('minimumInteritemSpacing'), insets('sectionInset')];
const place = (more) => ({ section: 0, scrolls: 'vertical', values: {}, ...more });
const keyOf = (space, parameters, more) => parameterOf(space, parameters, place(more))?.key ?? null;

test('a gap along the scrolling is the line spacing, one across it the spacing of items', () => {
  const cases = [
    [gap('bottom', 10), {}, 'minimumLineSpacing'],
    [gap('right', 10), {}, 'minimumInteritemSpacing'],
    [gap('right', 17.5), {}, 'minimumInteritemSpacing'],
    [gap('right', 10), { scrolls: 'horizontal' }, 'minimumLineSpacing'],
    [gap('top', 12), { values: { minimumLineSpacing: 12 } }, 'minimumLineSpacing'],
    // Nothing that is known makes these.
    [gap('top', 30), {}, null],
    [gap('right', 4), {}, null],
    [gap('bottom', 10), { scrolls: 'both' }, null],
  ];
  for (const [space, more, key] of cases) assert.equal(keyOf(space, flow, more), key, JSON.stringify([space, more]));
});

test('the room to an edge is an inset if it is as long', () => {
  const { key, member, value, label } = parameterOf(edge('left', 16), flow, place());
  assert.deepEqual([key, member, value, label], ['sectionInset', 'left', 16, 'Inset, left']);
  assert.equal(keyOf(edge('top', 48), flow), null, 'a header is above');
  assert.equal(keyOf(edge('bottom', 24), flow), 'sectionInset');
});

test('sections have their own parameters, and the only one holds for all', () => {
  const two = [number('sections[0].interGroupSpacing'), number('sections[1].interGroupSpacing')];
  assert.equal(keyOf(gap('bottom', 10), two, { section: 1 }), 'sections[1].interGroupSpacing');
  assert.equal(keyOf(gap('bottom', 10), two, { section: 2 }), null);
  assert.equal(keyOf(gap('bottom', 10), two.slice(0, 1), { section: 2 }), 'sections[0].interGroupSpacing');
  assert.equal(keyOf(gap('right', 10), [number('sections[0].group.interItemSpacing')]), 'sections[0].group.interItemSpacing');
  assert.equal(keyOf(gap('bottom', 10), [number('list/minimumLineSpacing')]), null, 'of another layout');
});

test('what a space moves goes with the pointer, in steps and within bounds', () => {
  const both = [number('minimumLineSpacing'), number('minimumInteritemSpacing'), { ...insets('sectionInset'), defaultValue: { top: 10, left: 10, bottom: 10, right: 10 } }];
  const dragged = (space, by, more) => draggedValue(parameterOf(space, both, place(more)), space, by);
  const cases = [
    [gap('right', 10), { x: 4.4, y: 99 }, 14], [gap('left', 10), { x: 4, y: 0 }, 14], [gap('bottom', 10), { x: 0, y: 3 }, 13],
    [gap('top', 10), { x: 0, y: 3 }, 13], [edge('left', 10), { x: 5, y: 0 }, 15], [edge('top', 10), { x: 0, y: 5 }, 15],
    // The cells move away from the edge at the right; what is below the section goes down.
    [edge('right', 10), { x: 5, y: 0 }, 5], [edge('bottom', 10), { x: 0, y: 5 }, 15],
    [gap('right', 10), { x: -99, y: 0 }, 0], [gap('right', 10), { x: 99, y: 0 }, 50],
  ];
  for (const [space, by, value] of cases) assert.equal(dragged(space, by), value, JSON.stringify([space, by]));
  assert.equal(dragged(edge('right', 10), { x: 5, y: 0 }, { scrolls: 'horizontal' }), 15);
  assert.equal(dragged(edge('bottom', 10), { x: 0, y: 5 }, { scrolls: 'horizontal' }), 5);
});

test('one side of insets changes alone', () => {
  const left = parameterOf(edge('left', 16), flow, place());
  assert.deepEqual(valueWith(left, flow[2].defaultValue, 20), { top: 8, left: 20, bottom: 24, right: 16 });
  assert.equal(valueWith(parameterOf(gap('right', 10), flow, place()), 10, 12), 12);
});

test('a property of somebody’s own layout makes a space that is as long as its name and value say', () => {
  const own = (key, value) => ({ ...number(key), defaultValue: value, kind: { ...number(key).kind, unit: 'pt' } });
  const layout = [own('headerHeight', 12), own('cellPadding', 6), own('shelfGap', 20)];
  const made = (space) => parameterOf(space, layout, place());
  // Two cells have 6 pt each around them; at the edge there is one.
  assert.deepEqual([made(gap('right', 12)).key, made(edge('left', 6)).key, made(gap('bottom', 20)).key], ['cellPadding', 'cellPadding', 'shelfGap']);
  assert.equal(made(gap('bottom', 7)), null);
  // The spacing of lines makes no room to an edge, however long it is.
  assert.equal(parameterOf(edge('left', 10), [own('minimumLineSpacing', 10)], place()), null);
  assert.equal(parameterOf(gap('right', 20), [{ ...number('shelfGap'), defaultValue: 20 }], place()), null, 'no length');
  const between = gap('right', 12);
  assert.equal(draggedValue(made(between), between, { x: 8, y: 0 }), 10);
  assert.equal(draggedValue(made(edge('right', 6)), edge('right', 6), { x: -3, y: 0 }), 9);
});
