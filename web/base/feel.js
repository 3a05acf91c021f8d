// SPDX-License-Identifier: Apache-2.0
// @ts-check

// Every number that decides how the stage feels under the hand, with its unit, and with its source unless
// we chose it ourselves. Where UIKit publishes no constant, others have measured what it does.

// --- Fingers and pointers -------------------------------------------------------------------------

/**
 * A finger that moves less than this taps, in pt.
 * Source: the pan of `UIScrollView` begins after 10 pt.
 */
export const TOUCH_SLOP = 10;
/** A mouse that moves less than this clicks, in pt; a mouse moves less by accident than a finger. */
export const MOUSE_SLOP = 4;
/**
 * The stage is told of a touch after this, in ms, so that a scroll that begins at once highlights nothing.
 * It is told of the mouse at once.
 * Source: `UIScrollView.delaysContentTouches`, which waits a little longer.
 */
export const TOUCH_DELAY_MS = 90;
/** Source: `UILongPressGestureRecognizer.minimumPressDuration`, 0.5 s; in ms. */
export const LONG_PRESS_MS = 500;
/** Source: `UILongPressGestureRecognizer.allowableMovement`, in pt. */
export const LONG_PRESS_SLOP = 10;
/** Two fingers whose distance or middle changes less than this do nothing yet, in pt. */
export const TWO_FINGER_SLOP = 10;
/** Moves of a touch are sent at most once in this time, which is one frame, in ms. */
export const TOUCH_INTERVAL_MS = 1000 / 60;
/** The place of what is carried is sent at most once in this time: 30 Hz, in ms. */
export const CARRY_INTERVAL_MS = 1000 / 30;
/** Samples older than this do not count for the speed of a hand, in ms. */
export const FIT_WINDOW_MS = 100;
/** A hand that rested longer than this before it let go has no speed, in ms. */
export const REST_MS = 60;

// --- Scrolling ------------------------------------------------------------------------------------

/** `UIScrollView.DecelerationRate`: the part of the velocity that is left after 1 ms. */
export const decelerationRate = Object.freeze({ normal: 0.998, fast: 0.99 });
/** A deceleration is over when less than this is left of its way, in pt. */
export const REST_DISTANCE = 0.5;
/** Slope of the rubber band where it starts. Source: measured on `UIScrollView`, and widely published. */
export const RUBBER_BAND = 0.55;
/**
 * Angular frequency of the critically damped bounce at an edge, per second: stiffness 100 and damping 20
 * at a mass of 1. Source: descriptions of `UIScrollView`'s bounce.
 */
export const BOUNCE_OMEGA = 10;
/** A deceleration may be led to another target by a rate between these; otherwise a spring leads it. */
export const RETARGET_RATES = Object.freeze({ least: 0.98, greatest: 0.9995 });
/** Response of that spring, in s. */
export const RETARGET_RESPONSE_S = 0.4;
/**
 * A layout's target for a release is taken this long after it, in ms, unless something else has moved the content:
 * a host that takes longer to answer is replaced.
 */
export const TARGET_WAIT_MS = 2000;
/** Response of the spring behind a notched wheel and the keys, in s. */
export const WHEEL_RESPONSE_S = 0.25;
/** Response of the spring behind `scrollTo`, in s. */
export const SCROLL_TO_RESPONSE_S = 0.4;
/** A wheel that moves the content 1:1 counts as at rest after this, in ms. */
export const WHEEL_REST_MS = 120;
/** How far an arrow key scrolls, in pt. */
export const ARROW_DISTANCE = 40;
/** How much of the viewport a page key scrolls. */
export const PAGE_PART = 0.9;
/** How far a drag goes before it is decided whether it is locked to one axis, in pt. */
export const LOCK_DISTANCE = 4;
/** A drag this many times longer along one axis than along the other is locked to it. */
export const LOCK_RATIO = 2;
/** A drag that is let go faster than this turns the page, in pt/s; the same as in the engine. */
export const PAGING_SPEED = 200;
/** A trackpad that goes this far turns the page of what pages, in pt. */
export const TURN_DISTANCE = 30;
/** Response of the spring that smooths the 30 offsets a second of a followed driver, in s. */
export const FOLLOW_RESPONSE_S = 0.12;
/** The content jumps to a followed driver that is further away than this many viewports. */
export const JUMP_VIEWPORTS = 2;
/** The indicator stays this long after the last movement, in ms, then fades. */
export const INDICATOR_STAY_MS = 500;
/** Time in which it fades, in ms. */
export const INDICATOR_FADE_MS = 250;

// --- Wheels, trackpads and pinches ----------------------------------------------------------------

/** Turns of a wheel less than this apart belong to one movement of the hand, in ms. */
export const STREAM_MS = 120;
/** Scale of a pinch for one CSS px of a wheel with Ctrl held: a trackpad's pinch in browsers. */
export const PINCH_PER_CSS_PX = 0.01;
/** A mouse's notch with Ctrl held counts as at most this, in CSS px. */
export const LARGEST_PINCH_CSS_PX = 50;
/** A trackpad's pinch that moves fingers on the stage is over when it rests this long, in ms. */
export const FINGERS_REST_MS = 200;
/** A trackpad's pinch that sets a number is over when it rests this long, in ms. */
export const PINCH_REST_MS = 220;
/** Length of the tap that a phone gives at a detent, in ms. */
export const DETENT_VIBRATION_MS = 8;

