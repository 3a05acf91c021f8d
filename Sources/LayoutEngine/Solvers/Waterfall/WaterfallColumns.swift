// SPDX-License-Identifier: Apache-2.0
import Foundation

/// The items of one section in columns, from the top of the first item on.
///
/// Flat columns of numbers store where each item begins, its column, and the item above it. The
/// state of the columns is noted at every block of items, so that a change starts there, and a
/// query finds the last item of each column in a few steps.
///
/// - Invariant: in each column, both ends of the items ascend; with the shortest-column rule, the
///   beginnings of all items ascend.
struct WaterfallColumns: Sendable {
  /// The number of items between two notes.
  static let block = 64
  /// Greatest height of an item, in points, so that sums are exact enough.
  static let greatestHeight: CGFloat = 1e9
  /// The most columns whose state is kept in registers.
  private static let fewColumns = 4
  private static let none: Int32 = -1

  let count: Int
  let placement: WaterfallConfiguration.Placement
  let spacing: CGFloat
  private(set) var heights: [CGFloat]
  private(set) var tops: [CGFloat]
  private(set) var columns: [UInt8]
  /// The item above in the same column; −1 when there is none.
  private(set) var above: [Int32]
  /// The next free place in each column, before each block and at the end.
  private var bottoms: [CGFloat] = []
  /// The last item of each column, before each block and at the end.
  private var lasts: [Int32] = []

  /// Lays out items of given heights; a height that is not a positive number counts as 0.
  ///
  /// - Complexity: O(n) for few columns, O(n·c) for more.
  init(
    _ heights: [CGFloat],
    columns count: Int,
    placement: WaterfallConfiguration.Placement,
    spacing: CGFloat
  ) {
    self.count = count
    self.placement = placement
    self.spacing = spacing
    self.heights = heights
    tops = Array(repeating: 0, count: heights.count)
    columns = Array(repeating: 0, count: heights.count)
    above = Array(repeating: Self.none, count: heights.count)
    bottoms = Array(repeating: 0, count: count)
    lasts = Array(repeating: Self.none, count: count)
    layOut(fromBlock: 0, keeping: nil)
  }

  /// The lower end of the longest column; 0 when there are no items.
  var height: CGFloat {
    let end = bottoms.count - count
    var most: CGFloat = 0
    for column in 0..<count where lasts[end + column] >= 0 {
      most = max(most, bottoms[end + column] - spacing)
    }
    return most
  }

  /// The lower end of a column's last item; 0 when there are no items.
  func end(ofColumn column: Int) -> CGFloat {
    let end = bottoms.count - count + column
    return lasts[end] < 0 ? 0 : bottoms[end] - spacing
  }

  /// The number of the item's column, and where each column ended when the item was placed, with
  /// the spacing, in points.
  ///
  /// - Complexity: O(n) in the items before it.
  func choice(of item: Int) -> (column: Int, ends: [CGFloat]) {
    var ends = [CGFloat](repeating: 0, count: count)
    for earlier in 0..<item {
      ends[Int(columns[earlier])] = tops[earlier] + height(of: earlier) + spacing
    }
    return (Int(columns[item]), ends)
  }

  /// The height with which an item is laid out.
  func height(of item: Int) -> CGFloat { Self.sound(heights[item]) }

  /// Applies new heights; the items before the first change stay as they are.
  ///
  /// - Returns: The number of items that were laid out again.
  /// - Complexity: O(m) for m items from the first changed one on, until all columns are as before.
  @discardableResult
  mutating func update(_ new: [CGFloat]) -> Int {
    let shared = min(heights.count, new.count)
    var first = 0
    while first < shared, heights[first] == new[first] { first += 1 }
    guard first < new.count || first < heights.count else { return 0 }
    var last: Int?
    if heights.count == new.count {
      var end = new.count
      while end > first, heights[end - 1] == new[end - 1] { end -= 1 }
      last = end
    }
    heights = new
    return relayOut(from: first, unchangedFrom: last)
  }

  /// Gives one item a new height.
  ///
  /// - Returns: The number of items that were laid out again.
  @discardableResult
  mutating func setHeight(_ height: CGFloat, of item: Int) -> Int {
    heights[item] = height
    return relayOut(from: item, unchangedFrom: item + 1)
  }

  private mutating func relayOut(from first: Int, unchangedFrom last: Int?) -> Int {
    let start = min(first / Self.block, bottoms.count / count - 1)
    let old = last.map { (bottoms: bottoms, lasts: lasts, from: $0) }
    resize()
    bottoms.removeLast(bottoms.count - (start + 1) * count)
    lasts.removeLast(lasts.count - (start + 1) * count)
    return layOut(fromBlock: start, keeping: old)
  }

  private mutating func resize() {
    let size = heights.count
    if tops.count > size {
      tops.removeLast(tops.count - size)
      columns.removeLast(columns.count - size)
      above.removeLast(above.count - size)
    }
    let missing = size - tops.count
    guard missing > 0 else { return }
    tops += repeatElement(0, count: missing)
    columns += repeatElement(0, count: missing)
    above += repeatElement(Self.none, count: missing)
  }

