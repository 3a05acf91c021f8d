// SPDX-License-Identifier: Apache-2.0
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { hashFor, hashForItem, parseHash, parseItem } from '../../../../web/app/choices/address.js';
import { byteText, millisecondText, offsetText } from '../../../../web/app/page/figures.js';
import { emptinessOf, recordedEmptiness } from '../../../../web/app/page/emptyStage.js';
import { raisedError } from '../../../../web/app/page/errorBanner.js';
import { groupIcon, groupsOf, matching, searchKey } from '../../../../web/app/gallery/gallery.js';
import { initials, makeName } from '../../../../web/app/people/guestName.js';
import { stepForKey, stepText } from '../../../../web/app/time/historyTools.js';
import { captureRects } from '../../../../web/app/gallery/miniature.js';
import { noticeFor } from '../../../../web/app/page/notices.js';
import { shownFiles } from '../../../../web/app/page/topBar.js';
import { pillState } from '../../../../web/app/page/statePill.js';
import { nextChoice } from '../../../../web/app/choices/themeSwitch.js';

test('stage and token are read from the fragment and written into it', () => {
  assert.deepEqual(parseHash('#stage=my%20files&token=a%2Bb'), { stage: 'my files', token: 'a+b' });
  assert.deepEqual(parseHash(''), { stage: null, token: null });
  assert.deepEqual(parseHash(hashFor('å & b', 't=1')), { stage: 'å & b', token: 't=1' });
  assert.equal(hashFor(null), '');
  const hash = hashForItem('å & b', 'item 1', { x: -3.6, y: 1200.4 });
  assert.deepEqual(parseItem(hash), { item: 'item 1', offset: { x: -4, y: 1200 } });
  assert.equal(parseHash(hash).stage, 'å & b');
  assert.deepEqual(parseItem('#item=a&at=1e9,2'), { item: 'a', offset: null });
  assert.equal(parseItem('#stage=a&at=1,2'), null);
});

test('the bar names the files that are shown: not the data while the source has its own items', () => {
  const stage = { layoutSource: 'Wall.swift', layout: 'Wall', dataSource: 'numbered items' };
  assert.deepEqual(shownFiles({ stage, values: {} }), ['Wall.swift', 'numbered items']);
  const own = { ...stage, parameters: [{ key: 'stage.items', defaultValue: 'own' }] };
  assert.deepEqual(shownFiles({ stage: own, values: {} }), ['Wall.swift']);
  assert.deepEqual(shownFiles({ stage: own, values: { 'stage.items': 'data' } }), ['Wall.swift', 'numbered items']);
  assert.deepEqual(shownFiles({ stage: { ...stage, layoutSource: '', dataSource: '' }, values: {} }), ['Wall']);
  assert.deepEqual(shownFiles({ stage: null, values: {} }), []);
});

test('the theme goes round', () => {
  assert.equal(nextChoice('auto'), 'light');
  assert.equal(nextChoice('light'), 'dark');
  assert.equal(nextChoice('dark'), 'auto');
});

test('initials are the first letters of the first and the last word', () => {
  assert.equal(initials('Teal Otter'), 'TO');
  assert.equal(initials('anna maria von berg'), 'AB');
  assert.equal(initials('Zoë'), 'Z');
  assert.equal(initials('  '), '?');
});

test('a made name has a colour and an animal', () => {
  assert.equal(makeName(() => 0), 'Amber Badger');
  assert.equal(makeName(() => 0.999), 'Violet Wren');
});

test('own files come first in the gallery, the rest in its order', () => {
  const entry = (id, group) => ({ id, title: id, subtitle: '', group });
  const flow = [entry('a', 'Flow'), entry('d', 'Flow')];
  const groups = groupsOf([flow[0], entry('b', 'Custom'), entry('c', 'Your files'), flow[1]]);
  assert.deepEqual(groups.map(([group, list]) => [group, list.map(({ id }) => id)]), [
    ['Your files', ['c']],
    ['Flow', ['a', 'd']],
    ['Custom', ['b']],
  ]);
});

test('Escape empties the search, then leaves it, or closes the sheet around it', () => {
  assert.equal(searchKey('Escape', 'photo', false), 'clear');
  assert.equal(searchKey('Escape', '', false), 'leave');
  assert.equal(searchKey('Escape', '', true), null);
  assert.equal(searchKey('Enter', 'photo', true), 'open');
  assert.equal(searchKey('ArrowDown', '', false), 'list');
  assert.equal(searchKey('a', 'photo', false), null);
});

