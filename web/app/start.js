// SPDX-License-Identifier: Apache-2.0
// @ts-check
import { first } from './firstPicture.js';
import { loadLaterStyles } from './page/laterStyles.js';

first.connection.start();
await first.shown;
first.area.loadFontsAndSymbols();
await loadLaterStyles();
await import('./main.js');
