// SPDX-License-Identifier: Apache-2.0
// @ts-check

const MS_PER_S = 1000;
const S_PER_MINUTE = 60;
const S_PER_HOUR = 3600;

/**
 * A time as clocks show it: `0:07`, `12:30`, `1:02:03`.
 * @param {number} ms
 */
export function clockText(ms) {
  const all = Math.floor(Math.max(ms, 0) / MS_PER_S);
  const hours = Math.floor(all / S_PER_HOUR);
  const minutes = Math.floor((all % S_PER_HOUR) / S_PER_MINUTE);
  const seconds = String(all % S_PER_MINUTE).padStart(2, '0');
  return hours > 0 ? `${hours}:${String(minutes).padStart(2, '0')}:${seconds}` : `${minutes}:${seconds}`;
}

/**
 * The same for people who listen.
 * @param {number} ms
 */
export function spokenClock(ms) {
  const all = Math.floor(Math.max(ms, 0) / MS_PER_S);
  const minutes = Math.floor(all / S_PER_MINUTE);
  const seconds = all % S_PER_MINUTE;
  const rest = `${seconds} ${seconds === 1 ? 'second' : 'seconds'}`;
  return minutes > 0 ? `${minutes} ${minutes === 1 ? 'minute' : 'minutes'} ${rest}` : rest;
}
