// SPDX-License-Identifier: Apache-2.0
import CoreGraphics
package import Foundation

/// A particle, in points and seconds of its layer.
@MainActor
package struct Particle {
  /// The kind, which has the picture.
  package let cell: CAEmitterCell
  private let life: Double
  private let start: CGPoint
  private let velocity: CGVector
  private let firstScale: CGFloat
  private let spin: CGFloat
  /// Red, green, blue and opacity at its birth, from 0 to 1.
  private let colour: [CGFloat]
  /// How old it is.
  private(set) var age = 0.0

  /// Makes a particle of a kind of a layer.
  ///
  /// - Source: the reference of `CAEmitterCell`; that a value is at most half of its range away from its mean is a guess.
  init(_ cell: CAEmitterCell, of layer: CAEmitterLayer, _ noise: inout ParticleNoise) {
    self.cell = cell
    func about(_ mean: CGFloat, _ range: CGFloat) -> CGFloat { mean + (noise.next() - 0.5) * range }
    life = Double(
      about(CGFloat(cell.lifetime), CGFloat(cell.lifetimeRange)) * CGFloat(layer.lifetime)
    )
    start = layer.birthplace(&noise)
    let direction = about(cell.emissionLongitude, cell.emissionRange) + layer.normal
    let speed = about(cell.velocity, cell.velocityRange) * CGFloat(layer.velocity)
    velocity = CGVector(dx: cos(direction) * speed, dy: sin(direction) * speed)
    firstScale = about(cell.scale, cell.scaleRange) * CGFloat(layer.scale)
    spin = about(cell.spin, cell.spinRange) * CGFloat(layer.spin)
    let plain = cell.color?.components ?? [1, 1, 1, 1]
    let ranges = [cell.redRange, cell.greenRange, cell.blueRange, cell.alphaRange]
    colour = zip(plain, ranges).map { about($0, CGFloat($1)) }
  }

  /// Makes it older.
  mutating func age(by seconds: Double) { age += seconds }

  /// Whether it is still there.
  var lives: Bool { age < life }

  /// The middle of its picture.
  package var place: CGPoint {
    let time = CGFloat(age)
    return CGPoint(
      x: start.x + velocity.dx * time + cell.xAcceleration * time * time / 2,
      y: start.y + velocity.dy * time + cell.yAcceleration * time * time / 2
    )
  }

  /// How large its picture is.
  package var scale: CGFloat { max(0, firstScale + cell.scaleSpeed * CGFloat(age)) }

  /// How far its picture is turned, in radians.
  package var turn: CGFloat { spin * CGFloat(age) }

  /// Red, green, blue and opacity, from 0 to 1.
  package var shownColour: [CGFloat] {
    let speeds = [cell.redSpeed, cell.greenSpeed, cell.blueSpeed, cell.alphaSpeed]
    return zip(colour, speeds).map { min(1, max(0, $0 + CGFloat($1) * CGFloat(age))) }
  }
}

extension CAEmitterLayer {
  /// The direction of particles without a longitude, in radians.
  ///
  /// - Source: usual code for snow and confetti, which falls from a line with a longitude of π: a line emits along its normal,
  ///   which goes up.
  fileprivate var normal: CGFloat { emitterShape == .line ? -.pi / 2 : 0 }

  /// Where a particle comes from.
  ///
  /// - Source: the reference of `emitterShape`: a line and a rectangle have the emitter's size around its position, and a
  ///   circle has its width as radius.
  fileprivate func birthplace(_ noise: inout ParticleNoise) -> CGPoint {
    let (x, y) = (emitterPosition.x, emitterPosition.y)
    switch emitterShape {
    case .line: return CGPoint(x: x + (noise.next() - 0.5) * emitterSize.width, y: y)
    case .rectangle, .cuboid:
      return CGPoint(
        x: x + (noise.next() - 0.5) * emitterSize.width,
        y: y + (noise.next() - 0.5) * emitterSize.height
      )
    case .circle, .sphere:
      let angle = noise.next() * 2 * .pi
      let isEdge = emitterMode == .outline || emitterMode == .surface
      let radius = emitterSize.width * (isEdge ? 1 : noise.next().squareRoot())
      return CGPoint(x: x + cos(angle) * radius, y: y + sin(angle) * radius)
    default: return emitterPosition
    }
  }
}

/// Numbers from 0 to 1 that look random and are the same each time.
///
/// - Source: the generator of Park and Miller, "Random number generators: good ones are hard to find", 1988.
struct ParticleNoise {
  private static let (factor, modulus): (UInt64, UInt64) = (48_271, 2_147_483_647)
  private var state: UInt64

  init(seed: UInt32) { state = UInt64(seed) % (Self.modulus - 1) + 1 }

  mutating func next() -> CGFloat {
    state = state * Self.factor % Self.modulus
    return CGFloat(state) / CGFloat(Self.modulus)
  }
}
