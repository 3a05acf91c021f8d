// SPDX-License-Identifier: Apache-2.0
// @ts-check

/** @typedef {import('../base/geometry.js').Point} Point */
/** @typedef {import('../transport/messageTypes.js').ServerMessages} ServerMessages */
/**
 * What of a session has changed.
 * @typedef {'connection' | 'stages' | 'stage' | 'values' | 'presence' | 'status' | 'diagnostics'
 *   | 'view' | 'error' | 'held' | 'transition' | 'history' | 'selection' | 'outline' | 'source'
 *   | 'events'} Topic
 */
/**
 * Where the content must go, as a followed driver or the host has moved it; `animation` says how it is to be
 * seen going there, and `isStart` that a view has been opened.
 * @typedef {Omit<ServerMessages['offset'], 'view' | 'row'> & {isStart?: boolean}} Motion
 */
/**
 * What a session tells.
 * @typedef {object} SessionEvents
 * @property {(topic: Topic) => void} change
 * @property {(way: Point) => void} adjust before a `delta` in which the viewport goes along with the content
 * @property {(delta: {bytes: number} & import('./views/viewStore.js').Applied) => void} delta
 * @property {(target: {offset: Point}) => void} target where the layout wants a release to end
 * @property {(motion: Motion) => void} offset
 * @property {(motion: {row: number, offset: Point}) => void} rowOffset where a followed driver has a section
 *   that scrolls by itself
 * @property {(aside: Omit<ServerMessages['aside'], 'view'>) => void} aside
 * @property {() => void} opened the server has given a view
 */

export {};
