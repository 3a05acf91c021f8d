// SPDX-License-Identifier: Apache-2.0
// @ts-check

/**
 * How a cell looks and moves that is lifted from the stage. UIKit applies none of it by itself; the
 * numbers are those of what iOS does when it lifts.
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
  /** The others that come along stand this far below and to the right of one another, in pt. */
  stackStepPt: 6,
  /** As many of them are seen. */
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
