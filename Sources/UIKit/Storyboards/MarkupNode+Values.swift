// SPDX-License-Identifier: Apache-2.0
import AppFoundation
import Foundation

/// Values as Interface Builder writes them.
extension MarkupNode {
  var rect: CGRect? {
    guard let x = number("x"), let y = number("y"), let width = number("width"),
      let height = number("height")
    else { return nil }
    return CGRect(x: x, y: y, width: width, height: height)
  }

  var size: CGSize? {
    guard let width = number("width"), let height = number("height") else { return nil }
    return CGSize(width: width, height: height)
  }

  var insets: UIEdgeInsets? {
    guard let left = number("minX"), let top = number("minY"), let right = number("maxX"),
      let bottom = number("maxY")
    else { return nil }
    return UIEdgeInsets(top: top, left: left, bottom: bottom, right: right)
  }

  /// Insets as margins have them.
  var edgeInsets: UIEdgeInsets? {
    guard let left = number("left"), let top = number("top"), let right = number("right"),
      let bottom = number("bottom")
    else { return nil }
    return UIEdgeInsets(top: top, left: left, bottom: bottom, right: right)
  }

  /// Insets as margins have them that follow the direction of reading.
  var directionalInsets: NSDirectionalEdgeInsets? {
    guard let leading = number("leading"), let top = number("top"),
      let trailing = number("trailing"), let bottom = number("bottom")
    else { return nil }
    return NSDirectionalEdgeInsets(top: top, leading: leading, bottom: bottom, trailing: trailing)
  }

  /// The edges that a view reaches under bars.
  var edges: UIRectEdge {
    let all: [(String, UIRectEdge)] = [
      ("top", .top), ("left", .left), ("bottom", .bottom), ("right", .right),
    ]
    return UIRectEdge(all.filter { flag($0.0) == true }.map(\.1))
  }

  /// Whether it is a cell or a reusable view, which has its content in another element.
  var isCell: Bool { name == "tableViewCell" || name == "collectionViewCell" }

  /// The kind of a button; in older files, the standard one has the name of its former look.
  @MainActor var buttonType: UIButton.ButtonType {
    switch self["buttonType"] {
    case "system", "roundedRect": .system
    case "detailDisclosure": .detailDisclosure
    case "infoLight": .infoLight
    case "infoDark": .infoDark
    case "contactAdd": .contactAdd
    case "close": .close
    default: .custom
    }
  }

  /// The style of the blur in a view with an effect.
  var blurStyle: UIBlurEffect.Style { child("blurEffect")?.ownBlurStyle ?? .regular }

  /// The style of the blur that this element is.
  var ownBlurStyle: UIBlurEffect.Style {
    let known: [String: UIBlurEffect.Style] = [
      "extraLight": .extraLight, "light": .light, "dark": .dark, "prominent": .prominent,
      "systemUltraThinMaterial": .systemUltraThinMaterial,
      "systemThinMaterial": .systemThinMaterial, "systemMaterial": .systemMaterial,
      "systemThickMaterial": .systemThickMaterial, "systemChromeMaterial": .systemChromeMaterial,
      "systemUltraThinMaterialLight": .systemUltraThinMaterialLight,
      "systemThinMaterialLight": .systemThinMaterialLight,
      "systemMaterialLight": .systemMaterialLight,
      "systemThickMaterialLight": .systemThickMaterialLight,
      "systemChromeMaterialLight": .systemChromeMaterialLight,
      "systemUltraThinMaterialDark": .systemUltraThinMaterialDark,
      "systemThinMaterialDark": .systemThinMaterialDark,
      "systemMaterialDark": .systemMaterialDark,
      "systemThickMaterialDark": .systemThickMaterialDark,
      "systemChromeMaterialDark": .systemChromeMaterialDark,
    ]
    return self["style"].flatMap { known[$0] } ?? .regular
  }

  /// A text, which is an attribute, or an element if it has several lines.
  func string(_ name: String) -> String? {
    self[name] ?? child(keyed: name).flatMap { $0.name == "nil" ? nil : $0["value"] ?? $0.text }
  }

