// SPDX-License-Identifier: Apache-2.0
// @ts-check

const MS_PER_S = 1000;
const PER_CENT = 100;
/** Digits of seconds: a step of 1/60 s is told from the next one. */
const MOMENT_DIGITS = 3;
const DURATION_DIGITS = 2;

/**
 * A moment of a change.
 * @param {number} ms
 */
export function momentText(ms) {
  return `${(ms / MS_PER_S).toFixed(MOMENT_DIGITS)} s`;
}

/**
 * How long a change takes.
 * @param {number} ms
 */
export function durationText(ms) {
  return `${(ms / MS_PER_S).toFixed(DURATION_DIGITS)} s`;
}

/**
 * A speed as a part of real time.
 * @param {number} rate
 */
export function rateText(rate) {
  return `${Math.round(rate * PER_CENT)} %`;
}

/**
 * A moment for those who hear it.
 * @param {number} atMs
 * @param {number} durationMs
 */
export function spokenMoment(atMs, durationMs) {
  return `${Math.round(atMs)} of ${Math.round(durationMs)} milliseconds`;
}

/**
 * What the state of a replay is, as a sentence; what is said aloud when it changes.
 * @param {{isReplaying: boolean, isPlaying: boolean, isLooping: boolean, rate: number}} playback
 * @returns {string}
 */
export function stateWords({ isReplaying, isPlaying, isLooping, rate }) {
  const speed = rate === 1 ? '' : ` at ${rateText(rate)}`;
  if (!isReplaying) return `Live${speed}`;
  if (!isPlaying) return 'Held';
  return `${isLooping ? 'Looping' : 'Replaying'}${speed}`;
}
