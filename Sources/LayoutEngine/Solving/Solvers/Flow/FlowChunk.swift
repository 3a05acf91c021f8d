// SPDX-License-Identifier: Apache-2.0
import Foundation

extension AxisSize: FlowSized {
  var size: AxisSize { self }
}

/// An item with its place on its line.
struct PlacedItem: FlowSized, Hashable, Sendable {
  var size: AxisSize
  /// Cross origin from the start of the line, in points.
  var start: CGFloat
}

/// One line of a chunk.
struct FlowLine: Hashable, Sendable {
  /// The line's first item, counted from the chunk's first.
  var first: Int
  /// Main origin from the start of the chunk, in points.
  var origin: CGFloat
  /// The greatest main length among the items, in points.
  var thickness: CGFloat
  /// Cross lengths of the items with the least spacing between them, in points.
  var used: CGFloat
}

/// A run of whole lines, small enough to be solved anew at every change of one of its items.
///
/// - Invariant: there is at least one item, and the first line starts with item 0.
struct FlowChunk: Sendable {
  var items: [PlacedItem]
  private(set) var lines: [FlowLine] = []
  /// Main length of the lines with the spacing between them, in points.
  private(set) var length: CGFloat = 0
  /// The size of all items if they have the same one.
  private(set) var uniformSize: AxisSize?
  /// The first item that is too long for a line.
  private(set) var firstExceeding: Int?

  /// Makes a chunk that is yet to be solved.
  init(items: [PlacedItem]) {
    self.items = items
  }

  /// Makes a solved chunk from the whole lines that hold at least `target` of the sizes behind
  /// `start`, or all of them.
  init(sizes: Span<AxisSize>, from start: Int, target: Int, rules: ChunkRules) {
    let broken = Self.broken(sizes, from: start, target: target, rules: rules)
    items = [PlacedItem](capacity: broken.end - start) { output in
      for index in start..<broken.end { output.append(PlacedItem(size: sizes[index], start: 0)) }
    }
    lines = broken.lines
    length = broken.length
    finish(rules: rules, isLast: broken.end == sizes.count)
  }

  /// Breaks and places all lines.
  ///
  /// - Parameters:
  ///   - rules: What all chunks of the section share.
  ///   - isLast: Whether the section ends with this chunk.
  /// - Complexity: O(n) in the items of the chunk.
  mutating func solve(rules: ChunkRules, isLast: Bool) {
    let broken = Self.broken(items.span, from: 0, target: .max, rules: rules)
    lines = broken.lines
    length = broken.length
    finish(rules: rules, isLast: isLast)
  }

  /// Whole lines, their main length, and the item behind them.
  private struct Broken {
    var lines: [FlowLine] = []
    var length: CGFloat = 0
    var end: Int
  }

  /// The lines that hold at least `target` of the items behind `start`, or all of them.
  private static func broken<Item: FlowSized>(
    _ items: Span<Item>,
    from start: Int,
    target: Int,
    rules: ChunkRules
  ) -> Broken {
    var broken = Broken(end: start)
    broken.lines.reserveCapacity(min(target, items.count - start) / usualItemsPerLine)
    var origin: CGFloat = 0
    while broken.end < items.count && broken.end - start < target {
      let run = rules.breaker.run(from: broken.end, of: items)
      let first = broken.end - start
      broken.lines.append(
        FlowLine(first: first, origin: origin, thickness: run.thickness, used: run.used)
      )
      origin += run.thickness + rules.lineSpacing
      broken.end = run.end
    }
    broken.length = origin - rules.lineSpacing
    return broken
  }

  /// Room for lines is made at once for so many items on each.
  private static let usualItemsPerLine = 2

  /// Whether the last line has room for an item that follows.
  func lastLineTakes(_ size: AxisSize, rules: ChunkRules) -> Bool {
    guard let last = lines.last else { return true }
    return rules.breaker.fits(size.cross, behind: last.used)
  }

  /// Cuts the chunk before its middle line; `nil` when it has a single line.
  func split() -> (FlowChunk, FlowChunk)? {
    guard lines.count > 1 else { return nil }
    let cut = lines[lines.count / 2].first
    return (FlowChunk(items: Array(items[..<cut])), FlowChunk(items: Array(items[cut...])))
  }

  /// The items of a line.
  @inline(__always)
  func items(ofLine line: Int) -> Range<Int> {
    lines[line].first..<(line + 1 < lines.count ? lines[line + 1].first : items.count)
  }

  /// The line that holds an item.
  ///
  /// - Complexity: O(log n) in the lines of the chunk.
  func line(of item: Int) -> Int {
    partitionPoint(of: 0..<lines.count) { lines[$0].first > item } - 1
  }

  /// Where an item is, from the start of the chunk: centred in the thickness of its line.
  @inline(__always)
  func rect(of item: Int, in line: FlowLine) -> AxisRect {
    let placed = items[item]
    let main = line.origin + (line.thickness - placed.size.main) / 2
    return AxisRect(main: main, cross: placed.start, size: placed.size)
  }

  private mutating func finish(rules: ChunkRules, isLast: Bool) {
    justify(rules: rules, isLast: isLast)
    let size = items[0].size
    uniformSize = items.allSatisfy { $0.size == size } ? size : nil
    firstExceeding = lines.first { rules.breaker.exceeds($0.used) }?.first
  }

  private mutating func justify(rules: ChunkRules, isLast: Bool) {
    let breaker = rules.breaker
    let lines = lines
    var placed = items.mutableSpan
    for index in lines.indices {
      let isLastLine = index + 1 == lines.count
      let first = lines[index].first
      let end = isLastLine ? placed.count : lines[index + 1].first
      let justification = Justification.ofLine(
        count: end - first,
        used: lines[index].used,
        available: breaker.available,
        gap: breaker.gap,
        isLast: isLast && isLastLine
      )
      var start = justification.start
      for item in first..<end {
        placed[item].start = start
        start += placed[item].size.cross + justification.gap
      }
    }
  }
}

/// What all chunks of a section share.
struct ChunkRules: Hashable, Sendable {
  var breaker: LineBreaker
  /// Distance between the thickest items of neighbouring lines, in points.
  var lineSpacing: CGFloat
}