  var resizing: UIView.AutoresizingMask {
    let all: [(String, UIView.AutoresizingMask)] = [
      ("flexibleMinX", .flexibleLeftMargin), ("flexibleMaxX", .flexibleRightMargin),
      ("flexibleMinY", .flexibleTopMargin), ("flexibleMaxY", .flexibleBottomMargin),
      ("widthSizable", .flexibleWidth), ("heightSizable", .flexibleHeight),
    ]
    return UIView.AutoresizingMask(all.filter { flag($0.0) == true }.map(\.1))
  }

  @MainActor var tableStyle: UITableView.Style {
    self["style"] == "grouped" ? .grouped : self["style"] == "insetGrouped" ? .insetGrouped : .plain
  }

  var relation: NSLayoutConstraint.Relation {
    switch self["relation"] {
    case "greaterThanOrEqual": .greaterThanOrEqual
    case "lessThanOrEqual": .lessThanOrEqual
    default: .equal
    }
  }

  /// A factor, written as a number or as `16:9`.
  func ratio(_ name: String) -> CGFloat? {
    let parts = (self[name] ?? "").split(separator: ":").compactMap { Double($0) }
    if parts.count == 2, parts[1] != 0 { return CGFloat(parts[0] / parts[1]) }
    return number(name)
  }

  @MainActor var picture: UIImage? { picture(of: "image") }

  /// A picture by the name that an attribute, or an element of its own, has.
  @MainActor func picture(of attribute: String) -> UIImage? {
    let reference = child(keyed: attribute)
    guard let name = self[attribute] ?? reference?["image"] else { return nil }
    let isSystem = self["catalog"] == "system" || reference?["catalog"] == "system"
    guard isSystem else { return UIImage(named: name) }
    let scale = reference.flatMap { UIImage.SymbolScale(interface: $0["symbolScale"]) }
    return UIImage(
      systemName: name,
      withConfiguration: scale.map { UIImage.SymbolConfiguration(scale: $0) }
    )
  }

  /// How a symbol is drawn: with a size in points or that of a font, and with a weight and a scale.
  @MainActor var symbolConfiguration: UIImage.SymbolConfiguration {
    let scale = UIImage.SymbolScale(interface: self["scale"]) ?? .unspecified
    if let font = (child(keyed: "font") ?? child("fontDescription"))?.font {
      return UIImage.SymbolConfiguration(font: font, scale: scale)
    }
    let weights: [String: UIImage.SymbolWeight] = [
      "ultraLight": .ultraLight, "thin": .thin, "light": .light, "regular": .regular,
      "medium": .medium, "semibold": .semibold, "bold": .bold, "heavy": .heavy, "black": .black,
    ]
    let weight = self["weight"].flatMap { weights[$0] } ?? .unspecified
    guard self["configurationType"] == "pointSize", let size = number("pointSize") else {
      return UIImage.SymbolConfiguration(weight: weight)
        .applying(UIImage.SymbolConfiguration(scale: scale))
    }
    return UIImage.SymbolConfiguration(pointSize: size, weight: weight, scale: scale)
  }

  /// How far something is moved, in points.
  var offset: UIOffset? {
    guard let horizontal = number("horizontal"), let vertical = number("vertical") else {
      return nil
    }
    return UIOffset(horizontal: horizontal, vertical: vertical)
  }

  @MainActor var font: UIFont? {
    if let style = self["style"] {
      let name = style.replacingOccurrences(of: "UICTFontTextStyle", with: "")
      let known: [String: UIFont.TextStyle] = [
        "Body": .body, "Headline": .headline, "Subhead": .subheadline, "Caption1": .caption1,
        "Caption2": .caption2, "Footnote": .footnote, "Callout": .callout, "Title1": .title1,
        "Title2": .title2, "Title3": .title3, "Title0": .largeTitle,
      ]
      return .preferredFont(forTextStyle: known[name] ?? .body)
    }
    let size = number("pointSize") ?? number("size") ?? UIFont.labelFontSize
    if let name = self["name"], let own = UIFont(name: name, size: size) { return own }
    switch self["type"] ?? self["metaFont"] {
    case "boldSystem", "systemBold": return .boldSystemFont(ofSize: size)
    case "italicSystem", "systemItalic": return .italicSystemFont(ofSize: size)
    default: break
    }
    let weights: [String: UIFont.Weight] = [
      "ultraLight": .ultraLight, "thin": .thin, "light": .light, "medium": .medium,
      "semibold": .semibold, "bold": .bold, "heavy": .heavy, "black": .black,
    ]
    return .systemFont(ofSize: size, weight: self["weight"].flatMap { weights[$0] } ?? .regular)
  }

