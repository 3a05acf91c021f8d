// SPDX-License-Identifier: Apache-2.0
import Foundation

/// The lines of a section whose items differ in size, as chunks of whole lines.
///
/// A chunk knows positions only from its own start. So after a change, chunks are solved again
/// until a line starts where a line started before; all later chunks only get a new origin.
/// Positions are points from the corner where the section's items start.
/// - Invariant: there is at least one chunk, and no chunk has room on its last line for the first
///   item of the next chunk.
struct ChunkedRun: Sendable {
  /// The number of items in a full chunk: solving them takes about as long as moving the origins of
  /// all chunks of some hundred thousand items.
  static let targetCount = 256
  /// Lines that are moved to a chunk at first when its last line has room: more than are usually
  /// needed until line breaks agree with the old ones again.
  private static let firstPull = 8
  /// The most lines that are moved at once: moving more costs as much as solving all that follows.
  private static let lastPull = 256

  let rules: LineRules
  private(set) var chunks: [FlowChunk] = []
  /// The number of the section's items before each chunk, and behind them their total.
  private(set) var firstItems: [Int] = [0]
  /// The main origin of each chunk, and behind them that of a chunk that would follow.
  private(set) var origins: [CGFloat] = [0]
  /// The number of items and the main length of each chunk.
  ///
  /// They are stored apart, because every change adds them up.
  private var counts: [Int] = []
  private var lengths: [CGFloat] = []

  /// Solves all lines.
  ///
  /// - Precondition: there is at least one size.
  /// - Complexity: O(n) in the number of items.
  init(sizes: [AxisSize], rules: LineRules) {
    self.rules = rules
    let solved = FlowLines(
      of: sizes.span,
      rules: rules,
      target: Self.targetCount,
      endsSection: true
    )
    chunks = solved.cuts.map { FlowChunk($0, of: solved, sizes: sizes) }
    counts = chunks.map(\.items.count)
    lengths = chunks.map(\.length)
    firstItems = [Int](repeating: 0, count: chunks.count + 1)
    origins = [CGFloat](repeating: 0, count: chunks.count + 1)
    updateOrigins(from: 0)
  }

  /// Number of items.
  var count: Int { firstItems[chunks.count] }

  /// Main length of all lines.
  var length: CGFloat { origins[chunks.count] - rules.lineSpacing }

  /// The size of all items if they have the same size.
  ///
  /// - Complexity: O(c) for c chunks that agree.
  var uniformSize: AxisSize? {
    let size = chunks[0].uniformSize
    return chunks.allSatisfy { $0.uniformSize == size } ? size : nil
  }

  /// The first item that is too long for a line.
  var firstExceeding: Int? {
    for (chunk, first) in zip(chunks, firstItems) {
      if let item = chunk.firstExceeding { return first + item }
    }
    return nil
  }

  /// The rectangle of an item.
  ///
  /// - Complexity: O(log n) in the number of items.
  func rect(of item: Int) -> AxisRect {
    let index = chunkIndex(of: item)
    var rect = chunks[index].rect(of: item - firstItems[index])
    rect.main += origins[index]
    return rect
  }

  /// The chunk that contains an item; the last one for the position after all items.
  func chunkIndex(of item: Int) -> Int {
    partitionPoint(of: 0..<chunks.count) { firstItems[$0] > item } - 1
  }

  /// Inserts an item before the item at a position, or after all items.
  ///
  /// - Complexity: O(c + m) for c later chunks, and m items until line breaks agree with the old
  ///   ones; O(n) in the later items when they never do.
  mutating func insert(_ size: AxisSize, at item: Int) {
    let chunk = chunkIndex(of: item)
    chunks[chunk].items.insert(size, at: place(of: item, in: chunk))
    settle(chunk)
  }

  /// Removes an item.
  ///
  /// - Precondition: it is not the only one.
  /// - Complexity: As for inserting.
  mutating func remove(at item: Int) {
    let chunk = chunkIndex(of: item)
    chunks[chunk].items.remove(at: place(of: item, in: chunk))
    guard chunks[chunk].items.isEmpty else { return settle(chunk) }
    drop(chunk, boundary: chunk + 1)
    settle(min(chunk, chunks.count - 1))
  }

  /// Gives an item another size.
  ///
  /// - Complexity: As for inserting.
  mutating func resize(_ item: Int, to size: AxisSize) {
    let chunk = chunkIndex(of: item)
    let place = place(of: item, in: chunk)
    chunks[chunk].items[place] = size
    settle(chunk)
  }

