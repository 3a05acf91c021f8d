// SPDX-License-Identifier: Apache-2.0
import assert from 'node:assert/strict';
import test from 'node:test';
import { Contest } from '../../../../web/gestures/pointers/contest.js';
import { Recogniser } from '../../../../web/gestures/pointers/recogniser.js';

/** A recogniser that records its calls, and answers each move with its outcome in `outcomes`. */
function recorder(name, told, outcomes = []) {
  return class extends Recogniser {
    static enter(contest) {
      return new this(contest);
    }

    start() {
      told.push(`${name} starts`);
    }

    move() {
      told.push(`${name} moves`);
      return outcomes.shift();
    }

    begin() {
      told.push(`${name} begins`);
    }

    lose() {
      told.push(`${name} loses`);
    }

    lift() {
      told.push(`${name} lifts${this.hasWon ? ' as winner' : ''}`);
    }
  };
}

/** A mouse that came down at 10, 10. */
function makeContest(entries) {
  const targets = { toPoint: ({ clientX, clientY }) => ({ x: clientX, y: clientY }) };
  const scroller = { isMovingAt: () => false };
  const at = (clientX, clientY) => ({ pointerId: 7, pointerType: 'mouse', clientX, clientY });
  const surroundings = { targets, scroller, timeOf: () => 0 };
  return { contest: new Contest(at(10, 10), surroundings, entries), at };
}

test('the first that wins has the pointer, and those after it are not asked', () => {
  const told = [];
  const { contest, at } = makeContest([
    recorder('a', told), recorder('b', told, [undefined, 'wins']), recorder('c', told),
  ]);
  assert.deepEqual(told.splice(0), ['a starts', 'b starts', 'c starts']);
  contest.move(at(11, 10));
  assert.deepEqual(told.splice(0), ['a moves', 'b moves', 'c moves']);
  contest.move(at(20, 10));
  assert.deepEqual(told.splice(0), ['a moves', 'b moves', 'a loses', 'c loses', 'b begins']);
  contest.move(at(30, 10));
  contest.lift(at(30, 10));
  assert.deepEqual(told, ['b moves', 'b lifts as winner']);
});

test('one that fails is asked no more, and the others go on', () => {
  const told = [];
  const { contest, at } = makeContest([recorder('a', told, ['fails']), recorder('b', told)]);
  contest.move(at(11, 10));
  told.length = 0;
  contest.move(at(12, 10));
  contest.lift(at(12, 10));
  assert.deepEqual(told, ['b moves', 'b lifts']);
});

test('a pointer that is taken away leaves the recognisers in the other order', () => {
  const told = [];
  const entries = [recorder('a', told), recorder('b', told), recorder('c', told)];
  const gone = makeContest(entries);
  told.length = 0;
  gone.contest.cancel();
  assert.deepEqual(told.splice(0), ['c loses', 'b loses', 'a loses']);
  const { contest } = makeContest(entries);
  told.length = 0;
  contest.seize(contest.find(entries[1]));
  assert.deepEqual(told, ['c loses', 'a loses', 'b begins']);
  assert.equal(contest.find(entries[0]), undefined);
});

test('who asks first has the drag, and somebody else may have the rest', () => {
  const { contest } = makeContest([]);
  assert.equal(contest.isFree('drag'), true);
  assert.equal(contest.take('drag'), true);
  assert.equal(contest.take('drag'), false);
  assert.equal(contest.take('rest'), true);
});

test('a pointer is away from where its slop ends', () => {
  const { contest, at } = makeContest([]);
  contest.move(at(13, 10));
  assert.deepEqual([contest.press.way, contest.press.isAway], [{ x: 3, y: 0 }, false]);
  contest.move(at(10, 14));
  assert.equal(contest.press.isAway, true, '4 pt of a mouse');
});
