// SPDX-License-Identifier: Apache-2.0
import Foundation

/// A rigid body in a simulated plane.
///
/// Lengths are points, angles are radians that grow from x to y, times are seconds. A body of 100 ×
/// 100 points and density 1 has the mass 1.
package struct DynamicBody: Hashable, Sendable {
  /// The area, in square points, whose mass is the density.
  package static let unitArea = 10_000.0
  /// The least mass, so that a body without size can still be moved by springs and gravity.
  private static let leastMass = 1e-4

  /// The place of its middle.
  package var position: SIMD2<Double>
  /// The angle by which it is turned.
  package var angle: Double
  /// Points per second.
  package var velocity = SIMD2<Double>.zero
  /// Radians per second.
  package var spin = 0.0
  /// The corners of its convex outline about its middle, in the direction of growing angles.
  package var outline: [SIMD2<Double>] { didSet { weigh() } }
  /// The mass for each unit of area.
  package var density = 1.0 { didSet { weigh() } }
  /// The part of its speed that it keeps after a collision.
  package var elasticity = 0.0
  /// How strongly it brakes bodies that slide along it.
  package var friction = 0.0
  /// The part of its speed that it loses each second, for small parts.
  package var resistance = 0.0
  /// The part of its spin that it loses each second, for small parts.
  package var angularResistance = 0.0
  /// The charge for electric and magnetic fields.
  package var charge = 0.0
  /// Whether forces do not move it.
  package var isAnchored = false { didSet { weigh() } }
  /// Whether it may be turned.
  package var allowsRotation = true { didSet { weigh() } }
  /// The time for which it has hardly moved.
  package var restTime = 0.0
  /// The mass of the body.
  package private(set) var mass = 1.0
  /// The inverse of the mass; 0 for a body that cannot be moved.
  private(set) var inverseMass = 1.0
  /// The inverse of the moment of inertia about the middle; 0 for a body that cannot be turned.
  private(set) var inverseInertia = 0.0

  /// Makes a body at rest with a rectangular outline.
  package init(position: SIMD2<Double>, angle: Double = 0, size: SIMD2<Double>) {
    self.position = position
    self.angle = angle
    outline = Self.rectangle(size)
    weigh()
  }

  /// The corners of a rectangle about its middle.
  package static func rectangle(_ size: SIMD2<Double>) -> [SIMD2<Double>] {
    let half = size / 2
    return [
      SIMD2(-half.x, -half.y), SIMD2(half.x, -half.y), SIMD2(half.x, half.y),
      SIMD2(-half.x, half.y),
    ]
  }

  /// Computes mass and inertia.
  ///
  /// - Source: the second moment of a polygon, from the triangles between its sides and the origin.
  private mutating func weigh() {
    var (moment, doubleArea) = (0.0, 0.0)
    let pieces = 6.0
    for (a, b) in edges {
      let cross = a.cross(b)
      doubleArea += cross
      moment += cross * (a.dot(a) + a.dot(b) + b.dot(b))
    }
    mass = max(doubleArea / 2 * density / Self.unitArea, Self.leastMass)
    inverseMass = isAnchored ? 0 : 1 / mass
    let canTurn = !isAnchored && allowsRotation && doubleArea > 0 && moment > 0
    inverseInertia = canTurn ? pieces * doubleArea / (mass * moment) : 0
  }

  private var edges: [(SIMD2<Double>, SIMD2<Double>)] {
    outline.indices.map { (outline[$0], outline[($0 + 1) % outline.count]) }
  }

  /// The present place of a point of the body, which is given relative to the middle of the
  /// unturned body.
  package func place(of local: SIMD2<Double>) -> SIMD2<Double> {
    position + local.turned(by: angle)
  }

  /// The corners of the outline at the body's present place.
  package var corners: [SIMD2<Double>] {
    let (s, c) = (sin(angle), cos(angle))
    return outline.map { position + SIMD2($0.x * c - $0.y * s, $0.x * s + $0.y * c) }
  }

  /// The velocity of a point of the body; `arm` leads from its middle to the point.
  package func velocity(at arm: SIMD2<Double>) -> SIMD2<Double> { velocity + arm.left * spin }

  /// Changes the velocity by an impulse at a point of the body.
  package mutating func push(_ impulse: SIMD2<Double>, at arm: SIMD2<Double>) {
    velocity += impulse * inverseMass
    spin += arm.cross(impulse) * inverseInertia
  }
}

extension SIMD2<Double> {
  /// The scalar product.
  package func dot(_ other: Self) -> Double { x * other.x + y * other.y }
  /// The cross product: positive when `other` lies ahead in the direction of growing angles.
  package func cross(_ other: Self) -> Double { x * other.y - y * other.x }
  /// The vector turned by a right angle in the direction of growing angles.
  package var left: Self { Self(-y, x) }
  /// The length.
  package var length: Double { dot(self).squareRoot() }
  /// The vector turned by an angle.
  package func turned(by angle: Double) -> Self {
    guard angle != 0 else { return self }
    let (s, c) = (sin(angle), cos(angle))
    return Self(x * c - y * s, x * s + y * c)
  }
}
