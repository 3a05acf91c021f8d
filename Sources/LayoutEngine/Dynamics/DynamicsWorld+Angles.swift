// SPDX-License-Identifier: Apache-2.0

/// Connections that hold, limit or brake the turning of bodies.
extension DynamicsWorld {
  /// The error of the angle between two bodies, in radians; `nil` when the angle is allowed.
  ///
  /// - Returns: The error; it is positive when the first body is turned too far.
  package func angleError(_ spring: DynamicSpring) -> Double? {
    let angle = bodies[spring.body].angle - (spring.other.map { bodies[$0].angle } ?? 0)
    let turned = angle - spring.length
    guard let range = spring.range else { return turned }
    if turned > range.upperBound { return turned - range.upperBound }
    if turned < range.lowerBound { return turned - range.lowerBound }
    return nil
  }

  private func give(_ spring: DynamicSpring) -> Double {
    bodies[spring.body].inverseInertia + (spring.other.map { bodies[$0].inverseInertia } ?? 0)
  }

  private func spin(_ spring: DynamicSpring) -> Double {
    bodies[spring.body].spin - (spring.other.map { bodies[$0].spin } ?? 0)
  }

  private mutating func twist(_ spring: DynamicSpring, _ impulse: Double) {
    bodies[spring.body].spin += impulse * bodies[spring.body].inverseInertia
    if let other = spring.other { bodies[other].spin -= impulse * bodies[other].inverseInertia }
  }

  /// Changes the spins of two bodies by a function of the angle's error and their relative spin.
  package mutating func turn(_ spring: DynamicSpring, _ change: (Double, Double) -> Double) {
    let give = give(spring)
    guard give > 0, let error = angleError(spring) else { return }
    twist(spring, change(error, spin(spring)) / give)
  }

  /// Stops two bodies from turning apart; at the end of a range, only from turning beyond it.
  package mutating func holdAngle(_ spring: DynamicSpring) {
    let isBounded = spring.range != nil
    turn(spring) { error, speed in isBounded && speed * error <= 0 ? 0 : -speed }
  }

  /// Turns two bodies back to an allowed angle.
  package mutating func straightenAngle(_ spring: DynamicSpring) {
    let give = give(spring)
    guard give > 0, let error = angleError(spring) else { return }
    bodies[spring.body].angle -= error * bodies[spring.body].inverseInertia / give
    if let other = spring.other {
      bodies[other].angle += error * bodies[other].inverseInertia / give
    }
  }

  /// Reduces the relative spin of two bodies by the friction of one step.
  package mutating func brake(_ spring: DynamicSpring) {
    let give = give(spring)
    guard give > 0 else { return }
    let wanted = -spin(spring) / give
    let most = spring.torque * Self.step
    twist(spring, min(max(wanted, -most), most))
  }
}