  @discardableResult
  private mutating func layOut(
    fromBlock start: Int,
    keeping old: (bottoms: [CGFloat], lasts: [Int32], from: Int)?
  ) -> Int {
    var state = Array(bottoms[(start * count)...])
    var last = Array(lasts[(start * count)...])
    var item = start * Self.block
    while item < heights.count {
      let end = min(item + Self.block, heights.count)
      if placement == .alternate {
        alternate(item..<end, &state, &last)
      } else if count <= Self.fewColumns {
        fill(item..<end, &state, &last)
      } else {
        search(item..<end, &state, &last)
      }
      item = end
      bottoms += state
      lasts += last
      guard let old, item >= old.from, isAsBefore(old.bottoms, old.lasts) else { continue }
      // From here on nothing changed, so the old notes are still right.
      bottoms += old.bottoms[bottoms.count...]
      lasts += old.lasts[lasts.count...]
      break
    }
    return item - start * Self.block
  }

  /// Whether the last note is the same as before.
  private func isAsBefore(_ oldBottoms: [CGFloat], _ oldLasts: [Int32]) -> Bool {
    let range = (bottoms.count - count)..<bottoms.count
    guard range.upperBound <= oldBottoms.count else { return false }
    return bottoms[range] == oldBottoms[range] && lasts[range] == oldLasts[range]
  }

  private static func sound(_ height: CGFloat) -> CGFloat {
    // This comparison is false for a value that is not a number.
    height > 0 ? min(height, greatestHeight) : 0
  }

  private mutating func alternate(
    _ items: Range<Int>,
    _ state: inout [CGFloat],
    _ last: inout [Int32]
  ) {
    var column = items.lowerBound % count
    for item in items {
      tops[item] = state[column]
      columns[item] = UInt8(truncatingIfNeeded: column)
      above[item] = last[column]
      last[column] = Int32(truncatingIfNeeded: item)
      state[column] += Self.sound(heights[item]) + spacing
      column = column + 1 == count ? 0 : column + 1
    }
  }

  /// Fills up to four columns: two rounds of comparisons find the shortest without a jump.
  private mutating func fill(
    _ items: Range<Int>,
    _ state: inout [CGFloat],
    _ last: inout [Int32]
  ) {
    let spacing = spacing
    var b0 = state[0]
    var b1 = count > 1 ? state[1] : .infinity
    var b2 = count > 2 ? state[2] : .infinity
    var b3 = count > Self.fewColumns - 1 ? state[Self.fewColumns - 1] : .infinity
    for item in items {
      let isSecond = b1 < b0
      let isLast = b3 < b2
      let left = isSecond ? b1 : b0
      let right = isLast ? b3 : b2
      let isRight = right < left
      let top = isRight ? right : left
      let column = isRight ? (isLast ? Self.fewColumns - 1 : 2) : (isSecond ? 1 : 0)
      let next = top + (Self.sound(heights[item]) + spacing)
      tops[item] = top
      columns[item] = UInt8(truncatingIfNeeded: column)
      above[item] = last[column]
      last[column] = Int32(truncatingIfNeeded: item)
      b0 = column == 0 ? next : b0
      b1 = column == 1 ? next : b1
      b2 = column == 2 ? next : b2
      b3 = column > 2 ? next : b3
    }
    state[0] = b0
    if count > 1 { state[1] = b1 }
    if count > 2 { state[2] = b2 }
    if count > Self.fewColumns - 1 { state[Self.fewColumns - 1] = b3 }
  }

  private mutating func search(
    _ items: Range<Int>,
    _ state: inout [CGFloat],
    _ last: inout [Int32]
  ) {
    for item in items {
      var column = 0
      var top = state[0]
      for other in 1..<count where state[other] < top {
        column = other
        top = state[other]
      }
      tops[item] = top
      columns[item] = UInt8(truncatingIfNeeded: column)
      above[item] = last[column]
      last[column] = Int32(truncatingIfNeeded: item)
      state[column] = top + (Self.sound(heights[item]) + spacing)
    }
  }
}

extension WaterfallColumns {
  /// Calls `body` for every item that overlaps a stretch, or lies in it without height.
  ///
  /// - Complexity: O(c·log n + k) for c columns and k items found, plus one block of items.
  func forEachItem(from start: CGFloat, to end: CGFloat, _ body: (Int) -> Void) {
    guard !tops.isEmpty else { return }
    if placement == .alternate {
      for column in 0..<count { walk(alternating: column, from: start, to: end, body) }
    } else {
      for last in lasts(before: end) { walk(upFrom: last, to: start, body) }
    }
  }

  private func walk(
    alternating column: Int,
    from start: CGFloat,
    to end: CGFloat,
    _ body: (Int) -> Void
  ) {
    let length = (tops.count - column + count - 1) / count
    let first = partitionPoint(of: 0..<max(0, length)) { rank in
      let item = column + rank * count
      return tops[item] + height(of: item) >= start
    }
    var item = column + first * count
    while item < tops.count, tops[item] < end {
      body(item)
      item += count
    }
  }

  /// The last item of each column that begins before an end.
  private func lasts(before end: CGFloat) -> [Int] {
    let next = partitionPoint(of: 0..<tops.count) { tops[$0] >= end }
    let start = next / Self.block
    var last = Array(lasts[(start * count)..<((start + 1) * count)]).map { Int($0) }
    for item in (start * Self.block)..<max(start * Self.block, next) {
      last[Int(columns[item])] = item
    }
    return last
  }

  private func walk(upFrom last: Int, to start: CGFloat, _ body: (Int) -> Void) {
    var item = last
    while item >= 0, tops[item] + height(of: item) >= start {
      body(item)
      item = Int(above[item])
    }
  }
}
