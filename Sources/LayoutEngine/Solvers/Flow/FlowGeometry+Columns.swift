// SPDX-License-Identifier: Apache-2.0
package import Foundation

/// The frames of a section's items as four columns of numbers, in points of the content.
package struct FlowColumns: Hashable, Sendable {
  package var xs: [CGFloat]
  package var ys: [CGFloat]
  package var widths: [CGFloat]
  package var heights: [CGFloat]

  /// The frame of an item.
  package func frame(_ item: Int) -> CGRect {
    CGRect(x: xs[item], y: ys[item], width: widths[item], height: heights[item])
  }
}

extension FlowGeometry {
  /// The frames of all items of a section at once, for callers that need all of them.
  ///
  /// Origins are on the pixel grid, as in the elements of a query.
  /// - Complexity: O(n) in the items of the section.
  /// - Precondition: the section exists.
  package func columns(section: Int) -> FlowColumns {
    let solved = sections[section]
    let main = origins[section] + solved.linesOrigin
    let columns: FlowColumns
    switch solved.run {
    case .uniform(let run): columns = run.columns(main, solved.lineStart, container.pixelGrid)
    case .chunked(let run): columns = run.columns(main, solved.lineStart, container.pixelGrid)
    }
    guard configuration.axis == .horizontal else { return columns }
    return FlowColumns(
      xs: columns.ys,
      ys: columns.xs,
      widths: columns.heights,
      heights: columns.widths
    )
  }
}

extension UniformRun {
  /// The frames with x along the lines; each line and column is rounded once.
  fileprivate func columns(_ main: CGFloat, _ cross: CGFloat, _ grid: PixelGrid) -> FlowColumns {
    let starts = (0..<min(columns, count)).map { grid.snapped(cross + rect(of: $0).cross) }
    let xs = [CGFloat](capacity: count) { output in
      let starts = starts.span
      for line in 0..<lineCount {
        for column in 0..<min(starts.count, count - line * columns) {
          output.append(starts[column])
        }
      }
    }
    let ys = [CGFloat](capacity: count) { output in
      for line in 0..<lineCount {
        let origin = grid.snapped(main + rect(of: line * columns).main)
        for _ in 0..<min(columns, count - line * columns) { output.append(origin) }
      }
    }
    return FlowColumns(
      xs: xs,
      ys: ys,
      widths: [CGFloat](repeating: size.cross, count: count),
      heights: [CGFloat](repeating: size.main, count: count)
    )
  }
}

extension ChunkedRun {
  /// The frames with x along the lines.
  fileprivate func columns(_ main: CGFloat, _ cross: CGFloat, _ grid: PixelGrid) -> FlowColumns {
    let xs = [CGFloat](capacity: count) { output in
      for chunk in chunks {
        for start in chunk.starts { output.append(grid.snapped(cross + start)) }
      }
    }
    let ys = [CGFloat](capacity: count) { output in
      for (index, chunk) in chunks.enumerated() {
        chunk.visitMains { output.append(grid.snapped(main + origins[index] + $0)) }
      }
    }
    let widths = [CGFloat](capacity: count) { output in
      for chunk in chunks { for size in chunk.items { output.append(size.cross) } }
    }
    let heights = [CGFloat](capacity: count) { output in
      for chunk in chunks { for size in chunk.items { output.append(size.main) } }
    }
    return FlowColumns(xs: xs, ys: ys, widths: widths, heights: heights)
  }
}

extension FlowChunk {
  /// Calls `body` with the main origin of each item, from the start of the chunk.
  @inline(__always)
  fileprivate func visitMains(_ body: (CGFloat) -> Void) {
    let (lines, items) = (lines.span, items.span)
    for index in 0..<lines.count {
      let line = lines[index]
      let end = index + 1 < lines.count ? lines[index + 1].first : items.count
      for item in line.first..<end { body(line.rect(of: items[item], start: 0).main) }
    }
  }
}
