// SPDX-License-Identifier: Apache-2.0
import Foundation
import LayoutEngine
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
  private enum Key {
    static let columns = "columns"
    static let placement = "placement"
    static let columnSpacing = "columnSpacing"
    static let itemSpacing = "itemSpacing"
    static let sectionInset = "sectionInset"
    static let headerHeight = "headerHeight"
    static let pinsHeaders = "pinsHeaders"
  }

  private static let columnBounds = 1.0...12
  private static let spacing = 0.0...200.0

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

  /// The descriptions of the parameters.
  static var descriptors: [ParameterDescriptor] {
    let untouched = WaterfallSettings()
    let columns = PropertyWords(
      Key.columns,
      "Columns",
      in: "Columns",
      "How many columns stand beside each other; all have the same width."
    )
    let placement = PropertyWords(
      Key.placement,
      "Next item goes to",
      in: "Columns",
      "Which column takes the next picture."
    )
    return [
      columns.descriptor(
        .number(
          minimum: columnBounds.lowerBound,
          maximum: columnBounds.upperBound,
          step: 1,
          unit: ""
        ),
        .number(Double(untouched.columns))
      ),
      placement.descriptor(
        .choice(options: [
          .init(value: "alternate", label: "Next column"),
          .init(value: "shortest", label: "Shortest column"),
        ]),
        .choice(untouched.placement.rawValue)
      ),
    ] + lengths(untouched)
  }

  private static func lengths(_ untouched: WaterfallSettings) -> [ParameterDescriptor] {
    let length = ParameterDescriptor.Kind.number(
      minimum: spacing.lowerBound,
      maximum: spacing.upperBound,
      step: 1,
      unit: "pt"
    )
    let words = { PropertyWords($0, $1, in: $2, $3) }
    return [
      words(Key.columnSpacing, "Between columns", "Spacing", "Distance between columns.")
        .descriptor(length, .number(Double(untouched.columnSpacing))),
      words(Key.itemSpacing, "Between items", "Spacing", "Distance in a column.")
        .descriptor(length, .number(Double(untouched.itemSpacing))),
      words(Key.sectionInset, "Section inset", "Spacing", "Room around the items of a section.")
        .descriptor(
          .insets(minimum: spacing.lowerBound, maximum: spacing.upperBound, step: 1),
          .insets(untouched.inset)
        ),
      words(Key.headerHeight, "Height", "Headers", "Height of headers; 0 for none.")
        .descriptor(length, .number(Double(untouched.headerHeight))),
      words(Key.pinsHeaders, "Pinned", "Headers", "Headers stay as long as their section.")
        .descriptor(.flag, .flag(untouched.pinsHeaders)),
    ]
  }
}