  /// A text with attributes.
  @MainActor var attributedText: NSAttributedString? {
    guard name == "attributedString" else { return nil }
    let made = AppFoundation.NSMutableAttributedString(string: "")
    for fragment in children where fragment.name == "fragment" {
      let text = fragment.string("content") ?? ""
      var attributes: [NSAttributedString.Key: Any] = [:]
      for value in fragment.child("attributes")?.children ?? [] {
        switch value["key"] {
        case "NSColor": attributes[.foregroundColor] = value.colour
        case "NSBackgroundColor": attributes[.backgroundColor] = value.colour
        case "NSFont": attributes[.font] = value.font
        case "NSParagraphStyle": attributes[.paragraphStyle] = value.paragraphs
        case "NSUnderline": attributes[.underlineStyle] = value["value"].flatMap { Int($0) }
        case "NSStrikethrough": attributes[.strikethroughStyle] = value["value"].flatMap { Int($0) }
        case "NSKern": attributes[.kern] = value.number("value")
        default: break
        }
      }
      made.append(NSAttributedString(string: text, attributes: attributes))
    }
    return made
  }

  @MainActor private var paragraphs: NSParagraphStyle {
    let style = NSMutableParagraphStyle()
    if let alignment = self["alignment"].flatMap({ NSTextAlignment(interface: $0) }) {
      style.alignment = alignment
    }
    if let mode = NSLineBreakMode(interface: self["lineBreakMode"]) { style.lineBreakMode = mode }
    style.lineSpacing = number("lineSpacing") ?? 0
    style.paragraphSpacing = number("paragraphSpacing") ?? 0
    style.minimumLineHeight = number("minimumLineHeight") ?? 0
    return style
  }

  @MainActor var colour: UIColor? {
    if let red = number("red"), let green = number("green"), let blue = number("blue") {
      return UIColor(red: red, green: green, blue: blue, alpha: number("alpha") ?? 1)
    }
    if let white = number("white") { return UIColor(white: white, alpha: number("alpha") ?? 1) }
    if let name = self["systemColor"] ?? self["cocoaTouchSystemColor"] {
      return Self.system(name) ?? InterfaceFile.colours[name]
    }
    guard let name = self["name"] else { return nil }
    if SourceNotes.current.colours[name] == nil, let kept = InterfaceFile.colours[name] {
      return kept
    }
    return UIColor(named: name)
  }

  @MainActor private static func system(_ name: String) -> UIColor? {
    let known: [String: UIColor] = [
      "systemBackgroundColor": .systemBackground, "labelColor": .label,
      "secondaryLabelColor": .secondaryLabel, "tertiaryLabelColor": .tertiaryLabel,
      "secondarySystemBackgroundColor": .secondarySystemBackground,
      "tertiarySystemBackgroundColor": .tertiarySystemBackground,
      "systemGroupedBackgroundColor": .systemGroupedBackground,
      "groupTableViewBackgroundColor": .systemGroupedBackground, "separatorColor": .separator,
      "systemRedColor": .systemRed, "systemOrangeColor": .systemOrange,
      "systemYellowColor": .systemYellow, "systemGreenColor": .systemGreen,
      "systemMintColor": .systemMint, "systemTealColor": .systemTeal,
      "systemCyanColor": .systemCyan, "systemBlueColor": .systemBlue,
      "systemIndigoColor": .systemIndigo, "systemPurpleColor": .systemPurple,
      "systemPinkColor": .systemPink, "systemBrownColor": .systemBrown,
      "systemGrayColor": .systemGray, "systemGray2Color": .systemGray2,
      "systemGray3Color": .systemGray3, "systemGray4Color": .systemGray4,
      "systemGray5Color": .systemGray5, "systemGray6Color": .systemGray6,
      "linkColor": .link, "tintColor": .tintColor, "darkTextColor": .darkText,
      "lightTextColor": .lightText, "placeholderTextColor": .placeholderText,
      "systemFillColor": .systemFill, "secondarySystemFillColor": .secondarySystemFill,
      "tertiarySystemFillColor": .tertiarySystemFill,
      "quaternaryLabelColor": .quaternaryLabel, "opaqueSeparatorColor": .opaqueSeparator,
      "secondarySystemGroupedBackgroundColor": .secondarySystemGroupedBackground,
      "tertiarySystemGroupedBackgroundColor": .tertiarySystemGroupedBackground,
      "whiteColor": .white, "blackColor": .black, "grayColor": .gray, "lightGrayColor": .lightGray,
      "darkGrayColor": .darkGray, "clearColor": .clear, "redColor": .red,
      "viewFlipsideBackgroundColor": .darkGray, "scrollViewTexturedBackgroundColor": .gray,
    ]
    return known[name]
  }
}

