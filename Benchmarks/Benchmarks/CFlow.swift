// SPDX-License-Identifier: Apache-2.0
import CReference
import LayoutEngine

/// The C reference and its arrays, which are allocated once.
struct CFlow {
  private var frames: [cref_frame]
  private var lines: [cref_line]
  private var lineCount: Int64 = 0
  private var found = [Int64](repeating: 0, count: 4096)

  init(capacity: Int) {
    frames = [cref_frame](repeating: cref_frame(), count: capacity)
    lines = [cref_line](repeating: cref_line(), count: capacity + 1)
  }

  /// Lays items out by the same rules as the engine, and returns the length of the content.
  mutating func solve(_ sizes: [AxisSize]) -> Double {
    sizes.withUnsafeBytes { bytes in
      cref_flow(
        bytes.assumingMemoryBound(to: cref_size.self).baseAddress,
        Int64(sizes.count),
        FlowSample.available,
        FlowSample.spacing,
        FlowSample.spacing,
        FlowSample.inset,
        &frames,
        &lines,
        &lineCount
      )
    }
  }

  /// Lays out a grid of items of one size.
  mutating func grid(_ count: Int, width: Double, height: Double) -> Double {
    cref_grid(
      Int64(count),
      width,
      height,
      FlowSample.available,
      FlowSample.spacing,
      FlowSample.spacing,
      &frames
    )
  }

  /// Counts the items that meet a rectangle.
  mutating func query(x: Double, y: Double, width: Double, height: Double) -> Int {
    Int(cref_query(frames, lines, lineCount, x, y, width, height, &found))
  }
}
