// SPDX-License-Identifier: Apache-2.0
import Foundation

/// A part of the plane in which bodies are moved, each by where it is, how fast and how charged.
package struct DynamicField: Hashable, Sendable {
  /// What a pull of 1 adds to the speed each second, whatever the mass, in points per second.
  package static let pull = 1000.0
  /// What a force of 1 adds to the speed of a mass of 1 each second, in points per second.
  package static let force = 100.0
  /// Below this distance from the middle there is no direction to speak of, in points.
  private static let nearly = 1e-9

  /// How bodies are moved.
  package enum Kind: Hashable, Sendable {
    /// Against their speed, by it times the strength.
    case drag
    /// Around the middle, in the direction in which angles grow.
    case vortex
    /// Towards the middle.
    case radialGravity
    /// In the field's direction.
    case linearGravity
    /// At the field's direction times the strength, in points per second, whatever else moves them.
    case velocity
    /// By a force that looks like chance.
    case noise
    /// Likewise, the more the faster they are.
    case turbulence
    /// Towards the middle, by the distance times the strength.
    case spring
    /// Away from the middle, by the charge.
    case electric
    /// Across their speed, by it times the charge.
    case magnetic
  }

  /// How bodies are moved.
  package var kind: Kind
  /// Who is moved, by number.
  package var bodies: [Int] = []
  /// The middle of the field, in points.
  package var position = SIMD2<Double>.zero
  /// Where the field is at work, about its middle.
  package var region = DynamicRegion.infinite
  /// What everything is multiplied by.
  package var strength = 1.0
  /// The field fades by the distance to this power.
  package var falloff = 0.0
  /// The distance, in points, that shorter ones count as where the field fades.
  package var minimumRadius = 0.0
  /// The direction of what has one.
  package var direction = SIMD2<Double>.zero
  /// The noise of what has some.
  package var noise = DynamicNoise(smoothness: 0, speed: 0)

  /// Makes a field that moves nobody yet.
  package init(kind: Kind) {
    self.kind = kind
  }

  /// The strength at a distance from the middle, in points.
  package func strength(at distance: Double) -> Double {
    guard falloff != 0 else { return strength }
    let faded = strength * pow(max(distance, minimumRadius, Self.nearly), -falloff)
    return faded.isFinite ? faded : 0
  }

  /// Changes the speed of a body over a step.
  package func move(_ body: inout DynamicBody, at time: Double, for step: Double) {
    let way = body.position - position
    guard !body.isAnchored, region.contains(way) else { return }
    let distance = way.length
    let strength = strength(at: distance)
    let outward = distance > Self.nearly ? way / distance : .zero
    let pushed = strength * body.inverseMass * step
    switch kind {
    case .linearGravity: body.velocity += direction * (strength * Self.pull * step)
    case .radialGravity: body.velocity -= outward * (strength * Self.pull * step)
    case .vortex: body.velocity += outward.left * (strength * Self.pull * step)
    case .velocity: body.velocity = direction * strength
    case .spring: body.velocity -= way * pushed
    // By the end of the step, so that no drag turns a body around.
    case .drag: body.velocity /= 1 + max(0, pushed)
    case .electric: body.velocity += outward * (pushed * body.charge * Self.force)
    // Turned, since what is across a speed never changes how fast it is.
    case .magnetic: body.velocity = body.velocity.turned(by: pushed * body.charge)
    case .noise: body.velocity += noise.direction(at: way, time) * (pushed * Self.force)
    case .turbulence:
      body.velocity += noise.direction(at: way, time) * (pushed * body.velocity.length)
    }
  }
}
