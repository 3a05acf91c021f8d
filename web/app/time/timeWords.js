// SPDX-License-Identifier: Apache-2.0
// @ts-check

const MS_PER_S = 1000;
const PER_CENT = 100;
/** Digits of seconds, so many that a step of 1/60 s differs from the next one. */
const MOMENT_DIGITS = 3;
const DURATION_DIGITS = 2;

/**
 * The text of a moment of a recorded change.
 * @param {number} ms
 */
export function momentText(ms) {
  return `${(ms / MS_PER_S).toFixed(MOMENT_DIGITS)} s`;
}

/**
 * What stands between a change's name and its duration: where its end is shown as the present, nothing, so that the name has
 * the room.
 * @param {number} atMs
 * @param {number} durationMs
 * @param {boolean} isReplaying
 */
export function momentBeside(atMs, durationMs, isReplaying) {
  return !isReplaying && atMs >= durationMs ? '' : momentText(atMs);
}

/**
 * The text of a recorded change's duration.
 * @param {number} ms
 */
export function durationText(ms) {
  return `${(ms / MS_PER_S).toFixed(DURATION_DIGITS)} s`;
}

/**
 * The text of a speed, as a part of real time.
 * @param {number} rate
 */
export function rateText(rate) {
  return `${Math.round(rate * PER_CENT)} %`;
}

/**
 * A moment, to be read aloud.
 * @param {number} atMs
 * @param {number} durationMs
 */
export function spokenMoment(atMs, durationMs) {
  return `${Math.round(atMs)} of ${Math.round(durationMs)} milliseconds`;
}

/**
 * What is shown, the present or a replay, to be read aloud.
 * @param {object} playback
 * @param {boolean} playback.isReplaying
 * @param {boolean} playback.isPlaying
 * @param {boolean} playback.isLooping
 * @param {boolean} playback.hasNews
 * @param {number} playback.rate
 * @returns {string}
 */
export function stateWords({ isReplaying, isPlaying, isLooping, hasNews, rate }) {
  const speed = rate === 1 ? '' : ` at ${rateText(rate)}`;
  if (!isReplaying) return `Live${speed}`;
  const news = hasNews ? '; the stage has changed in the meantime' : '';
  if (!isPlaying) return `Paused${news}`;
  return `${isLooping ? 'Looping' : 'Replaying'}${speed}${news}`;
}
