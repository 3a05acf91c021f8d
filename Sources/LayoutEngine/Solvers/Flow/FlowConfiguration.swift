// SPDX-License-Identifier: Apache-2.0
package import Foundation

/// The settings of a whole flow layout.
package struct FlowConfiguration: Hashable, Sendable {
  /// The axis that scrolls; lines follow one another along it.
  package var axis: Axis
  package var pinsHeaders: Bool
  package var pinsFooters: Bool

  /// Makes a configuration; by default it scrolls vertically and pins nothing.
  package init(axis: Axis = .vertical, pinsHeaders: Bool = false, pinsFooters: Bool = false) {
    self.axis = axis
    self.pinsHeaders = pinsHeaders
    self.pinsFooters = pinsFooters
  }
}

/// The space that a flow layout fills.
package struct FlowContainer: Hashable, Sendable {
  /// Cross length of the content, in points: the bounds without the adjusted content insets.
  package var crossLength: CGFloat
  /// Additional margins of items at both cross sides, but not of headers and footers: those that a
  /// safe area or layout margin demands beyond the content inset.
  package var itemMargins: AxisInsets
  package var pixelGrid: PixelGrid

  /// Makes a container.
  package init(
    crossLength: CGFloat,
    itemMargins: AxisInsets = .zero,
    pixelGrid: PixelGrid = .off
  ) {
    self.crossLength = crossLength
    self.itemMargins = itemMargins
    self.pixelGrid = pixelGrid
  }
}

/// The lengths that shape one section, in points.
package struct FlowSectionMetrics: Hashable, Sendable {
  /// Margins of the items; they do not move the header or footer sideways.
  package var inset: AxisInsets
  /// Distance between the thickest items of neighbouring lines.
  package var lineSpacing: CGFloat
  /// Least distance between neighbours on a line.
  package var itemSpacing: CGFloat
  /// Main length of the header; zero means that there is none.
  package var headerLength: CGFloat
  /// Main length of the footer; zero means that there is none.
  package var footerLength: CGFloat

  /// Makes metrics; spacings are 10 as in UIKit, and everything else is zero by default.
  package init(
    inset: AxisInsets = .zero,
    lineSpacing: CGFloat = 10,
    itemSpacing: CGFloat = 10,
    headerLength: CGFloat = 0,
    footerLength: CGFloat = 0
  ) {
    self.inset = inset
    self.lineSpacing = lineSpacing
    self.itemSpacing = itemSpacing
    self.headerLength = headerLength
    self.footerLength = footerLength
  }

  /// Whether the parts follow one another, so that positions can be searched in order.
  var isMonotone: Bool {
    inset.mainStart >= 0 && inset.mainEnd >= 0 && lineSpacing >= 0
  }

  /// The same metrics with meaningless lengths set to zero; `changed` is `true` when there were
  /// some.
  func sanitised() -> (metrics: FlowSectionMetrics, changed: Bool) {
    func finite(_ length: CGFloat) -> CGFloat {
      abs(length) <= FlowPolicy.longestLength ? length : 0
    }
    var clean = self
    clean.inset.mainStart = finite(inset.mainStart)
    clean.inset.mainEnd = finite(inset.mainEnd)
    clean.inset.crossStart = finite(inset.crossStart)
    clean.inset.crossEnd = finite(inset.crossEnd)
    clean.lineSpacing = finite(lineSpacing)
    clean.itemSpacing = finite(itemSpacing)
    clean.headerLength = max(0, finite(headerLength))
    clean.footerLength = max(0, finite(footerLength))
    return (clean, clean != self)
  }
}

/// One section's input: its metrics and the sizes of its items.
package struct FlowSection: Sendable {
  /// The sizes of a section's items.
  package enum Items: Sendable {
    /// Items of one size; nothing is stored for single items.
    case uniform(size: AxisSize, count: Int)
    /// One size for each item; equal sizes are detected.
    case sized([AxisSize])
  }

  package var metrics: FlowSectionMetrics
  package var items: Items

  /// Makes a section.
  package init(metrics: FlowSectionMetrics, items: Items) {
    self.metrics = metrics
    self.items = items
  }
}
