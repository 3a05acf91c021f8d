// SPDX-License-Identifier: Apache-2.0
import Foundation

@testable import LayoutEngine

/// The rules of a flow layout once more, slow and obvious.
///
/// Every line is found by trying, every frame by walking from the top. What the engine does cleverly
/// is compared with this.
struct FlowReference {
  struct Section {
    var metrics: FlowSectionMetrics
    var sizes: [AxisSize]
  }

  var available: (FlowSectionMetrics) -> CGFloat
  var crossLength: CGFloat
  var sections: [Section]

  init(crossLength: CGFloat, sections: [Section]) {
    self.crossLength = crossLength
    self.sections = sections
    available = { crossLength - $0.inset.crossStart - $0.inset.crossEnd }
  }

  /// Every element in order: section, kind, item and the unrounded rectangle.
  func elements() -> (elements: [(FlowElement.Kind, Int, Int, AxisRect)], length: CGFloat) {
    var all: [(FlowElement.Kind, Int, Int, AxisRect)] = []
    var main: CGFloat = 0
    for (index, section) in sections.enumerated() {
      let metrics = section.metrics
      if metrics.headerLength > 0 {
        let size = AxisSize(main: metrics.headerLength, cross: crossLength)
        all.append((.header, index, 0, AxisRect(main: main, cross: 0, size: size)))
      }
      main += metrics.headerLength + metrics.inset.mainStart
      for (item, rect) in rects(of: section).enumerated() {
        var placed = rect
        placed.main += main
        all.append((.cell, index, item, placed))
      }
      main += length(of: section) + metrics.inset.mainEnd
      if metrics.footerLength > 0 {
        let size = AxisSize(main: metrics.footerLength, cross: crossLength)
        all.append((.footer, index, 0, AxisRect(main: main, cross: 0, size: size)))
      }
      main += metrics.footerLength
    }
    return (all, main)
  }

  private func lines(of section: Section) -> [Range<Int>] {
    let gap = section.metrics.itemSpacing
    var lines: [Range<Int>] = []
    var start = 0
    while start < section.sizes.count {
      var end = start + 1
      while end < section.sizes.count {
        let crosses = section.sizes[start...end].map(\.cross)
        let used = crosses.reduce(0, +) + gap * CGFloat(end - start)
        if used > available(section.metrics) + 1e-6 { break }
        end += 1
      }
      lines.append(start..<end)
      start = end
    }
    return lines
  }

  private func thickness(_ line: Range<Int>, _ section: Section) -> CGFloat {
    section.sizes[line].map(\.main).max() ?? 0
  }

  private func length(of section: Section) -> CGFloat {
    let lines = lines(of: section)
    let spacing = section.metrics.lineSpacing * CGFloat(max(0, lines.count - 1))
    return lines.map { thickness($0, section) }.reduce(0, +) + spacing
  }

  private func rects(of section: Section) -> [AxisRect] {
    let lines = lines(of: section)
    var rects: [AxisRect] = []
    var main: CGFloat = 0
    for (index, line) in lines.enumerated() {
      let isLast = index == lines.count - 1
      let (start, gap) = placement(of: line, section, isLast: isLast)
      var cross = start + section.metrics.inset.crossStart
      let thickness = thickness(line, section)
      for size in section.sizes[line] {
        rects.append(AxisRect(main: main + (thickness - size.main) / 2, cross: cross, size: size))
        cross += size.cross + gap
      }
      main += thickness + section.metrics.lineSpacing
    }
    return rects
  }

  private func placement(
    of line: Range<Int>,
    _ section: Section,
    isLast: Bool
  ) -> (CGFloat, CGFloat) {
    let width = available(section.metrics)
    let sum = section.sizes[line].map(\.cross).reduce(0, +)
    if Set(section.sizes).count == 1 {
      var fitting = 1
      let size = section.sizes[0].cross
      let gap = section.metrics.itemSpacing
      while CGFloat(fitting + 1) * size + CGFloat(fitting) * gap <= width + 1e-6 { fitting += 1 }
      if fitting == 1 { return (max(0, (width - size) / 2), 0) }
      return (0, (width - CGFloat(fitting) * size) / CGFloat(fitting - 1))
    }
    if isLast { return (0, section.metrics.itemSpacing) }
    if line.count == 1 { return (max(0, (width - sum) / 2), 0) }
    return (0, (width - sum) / CGFloat(line.count - 1))
  }
}

/// A small generator of numbers that a seed fixes.
struct SeededNumbers: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) { state = seed &* 0x9E37_79B9_7F4A_7C15 | 1 }

  mutating func next() -> UInt64 {
    state ^= state << 13
    state ^= state >> 7
    state ^= state << 17
    return state
  }
}
