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

  @MainActor var picture: UIImage? {
    guard let name = self["image"] else { return nil }
    return self["catalog"] == "system" ? UIImage(systemName: name) : UIImage(named: name)
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
    let size = number("pointSize") ?? UIFont.labelFontSize
    if self["type"] == "boldSystem" { return .boldSystemFont(ofSize: size) }
    let weights: [String: UIFont.Weight] = [
      "ultraLight": .ultraLight, "thin": .thin, "light": .light, "medium": .medium,
      "semibold": .semibold, "bold": .bold, "heavy": .heavy, "black": .black,
    ]
    return .systemFont(ofSize: size, weight: self["weight"].flatMap { weights[$0] } ?? .regular)
  }

  @MainActor var colour: UIColor? {
    if let red = number("red"), let green = number("green"), let blue = number("blue") {
      return UIColor(red: red, green: green, blue: blue, alpha: number("alpha") ?? 1)
    }
    if let white = number("white") { return UIColor(white: white, alpha: number("alpha") ?? 1) }
    if let name = self["systemColor"] ?? self["cocoaTouchSystemColor"] { return Self.system(name) }
    return self["name"].flatMap { UIColor(named: $0) }
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
      "systemFillColor": .systemFill,
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
      "trailingMargin": .trailingMargin,
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

extension UIView.ContentMode {
  init?(interface word: String) {
    let known: [String: Self] = [
      "scaleToFill": .scaleToFill, "scaleAspectFit": .scaleAspectFit,
      "scaleAspectFill": .scaleAspectFill, "center": .center, "top": .top, "bottom": .bottom,
      "left": .left, "right": .right,
    ]
    guard let found = known[word] else { return nil }
    self = found
  }
}
