// SPDX-License-Identifier: Apache-2.0
// @ts-check
import { first } from './firstPicture.js';

first.connection.start();
await first.shown;
first.area.loadFontsAndSymbols();
await import('./main.js');
