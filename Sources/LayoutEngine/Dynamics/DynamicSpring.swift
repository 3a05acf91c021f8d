// SPDX-License-Identifier: Apache-2.0

/// A connection that keeps two points at a distance: a rod, a rope or a spring.
package struct DynamicSpring: Hashable, Sendable {
  /// The property that a connection keeps.
  package enum Kind: Hashable, Sendable {
    /// The exact distance; with a frequency, the distance of a spring.
    case rod
    /// The greatest distance.
    case rope
    /// The angle between two bodies, exactly or within a range.
    case angle
    /// A point on a line through the anchor, exactly.
    case slide
    /// Nothing; it only brakes the turning.
    case brake

    /// Whether it concerns only angles.
    package var isAngular: Bool { self == .angle || self == .brake }
  }

  /// The property that the connection keeps.
  package var kind = Kind.rod
  /// The number of the held body.
  package var body: Int
  /// The held point, relative to the middle of the unturned body.
  package var offset = SIMD2<Double>.zero
  /// The number of the other body; `nil` when the anchor is a fixed place.
  package var other: Int?
  /// The anchor: relative to the middle of the unturned other body, or the fixed place.
  package var anchor = SIMD2<Double>.zero
  /// The distance, in points; for `angle`, the difference of the angles.
  package var length = 0.0
  /// Oscillations of a spring per second; 0 for a stiff connection.
  package var frequency = 0.0
  /// The damping of a spring: 0 never comes to rest, 1 rests without oscillating.
  package var damping = 0.0
  /// The direction of the line of `slide`, of length 1, for the unturned other body.
  package var axis = SIMD2<Double>(1, 0)
  /// The range of `slide` along its line, in points, or of `angle` about its difference, in
  /// radians.
  package var range: ClosedRange<Double>?
  /// The strength of `brake`: the spin that a body of inertia 1 loses in a second.
  package var torque = 0.0

  /// Makes a rod from a body to the origin.
  package init(body: Int) {
    self.body = body
  }
}

/// The values that a step of a spring needs, from the present places of the bodies.
struct DynamicSpringStep: Sendable {
  /// Below this distance there is no useful direction, in points.
  private static let nearly = 1e-9

  var spring: DynamicSpring
  /// The vector from the middle of the body to the held point.
  var arm: SIMD2<Double>
  /// The vector from the middle of the other body to the anchor.
  var otherArm: SIMD2<Double>
  /// The vector from the anchor to the held point.
  var way: SIMD2<Double>
  /// The directions in which the points must move, and the error in each, in points.
  var rows: [Row]

  /// One direction in which the points must move.
  struct Row: Sendable {
    /// The direction, of length 1.
    var direction: SIMD2<Double>
    /// How much too far apart the points are, in points.
    var error: Double
    /// Whether the points are only pulled together: a rope pulls and never pushes.
    var isOneSided = false
  }

  /// Reads the present places of the bodies.
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
      // The points are at the same place, so both directions are corrected.
      rows = [
        Row(direction: SIMD2(1, 0), error: way.x), Row(direction: SIMD2(0, 1), error: way.y),
      ]
    case .rod:
      guard distance > Self.nearly else { return }
      rows = [Row(direction: way / distance, error: distance - spring.length)]
    }
  }

  /// Across the line, any distance is an error; along the line, only the distance beyond the ends.
  private mutating func slide(_ bodies: [DynamicBody]) {
    var axis = spring.axis
    if let other = spring.other {
      axis = axis.turned(by: bodies[other].angle)
      // The line turns with the other body, so the body is pushed where the point is on the line.
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

  /// The inverse of the change of speed between the points for each unit of impulse in a direction.
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

  /// The speed at which the points separate along a direction, in points per second.
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
