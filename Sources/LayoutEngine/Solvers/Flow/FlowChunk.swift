// SPDX-License-Identifier: Apache-2.0
import Foundation

/// A run of whole lines, small enough to be solved again at every change of one of its items.
///
/// Its columns are slices: the chunks of a section that was solved as a whole share three arrays,
/// and a chunk that changes gets its own columns.
/// - Invariant: there is at least one item, and the first line starts with item 0.
struct FlowChunk: Sendable {
  /// The sizes; after a change, the chunk must be solved again.
  var items: ArraySlice<AxisSize>
  /// The cross origin of each item from the start of its line, in points.
  private(set) var starts: ArraySlice<CGFloat> = []
  private(set) var lines: ArraySlice<FlowLine> = []
  /// Main length of the lines and the spacing between them, in points.
  private(set) var length: CGFloat = 0
  /// The size of all items if they have the same size.
  private(set) var uniformSize: AxisSize?
  /// The first item that is too long for a line.
  private(set) var firstExceeding: Int?
  /// Cross length of the last line's items with the least spacing between them, in points.
  private var lastUsed: CGFloat = 0

  /// Makes a chunk that must be solved.
  init(items: ArraySlice<AxisSize>) {
    self.items = items
  }

  /// Makes a solved chunk from part of a section.
  init(_ cut: FlowLines.Cut, of solved: FlowLines, sizes: [AxisSize]) {
    items = sizes[cut.firstItem..<cut.endItem]
    take(cut, of: solved)
  }

  /// Breaks and places all lines.
  ///
  /// - Parameters:
  ///   - rules: The rules that all chunks of the section share.
  ///   - isLast: Whether the section ends with this chunk.
  /// - Complexity: O(n) in the items of the chunk.
  mutating func solve(rules: LineRules, isLast: Bool) {
    let solved = FlowLines(of: items.span, rules: rules, target: .max, endsSection: isLast)
    if let cut = solved.cuts.first { take(cut, of: solved) }
  }

  private mutating func take(_ cut: FlowLines.Cut, of solved: FlowLines) {
    starts = solved.starts[cut.firstItem..<cut.endItem]
    lines = solved.lines[cut.firstLine..<cut.endLine]
    length = cut.length
    lastUsed = cut.lastUsed
    firstExceeding = cut.firstExceeding
    let size = items.first
    uniformSize = items.allSatisfy { $0 == size } ? size : nil
  }

  /// Whether the last line has room for another item.
  func lastLineTakes(_ size: AxisSize, rules: LineRules) -> Bool {
    rules.breaker.fits(size.cross, behind: lastUsed)
  }

  /// Cuts the chunk before its middle line; `nil` when it has a single line.
  func split() -> (FlowChunk, FlowChunk)? {
    guard lines.count > 1 else { return nil }
    let cut = items.startIndex + lines[lines.startIndex + lines.count / 2].first
    return (FlowChunk(items: items[..<cut]), FlowChunk(items: items[cut...]))
  }

  /// Removes the items of the first lines; the chunk must be solved again.
  mutating func removeFirstLines(_ count: Int) -> ArraySlice<AxisSize> {
    let end =
      count < lines.count
      ? items.startIndex + lines[lines.startIndex + count].first : items.endIndex
    let removed = items[..<end]
    items = items[end...]
    return removed
  }

  /// The rectangle of an item, from the start of the chunk.
  ///
  /// - Complexity: O(log n) in the lines of the chunk.
  func rect(of item: Int) -> AxisRect {
    let lines = lines.span
    let line = partitionPoint(of: 0..<lines.count) { lines[$0].first > item } - 1
    let size = items[items.startIndex + item]
    return lines[line].rect(of: size, start: starts[starts.startIndex + item])
  }
}

extension FlowLine {
  /// The rectangle of an item of the line, from the start of the chunk: centred in the line's
  /// thickness.
  @inline(__always)
  func rect(of size: AxisSize, start: CGFloat) -> AxisRect {
    AxisRect(main: origin + (thickness - size.main) / 2, cross: start, size: size)
  }
}
