// SPDX-License-Identifier: Apache-2.0
import Expectations
import Foundation
import LayoutEngine
import StageProtocol
import Testing
import UIKitTestSupport

@testable import StageHost

@Suite(.ownProcess) struct OffsetSamplerTests {
  private static let key = ElementKey(category: .cell, identity: "a")

  private func frame(_ y: CGFloat) -> ElementAttributes {
    ElementAttributes(frame: CGRect(x: 0, y: y, width: 100, height: 40))
  }

  private func track(of sampler: OffsetSampler) throws -> OffsetTrack {
    let found = sampler.tracks(along: .vertical)[Self.key]
    return try #require(found ?? nil)
  }

  /// It sticks to the top from 137.3 on, until it is pushed away at 411.9.
  private func sticky(_ offset: CGFloat) -> ElementAttributes {
    frame(min(max(137.3, offset), 411.9))
  }

  @Test func `an element that never changes has no samples`() {
    let still = frame(7)
    let sampler = OffsetSampler(0...1000) { _ in [Self.key: still] }
    expect(sampler.tracks(along: .vertical), equals: [Self.key: nil])
  }

  @Test func `two bends take few samples and are met everywhere`() throws {
    var looks = 0
    let sampler = OffsetSampler(-200...1300) { offset in
      looks += 1
      return [Self.key: sticky(offset)]
    }
    let track = try track(of: sampler)
    #expect(track.samples.count <= 12)
    #expect(looks <= 60)
    for offset in stride(from: CGFloat(-300), to: 1500, by: 3.7) {
      let held = min(max(offset, -200), 1300)
      #expect(track.attributes(at: offset).distance(to: sticky(held)) <= 0.5, "\(offset)")
    }
  }

  @Test func `a curve is followed closely`() throws {
    func turned(_ offset: CGFloat) -> ElementAttributes {
      var attributes = frame(0)
      let (sine, cosine) = (sin(offset / 150), cos(offset / 150))
      attributes.transform = PlaneTransform(a: cosine, b: sine, c: -sine, d: cosine, tx: 0, ty: 0)
      attributes.alpha = 0.5 + cosine / 2
      return attributes
    }
    let sampler = OffsetSampler(0...600) { [Self.key: turned($0)] }
    let track = try track(of: sampler)
    for offset in stride(from: CGFloat(0), through: 600, by: 7) {
      #expect(track.attributes(at: offset).distance(to: turned(offset)) <= 0.5, "\(offset)")
    }
  }

  @Test func `an element that is only there for a while is sampled as long as it is`() throws {
    let sampler = OffsetSampler(0...800) { $0 < 450 ? [Self.key: frame(2 * $0)] : [:] }
    let track = try track(of: sampler)
    expect(track.attributes(at: 100).frame.minY, equals: 200)
    #expect(track.samples.last?.offset ?? 800 < 450)
  }

  @Test func `two axes add up, and what is told of them is exact`() {
    let base = frame(10)
    let across = OffsetTrack(
      axis: .horizontal,
      samples: [
        .init(offset: 0, attributes: base),
        .init(offset: 50, attributes: frame(30)),
      ]
    )
    let down = OffsetTrack(
      axis: .vertical,
      samples: [.init(offset: 0, attributes: base), .init(offset: 10, attributes: frame(20))]
    )
    let element = SampledElement(base: base, tracks: [across, down])
    // 10 + 20 · 25 / 50 + 10 · 5 / 10.
    expect(
      element.attributes(at: ScrolledPlace(content: CGPoint(x: 25, y: 5))).frame.minY,
      equals: 25
    )
    let wire = element.wireTracks(from: .zero)
    expect(wire.map(\.axis), equals: [.vertical, .horizontal])
    expect(wire[0].fields, equals: [.origin])
    expect(wire[0].samples.map(\.offset), equals: [0, 640])
    expect(wire[0].samples.map(\.dy), equals: [0, 640])
    expect(wire[1].samples.map(\.dy), equals: [0, 1280])
  }
}
