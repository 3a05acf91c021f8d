// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing

@testable import LayoutEngine

/// One section solved by itself, as most rules are about one.
struct FlowCase {
  var axis = Axis.vertical
  var crossLength: CGFloat
  var metrics = FlowSectionMetrics()
  var grid = PixelGrid.off
  var margins = AxisInsets.zero

  /// Solves items given by width and height.
  func solve(_ sizes: [(CGFloat, CGFloat)]) -> FlowGeometry {
    let sizes = sizes.map { axis.size(CGSize(width: $0.0, height: $0.1)) }
    return solve(FlowSection.Items.sized(sizes))
  }

  /// Solves items of one size, given by width and height.
  func solve(_ width: CGFloat, _ height: CGFloat, times count: Int) -> FlowGeometry {
    solve(.uniform(size: axis.size(CGSize(width: width, height: height)), count: count))
  }

  private func solve(_ items: FlowSection.Items) -> FlowGeometry {
    FlowGeometry(
      configuration: FlowConfiguration(axis: axis, pinsHeaders: true, pinsFooters: true),
      container: FlowContainer(
        crossLength: crossLength,
        itemMargins: margins,
        pixelGrid: grid
      ),
      sections: [FlowSection(metrics: metrics, items: items)]
    )
  }
}

extension FlowGeometry {
  /// The frames of the first section's items.
  var frames: [CGRect] {
    (0..<itemCount(inSection: 0)).compactMap { cell(section: 0, item: $0)?.frame }
  }

  /// The x coordinates of the first section's items, to a thousandth.
  var xs: [CGFloat] { frames.map { rounded($0.minX) } }

  /// The y coordinates of the first section's items, to a thousandth.
  var ys: [CGFloat] { frames.map { rounded($0.minY) } }

  private func rounded(_ length: CGFloat) -> CGFloat { (length * 1000).rounded() / 1000 }
}
