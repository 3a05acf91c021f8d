// SPDX-License-Identifier: Apache-2.0
// @ts-check

/**
 * A damped spring of unit mass.
 * @typedef {object} Spring
 * @property {number} omega undamped angular frequency, per second
 * @property {number} zeta damping as a fraction of critical
 */

/** Damping closer to critical than this is treated as critical, where the formulas divide by 0. */
const CRITICAL_TOLERANCE = 1e-4;

/**
 * The spring with a response time and a damping fraction: stiffness (2π/r)², damping 4πζ/r.
 * @param {number} responseS
 * @param {number} dampingFraction
 * @returns {Spring}
 */
export function springOf(responseS, dampingFraction) {
  return { omega: (2 * Math.PI) / responseS, zeta: dampingFraction };
}

/**
 * How far from rest the spring stands after a time.
 * @param {Spring} spring
 * @param {number} displacement at time 0
 * @param {number} velocity at time 0, per second
 * @param {number} timeS
 */
export function springDisplacement({ omega, zeta }, displacement, velocity, timeS) {
  if (Math.abs(zeta - 1) < CRITICAL_TOLERANCE) {
    return Math.exp(-omega * timeS) * (displacement + (velocity + omega * displacement) * timeS);
  }
  if (zeta < 1) {
    const damped = omega * Math.sqrt(1 - zeta * zeta);
    const sine = (velocity + zeta * omega * displacement) / damped;
    return (
      Math.exp(-zeta * omega * timeS) *
      (displacement * Math.cos(damped * timeS) + sine * Math.sin(damped * timeS))
    );
  }
  const { slow, fast, share } = overdamped(omega, zeta, displacement, velocity);
  return share * Math.exp(slow * timeS) + (displacement - share) * Math.exp(fast * timeS);
}

/**
 * How fast the spring moves after a time, per second.
 * @param {Spring} spring
 * @param {number} displacement at time 0
 * @param {number} velocity at time 0, per second
 * @param {number} timeS
 */
export function springVelocity({ omega, zeta }, displacement, velocity, timeS) {
  if (Math.abs(zeta - 1) < CRITICAL_TOLERANCE) {
    const change = omega * (velocity + omega * displacement) * timeS;
    return Math.exp(-omega * timeS) * (velocity - change);
  }
  if (zeta < 1) {
    const damped = omega * Math.sqrt(1 - zeta * zeta);
    const sine = (zeta * omega * velocity + omega * omega * displacement) / damped;
    return (
      Math.exp(-zeta * omega * timeS) *
      (velocity * Math.cos(damped * timeS) - sine * Math.sin(damped * timeS))
    );
  }
  const { slow, fast, share } = overdamped(omega, zeta, displacement, velocity);
  return (
    share * slow * Math.exp(slow * timeS) + (displacement - share) * fast * Math.exp(fast * timeS)
  );
}

/**
 * The two rates of an overdamped spring and the share of the displacement that decays slowly.
 * @param {number} omega
 * @param {number} zeta
 * @param {number} displacement
 * @param {number} velocity
 */
function overdamped(omega, zeta, displacement, velocity) {
  const root = Math.sqrt(zeta * zeta - 1);
  const slow = -omega * (zeta - root);
  const fast = -omega * (zeta + root);
  return { slow, fast, share: (velocity - fast * displacement) / (slow - fast) };
}