// --- Lifting, carrying and dropping ---------------------------------------------------------------

/**
 * How a cell that is lifted from the stage looks and moves. UIKit does none of this by itself; the numbers
 * follow what iOS does when it lifts something.
 */
export const lift = Object.freeze({
  /** Time from the stage to the finger, in ms. */
  durationMs: 180,
  /** How much larger a lifted cell is, as a part of its size. */
  growth: 0.05,
  /** How much of its opacity it loses. */
  fade: 0.05,
  /** Its shadow: how far down, in pt, how soft, in pt, and how dark. */
  shadow: Object.freeze({ dyPt: 8, blurPt: 18, alpha: 0.3 }),
  /** Other cells that are carried along lie this far below and to the right of one another, in pt. */
  stackStepPt: 6,
  /** So many of them are shown. */
  stackDepth: 2,
  /** Time in which they come together, in ms. */
  gatherMs: 250,
  /** How a cell that is let go settles: a spring's response in s and its damping; then it is over. */
  drop: Object.freeze({ responseS: 0.35, dampingFraction: 0.85, durationMs: 600 }),
  /** How a cell that somebody else holds follows their finger: a spring's response in s. */
  follow: Object.freeze({ responseS: 0.12, dampingFraction: 1, durationMs: 300 }),
  /** Length of the tap that a phone gives when a cell is lifted, in ms. */
  vibrationMs: 10,
});
/** The content scrolls when something is held this near to an edge, in pt, … */
export const AUTOSCROLL_ZONE_PT = 80;
/** … but at most this part of the viewport. */
export const AUTOSCROLL_ZONE_PART = 0.2;
/** At the edge itself it scrolls this fast, in pt/s. */
export const MAX_AUTOSCROLL = 1200;

// --- Rows that are moved aside --------------------------------------------------------------------

/** How a row comes to rest: a spring's response in s and its damping; then it is over. */
export const swipeSettle = Object.freeze({
  responseS: 0.32, dampingFraction: 0.92, durationMs: 700,
});
/** Time in which the first button grows over the others, and shrinks again, in ms. */
export const SWIPE_ARM_MS = 180;
/** Letting go of a row beyond this part of its width does its first action. */
export const SWIPE_FULL_SHARE = 0.55;
/** For that the row must be at least this far beyond its buttons, in pt. */
export const SWIPE_FULL_BEYOND_PT = 40;
/** Samples older than this do not count for how fast a row is moved, in ms. */
export const SWIPE_WINDOW_MS = 150;
/** A wheel that was still for this long has let go of the row, in ms. */
export const SWIPE_WHEEL_REST_MS = 110;
/** A wheel moves a row when it turns sideways this many times as far as down. */
export const SWIPE_WHEEL_RATIO = 1.2;
/** Length of the tap that a phone gives when letting go would do the action, in ms. */
export const SWIPE_VIBRATION_MS = 8;
/** A followed row is reported about 30 times a second; it goes to each new place in this time, in ms. */
export const SWIPE_CATCH_UP_MS = 40;

// --- Changes of the layout ------------------------------------------------------------------------

/** How the stage changes to another layout unless people choose otherwise; durations in s. */
export const layoutMotion = Object.freeze({
  curve: 'spring', duration: 0.4, response: 0.45, damping: 0.85,
});
/** The spring that ends a transition of which the server says nothing more. */
export const handRest = Object.freeze({ durationMs: 300, responseMs: 204, dampingPerMille: 1000 });
/** What a transition still moves when it is over goes to its end after this, in ms. */
export const RELEASE_AFTER_MS = 600;
/** A late animation is joined at most this far in, so that its first step is not too big, in ms. */
export const LATEST_JOIN_MS = 100;
/** The animation from the picture on the page to a fresh snapshot that differs from it. */
export const takeoverMotion = Object.freeze({ curve: 'easeInOut', durationMs: 300 });
/**
 * Time of the cross-fade between two kinds of content when the change itself has no duration, in ms.
 * Source: measured on UIKit where a cell changes with its bounds.
 */
export const CONTENT_FADE_MS = 250;
/** How long the end of a replay stays before a loop begins again, in ms of real time. */
export const LOOP_REST_MS = 400;

// --- What cells show ------------------------------------------------------------------------------

/** A state, such as selected, fades in or out in this time, in ms. */
export const STATE_FADE_MS = 120;
/** A row changes what it shows within this time, in ms. */
export const ROW_CHANGE_MS = 250;
/** A picture fades in over this time, in ms. */
export const IMAGE_FADE_MS = 180;
/** Time in which the shine of placeholders runs over the viewport once, in ms. */
export const SHINE_MS = 1400;