extension NSLayoutConstraint.Attribute {
  init?(interface word: String?) {
    let known: [String: Self] = [
      "left": .left, "right": .right, "top": .top, "bottom": .bottom, "leading": .leading,
      "trailing": .trailing, "width": .width, "height": .height, "centerX": .centerX,
      "centerY": .centerY, "baseline": .lastBaseline, "lastBaseline": .lastBaseline,
      "firstBaseline": .firstBaseline, "leftMargin": .leftMargin, "rightMargin": .rightMargin,
      "topMargin": .topMargin, "bottomMargin": .bottomMargin, "leadingMargin": .leadingMargin,
      "trailingMargin": .trailingMargin, "centerXWithinMargins": .centerX,
      "centerYWithinMargins": .centerY,
    ]
    guard let word, let found = known[word] else { return nil }
    self = found
  }
}

extension NSTextAlignment {
  init?(interface word: String) {
    let known: [String: Self] = [
      "left": .left, "center": .center, "right": .right, "justified": .justified,
      "natural": .natural,
    ]
    guard let found = known[word] else { return nil }
    self = found
  }
}

extension NSLineBreakMode {
  init?(interface word: String?) {
    let known: [String: Self] = [
      "wordWrap": .byWordWrapping, "wordWrapping": .byWordWrapping,
      "characterWrap": .byCharWrapping, "charWrapping": .byCharWrapping, "clip": .byClipping,
      "clipping": .byClipping, "headTruncation": .byTruncatingHead,
      "tailTruncation": .byTruncatingTail, "middleTruncation": .byTruncatingMiddle,
      "truncatingTail": .byTruncatingTail, "truncatingHead": .byTruncatingHead,
      "truncatingMiddle": .byTruncatingMiddle,
    ]
    guard let word, let found = known[word] else { return nil }
    self = found
  }
}

extension UIModalPresentationStyle {
  init?(interface word: String?) {
    let known: [String: Self] = [
      "fullScreen": .fullScreen, "pageSheet": .pageSheet, "formSheet": .formSheet,
      "currentContext": .currentContext, "custom": .custom, "overFullScreen": .overFullScreen,
      "overCurrentContext": .overCurrentContext, "popover": .popover, "automatic": .automatic,
    ]
    guard let word, let found = known[word] else { return nil }
    self = found
  }
}

extension UIView.ContentMode {
  init?(interface word: String) {
    let known: [String: Self] = [
      "scaleToFill": .scaleToFill, "scaleAspectFit": .scaleAspectFit,
      "scaleAspectFill": .scaleAspectFill, "center": .center, "top": .top, "bottom": .bottom,
      "left": .left, "right": .right, "topLeft": .topLeft, "topRight": .topRight,
      "bottomLeft": .bottomLeft, "bottomRight": .bottomRight, "redraw": .redraw,
    ]
    guard let found = known[word] else { return nil }
    self = found
  }
}

extension UIImage.SymbolScale {
  /// Reads a word; `nil` also for the usual scale, which leaves other configurations as they are.
  init?(interface word: String?) {
    let known: [String: Self] = ["small": .small, "medium": .medium, "large": .large]
    guard let word, let found = known[word] else { return nil }
    self = found
  }
}
