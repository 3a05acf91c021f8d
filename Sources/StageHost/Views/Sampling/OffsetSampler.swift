// SPDX-License-Identifier: Apache-2.0
import Foundation
import LayoutEngine
import StageProtocol

/// Samples a layout along one axis of an offset, with as few samples as an accuracy of half a point
/// needs.
///
/// It starts with a regular grid and checks between two samples whether the picture in the middle
/// is the mean of both. If it is not, an element usually starts or stops sticking there: at the
/// point where the straight lines from both sides meet. This point becomes a sample, too.
struct OffsetSampler {
  typealias Picture = [ElementKey: ElementAttributes]

  private struct Point {
    var offset: CGFloat
    var picture: Picture
  }

  /// The steps of the grid.
  private static let steps = 12
  /// The greatest number of looks besides the grid, unless looks are known to be cheap.
  static let most = 72
  /// The least distance of samples in points; nearer ones tell nothing new.
  private static let leastStep: CGFloat = 0.5
  /// The greatest deviation from the mean that needs no sample, in points.
  private static let tolerance: CGFloat = 0.25
  /// The greatest change that counts as none, in points.
  private static let still: CGFloat = 1.0 / 64

  private let look: (CGFloat) -> Picture
  private var points: [Point] = []
  private var left: Int

  /// Samples a range of offsets; `look` returns the picture at an offset.
  init(
    _ range: ClosedRange<CGFloat>,
    most: Int = Self.most,
    look: @escaping (CGFloat) -> Picture
  ) {
    self.look = look
    left = most
    let step = (range.upperBound - range.lowerBound) / CGFloat(Self.steps)
    for index in 0...Self.steps {
      add(range.lowerBound + CGFloat(index) * step)
    }
    var queue = zip(points, points.dropFirst()).map { ($0.offset, $1.offset) }
    while !queue.isEmpty, left > 0 {
      let (low, high) = queue.removeFirst()
      queue += refine(low, high)
    }
  }

  /// The tracks of elements; `nil` for an element that looks the same everywhere.
  func tracks(along axis: WireTrack.Axis) -> [ElementKey: OffsetTrack?] {
    var samples: [ElementKey: [OffsetTrack.Sample]] = [:]
    for point in points {
      for (key, attributes) in point.picture {
        samples[key, default: []].append(.init(offset: point.offset, attributes: attributes))
      }
    }
    return samples.mapValues { all in
      let first = all[0].attributes
      guard all.contains(where: { $0.attributes.distance(to: first) > Self.still }) else {
        return nil
      }
      return OffsetTrack(axis: axis, samples: Self.thinned(all[...]))
    }
  }

  private mutating func add(_ offset: CGFloat, _ picture: Picture? = nil) {
    let index = points.firstIndex { $0.offset >= offset } ?? points.count
    if index < points.count, points[index].offset == offset { return }
    points.insert(Point(offset: offset, picture: picture ?? look(offset)), at: index)
  }

  /// Checks between two samples.
  ///
  /// - Returns: The stretches that must be checked again.
  private mutating func refine(_ low: CGFloat, _ high: CGFloat) -> [(CGFloat, CGFloat)] {
    guard high - low > Self.leastStep,
      let index = points.firstIndex(where: { $0.offset == low })
    else { return [] }
    let middle = (low + high) / 2
    let picture = look(middle)
    left -= 1
    let (from, to) = (points[index], points[index + 1])
    var worst: (key: ElementKey, distance: CGFloat)?
    for (key, seen) in picture {
      guard let one = from.picture[key], let two = to.picture[key] else { continue }
      let distance = seen.distance(to: one.interpolated(to: two, at: 1 / 2))
      if distance > max(Self.tolerance, worst?.distance ?? 0) { worst = (key, distance) }
    }
    guard let worst else { return [] }
    var ends = [low, middle, high]
    if let bend = bend(of: worst.key, between: index) {
      ends.append(bend)
      left -= 1
    }
    add(middle, picture)
    for end in ends { add(end) }
    ends.sort()
    return Array(zip(ends, ends.dropFirst()))
  }

  /// The point in a stretch where the straight lines before and after it meet.
  private func bend(of key: ElementKey, between index: Int) -> CGFloat? {
    guard index > 0, index + 2 < points.count else { return nil }
    let around = points[(index - 1)...(index + 2)]
    let values = around.compactMap { $0.picture[key]?.numbers }
    guard values.count == around.count else { return nil }
    let offsets = around.map(\.offset)
    var best: (offset: CGFloat, bend: CGFloat)?
    for channel in values[0].indices {
      let before = (values[1][channel] - values[0][channel]) / (offsets[1] - offsets[0])
      let after = (values[3][channel] - values[2][channel]) / (offsets[3] - offsets[2])
      let turn = before - after
      guard abs(turn) > max(abs(best?.bend ?? 0), Self.leastTurn) else { continue }
      let rise = values[2][channel] - values[1][channel]
      let meeting = (rise + before * offsets[1] - after * offsets[2]) / turn
      best = (meeting, turn)
    }
    guard let meeting = best?.offset, meeting - offsets[1] > Self.leastStep / 2,
      offsets[2] - meeting > Self.leastStep / 2
    else { return nil }
    return meeting
  }

  /// The least difference between two slopes.
  private static let leastTurn: CGFloat = 1e-4

  /// The samples without those that are on a straight line between others.
  private static func thinned(_ samples: ArraySlice<OffsetTrack.Sample>) -> [OffsetTrack.Sample] {
    guard let first = samples.first, let last = samples.last, samples.count > 2 else {
      return Array(samples)
    }
    let length = last.offset - first.offset
    var furthest: (index: Int, distance: CGFloat) = (samples.startIndex, still)
    for index in samples.indices.dropFirst().dropLast() {
      let part = (samples[index].offset - first.offset) / length
      let straight = first.attributes.interpolated(to: last.attributes, at: part)
      let distance = samples[index].attributes.distance(to: straight)
      if distance > furthest.distance { furthest = (index, distance) }
    }
    guard furthest.index > samples.startIndex else { return [first, last] }
    return thinned(samples[...furthest.index]).dropLast() + thinned(samples[furthest.index...])
  }
}

extension ElementAttributes {
  /// The numbers that may change along the way: place, size, opacity and scale, each about in
  /// points.
  fileprivate var numbers: [CGFloat] {
    [
      frame.minX, frame.minY, frame.width, frame.height, alpha, transform.tx, transform.ty,
      transform.a * frame.width, transform.d * frame.height,
    ]
  }
}
