// SPDX-License-Identifier: Apache-2.0
import Foundation
import LayoutEngine

extension ListText {
  /// A text with its properties; its attributes, of which the first letter's count here, come before those.
  @MainActor init(
    _ string: String,
    _ properties: UIListContentConfiguration.TextProperties,
    attributes: [NSAttributedString.Key: Any] = [:],
    at category: UIContentSizeCategory
  ) {
    let follows = properties.adjustsFontForContentSizeCategory
    let own = attributes[.font] as? UIFont
    let font = own ?? (follows ? properties.font.adjusted(to: category) : properties.font)
    let colour = attributes[.foregroundColor] as? UIColor ?? properties.resolvedColor()
    self.init(
      properties.transformed(string),
      font: font.text,
      colour: ContentColour(colour)
    )
    lineLimit = max(0, properties.numberOfLines)
    switch properties.alignment {
    case .natural: alignment = .natural
    case .center: alignment = .center
    case .justified: alignment = .justified
    }
  }
}

extension ListImage {
  /// An image with its properties: no side is longer than the maximum, and the proportions stay.
  ///
  /// Symbols, and the space that the system reserves for them, grow with body text.
  @MainActor init(
    _ image: UIImage,
    _ properties: UIListContentConfiguration.ImageProperties,
    _ metrics: ListMetrics,
    tint: UIColor,
    at category: UIContentSizeCategory
  ) {
    let shown = properties.preferredSymbolConfiguration.map(image.withConfiguration) ?? image
    var size = shown.size
    if case .symbol = shown.source { size = size.grown(to: category) }
    let limit = properties.maximumSize
    let scale = min(
      limit.width > 0 ? limit.width / max(1, size.width) : 1,
      limit.height > 0 ? limit.height / max(1, size.height) : 1
    )
    if scale < 1 {
      size = CGSize(width: size.width * scale, height: size.height * scale)
    }
    let name: String
    let isSymbol: Bool
    switch shown.source {
    case .file(let path): (name, isSymbol) = (path, false)
    case .symbol(let symbol): (name, isSymbol) = (symbol, true)
    }
    self.init(
      name: name,
      isSymbol: isSymbol,
      size: size,
      tint: ContentColour(shown.drawnTint ?? properties.resolvedTintColor(for: tint))
    )
    cornerRadius = properties.cornerRadius > 0 ? properties.cornerRadius : 0
    let reserved = properties.reservedLayoutSize
    let standard = CGSize(width: metrics.standardImageWidth, height: metrics.standardImageHeight)
      .grown(to: category)
    slot = CGSize(
      width: Self.reserved(reserved.width, standard.width, size.width),
      height: Self.reserved(reserved.height, standard.height, size.height)
    )
  }

  private static func reserved(
    _ length: CGFloat,
    _ standard: CGFloat,
    _ own: CGFloat
  ) -> CGFloat {
    if length == UIListContentConfiguration.ImageProperties.standardDimension { return standard }
    return length > 0 && length.isFinite ? length : own
  }
}

extension ListAccessory {
  /// An accessory with its options in a state; the system's accessories are symbols, which grow
  /// with body text.
  @MainActor init(
    _ accessory: UICellAccessory,
    _ state: UICellConfigurationState,
    tint own: UIColor,
    at category: UIContentSizeCategory
  ) {
    let kind = accessory.accessoryType.kind
    let look = accessory.look
    let metrics = ListMetrics.current
    let chosen = look.font ?? UIFont.preferredFont(forTextStyle: .body)
    let font = look.adjustsFont ? chosen.adjusted(to: category) : chosen
    let chosenTint = look.tintColor ?? Self.tint(kind, own)
    let tint = chosenTint === UIColor.tintColor ? own : chosenTint
    var text: ListText?
    var size = metrics.accessorySizes[kind]?.grown(to: category) ?? .zero
    if kind == .label {
      text = ListText(look.text, font: font.text.builtIn, colour: ContentColour(tint))
      text?.lineLimit = 1
      size = CGSize(
        width: font.text.width(of: look.text).rounded(.up),
        height: font.lineHeight
      )
    }
    if case .customView(let view) = accessory.accessoryType {
      size = view.sizeAsAccessory(isFixed: look.maintainsFixedSize)
      text = (view as? UICollectionReusableView).flatMap { Self.text(of: $0, font, tint) }
    }
    self.init(kind, size: size, tint: ContentColour(tint))
    self.text = text
    ground = (look.backgroundColor ?? Self.ground(accessory)).map(ContentColour.init)
    switch look.reservedLayoutWidth ?? .actual {
    case .actual: slotWidth = size.width
    case .standard:
      let standard = CGSize(width: metrics.standardAccessoryWidth, height: 0)
      slotWidth = standard.grown(to: category).width
    case .custom(let width): slotWidth = width >= 0 && width.isFinite ? width : size.width
    }
    isHidden = look.isHidden
    isOn = kind == .multiselect ? state.isSelected : kind == .outlineDisclosure && state.isExpanded
    showsLine = kind == .reorder && look.showsVerticalSeparator
  }

  @MainActor private static func text(
    of view: UICollectionReusableView,
    _ font: UIFont,
    _ tint: UIColor
  ) -> ListText? {
    guard !view.content.title.isEmpty else { return nil }
    return ListText(view.content.title, font: font.text.builtIn, colour: ContentColour(tint))
  }

  /// The default colours of accessories.
  ///
  /// - Source: the colours are chosen by their look on devices.
  @MainActor private static func tint(_ kind: Kind, _ own: UIColor) -> UIColor {
    switch kind {
    case .delete, .insert: .white
    case .checkmark, .multiselect, .detail, .outlineDisclosure: own
    case .label, .popUpMenu: .secondaryLabel
    case .disclosureIndicator, .reorder: .tertiaryLabel
    case .custom: .label
    }
  }

  @MainActor private static func ground(_ accessory: UICellAccessory) -> UIColor? {
    switch accessory.accessoryType {
    case .delete: .systemRed
    case .insert: .systemGreen
    // A view that a cell has paints its ground itself.
    case .customView(let view): view.superview == nil ? view.backgroundColor : nil
    default: nil
    }
  }
}

extension CGSize {
  /// The size of a symbol for a size category, in whole points.
  ///
  /// - Source: it is documented that symbols follow text of their style. How much each of the
  ///   system's symbols grows is not documented; it is a policy here.
  @MainActor fileprivate func grown(to category: UIContentSizeCategory) -> CGSize {
    let sides = [width, height].map {
      TextStyleSizes.scaled($0, of: .body, at: category).rounded()
    }
    return CGSize(width: sides[0], height: sides[1])
  }
}
