// SPDX-License-Identifier: Apache-2.0

/// Something that keeps two points at a distance: a rod, a rope or a spring.
package struct DynamicSpring: Hashable, Sendable {
  /// What is kept.
  package enum Kind: Hashable, Sendable {
    /// The distance exactly; a spring where it has a frequency.
    case rod
    /// At most the distance.
    case rope
    /// The angle between the two, exactly, or within a range.
    case angle
    /// A point on a line through the place that holds it, exactly.
    case slide
    /// Nothing, but turning is braked.
    case brake

    /// Whether it is about angles alone.
    package var isAngular: Bool { self == .angle || self == .brake }
  }

  /// What is kept.
  package var kind = Kind.rod
  /// The body that is held, by its number.
  package var body: Int
  /// The point of it that is held, about its middle as it was unturned.
  package var offset = SIMD2<Double>.zero
  /// The body that holds it; `nil` for a place.
  package var other: Int?
  /// The point of that which holds, about its middle; the place itself without a body.
  package var anchor = SIMD2<Double>.zero
  /// The distance, in points; for `angle` the difference of the angles.
  package var length = 0.0
  /// Swings per second of a spring; 0 for something stiff.
  package var frequency = 0.0
  /// How it comes to rest: 0 never, 1 as soon as without swinging.
  package var damping = 0.0
  /// The direction of the line of `slide`, of length 1, as the other body was unturned.
  package var axis = SIMD2<Double>(1, 0)
  /// How far `slide` may go along its line, in points, or `angle` from its difference, in radians.
  package var range: ClosedRange<Double>?
  /// How strongly `brake` holds, as what it takes in a second from the spin of an inertia of 1.
  package var torque = 0.0

  /// Makes a rod from a body to the origin.
  package init(body: Int) {
    self.body = body
  }
}

/// What a step of a spring needs, from where the bodies are.
struct DynamicSpringStep: Sendable {
  /// Below this distance there is no direction to speak of, in points.
  private static let nearly = 1e-9

  var spring: DynamicSpring
  /// From the middle of the body to the point that is held.
  var arm: SIMD2<Double>
  /// From the middle of the other body to the point that holds.
  var otherArm: SIMD2<Double>
  /// From the point that holds to the one that is held.
  var way: SIMD2<Double>
  /// The directions in which something is to be done, with what is wrong in each, in points.
  var rows: [Row]

  /// Something to be done in a direction.
  struct Row: Sendable {
    /// The direction, of length 1.
    var direction: SIMD2<Double>
    /// How far the points are apart too much, in points.
    var error: Double
    /// Whether only parting is undone: a rope pulls and never pushes.
    var isOneSided = false
  }

  /// Looks at where the bodies are.
  init(_ spring: DynamicSpring, _ bodies: [DynamicBody]) {
    self.spring = spring
    let body = bodies[spring.body]
    arm = spring.offset.turned(by: body.angle)
    if let other = spring.other {
      otherArm = spring.anchor.turned(by: bodies[other].angle)
      way = body.position + arm - bodies[other].position - otherArm
    } else {
      otherArm = .zero
      way = body.position + arm - spring.anchor
    }
    let distance = way.length
    rows = []
    switch spring.kind {
    case .angle, .brake: break
    case .slide: slide(bodies)
    case .rope:
      if distance > spring.length, distance > Self.nearly {
        rows = [Row(direction: way / distance, error: distance - spring.length, isOneSided: true)]
      }
    case .rod where spring.length <= Self.nearly:
      // Two points in one place: both directions count.
      rows = [
        Row(direction: SIMD2(1, 0), error: way.x), Row(direction: SIMD2(0, 1), error: way.y),
      ]
    case .rod:
      guard distance > Self.nearly else { return }
      rows = [Row(direction: way / distance, error: distance - spring.length)]
    }
  }

  /// Across the line everything counts, along it what is beyond the ends.
  private mutating func slide(_ bodies: [DynamicBody]) {
    var axis = spring.axis
    if let other = spring.other {
      axis = axis.turned(by: bodies[other].angle)
      // The line turns with the other body, which is pushed where the point is on it.
      otherArm += way
    }
    rows = [Row(direction: axis.left, error: way.dot(axis.left))]
    guard let range = spring.range else { return }
    let along = way.dot(axis)
    if along > range.upperBound {
      rows.append(Row(direction: axis, error: along - range.upperBound, isOneSided: true))
    } else if along < range.lowerBound {
      rows.append(Row(direction: -axis, error: range.lowerBound - along, isOneSided: true))
    }
  }

  /// One over how much a push in a direction changes the speed between the two points.
  func inertia(along direction: SIMD2<Double>, _ bodies: [DynamicBody]) -> Double {
    let body = bodies[spring.body]
    let lever = arm.cross(direction)
    var give = body.inverseMass + lever * lever * body.inverseInertia
    if let other = spring.other.map({ bodies[$0] }) {
      let lever = otherArm.cross(direction)
      give += other.inverseMass + lever * lever * other.inverseInertia
    }
    return give > 0 ? 1 / give : 0
  }

  /// The speed with which the points part along a direction, in points per second.
  func speed(along direction: SIMD2<Double>, _ bodies: [DynamicBody]) -> Double {
    var speed = bodies[spring.body].velocity(at: arm)
    if let other = spring.other { speed -= bodies[other].velocity(at: otherArm) }
    return speed.dot(direction)
  }

  /// Pushes the two points apart.
  func push(_ impulse: SIMD2<Double>, _ bodies: inout [DynamicBody]) {
    bodies[spring.body].push(impulse, at: arm)
    if let other = spring.other { bodies[other].push(-impulse, at: otherArm) }
  }
}
