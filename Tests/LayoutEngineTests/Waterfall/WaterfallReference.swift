// SPDX-License-Identifier: Apache-2.0
import Foundation

@testable import LayoutEngine

/// The rules of a waterfall in the slow and obvious way.
struct WaterfallReference {
  var configuration: WaterfallConfiguration
  var frames: [[CGRect]] = []
  var headers: [CGRect?] = []
  var height: CGFloat = 0

  init(_ configuration: WaterfallConfiguration, _ heights: [[CGFloat]]) {
    self.configuration = configuration
    for section in heights { add(section) }
  }

  private mutating func add(_ heights: [CGFloat]) {
    let inset = configuration.inset
    let width = configuration.containerWidth - inset.left - inset.right
    let header = configuration.headerHeight
    headers.append(
      header > 0
        ? CGRect(x: inset.left, y: height, width: max(0, width), height: header) : nil
    )
    height += header
    guard !heights.isEmpty else {
      frames.append([])
      return
    }
    let top = height + inset.top
    var bottoms = Array(repeating: CGFloat(0), count: configuration.columns)
    var ends = bottoms
    var section: [CGRect] = []
    for (item, given) in heights.enumerated() {
      var column = item % configuration.columns
      if configuration.placement == .shortest {
        column = bottoms.firstIndex(of: bottoms.min() ?? 0) ?? 0
      }
      let length = given > 0 ? given : 0
      section.append(
        CGRect(
          x: inset.left
            + CGFloat(column) * (configuration.columnWidth + configuration.columnSpacing),
          y: top + bottoms[column],
          width: configuration.columnWidth,
          height: length
        )
      )
      ends[column] = bottoms[column] + length
      bottoms[column] += length + configuration.itemSpacing
    }
    frames.append(section)
    height = top + (ends.max() ?? 0) + inset.bottom
  }
}
