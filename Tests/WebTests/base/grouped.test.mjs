// SPDX-License-Identifier: Apache-2.0
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { grouped } from '../../../web/base/grouped.js';

test('thousands have commas, and decimals none', () => {
  const told = [0, -0, 999, 1000, -1234, 52_678, 1e6, 1234.5, 0.12345, -999_999.9996, NaN].map(grouped);
  assert.deepEqual(told, ['0', '0', '999', '1,000', '−1,234', '52,678', '1,000,000', '1,234.5', '0.123', '−1,000,000', 'NaN']);
});
