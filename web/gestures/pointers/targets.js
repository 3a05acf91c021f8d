// SPDX-License-Identifier: Apache-2.0
// @ts-check

// What gestures act on. Points are in pt of the viewport unless said otherwise.

/** @typedef {import('../../base/geometry.js').Point} Point */
/** @typedef {import('../../transport/messageTypes.js').StageGestures} GestureWants */
/** @typedef {import('../../transport/messageTypes.js').TouchPhase} Phase */
/** @typedef {{clientX: number, clientY: number}} Place in CSS px of the window */
/**
 * Which finger touches, when, and with which key held.
 * @typedef {{finger: number, shift: boolean, tMs: number}} TouchFacts
 */
/**
 * The collection view, which receives touches.
 * @typedef {object} TouchTarget
 * @property {(phase: Phase, point: Point, facts: TouchFacts) => void} tell
 * @property {(point: Point) => unknown} [elementAt] identity of what lies at a point
 * @property {() => GestureWants | null} [wants] what its gesture recognisers want, if it has any now
 */
/**
 * The menu of the thing that is pressed.
 * @typedef {object} MenuTarget
 * @property {(point: Point | null, by: 'hold' | 'mouse' | 'key') => void} ask without a point by the keyboard
 * @property {(place: Place) => void} [slide] the pointer moves while the menu that its press opened is shown
 * @property {(place: Place) => void} [lift] the same pointer was lifted
 */
/**
 * A rectangle that is spanned.
 * @typedef {object} RectangleTarget
 * @property {(event: PointerEvent) => boolean} begins whether a drag spans it instead of scrolling
 * @property {(phase: Phase, from: Point, to: Point) => void} handle
 */
/**
 * Items that can be carried.
 * @typedef {object} CarryTarget
 * @property {(event: PointerEvent, point: Point) => 'now' | 'held' | null} carries whether a drag that
 *   begins here carries what is there: at once, or after a rest
 * @property {(phase: Phase, point: Point) => void} handle
 */
/**
 * Rows of a list that can be moved aside, which uncovers their buttons.
 * @typedef {object} SwipeTarget
 * @property {(point: Point) => 'button' | 'row' | 'away' | null} down where a pointer comes down
 *   while a row is aside; `null` when none is
 * @property {(phase: Phase, point: Point) => void} press presses the button there
 * @property {(point: Point) => boolean} mayMove whether the row there can be moved aside
 * @property {(point: Point, dx: number) => boolean} moves whether a drag across moves it aside
 * @property {(phase: Phase, point: Point, tMs: number, from?: Point) => void} handle
 * @property {() => void} close closes the row that is aside, because it was tapped
 */
/**
 * The axes along which a part follows a drag, whether it also wants fingers that rest, and the time, in s, after which such
 * a finger is the part's.
 * @typedef {{x: boolean, y: boolean, rests: boolean, press?: number}} ScreenAxes
 */
/**
 * An app's screen around its collection view.
 * @typedef {object} ScreenTarget
 * @property {(point: Point) => boolean} takes whether a finger that comes down there belongs to it
 * @property {(point: Point) => ScreenAxes | null} within what the part of an element that takes touches
 *   there by itself does with them; `null` without such a part
 * @property {(point: Point) => AroundAxes | null} around what views around the content take of drags that begin there
 *   on the content; `null` for nothing
 * @property {(point: Point) => boolean} [isAtEdge] whether a drag that begins there may be one from an edge of the
 *   screen, which comes before those of rows and of parts of elements
 * @property {(phase: Phase, point: Point, finger?: number) => void} tell
 */
/**
 * What views around the content take of drags that begin on it: along which axes, and, of the drags from the content's
 * upper edge, those down or both ways.
 * @typedef {{x: boolean, y: boolean, fromTop?: 'none' | 'down' | 'both'}} AroundAxes
 */
/**
 * The number that two fingers change by pinching.
 * @typedef {object} PinchTarget
 * @property {() => boolean} [mayBegin] whether two fingers would pinch anything now
 * @property {(step: {scale: number, x: number, y: number, isWheel?: boolean}) => void} handle
 * @property {() => void} [end] one of the two fingers has gone
 */
/**
 * Everything that pointers can act on in a canvas; members may be missing.
 * @typedef {object} Targets
 * @property {(place: Place) => Point} toPoint
 * @property {(point: Point) => void} [tap]
 * @property {(point: Point | null) => void} [hover] the mouse is there, with no button down
 * @property {TouchTarget} [touch]
 * @property {MenuTarget} [menu]
 * @property {RectangleTarget} [rectangle]
 * @property {CarryTarget} [carry]
 * @property {SwipeTarget} [swipe]
 * @property {PinchTarget} [pinch]
 * @property {ScreenTarget} [screen]
 */
/**
 * What every recogniser can use.
 * @typedef {object} Surroundings
 * @property {import('../scrolling/scrollRouter.js').Scrolling} scroller
 * @property {Targets} targets
 * @property {import('../../base/clock.js').Clock} clock
 * @property {(event: Event) => number} timeOf on the clock's line
 * @property {() => GestureWants | null} wants
 * @property {import('./touchSequence.js').TouchSequence} touch of the first finger
 */

export {};
