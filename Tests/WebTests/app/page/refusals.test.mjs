// SPDX-License-Identifier: Apache-2.0
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { isLoopback, pastedLink } from '../../../../web/app/page/refusals.js';

test('a link is found in what people paste around it', () => {
  assert.equal(pastedLink(' Look: http://192.0.2.7:8080/#token=ab (today)')?.href, 'http://192.0.2.7:8080/#token=ab');
  assert.equal(pastedLink('https://a.example/t/#stage=x&token=y')?.hash, '#stage=x&token=y');
  for (const text of ['', 'a word', 'javascript:alert(1)', 'http://', 'https://[']) assert.equal(pastedLink(text), null, text);
});

test('only names of the machine itself are loopback', () => {
  for (const name of ['localhost', '[::1]', '127.0.0.1', '127.4.4.4']) assert.ok(isLoopback(name), name);
  for (const name of ['192.168.1.2', 'localhost.example', '1127.0.0.1']) assert.ok(!isLoopback(name), name);
});
