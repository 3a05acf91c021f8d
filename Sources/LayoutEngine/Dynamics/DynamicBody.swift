// SPDX-License-Identifier: Apache-2.0
import Foundation

/// A stiff thing in a simulated plane.
///
/// Lengths are points, angles radians that grow from x to y, times seconds. A body of 100 × 100 points and density 1
/// has the mass 1.
package struct DynamicBody: Hashable, Sendable {
  /// The area, in square points, whose mass is the density.
  package static let unitArea = 10_000.0
  /// The least mass, so that a body without size can still be moved by springs and gravity.
  private static let leastMass = 1e-4

  /// Where its middle is.
  package var position: SIMD2<Double>
  /// How far it is turned.
  package var angle: Double
  /// Points per second.
  package var velocity = SIMD2<Double>.zero
  /// Radians per second.
  package var spin = 0.0
  /// The corners of its convex outline about its middle, in the direction in which angles grow.
  package var outline: [SIMD2<Double>] { didSet { weigh() } }
  /// How much there is of it for each unit of area.
  package var density = 1.0 { didSet { weigh() } }
  /// The part of its speed that it keeps when it hits something.
  package var elasticity = 0.0
  /// How strongly it holds to what slides along it.
  package var friction = 0.0
  /// How its speed fades: by this part each second, for small parts.
  package var resistance = 0.0
  /// How its spin fades.
  package var angularResistance = 0.0
  /// What electric and magnetic fields move it by.
  package var charge = 0.0
  /// Whether forces move it not at all.
  package var isAnchored = false { didSet { weigh() } }
  /// Whether it may be turned.
  package var allowsRotation = true { didSet { weigh() } }
  /// For how long it has hardly moved.
  package var restTime = 0.0
  /// The mass.
  package private(set) var mass = 1.0
  /// One over the mass; 0 for what cannot be moved.
  private(set) var inverseMass = 1.0
  /// One over the moment of inertia about the middle; 0 for what cannot be turned.
  private(set) var inverseInertia = 0.0

  /// Makes a body that rests, with the outline of a rectangle.
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

  /// Finds mass and inertia.
  ///
  /// - Source: the second moment of a polygon by its triangles about the origin.
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

  /// A point that turns with the body, given about its middle as it was unturned.
  package func place(of local: SIMD2<Double>) -> SIMD2<Double> {
    position + local.turned(by: angle)
  }

  /// The outline where it is.
  package var corners: [SIMD2<Double>] {
    let (s, c) = (sin(angle), cos(angle))
    return outline.map { position + SIMD2($0.x * c - $0.y * s, $0.x * s + $0.y * c) }
  }

  /// The speed of a point of the body; `arm` goes there from its middle.
  package func velocity(at arm: SIMD2<Double>) -> SIMD2<Double> { velocity + arm.left * spin }

  /// Changes the speed by a push at a point of the body.
  package mutating func push(_ impulse: SIMD2<Double>, at arm: SIMD2<Double>) {
    velocity += impulse * inverseMass
    spin += arm.cross(impulse) * inverseInertia
  }
}

extension SIMD2<Double> {
  /// The product that is the cosine's.
  package func dot(_ other: Self) -> Double { x * other.x + y * other.y }
  /// The product that is the sine's: positive where `other` is ahead in the direction in which angles grow.
  package func cross(_ other: Self) -> Double { x * other.y - y * other.x }
  /// Turned by a right angle in the direction in which angles grow.
  package var left: Self { Self(-y, x) }
  /// The length.
  package var length: Double { dot(self).squareRoot() }
  /// Turned by an angle.
  package func turned(by angle: Double) -> Self {
    guard angle != 0 else { return self }
    let (s, c) = (sin(angle), cos(angle))
    return Self(x * c - y * s, x * s + y * c)
  }
}