test('each heading has its drawing', () => {
  assert.equal(groupIcon('Your files'), 'kind-files');
  assert.equal(groupIcon('Flow'), 'kind-grid');
  assert.equal(groupIcon('Custom'), 'kind-custom');
  assert.equal(groupIcon('Compositional'), 'kind-nested');
});

test('bytes and times are short', () => {
  assert.equal(byteText(999), '999 B');
  assert.equal(byteText(1234), '1.2 kB');
  assert.equal(byteText(45_600), '46 kB');
  assert.equal(millisecondText(0.42), '0.4 ms');
  assert.equal(millisecondText(37.6), '38 ms');
  assert.equal(millisecondText(NaN), '–');
});

test('offsets are whole numbers with commas between thousands', () => {
  assert.deepEqual([0, -0.4, 999.4, 999.5, -1234, 52_678, 1e6].map(offsetText), [
    '0', '0', '999', '1,000', '−1,234', '52,678', '1,000,000',
  ]);
});

test('a miniature holds visible cells as fractions of the viewport width', () => {
  const at = (category, isHidden = false) => ({
    category,
    isHidden,
    content: null,
    shown: { x: 50, y: 120, width: 100, height: 40 },
  });
  const elements = [at(0), at(1), at(0, true)];
  const rects = captureRects(elements, { x: 0, y: 60 }, { width: 200, height: 400 }, { top: 20 });
  assert.deepEqual(rects, [{ x: 0.25, y: 0.2, width: 0.5, height: 0.2, content: null }]);
});

const open = { state: 'open', refusal: null, retryAtMs: null };
const picture = { revision: 4, elements: new Map([[1, {}]]) };
const empty = { revision: 0, elements: new Map() };
const running = { state: 'running', message: '', attempt: 0 };

function session(more) {
  const base = { connection: open, view: picture, status: running, stages: [{}], stageId: 'a' };
  return { ...base, diagnostics: [], bye: null, lastError: null, ...more };
}

test('no message covers a picture that is up to date', () => {
  assert.equal(noticeFor(session({})), 'none');
});

test('the last picture stays, with a badge, when the connection is lost', () => {
  const connection = { ...open, state: 'reconnecting' };
  assert.equal(noticeFor(session({ connection })), 'stale');
  assert.equal(noticeFor(session({ connection, view: null })), 'loading');
});

test('restarting, failing, refusing and having nothing are told apart', () => {
  const status = (state) => ({ state, message: '', attempt: 1 });
  assert.equal(noticeFor(session({ status: status('restarting') })), 'restarting');
  assert.equal(noticeFor(session({ status: status('failed') })), 'failed');
  const connection = { ...open, state: 'refused' };
  assert.equal(noticeFor(session({ connection, view: null })), 'refused');
  assert.equal(noticeFor(session({ stages: [], stageId: null, view: null })), 'nothing');
});

test('a file that never was right is said, once a picture was there it stays', () => {
  const diagnostics = [{ severity: 'error' }];
  assert.equal(noticeFor(session({ view: empty, diagnostics })), 'invalid');
  assert.equal(noticeFor(session({ diagnostics })), 'none');
  assert.equal(noticeFor(session({ view: empty })), 'loading');
});

test('the pill counts down to the next attempt', () => {
  const connection = { ...open, state: 'reconnecting', retryAtMs: 3400 };
  const state = pillState(session({ connection }), 1000);
  const { text, retry, ticks } = state;
  assert.deepEqual([text, retry, ticks], ['Reconnecting in 3 s', 'connection', true]);
  assert.equal(pillState(session({ connection }), 5000).text, 'Reconnecting');
});

test('the pill counts the errors of the files', () => {
  const diagnostics = [{ severity: 'error', message: 'Expected a comma' }, { severity: 'note' }];
  const { tone, text, detail } = pillState(session({ diagnostics }), 0);
  assert.deepEqual([tone, text, detail], ['trouble', 'Live · 1 error', 'Expected a comma']);
});

test('the pill tells connection before stage', () => {
  const failed = { state: 'failed', message: 'x.swift:3', attempt: 5 };
  assert.equal(pillState(session({}), 0).text, 'Live');
  const { text, retry } = pillState(session({ status: failed }), 0);
  assert.deepEqual([text, retry], ['The stage failed', 'stage']);
  const refusal = { code: 4099, reason: 'A token is missing.' };
  const connection = { ...open, state: 'refused', refusal };
  const refused = pillState(session({ connection, status: failed }), 0);
  assert.equal(refused.text, 'Refused: A token is missing.');
});

