// SPDX-License-Identifier: Apache-2.0
import Foundation
import LayoutEngine
import StageDocuments
import StageProtocol
import UIKit

/// The parameters of a waterfall.
struct WaterfallSettings: Equatable {
  var columns = 2
  var placement = WaterfallConfiguration.Placement.alternate
  var columnSpacing: CGFloat = 12
  var itemSpacing: CGFloat = 12
  var inset = Insets(top: 6, left: 6, bottom: 6, right: 6)
  var headerHeight: CGFloat = 0
  var pinsHeaders = false

  /// The solver's configuration for a container's width, in points.
  func configuration(width: CGFloat) -> WaterfallConfiguration {
    var configuration = WaterfallConfiguration(
      containerWidth: width,
      columns: columns,
      placement: placement,
      columnSpacing: columnSpacing,
      itemSpacing: itemSpacing,
      headerHeight: headerHeight
    )
    configuration.inset = (
      CGFloat(inset.top), CGFloat(inset.left), CGFloat(inset.bottom), CGFloat(inset.right)
    )
    return configuration
  }
}

extension WaterfallSettings {
  private typealias Key = WaterfallParameters

  /// Reads the values of the parameters.
  init(_ values: LayoutValues) {
    columns = Int(values.number(Key.columns).rounded())
    placement =
      WaterfallConfiguration.Placement(rawValue: values.choice(Key.placement)) ?? .shortest
    columnSpacing = values.number(Key.columnSpacing)
    itemSpacing = values.number(Key.itemSpacing)
    inset = values.insets(Key.sectionInset)
    headerHeight = values.number(Key.headerHeight)
    pinsHeaders = values.flag(Key.pinsHeaders)
  }
}
