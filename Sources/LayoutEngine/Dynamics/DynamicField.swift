// SPDX-License-Identifier: Apache-2.0
import Foundation

/// A part of the plane that moves bodies, depending on their place, velocity and charge.
package struct DynamicField: Hashable, Sendable {
  /// The acceleration of a gravity of 1, for any mass, in points per second each second.
  package static let pull = 1000.0
  /// The acceleration of a mass of 1 by a force of 1, in points per second each second.
  package static let force = 100.0
  /// Below this distance from the middle there is no useful direction, in points.
  private static let nearly = 1e-9

  /// The way in which a field moves bodies.
  package enum Kind: Hashable, Sendable {
    /// Against their velocity, in proportion to it.
    case drag
    /// Around the middle, in the direction of growing angles.
    case vortex
    /// Towards the middle.
    case radialGravity
    /// In the field's direction.
    case linearGravity
    /// With a fixed velocity: the direction times the strength, in points per second; it overrides
    /// all else.
    case velocity
    /// By a force that looks random.
    case noise
    /// By a force that looks random, in proportion to their speed.
    case turbulence
    /// Towards the middle, in proportion to the distance.
    case spring
    /// Away from the middle, in proportion to the charge.
    case electric
    /// Across their velocity, in proportion to velocity and charge.
    case magnetic
  }

  /// The way in which the field moves bodies.
  package var kind: Kind
  /// The numbers of the bodies that it moves.
  package var bodies: [Int] = []
  /// The middle of the field, in points.
  package var position = SIMD2<Double>.zero
  /// The region of the field, about its middle.
  package var region = DynamicRegion.infinite
  /// The factor of all effects.
  package var strength = 1.0
  /// The strength falls with this power of the distance.
  package var falloff = 0.0
  /// The least distance in that fall, in points: shorter distances count as this one.
  package var minimumRadius = 0.0
  /// The direction, for kinds that have one.
  package var direction = SIMD2<Double>.zero
  /// The noise, for kinds that have one.
  package var noise = DynamicNoise(smoothness: 0, speed: 0)

  /// Makes a field that moves no bodies yet.
  package init(kind: Kind) {
    self.kind = kind
  }

  /// The strength at a distance from the middle, in points.
  package func strength(at distance: Double) -> Double {
    guard falloff != 0 else { return strength }
    let faded = strength * pow(max(distance, minimumRadius, Self.nearly), -falloff)
    return faded.isFinite ? faded : 0
  }

  /// Changes the velocity of a body over a step.
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
    // Uses the velocity at the end of the step, so that a drag never reverses a body.
    case .drag: body.velocity /= 1 + max(0, pushed)
    case .electric: body.velocity += outward * (pushed * body.charge * Self.force)
    // Turns the velocity, because a force across it never changes the speed.
    case .magnetic: body.velocity = body.velocity.turned(by: pushed * body.charge)
    case .noise: body.velocity += noise.direction(at: way, time) * (pushed * Self.force)
    case .turbulence:
      body.velocity += noise.direction(at: way, time) * (pushed * body.velocity.length)
    }
  }
}
