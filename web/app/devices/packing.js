// SPDX-License-Identifier: Apache-2.0
// @ts-check

import { mostZoom } from '../stage/devices.js';

/** @typedef {import('../../base/geometry.js').Rect} Rect */
/** @typedef {{width: number, height: number, bezel: number}} Body in pt */

/** Room between devices, and for the name above each, in CSS px; they are not scaled. */
export const GAP_PX = 28;
export const CAPTION_PX = 26;
const SMALLEST_SCALE = 0.05;

/**
 * Places devices in rows, in their order, all with the same scale, which is as large as possible.
 * @param {readonly Body[]} devices at most about ten, because every division into rows is tried
 * @param {Rect} room in CSS px
 * @returns {{scale: number, boxes: Rect[]}} the boxes of the bodies
 */
export function packed(devices, room) {
  if (devices.length === 0) return { scale: 1, boxes: [] };
  const outer = devices.map(({ width, height, bezel }) => ({ width: width + 2 * bezel, height: height + 2 * bezel }));
  let best = { scale: -1, rows: [outer] };
  for (const rows of divisions(outer)) {
    const scale = scaleOf(rows, room);
    const isBetter = scale > best.scale || (scale === best.scale && rows.length < best.rows.length);
    if (isBetter) best = { scale, rows };
  }
  const scale = Math.max(Math.min(best.scale, mostZoom(room)), SMALLEST_SCALE);
  return { scale, boxes: boxesOf(best.rows, room, scale) };
}

/** @typedef {{width: number, height: number}} Size */

/**
 * All divisions of a list into rows: between any two neighbours, there is an end of a row or none.
 * @param {readonly Size[]} devices
 * @returns {Size[][][]}
 */
function divisions(devices) {
  const all = [];
  for (let ends = 0; ends < 2 ** (devices.length - 1); ends += 1) {
    /** @type {Size[][]} */
    const rows = [[devices[0]]];
    for (let at = 1; at < devices.length; at += 1) {
      if (ends & (2 ** (at - 1))) rows.push([]);
      rows[rows.length - 1].push(devices[at]);
    }
    all.push(rows);
  }
  return all;
}

/**
 * @param {Size[][]} rows
 * @param {Rect} room
 */
function scaleOf(rows, room) {
  const across = rows.map((row) => (room.width - (row.length - 1) * GAP_PX) / sumOf(row.map(({ width }) => width)));
  const free = room.height - rows.length * CAPTION_PX - (rows.length - 1) * GAP_PX;
  const down = free / sumOf(rows.map(highest));
  return Math.min(...across, down, 1);
}

/**
 * @param {Size[][]} rows
 * @param {Rect} room
 * @param {number} scale
 * @returns {Rect[]}
 */
function boxesOf(rows, room, scale) {
  const heights = rows.map((row) => highest(row) * scale + CAPTION_PX);
  const whole = sumOf(heights) + (rows.length - 1) * GAP_PX;
  let y = room.y + Math.max(0, (room.height - whole) / 2);
  return rows.flatMap((row, at) => {
    const width = sumOf(row.map((one) => one.width)) * scale + (row.length - 1) * GAP_PX;
    let x = room.x + Math.max(0, (room.width - width) / 2);
    const boxes = row.map((one) => {
      const box = { x, y: y + CAPTION_PX, width: one.width * scale, height: one.height * scale };
      x += box.width + GAP_PX;
      return box;
    });
    y += heights[at] + GAP_PX;
    return boxes;
  });
}

/** @param {Size[]} row */
function highest(row) {
  return Math.max(...row.map(({ height }) => height));
}

/** @param {number[]} numbers */
function sumOf(numbers) {
  return numbers.reduce((sum, number) => sum + number, 0);
}
