// SPDX-License-Identifier: Apache-2.0
package import StageProtocol

/// How the items of a flow layout get their sizes.
package enum FlowSizing: String, CaseIterable {
  /// Every item has `itemSize`.
  case uniform
  /// Every item has its width and height in the data.
  case items
  /// Items have the length of `itemSize` across lines, and along them the length that their
  /// pictures need.
  case fit
  /// Every item has the size that its cell measures for its content.
  case measured = "self"

  /// The name for users.
  package var label: String {
    switch self {
    case .uniform: "All the same"
    case .items: "From the data"
    case .fit: "Fit pictures"
    case .measured: "Measured from the content"
    }
  }
}

/// The parameters of the flow layout, with the names of `UICollectionViewFlowLayout`.
package enum FlowParameters {
  package static let sizing = "sizing"
  package static let itemSize = "itemSize"
  package static let estimatedItemSize = "estimatedItemSize"
  package static let minimumLineSpacing = "minimumLineSpacing"
  package static let minimumInteritemSpacing = "minimumInteritemSpacing"
  package static let sectionInset = "sectionInset"
  package static let headerReferenceSize = "headerReferenceSize"
  package static let footerReferenceSize = "footerReferenceSize"
  package static let scrollDirection = "scrollDirection"
  package static let flipsHorizontally = "flipsHorizontallyInOppositeLayoutDirection"
  package static let sectionInsetReference = "sectionInsetReference"
  package static let sectionHeadersPinToVisibleBounds = "sectionHeadersPinToVisibleBounds"
  package static let sectionFootersPinToVisibleBounds = "sectionFootersPinToVisibleBounds"

  private static let longestSpacing = 200.0
  private static let longestInset = 200.0
  private static let longestItem = 2000.0
  private static let longestReference = 500.0

  /// All parameters; `defaults` has the values of a new flow layout.
  package static func descriptors(defaults: [String: ParameterValue]) -> [ParameterDescriptor] {
    (items + spacing + edges + direction).map { descriptor in
      var descriptor = descriptor
      descriptor.defaultValue = defaults[descriptor.key] ?? descriptor.defaultValue
      return descriptor
    }
  }

  private static var items: [ParameterDescriptor] {
    [
      ParameterDescriptor(
        key: sizing,
        label: "Sizes",
        group: "Items",
        help: "Where an item's size comes from: item size, the data, its picture's proportions, or "
          + "what its cell wants once it is shown.",
        kind: .choice(
          options: FlowSizing.allCases.map { .init(value: $0.rawValue, label: $0.label) }
        ),
        defaultValue: .choice(FlowSizing.uniform.rawValue)
      ),
      ParameterDescriptor(
        key: itemSize,
        label: "Item size",
        group: "Items",
        help: "Size of every item; with fitted pictures, the height of a row.",
        kind: .size(minimum: 1, maximum: longestItem, step: 1),
        defaultValue: .size(0, 0)
      ),
      ParameterDescriptor(
        key: estimatedItemSize,
        label: "Estimated item size",
        group: "Items",
        help:
          "What items are taken to be until their cells are shown and measured; 0 measures only "
          + "where sizes come from the content, and guesses from the first ones.",
        kind: .size(minimum: 0, maximum: longestItem, step: 1),
        defaultValue: .size(0, 0)
      ),
    ]
  }

  private static var spacing: [ParameterDescriptor] {
    [
      ParameterDescriptor(
        key: minimumLineSpacing,
        label: "Line spacing",
        group: "Spacing",
        help: "Least distance between two lines of items.",
        kind: .number(minimum: 0, maximum: longestSpacing, step: 1, unit: "pt"),
        defaultValue: .number(0)
      ),
      ParameterDescriptor(
        key: minimumInteritemSpacing,
        label: "Interitem spacing",
        group: "Spacing",
        help: "Least distance between two items of a line; what is left over is shared out.",
        kind: .number(minimum: 0, maximum: longestSpacing, step: 1, unit: "pt"),
        defaultValue: .number(0)
      ),
      ParameterDescriptor(
        key: sectionInset,
        label: "Section inset",
        group: "Spacing",
        help: "Free space around the items of each section, inside its header and footer.",
        kind: .insets(minimum: 0, maximum: longestInset, step: 1),
        defaultValue: .insets(.zero)
      ),
      ParameterDescriptor(
        key: sectionInsetReference,
        label: "Inset measured from",
        group: "Spacing",
        help: "What the section inset is measured from.",
        kind: .choice(options: [
          .init(value: "fromContentInset", label: "Content inset"),
          .init(value: "fromSafeArea", label: "Safe area"),
          .init(value: "fromLayoutMargins", label: "Layout margins"),
        ]),
        defaultValue: .choice("fromContentInset")
      ),
    ]
  }

  private static var edges: [ParameterDescriptor] {
    [
      reference(
        headerReferenceSize,
        "Header size",
        "section's header; it needs a title in the data"
      ),
      reference(
        footerReferenceSize,
        "Footer size",
        "section's footer; it needs a text in the data"
      ),
      pinning(sectionHeadersPinToVisibleBounds, "Sticky headers", "Headers"),
      pinning(sectionFootersPinToVisibleBounds, "Sticky footers", "Footers"),
    ]
  }

  private static func reference(_ key: String, _ label: String, _ of: String) -> ParameterDescriptor
  {
    ParameterDescriptor(
      key: key,
      label: label,
      group: "Headers and footers",
      help: "Size of each \(of). Only the length along the scroll direction counts; 0 hides it.",
      kind: .size(minimum: 0, maximum: longestReference, step: 1),
      defaultValue: .size(0, 0)
    )
  }

  private static func pinning(_ key: String, _ label: String, _ what: String) -> ParameterDescriptor
  {
    ParameterDescriptor(
      key: key,
      label: label,
      group: "Headers and footers",
      help: "\(what) stay at the edge of the viewport while their section is under it.",
      kind: .flag,
      defaultValue: .flag(false)
    )
  }

  private static var direction: [ParameterDescriptor] {
    [
      ParameterDescriptor(
        key: scrollDirection,
        label: "Scroll direction",
        group: "Scrolling",
        help: "Which way the content runs on when it does not fit.",
        kind: .choice(options: [
          .init(value: "vertical", label: "Vertical"),
          .init(value: "horizontal", label: "Horizontal"),
        ]),
        defaultValue: .choice("vertical")
      ),
      ParameterDescriptor(
        key: flipsHorizontally,
        label: "Mirror from right to left",
        group: "Scrolling",
        help:
          "Whether the collection view mirrors the layout where the language runs from right to "
          + "left; a plain flow layout does not want it.",
        kind: .flag,
        defaultValue: .flag(false)
      ),
    ]
  }
}
