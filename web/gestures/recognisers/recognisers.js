// SPDX-License-Identifier: Apache-2.0
// @ts-check
import { ButtonPress } from './buttonPress.js';
import { CarryAfterRest, CarryAtOnce } from './carrying.js';
import { MenuPress } from './menuPress.js';
import { Rectangle } from './rectangle.js';
import { ScreenAround } from './screenAround.js';
import { ScreenDrag } from './screenDrag.js';
import { ScreenPress } from './screenPress.js';
import { SwipeAside } from './swipeAside.js';
import { Scroll } from './scroll.js';
import { StageDrag, StageTouch } from './stageTouch.js';
import { Tap } from './tap.js';

/**
 * All gestures of one pointer. The first that can use a drag gets it; the same holds for a long press.
 * @type {readonly import('../pointers/recogniser.js').Entry[]}
 */
export const RECOGNISERS = Object.freeze([
  ScreenPress, ButtonPress, Rectangle, CarryAtOnce, StageDrag, SwipeAside, ScreenDrag, ScreenAround,
  Scroll, CarryAfterRest, StageTouch, MenuPress, Tap,
]);