  /// The index of an item of the section in its chunk's slice.
  private func place(of item: Int, in chunk: Int) -> Int {
    chunks[chunk].items.startIndex + item - firstItems[chunk]
  }

  /// Solves a changed chunk and the chunks that its line breaks reach, and moves the others.
  private mutating func settle(_ changed: Int) {
    solve(changed)
    pullLines(into: changed)
    splitWhileLarge(changed)
    guard changed > 0, lastLine(of: changed - 1, takesFirstOf: changed) else {
      return updateOrigins(from: changed)
    }
    pullLines(into: changed - 1)
    splitWhileLarge(changed - 1)
    updateOrigins(from: changed - 1)
  }

  /// Moves lines from the next chunk into a solved one until its last line is full: then all later
  /// lines start where they did.
  ///
  /// Line breaks usually agree with the old ones after a few lines, so only few are moved at first.
  /// With equal items they never do; then everything that follows is solved as a whole.
  private mutating func pullLines(into index: Int) {
    var lineCount = Self.firstPull
    while index + 1 < chunks.count, needsNext(index) {
      guard lineCount <= Self.lastPull else { return solveAll(from: index) }
      let moved = chunks[index + 1].removeFirstLines(lineCount)
      chunks[index].items.append(contentsOf: moved)
      if chunks[index + 1].items.isEmpty {
        drop(index + 1, boundary: index + 1)
      } else {
        solve(index + 1)
      }
      solve(index)
      lineCount *= 2
    }
  }

  /// Breaks all lines from a chunk on again; the caller must update the origins.
  private mutating func solveAll(from index: Int) {
    let sizes = chunks[index...].flatMap(\.items)
    let solved = FlowLines(
      of: sizes.span,
      rules: rules,
      target: Self.targetCount,
      endsSection: true
    )
    let rest = solved.cuts.map { FlowChunk($0, of: solved, sizes: sizes) }
    chunks.replaceSubrange(index..., with: rest)
    counts.replaceSubrange(index..., with: rest.map(\.items.count))
    lengths.replaceSubrange(index..., with: rest.map(\.length))
    firstItems = Array(firstItems[...index]) + [Int](repeating: 0, count: rest.count)
    origins = Array(origins[...index]) + [CGFloat](repeating: 0, count: rest.count)
  }

  /// Whether a solved chunk must take lines from the next: its last line has room, or it has become
  /// so small that there would be too many chunks.
  private func needsNext(_ index: Int) -> Bool {
    chunks[index].items.count < Self.targetCount / 4
      || lastLine(of: index, takesFirstOf: index + 1)
  }

  private func lastLine(of index: Int, takesFirstOf next: Int) -> Bool {
    let items = chunks[next].items
    return chunks[index].lastLineTakes(items[items.startIndex], rules: rules)
  }

  private mutating func solve(_ index: Int) {
    chunks[index].solve(rules: rules, isLast: index + 1 == chunks.count)
    counts[index] = chunks[index].items.count
    lengths[index] = chunks[index].length
  }

  /// Removes a chunk and one of the two places where it met its neighbours.
  private mutating func drop(_ index: Int, boundary: Int) {
    chunks.remove(at: index)
    counts.remove(at: index)
    lengths.remove(at: index)
    firstItems.remove(at: boundary)
    origins.remove(at: boundary)
  }

  private mutating func splitWhileLarge(_ index: Int) {
    guard chunks[index].items.count > 2 * Self.targetCount,
      let (front, back) = chunks[index].split()
    else { return }
    chunks.replaceSubrange(index...index, with: [front, back])
    counts.insert(0, at: index)
    lengths.insert(0, at: index)
    firstItems.insert(firstItems[index], at: index)
    origins.insert(origins[index], at: index)
    solve(index)
    solve(index + 1)
    splitWhileLarge(index + 1)
    splitWhileLarge(index)
  }

  /// Adds up counts and lengths from a chunk on; its own first item and origin are correct.
  private mutating func updateOrigins(from index: Int) {
    var first = firstItems[index]
    var origin = origins[index]
    for chunk in index..<counts.count {
      first += counts[chunk]
      origin += lengths[chunk] + rules.lineSpacing
      firstItems[chunk + 1] = first
      origins[chunk + 1] = origin
    }
  }
}
