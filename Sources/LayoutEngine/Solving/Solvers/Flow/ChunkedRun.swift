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

  let rules: ChunkRules
  private(set) var chunks: [FlowChunk] = []
  /// For each chunk the section's items before it.
  private(set) var firstItems: [Int] = []
  /// For each chunk its main origin.
  private(set) var origins: [CGFloat] = []
  private(set) var count = 0
  /// Main length of all lines.
  private(set) var length: CGFloat = 0

  /// Solves all lines.
  ///
  /// - Precondition: there is at least one size.
  /// - Complexity: O(n) in the number of items.
  init(sizes: [AxisSize], rules: ChunkRules) {
    self.rules = rules
    chunks.reserveCapacity(sizes.count / Self.targetCount + 1)
    let span = sizes.span
    var start = 0
    while start < span.count {
      let chunk = FlowChunk(sizes: span, from: start, target: Self.targetCount, rules: rules)
      start += chunk.items.count
      chunks.append(chunk)
    }
    updateOrigins(from: 0)
  }

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

  /// The sizes of all items, in order.
  var sizes: [AxisSize] { chunks.flatMap { $0.items.map(\.size) } }

  /// The size of one item.
  func size(of item: Int) -> AxisSize {
    let chunk = chunkIndex(of: item)
    return chunks[chunk].items[item - firstItems[chunk]].size
  }

  /// Where an item is.
  ///
  /// - Complexity: O(log n) in the number of items.
  func rect(of item: Int) -> AxisRect {
    let index = chunkIndex(of: item)
    let local = item - firstItems[index]
    let chunk = chunks[index]
    var rect = chunk.rect(of: local, in: chunk.lines[chunk.line(of: local)])
    rect.main += origins[index]
    return rect
  }

  /// The chunk that holds an item; the last one for the position behind all items.
  func chunkIndex(of item: Int) -> Int {
    partitionPoint(of: 0..<firstItems.count) { firstItems[$0] > item } - 1
  }

  /// Puts an item before the one at a position, or behind all.
  ///
  /// - Complexity: O(c + m) for c chunks behind it, and m items until line breaks fall into step.
  mutating func insert(_ size: AxisSize, at item: Int) {
    let chunk = chunkIndex(of: item)
    let placed = PlacedItem(size: size, start: 0)
    chunks[chunk].items.insert(placed, at: item - firstItems[chunk])
    settle(chunk)
  }

  /// Takes an item out.
  ///
  /// - Precondition: it is not the only one.
  /// - Complexity: As for inserting.
  mutating func remove(at item: Int) {
    let chunk = chunkIndex(of: item)
    chunks[chunk].items.remove(at: item - firstItems[chunk])
    guard chunks[chunk].items.isEmpty else { return settle(chunk) }
    chunks.remove(at: chunk)
    firstItems.remove(at: chunk)
    origins.remove(at: chunk)
    settle(min(chunk, chunks.count - 1))
  }

  /// Gives an item another size.
  ///
  /// - Complexity: As for inserting.
  mutating func resize(_ item: Int, to size: AxisSize) {
    let chunk = chunkIndex(of: item)
    chunks[chunk].items[item - firstItems[chunk]].size = size
    settle(chunk)
  }

  /// Solves a changed chunk and those that its line breaks reach, then moves the rest.
  private mutating func settle(_ changed: Int) {
    var index = changed
    if index > 0, chunks[index - 1].lastLineTakes(chunks[index].items[0].size, rules: rules) {
      index -= 1
      absorbNext(of: index)
    }
    solve(index)
    while index + 1 < chunks.count, needsNext(index) {
      absorbNext(of: index)
      solve(index)
    }
    splitWhileLarge(index)
    updateOrigins(from: index)
  }

  /// Whether a solved chunk must go on into the next: its last line has room, or it has become so
  /// small that chunks would grow in number without need.
  private func needsNext(_ index: Int) -> Bool {
    let next = chunks[index + 1]
    return chunks[index].items.count < Self.targetCount / 4
      || chunks[index].lastLineTakes(next.items[0].size, rules: rules)
  }

  private mutating func solve(_ index: Int) {
    chunks[index].solve(rules: rules, isLast: index + 1 == chunks.count)
  }

  private mutating func absorbNext(of index: Int) {
    let next = chunks.remove(at: index + 1)
    chunks[index].items.append(contentsOf: next.items)
    firstItems.remove(at: index + 1)
    origins.remove(at: index + 1)
  }

  private mutating func splitWhileLarge(_ index: Int) {
    guard chunks[index].items.count > 2 * Self.targetCount,
      let (front, back) = chunks[index].split()
    else { return }
    chunks.replaceSubrange(index...index, with: [front, back])
    firstItems.insert(0, at: index)
    origins.insert(0, at: index)
    solve(index)
    solve(index + 1)
    splitWhileLarge(index + 1)
    splitWhileLarge(index)
  }

  private mutating func updateOrigins(from index: Int) {
    if firstItems.count != chunks.count {
      firstItems = [Int](repeating: 0, count: chunks.count)
      origins = [CGFloat](repeating: 0, count: chunks.count)
    }
    var first = index == 0 ? 0 : firstItems[index - 1] + chunks[index - 1].items.count
    var origin =
      index == 0 ? 0 : origins[index - 1] + chunks[index - 1].length + rules.lineSpacing
    for chunk in index..<chunks.count {
      firstItems[chunk] = first
      origins[chunk] = origin
      first += chunks[chunk].items.count
      origin += chunks[chunk].length + rules.lineSpacing
    }
    count = first
    length = origin - rules.lineSpacing
  }
}
