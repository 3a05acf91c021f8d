// SPDX-License-Identifier: Apache-2.0
import Foundation

/// The particles of an emitter's layer.
///
/// They are born while the layer is seen. An emitter without a time at which it begins has begun long ago, as on a device, so
/// that as many particles as live at once are there at first.
@MainActor
package final class ParticleSwarm: FrameListener {
  /// The most particles that live at once; further ones are not born.
  package static let most = 150
  /// The longest time that is made up for at first, in seconds, and its steps.
  private static let (longestPast, pastStep) = (10.0, 0.1)

  private weak var layer: CAEmitterLayer?
  /// From the oldest to the youngest.
  package private(set) var particles: [Particle] = []
  /// What is left of births of each kind: parts of a particle.
  private var due: [ObjectIdentifier: Double] = [:]
  private lazy var noise = ParticleNoise(seed: layer?.seed ?? 0)
  private var hasBegun = false
  /// Time of frames that was left out: particles move at every other one, so that they do not keep everybody busy.
  private var saved = 0.0
  private var frames = 0

  init(of layer: CAEmitterLayer) { self.layer = layer }

  /// Notes that the layer is painted: from then on its particles move.
  package func notePainted() {
    guard !hasBegun, let layer, layer.isInWindow else { return }
    hasBegun = true
    FrameClock.current.add(self)
    guard layer.beginTime == 0, layer.cells.allSatisfy({ $0.beginTime == 0 }) else { return }
    let longest = layer.cells.map { Double($0.lifetime * layer.lifetime) }.max() ?? 0
    let steps = Int((min(longest, Self.longestPast) / Self.pastStep).rounded(.up))
    for _ in 0..<max(0, steps) { move(by: Self.pastStep) }
  }

  package var wantsFrames: Bool {
    guard hasBegun, let layer, layer.isInWindow else { return false }
    return !particles.isEmpty || layer.cells.contains { layer.rate(of: $0) > 0 }
  }

  package func frame(at now: Double, elapsed: Double) {
    saved += elapsed
    frames += 1
    guard frames.isMultiple(of: 2) else { return }
    move(by: saved)
    saved = 0
  }

  private func move(by seconds: Double) {
    guard let layer else { return }
    for place in particles.indices { particles[place].age(by: seconds) }
    particles.removeAll { !$0.lives }
    for cell in layer.cells {
      let kind = ObjectIdentifier(cell)
      var births = due[kind, default: 0] + layer.rate(of: cell) * seconds
      while births >= 1, particles.count < Self.most {
        births -= 1
        particles.append(Particle(cell, of: layer, &noise))
      }
      due[kind] = births.truncatingRemainder(dividingBy: 1)
    }
  }
}

extension CAEmitterLayer {
  /// The kinds that are emitted.
  fileprivate var cells: [CAEmitterCell] { (emitterCells ?? []).filter(\.isEnabled) }

  /// How many particles of a kind are born in a second.
  fileprivate func rate(of cell: CAEmitterCell) -> Double {
    max(0, Double(cell.birthRate) * Double(birthRate))
  }
}
