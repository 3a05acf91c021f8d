// SPDX-License-Identifier: Apache-2.0
import Foundation

extension ChunkedRun {
  /// Calls `body` for the items that may meet a window, in order.
  ///
  /// - Complexity: O(log n + k) for k items of the lines that meet the window, unless lines or items
  ///   run backwards because a spacing is negative: then O(n).
  @inline(__always)
  func visit(_ window: AxisRect, _ body: (Int, AxisRect) -> Void) {
    let isOrdered = rules.lineSpacing >= 0
    let all = 0..<chunks.count
    let first =
      isOrdered
      ? partitionPoint(of: all) { origins[$0] + chunks[$0].length > window.main } : 0
    for index in first..<chunks.count {
      if isOrdered, origins[index] >= window.mainEnd { break }
      visit(chunk: index, window, body)
    }
  }

  @inline(__always)
  private func visit(chunk index: Int, _ window: AxisRect, _ body: (Int, AxisRect) -> Void) {
    let isOrdered = rules.lineSpacing >= 0
    var local = window
    local.main -= origins[index]
    let lines = chunks[index].lines
    let first =
      isOrdered
      ? partitionPoint(of: 0..<lines.count) {
        lines[$0].origin + lines[$0].thickness > local.main
      } : 0
    for line in first..<lines.count {
      if isOrdered, lines[line].origin >= local.mainEnd { break }
      visit(line: line, chunk: index, local, body)
    }
  }

  @inline(__always)
  private func visit(
    line: Int,
    chunk index: Int,
    _ window: AxisRect,
    _ body: (Int, AxisRect) -> Void
  ) {
    let chunk = chunks[index]
    let items = chunk.items(ofLine: line)
    let isOrdered = rules.breaker.gap >= 0
    let first =
      isOrdered
      ? partitionPoint(of: items) {
        chunk.items[$0].start + chunk.items[$0].size.cross > window.cross
      } : items.lowerBound
    for item in first..<items.upperBound {
      var rect = chunk.rect(of: item, in: chunk.lines[line])
      if isOrdered, rect.cross >= window.crossEnd { break }
      guard rect.intersects(window) else { continue }
      rect.main += origins[index]
      body(firstItems[index] + item, rect)
    }
  }
}
