// SPDX-License-Identifier: Apache-2.0
import Foundation

@testable import LayoutEngine

/// Short ways to say compositional layouts in tests.
struct CompositionalCase {
  var size = CGSize(width: 100, height: 1000)
  var scale: CGFloat = 0
  var configuration = CompositionalConfiguration()

  /// A case of a width and height, without rounding unless a scale is given.
  init(_ width: CGFloat, _ height: CGFloat, scale: CGFloat = 0) {
    size = CGSize(width: width, height: height)
    self.scale = scale
  }

  func solve(_ sections: [(CompositionalSection?, Int)]) -> CompositionalGeometry {
    CompositionalGeometry(
      configuration,
      CompositionalContainer(size: size, pixelGrid: PixelGrid(scale: scale)),
      sections: sections.map(\.0),
      counts: sections.map(\.1)
    )
  }

  func solve(_ section: CompositionalSection, count: Int) -> CompositionalGeometry {
    solve([(section, count)])
  }

  func solve(_ group: CompositionalItem, count: Int) -> CompositionalGeometry {
    solve(CompositionalSection(group: group), count: count)
  }
}

extension CompositionalDimension {
  static func points(_ value: CGFloat) -> Self { Self(.absolute, value) }
  static func width(_ value: CGFloat) -> Self { Self(.fractionalWidth, value) }
  static func height(_ value: CGFloat) -> Self { Self(.fractionalHeight, value) }
  static func estimate(_ value: CGFloat) -> Self { Self(.estimated, value) }
  static func uniform(_ value: CGFloat) -> Self { Self(.uniformAcrossSiblings, value) }
}

extension CompositionalItem {
  static func cell(
    _ width: CompositionalDimension,
    _ height: CompositionalDimension
  ) -> CompositionalItem {
    CompositionalItem(CompositionalSize(width, height))
  }

  static func group(
    _ width: CompositionalDimension,
    _ height: CompositionalDimension,
    _ content: Content
  ) -> CompositionalItem {
    CompositionalItem(CompositionalSize(width, height), content: content)
  }

  /// The same with some of it changed.
  func with(_ change: (inout CompositionalItem) -> Void) -> CompositionalItem {
    var item = self
    change(&item)
    return item
  }
}

extension CompositionalGeometry {
  /// The frames of a section's items, in order.
  func frames(_ section: Int = 0) -> [CGRect] {
    (0..<itemCounts[section]).compactMap { cell(section: section, item: $0)?.frame }
  }

  func xs(_ section: Int = 0) -> [CGFloat] { frames(section).map(\.minX) }
  func ys(_ section: Int = 0) -> [CGFloat] { frames(section).map(\.minY) }

  /// The codes of all findings.
  var codes: [String] { diagnostics.map(\.code) }
}

/// Whether frames are the same but for rounding errors.
func isClose(_ left: CGRect, _ right: CGRect) -> Bool {
  let limit: CGFloat = 1e-3
  return abs(left.minX - right.minX) < limit && abs(left.minY - right.minY) < limit
    && abs(left.width - right.width) < limit && abs(left.height - right.height) < limit
}

/// Whether numbers are the same but for rounding errors.
func isClose(_ left: [CGFloat], _ right: [CGFloat]) -> Bool {
  left.count == right.count && zip(left, right).allSatisfy { abs($0 - $1) < 1e-3 }
}
