// SPDX-License-Identifier: Apache-2.0
// @ts-check

/** @typedef {import('../base/geometry.js').Point} Point */
/** @typedef {import('../transport/messageTypes.js').ServerMessages} ServerMessages */
/**
 * The part of a session that has changed.
 * @typedef {'connection' | 'stages' | 'stage' | 'values' | 'presence' | 'status' | 'diagnostics'
 *   | 'view' | 'error' | 'held' | 'transition' | 'history' | 'selection' | 'outline' | 'source'
 *   | 'events' | 'screen' | 'miniatures'} Topic
 */
/**
 * Where the content must go, because a followed driver or the host has moved it. `animation` says how it
 * moves there; `isStart` says that a view has been opened.
 * @typedef {Omit<ServerMessages['offset'], 'view' | 'orthogonalSection'> & {isStart?: boolean}} Motion
 */
/**
 * The events of a session.
 * @typedef {object} SessionEvents
 * @property {(topic: Topic) => void} change
 * @property {(way: Point) => void} adjust before a `delta` in which the viewport goes along with the content
 * @property {(delta: {bytes: number} & import('./views/viewStore.js').Applied) => void} delta
 * @property {(target: {offset: Point}) => void} target where the layout wants a release to end
 * @property {(motion: Motion) => void} offset
 * @property {(motion: {id: number, offset: Point}) => void} orthogonalOffset where a followed driver has
 *   scrolled an orthogonal section
 * @property {(aside: Omit<ServerMessages['aside'], 'view'>) => void} aside
 * @property {() => void} settled the server has handled all that was sent, after an answer that changed nothing else
 * @property {() => void} opened the server has given a view
 */

export {};
