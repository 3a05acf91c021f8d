// SPDX-License-Identifier: Apache-2.0

/// A body that overlaps another body or a wall, and the impulses that separate them.
struct DynamicMeeting: Sendable {
  /// A slower collision does not bounce, in points per second; otherwise nothing would come to
  /// rest.
  private static let bounceless = 20.0

  /// One place where they touch.
  struct Point: Sendable {
    var place: SIMD2<Double>
    var depth: Double
    /// The vector from the middle of each body to the place.
    var arm: SIMD2<Double>
    var otherArm: SIMD2<Double>
    /// The speed at which they shall separate, in points per second.
    var target: Double
    /// The impulse so far, along the normal and along the surface.
    var push = 0.0
    var drag = 0.0
  }

  /// The body and the other body or wall.
  let touch: DynamicsWorld.Touch
  /// The direction from the body to the other one.
  let normal: SIMD2<Double>
  private(set) var points: [Point] = []
  private let friction: Double

  /// Computes the effect of an overlap.
  ///
  /// The greater elasticity counts, and the geometric mean of both frictions. A wall has the values
  /// of the body that meets it.
  init(_ touch: DynamicsWorld.Touch, _ contact: DynamicContact, _ bodies: [DynamicBody]) {
    self.touch = touch
    normal = contact.normal
    let body = bodies[touch.body]
    let other = touch.other.map { bodies[$0] }
    let elasticity = max(body.elasticity, other?.elasticity ?? body.elasticity)
    friction = (max(0, body.friction) * max(0, other?.friction ?? body.friction)).squareRoot()
    for (place, depth) in contact.points {
      let arm = place - body.position
      let otherArm = other.map { place - $0.position } ?? .zero
      let speed =
        ((other?.velocity(at: otherArm) ?? .zero) - body.velocity(at: arm)).dot(contact.normal)
      let target = speed < -Self.bounceless ? -elasticity * speed : 0
      points.append(
        Point(place: place, depth: depth, arm: arm, otherArm: otherArm, target: target)
      )
    }
  }

  /// Changes the velocities so that the two separate, and brakes their sliding as far as friction
  /// allows.
  mutating func resolve(_ bodies: inout [DynamicBody]) {
    for index in points.indices {
      let give = self.give(points[index], along: normal, bodies)
      guard give > 0 else { continue }
      let speed = self.speed(points[index], bodies).dot(normal)
      // The impulses push but never pull in sum.
      let push = max(0, points[index].push + (points[index].target - speed) / give)
      apply(normal * (push - points[index].push), points[index], &bodies)
      points[index].push = push
      guard friction > 0 else { continue }
      let along = normal.left
      let slide = self.speed(points[index], bodies).dot(along)
      let limit = friction * push
      let wanted = points[index].drag - slide / self.give(points[index], along: along, bodies)
      let drag = min(max(wanted, -limit), limit)
      apply(along * (drag - points[index].drag), points[index], &bodies)
      points[index].drag = drag
    }
  }

  private func speed(_ point: Point, _ bodies: [DynamicBody]) -> SIMD2<Double> {
    let own = bodies[touch.body].velocity(at: point.arm)
    return (touch.other.map { bodies[$0].velocity(at: point.otherArm) } ?? .zero) - own
  }

  private func give(
    _ point: Point,
    along direction: SIMD2<Double>,
    _ bodies: [DynamicBody]
  ) -> Double {
    let lever = point.arm.cross(direction)
    var give =
      bodies[touch.body].inverseMass + lever * lever * bodies[touch.body].inverseInertia
    if let other = touch.other {
      let lever = point.otherArm.cross(direction)
      give += bodies[other].inverseMass + lever * lever * bodies[other].inverseInertia
    }
    return give
  }

  private func apply(_ impulse: SIMD2<Double>, _ point: Point, _ bodies: inout [DynamicBody]) {
    bodies[touch.body].push(-impulse, at: point.arm)
    if let other = touch.other { bodies[other].push(impulse, at: point.otherArm) }
  }
}
