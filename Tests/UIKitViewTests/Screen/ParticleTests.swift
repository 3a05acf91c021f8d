// SPDX-License-Identifier: Apache-2.0
import Expectations
import Foundation
import LayoutEngine
import QuartzCore
import Testing
import UIKitTestSupport

@testable import UIKit

/// Particles of emitters and pictures of layers, in a window of 300 × 600 points.
@MainActor
@Suite(.ownProcess) struct ParticleTests {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 600))
  private let picture = UIGraphicsImageRenderer(size: CGSize(width: 10, height: 6)).image {
    UIColor.red.setFill()
    $0.fill(CGRect(x: 0, y: 0, width: 10, height: 6))
  }

  private func emitter(
    _ change: (CAEmitterLayer, CAEmitterCell) -> Void = { _, _ in }
  ) -> CAEmitterLayer {
    let (layer, cell) = (CAEmitterLayer(), CAEmitterCell())
    layer.emitterPosition = CGPoint(x: 20, y: 30)
    // It begins when it is seen.
    layer.beginTime = 1
    (cell.birthRate, cell.lifetime, cell.velocity) = (10, 2, 100)
    cell.contents = picture.cgImage
    change(layer, cell)
    layer.emitterCells = [cell]
    window.layer.addSublayer(layer)
    return layer
  }

  private var steps: [ScreenStep] {
    ScreenPainter.figure(of: window, around: nil).layers.flatMap(\.steps)
  }

  /// The places in the plane of the particles' groups, with their opacity; those of drawings in them begin at the left of zero.
  private var groups: [(place: [CGFloat], opacity: CGFloat)] {
    steps.compactMap { step in
      if case .group(let place?, _, let opacity) = step, place[4] > 0 {
        (place, opacity)
      } else {
        nil
      }
    }
  }

  private func run(_ frames: Int) {
    let start = FrameClock.current.time ?? 1000
    for frame in 1...frames { FrameClock.current.advance(to: start + Double(frame) / 60) }
  }

  @Test func `particles are born by the clock, fly, and are gone after their life`() {
    let layer = emitter()
    expect(groups.isEmpty)
    run(60)
    let flying = groups
    // Ten in a second, of which the last may still be due.
    #expect((9...10).contains(flying.count))
    for group in flying {
      expect(group.place[5], equals: 30)
      #expect(group.place[4] >= 20 && group.place[4] <= 120)
    }
    // The oldest was born in the first tenth of the second.
    #expect(flying[0].place[4] > 100)
    layer.birthRate = 0
    run(60)
    #expect((9...10).contains(groups.count))
    expect(FrameClock.current.isWanted)
    run(62)
    expect(groups.isEmpty)
    expect(!FrameClock.current.isWanted)
  }

  @Test func `directions, sizes and colours are those of the cell`() {
    _ = emitter { layer, cell in
      cell.emissionLongitude = .pi / 2
      (cell.scale, cell.alphaSpeed) = (0.5, -0.5)
      cell.color = UIColor.blue.cgColor
      layer.velocity = 2
    }
    _ = steps
    run(60)
    let group = groups[0]
    #expect(abs(group.place[4] - 20) < 0.001 && group.place[5] > 180)
    #expect(group.opacity > 0.5 && group.opacity < 0.6)
    let fills = steps.compactMap { step -> ContentColour? in
      if case .fill(_, let colour) = step { colour } else { nil }
    }
    #expect(!fills.isEmpty && fills.allSatisfy { $0 == ContentColour(UIColor.blue) })
  }

  @Test func `from a line particles fly along its normal, down with half a turn`() {
    _ = emitter { layer, cell in
      (layer.emitterShape, cell.emissionLongitude) = (.line, .pi)
    }
    _ = steps
    run(60)
    let oldest = groups[0].place
    #expect(abs(oldest[4] - 20) < 0.001 && oldest[5] > 100)
  }

  @Test func `an emitter that has always been there is full at first, and never holds too many`() {
    let layer = emitter { layer, cell in
      layer.beginTime = 0
      cell.birthRate = 20
    }
    _ = steps
    // Twenty in each of the two seconds that they live.
    #expect((37...40).contains(layer.swarm.particles.count))
    layer.removeFromSuperlayer()
    let many = emitter { layer, cell in
      layer.beginTime = 0
      cell.birthRate = 100_000
    }
    _ = steps
    expect(many.swarm.particles.count, equals: ParticleSwarm.most)
  }

  @Test func `the same seed gives the same particles`() {
    func places(_ seed: UInt32) -> [CGPoint] {
      let layer = emitter { layer, cell in
        (layer.beginTime, layer.seed) = (0, seed)
        (layer.emitterShape, layer.emitterSize) = (.line, CGSize(width: 300, height: 0))
        cell.emissionRange = .pi
      }
      _ = steps
      layer.removeFromSuperlayer()
      return layer.swarm.particles.map(\.place)
    }
    let first = places(7)
    expect(places(7), equals: first)
    #expect(places(8) != first)
    #expect(Set(first.map(\.x)).count > 10)
  }

  @Test func `a layer shows the picture that code gave it`() {
    let layer = CALayer()
    layer.frame = CGRect(x: 10, y: 20, width: 100, height: 60)
    window.layer.addSublayer(layer)
    let reds = {
      steps.contains { step in
        if case .fill(_, let colour) = step { colour == ContentColour(UIColor.red) } else { false }
      }
    }
    expect(!reds())
    layer.contents = picture.cgImage
    expect(reds())
  }
}
