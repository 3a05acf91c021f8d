// SPDX-License-Identifier: Apache-2.0
import Foundation

/// The lines of a section whose items differ in size, as chunks of whole lines.
///
/// A chunk knows positions from its own start only, so a change solves the chunks anew until a line
/// starts where one started before; all later chunks just get another origin. Positions are points
/// from the corner where the section's items start.
/// - Invariant: there is at least one chunk, and none could take the first item of its successor on
///   its last line.
struct ChunkedRun: Sendable {
  /// Items that a chunk is filled up to: solving so many takes about as long as moving the origins
  /// of all chunks of some hundred thousand items.
  static let targetCount = 256
  /// Lines that are moved to a chunk at first when its last line has got room: more than the usual
  /// number until breaks fall into step.
  private static let firstPull = 8
  /// Lines that are moved at most at once: moving more costs as much as solving all that follows.
  private static let lastPull = 256

  let rules: LineRules
  private(set) var chunks: [FlowChunk] = []
  /// For each chunk the section's items before it, and behind them their number.
  private(set) var firstItems: [Int] = [0]
  /// For each chunk its main origin, and behind them that of a chunk that would follow.
  private(set) var origins: [CGFloat] = [0]
  /// For each chunk its number of items and its main length: columns of their own, since every change
  /// sums them up.
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

  /// The size of all items if they have the same one.
  ///
  /// - Complexity: O(c) in the chunks that agree.
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

  /// Where an item is.
  ///
  /// - Complexity: O(log n) in the number of items.
  func rect(of item: Int) -> AxisRect {
    let index = chunkIndex(of: item)
    var rect = chunks[index].rect(of: item - firstItems[index])
    rect.main += origins[index]
    return rect
  }

  /// The chunk that holds an item; the last one for the position behind all items.
  func chunkIndex(of item: Int) -> Int {
    partitionPoint(of: 0..<chunks.count) { firstItems[$0] > item } - 1
  }

  /// Puts an item before the one at a position, or behind all.
  ///
  /// - Complexity: O(c + m) for c chunks behind it, and m items until line breaks fall into step;
  ///   O(n) in the items behind it when they do not.
  mutating func insert(_ size: AxisSize, at item: Int) {
    let chunk = chunkIndex(of: item)
    chunks[chunk].items.insert(size, at: place(of: item, in: chunk))
    settle(chunk)
  }

  /// Takes an item out.
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

  /// The index of one of the section's items in the slice of its chunk.
  private func place(of item: Int, in chunk: Int) -> Int {
    chunks[chunk].items.startIndex + item - firstItems[chunk]
  }

  /// Solves a changed chunk and those that its line breaks reach, then moves the rest.
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

  /// Moves lines from the next chunk into a solved one until its last line has no room for what
  /// follows: then all later lines start where they did.
  ///
  /// Breaks fall into step after a few lines, so that few are moved at first. Those of equal items
  /// never do: then all that follows is solved as a whole.
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

  /// Breaks all lines from a chunk on anew; origins are to be summed up again.
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

  /// Whether a solved chunk must go on into the next: its last line has room, or it has become so
  /// small that chunks would grow in number without need.
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

  /// Sums up counts and lengths from a chunk on; its own first item and origin hold.
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
