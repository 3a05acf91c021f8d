// SPDX-License-Identifier: Apache-2.0
import Foundation

/// The lines of a section whose items have one size: pure arithmetic, nothing is stored for single
/// items.
///
/// Positions are points from the corner where the section's items start.
struct UniformRun: Hashable, Sendable {
  let size: AxisSize
  let count: Int
  let lineSpacing: CGFloat
  /// Items on a full line, at least one.
  let columns: Int
  let justification: Justification
  let exceedsLine: Bool

  /// Makes the lines of `count` items.
  init(size: AxisSize, count: Int, breaker: LineBreaker, lineSpacing: CGFloat) {
    self.size = size
    self.count = count
    self.lineSpacing = lineSpacing
    exceedsLine = count > 0 && breaker.exceeds(size.cross)
    guard let columns = breaker.columns(of: size.cross) else {
      self.columns = max(1, count)
      justification = Justification(start: 0, gap: breaker.gap)
      return
    }
    self.columns = columns
    justification = .ofColumns(
      columns,
      count: count,
      length: size.cross,
      available: breaker.available,
      gap: breaker.gap
    )
  }

  var lineCount: Int { (count + columns - 1) / columns }

  private var stride: CGFloat { size.main + lineSpacing }

  /// Main length of all lines.
  var length: CGFloat {
    count == 0 ? 0 : CGFloat(lineCount - 1) * stride + size.main
  }

  /// The rectangle of an item.
  func rect(of item: Int) -> AxisRect {
    let (line, column) = item.quotientAndRemainder(dividingBy: columns)
    return rect(line: line, column: column)
  }

  @inline(__always)
  private func rect(line: Int, column: Int) -> AxisRect {
    let cross = justification.start + CGFloat(column) * (size.cross + justification.gap)
    return AxisRect(main: CGFloat(line) * stride, cross: cross, size: size)
  }

  /// Calls `body` for the items that may meet a window, in order.
  ///
  /// - Complexity: O(k) for k items of the lines that meet the window, if lines do not run
  ///   backwards.
  @inline(__always)
  func visit(_ window: AxisRect, _ body: (Int, AxisRect) -> Void) {
    for line in lines(from: window.main, to: window.mainEnd) {
      let first = line * columns
      for column in 0..<min(columns, count - first) {
        let rect = rect(line: line, column: column)
        if rect.meets(window) { body(first + column, rect) }
      }
    }
  }

  /// The lines that may meet a stretch of the main axis.
  func lines(from start: CGFloat, to end: CGFloat) -> Range<Int> {
    guard stride > 0 else { return 0..<lineCount }
    func line(_ position: CGFloat) -> Int {
      Int(min(max(0, (position / stride).rounded(.down)), CGFloat(lineCount)))
    }
    // With a negative spacing, an item may be thicker than the distance of lines.
    let first = line(start - size.main)
    return first..<max(first, min(lineCount, line(end) + 1))
  }
}
