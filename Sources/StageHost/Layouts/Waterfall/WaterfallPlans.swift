// SPDX-License-Identifier: Apache-2.0
import Foundation
import LayoutEngine
import StageDocuments
import StageProtocol

/// The solved waterfalls of some data, which all views of the same width share.
@MainActor
final class WaterfallPlans: SharedPlan {
  let data: StageData
  /// The height of each item's picture for each point of its width, by section.
  private(set) lazy var proportions: [[CGFloat]] = data.sections.map {
    $0.items.pictureRatios.map { CGFloat($0) }
  }
  private var solved: [WaterfallGeometry] = []

  init(_ data: StageData) { self.data = data }

  /// Whether the data have these numbers of items.
  func holds(_ counts: [Int]) -> Bool {
    counts.count == data.sections.count
      && zip(counts, data.sections).allSatisfy { $0 == $1.items.count }
  }

  /// The waterfall for a configuration.
  ///
  /// - Parameters:
  ///   - configuration: The configuration.
  ///   - earlier: The waterfall of earlier data, which is changed if it has this configuration.
  /// - Returns: The waterfall of these data.
  /// - Complexity: O(1) for a configuration that another view had; otherwise O(n) for n items.
  func geometry(
    _ configuration: WaterfallConfiguration,
    changing earlier: consuming WaterfallGeometry?
  ) -> WaterfallGeometry {
    if let known = solved.first(where: { $0.configuration == configuration }) { return known }
    let width = configuration.columnWidth
    let heights = proportions.map { $0.map { $0 * width } }
    var geometry = earlier ?? WaterfallGeometry(configuration, heights: [])
    if geometry.configuration == configuration {
      geometry.update(heights)
    } else {
      geometry = WaterfallGeometry(configuration, heights: heights)
    }
    solved.append(geometry)
    return geometry
  }
}