test('after a refusal, only what can help is offered', () => {
  const pill = (code, reason) => {
    const connection = { ...open, state: 'refused', refusal: { code, reason } };
    const { text, detail, retry, word } = pillState(session({ connection }), 0);
    return [text, detail, retry, word];
  };
  assert.deepEqual(pill(4006, 'Ada ended it'), ['This link has ended', 'Ada ended it', null, undefined]);
  assert.deepEqual(pill(4001, 'no token'), ['A link is needed', 'no token', null, undefined]);
  assert.deepEqual(pill(4002, 'old'), ['The page is old', 'old', 'page', 'Reload']);
  assert.deepEqual(pill(4003, 'again'), ['Open in another window', 'again', 'connection', 'Continue here']);
});

test('a card asks for another link, also over the last picture; other refusals leave the picture', () => {
  const refused = (code) => session({ connection: { ...open, state: 'refused', refusal: { code, reason: '' } } });
  assert.equal(noticeFor(refused(4006)), 'refused');
  assert.equal(noticeFor(refused(4003)), 'stale');
});

test('the pill tells the progress of a long change', () => {
  const busy = pillState(session({ status: { state: 'running' }, working: 0.426 }), 0);
  assert.deepEqual([busy.tone, busy.text], ['busy', 'Working · 42 %']);
  assert.equal(pillState(session({ working: null }), 0).text, 'Live');
});

test('a search finds stages by all its words, wherever they stand', () => {
  const stages = [
    { id: 'a', title: 'Emoji grid', subtitle: 'uniform', group: 'Flow' },
    { id: 'b', title: 'Tags', subtitle: 'as wide as their text', group: 'Flow' },
    { id: 'c', title: 'Waterfall', subtitle: '', group: 'Custom' },
  ];
  const ids = (search) => matching(stages, search).map(({ id }) => id);
  assert.deepEqual(ids(''), ['a', 'b', 'c']);
  assert.deepEqual(ids('FLOW'), ['a', 'b']);
  assert.deepEqual(ids(' flow  wide'), ['b']);
  assert.deepEqual(ids('nothing'), []);
});

test('a button for a step says what it takes back', () => {
  assert.equal(stepText('undo', 'Insert 3 items'), 'Undo Insert 3 items');
  assert.equal(stepText('redo', null), 'Nothing to redo');
});

test('keys for undo and redo are those of every system', () => {
  const key = (key, more) =>
    stepForKey({ key, ctrlKey: false, metaKey: false, shiftKey: false, altKey: false, ...more });
  assert.equal(key('z', { ctrlKey: true }), 'undo');
  assert.equal(key('z', { metaKey: true }), 'undo');
  assert.equal(key('Z', { metaKey: true, shiftKey: true }), 'redo');
  assert.equal(key('y', { ctrlKey: true }), 'redo');
  assert.equal(key('z', {}), null);
  assert.equal(key('z', { ctrlKey: true, altKey: true }), null);
});

test('the banner shows the last error that no file is to blame for', () => {
  const file = { severity: 'error', file: 'a.json', message: 'comma' };
  const one = { severity: 'error', message: 'one' };
  const other = { severity: 'error', message: 'other' };
  assert.equal(raisedError([file, { severity: 'warning', message: 'w' }]), null);
  assert.equal(raisedError([one, file, other]), other);
});

test('a stage that is well and shows nothing says why', () => {
  const stage = { items: 0 };
  const values = {};
  assert.equal(emptinessOf(session({ stage, values })), 'items');
  assert.equal(emptinessOf(session({ stage: { items: 3 }, values })), null);
  assert.equal(emptinessOf(session({ stage, values, view: empty })), null);
  const detached = { 'cv.dataSource': false };
  assert.equal(emptinessOf(session({ stage: { items: 3 }, values: detached })), 'source');
  const connection = { ...open, state: 'reconnecting' };
  assert.equal(emptinessOf(session({ stage, values, connection })), null);
});

test('a recording is empty if it shows neither cells nor a screen', () => {
  const stage = { items: 0, parameters: [] };
  const showing = (...elements) => ({ revision: 3, elements: new Map(elements.map((one, id) => [id, one])) });
  const [cell, header] = [{ category: 0, leaving: false }, { category: 1, leaving: false }];
  const reason = (view, screen = null) => recordedEmptiness(session({ stage, values: {}, view, screen }));
  assert.equal(reason(showing()), 'items');
  assert.equal(reason(showing(header, { ...cell, leaving: true })), 'items');
  assert.equal(reason(showing(header, cell)), null, 'items of the file itself');
  assert.equal(reason(showing(), {}), null);
  assert.equal(recordedEmptiness(session({ stage: { items: 2 }, values: {}, view: showing() })), null);
  assert.equal(recordedEmptiness(session({ stage, values: { 'cv.dataSource': false }, view: showing() })), 'source');
});
