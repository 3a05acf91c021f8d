// SPDX-License-Identifier: Apache-2.0
// @ts-check
import { count } from '../widgets/facts.js';

/** @typedef {{n: number, kind: string, text: string}} LogEvent */

/** Kinds of events, in the order of their switches. */
export const EVENT_KINDS = Object.freeze([
  { kind: 'layout', label: 'Layout', help: 'Questions of the collection view to its layout' },
  { kind: 'data', label: 'Data', help: 'Questions of the collection view to its data source' },
  { kind: 'delegate', label: 'Delegate', help: 'Calls of the collection view to its delegate' },
  { kind: 'update', label: 'Update', help: 'Batch updates, their animations and completions' },
  { kind: 'view', label: 'View', help: 'Cells and views: made, reused, filled, shown' },
  { kind: 'touch', label: 'Touch', help: 'Highlighting and selection under a finger' },
  { kind: 'print', label: 'Print', help: 'Lines that the code of the layout printed' },
]);

/** Counters in the order in which they are shown. */
export const COUNTERS = Object.freeze([
  { name: 'prepares', label: 'prepare()', help: 'Times that the layout was prepared' },
  { name: 'rectQueries', label: 'rect queries', help: 'layoutAttributesForElements(in:)' },
  { name: 'countQueries', label: 'count queries', help: 'Numbers of sections and items asked for' },
  { name: 'cellRequests', label: 'cell requests', help: 'cellForItemAt' },
  { name: 'created', label: 'created', help: 'Views made with init(frame:)' },
  { name: 'recycled', label: 'recycled', help: 'Views taken from a reuse queue' },
  { name: 'cellsAlive', label: 'cells alive', help: 'Cells that exist now' },
  { name: 'viewsAlive', label: 'views alive', help: 'All reusable views that exist now' },
  { name: 'prefetched', label: 'prefetched', help: 'Items announced ahead of scrolling' },
  { name: 'applied', label: 'applied', help: 'Times that attributes were applied to a view' },
  {
    name: 'skippedApplies',
    label: 'skipped',
    help: 'Equal attributes that were not applied again',
  },
]);

/**
 * The events that the log shows: those of the wanted kinds that came after it was last cleared.
 * @param {LogEvent[]} events
 * @param {Set<string>} hidden kinds that are not wanted
 * @param {number} clearedTo number of the last event that was cleared away
 * @returns {LogEvent[]}
 */
export function shownEvents(events, hidden, clearedTo) {
  return events.filter(({ n, kind }) => n > clearedTo && !hidden.has(kind));
}

/**
 * The log as text, one event a line.
 * @param {LogEvent[]} events
 * @returns {string}
 */
export function logText(events) {
  return events.map(({ n, kind, text }) => `${numberText(n)}\t${kind}\t${text}`).join('\n');
}

/**
 * The text of an event's number; printed lines between two events have none.
 * @param {number} n
 * @returns {string}
 */
export function numberText(n) {
  return Number.isInteger(n) ? String(n) : '';
}

/**
 * The text of a counter's value.
 * @param {number | undefined} value
 * @returns {string}
 */
export function counterText(value) {
  return value === undefined ? '–' : count(value);
}
