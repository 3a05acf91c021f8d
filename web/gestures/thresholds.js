// SPDX-License-Identifier: Apache-2.0
// @ts-check

/**
 * A finger that moves less than this taps, in pt.
 * Source: the pan of `UIScrollView` begins after 10 pt.
 */
export const TOUCH_SLOP = 10;
/** A mouse that moves less than this clicks, in pt; a hand holds a mouse stiller than a finger. */
export const MOUSE_SLOP = 4;
/**
 * A touch is told after this, in ms, so that a scroll that begins at once highlights nothing. The
 * mouse is told at once.
 * Source: `UIScrollView.delaysContentTouches`, which waits a little longer.
 */
export const TOUCH_DELAY_MS = 90;
/** Source: `UILongPressGestureRecognizer.minimumPressDuration`, 0.5 s; in ms. */
export const LONG_PRESS_MS = 500;
/** Source: `UILongPressGestureRecognizer.allowableMovement`, in pt. */
export const LONG_PRESS_SLOP = 10;
/** Two fingers whose distance or middle changes less than this do nothing yet, in pt. */
export const TWO_FINGER_SLOP = 10;
/** Moves of a touch are told at most once in this time, which is one frame, in ms. */
export const TOUCH_INTERVAL_MS = 1000 / 60;
/** Where something is carried is told at most once in this time: 30 Hz, in ms. */
export const CARRY_INTERVAL_MS = 1000 / 30;
