// SPDX-License-Identifier: Apache-2.0
import assert from 'node:assert/strict';
import test from 'node:test';
import { EventWatch } from '../../../web/store/eventWatch.js';

test('the stage tells as long as anybody wants it', () => {
  const sent = [];
  const session = { act: (kind, { events }) => sent.push(`${kind} ${events}`) };
  const watch = EventWatch.of(session);
  assert.equal(EventWatch.of(session), watch);
  watch.want('reuse', false);
  watch.want('log', true);
  watch.want('log', true);
  watch.want('reuse', true);
  watch.want('log', false);
  assert.deepEqual(sent, ['watch true']);
  watch.want('reuse', false);
  watch.want('reuse', false);
  assert.deepEqual(sent, ['watch true', 'watch false']);
});
