// SPDX-License-Identifier: Apache-2.0
import AppFoundation
public import Foundation
import LayoutEngine

/// Measures attributed text with the table of the built-in font.
@MainActor
enum TextMeasure {
  /// The size of text without a font, in points.
  ///
  /// - Source: the reference of `NSAttributedString.Key.font`, which names another family at 12 pt.
  private static let standardSize: CGFloat = 12

  /// The size of a text, in points; its width is not rounded.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - attributes: The font, and the space between letters and lines.
  ///   - width: The greatest width of a line.
  ///   - limit: The greatest number of lines; 0 means any number.
  /// - Returns: The width of the widest line and the height of all lines.
  static func size(
    of text: String,
    _ attributes: [NSAttributedString.Key: Any],
    within width: CGFloat = .infinity,
    limit: Int = 0
  ) -> CGSize {
    let font = (attributes[.font] as? UIFont ?? .systemFont(ofSize: standardSize)).text
    guard !text.isEmpty else {
      let style = (attributes[.paragraphStyle] as? NSParagraphStyle)?.values.lengths
      return CGSize(width: 0, height: style?.lineHeight(font.lineHeight) ?? font.lineHeight)
    }
    if NSAttributedString.needLines(attributes) {
      let whole = NSAttributedString(string: text, attributes: attributes)
      return AttributedLines(whole, within: width, limit: limit, standard: font).size
    }
    let lines = font.lines(of: text, within: width, limit: limit)
    let widest = lines.map(\.width).max() ?? 0
    let spaces = lines.count == 1 ? font.width(ofSpacesAtEndOf: text) : 0
    return CGSize(
      width: spaces > 0 ? max(widest, min(widest + spaces, width)) : widest,
      height: CGFloat(lines.count) * font.lineHeight
    )
  }

  /// The number of an attribute; 0 without one.
  static func number(_ value: Any?) -> CGFloat {
    switch value {
    case let number as CGFloat: number
    case let number as Int: CGFloat(number)
    case let number as Float: CGFloat(number)
    case let number as NSNumber: CGFloat(number.doubleValue)
    default: 0
    }
  }

  /// The size of a text with attributes, in points.
  static func size(of text: NSAttributedString, within width: CGFloat = .infinity) -> CGSize {
    text.needsLines
      ? AttributedLines(text, within: width, limit: 0).size
      : size(of: text.string, text.leadingAttributes, within: width)
  }

  /// The rectangle of a text within a size, as `boundingRect` returns it.
  static func bounds(
    of text: NSAttributedString,
    within size: CGSize,
    _ options: NSStringDrawingOptions,
    _ context: NSStringDrawingContext?
  ) -> CGRect {
    // Without the option for the first line's origin, a text is one line of any length.
    let isWrapped = options.contains(.usesLineFragmentOrigin)
    var measured = Self.size(of: text, within: isWrapped && size.width > 0 ? size.width : .infinity)
    if isWrapped, options.contains(.truncatesLastVisibleLine), size.height > 0 {
      measured.height = min(measured.height, size.height)
    }
    let rect = CGRect(origin: .zero, size: measured)
    context?.totalBounds = rect
    return rect
  }
}

extension String {
  /// The size of the text in points, without wrapping of its lines.
  @preconcurrency @MainActor
  public func size(withAttributes attrs: [NSAttributedString.Key: Any]? = nil) -> CGSize {
    TextMeasure.size(of: self, attrs ?? [:])
  }

  /// The rectangle that the text needs within a size, in points.
  @preconcurrency @MainActor
  public func boundingRect(
    with size: CGSize,
    options: NSStringDrawingOptions = [],
    attributes: [NSAttributedString.Key: Any]? = nil,
    context: NSStringDrawingContext?
  ) -> CGRect {
    let text = NSAttributedString(string: self, attributes: attributes)
    return TextMeasure.bounds(of: text, within: size, options, context)
  }
}

extension NSString {
  /// The size of the text in points, without wrapping of its lines.
  @preconcurrency @MainActor
  public func size(withAttributes attrs: [NSAttributedString.Key: Any]? = nil) -> CGSize {
    description.size(withAttributes: attrs)
  }

  /// The rectangle that the text needs within a size, in points.
  @preconcurrency @MainActor
  public func boundingRect(
    with size: CGSize,
    options: NSStringDrawingOptions = [],
    attributes: [NSAttributedString.Key: Any]? = nil,
    context: NSStringDrawingContext?
  ) -> CGRect {
    description.boundingRect(
      with: size,
      options: options,
      attributes: attributes,
      context: context
    )
  }
}

extension NSAttributedString {
  /// The attributes of the first letter.
  @preconcurrency @MainActor
  var leadingAttributes: [NSAttributedString.Key: Any] {
    guard length > 0 else { return [:] }
    return unsafe attributes(at: 0, effectiveRange: nil)
  }

  /// The same letters, all of them with a value of an attribute.
  @MainActor
  func with(_ key: NSAttributedString.Key, _ value: Any) -> NSAttributedString {
    let made = AppFoundation.NSMutableAttributedString(attributedString: self)
    made.addAttribute(key, value: value, range: NSRange(location: 0, length: length))
    return NSAttributedString(attributedString: made)
  }

  /// The font of the first letter, if it has one of its own.
  @MainActor var leadingFont: UIFont? { leadingAttributes[.font] as? UIFont }

  /// The size of the text in points, without wrapping of its lines.
  @preconcurrency @MainActor
  public func size() -> CGSize { TextMeasure.size(of: self) }

  /// The rectangle that the text needs within a size, in points.
  @preconcurrency @MainActor
  public func boundingRect(
    with size: CGSize,
    options: NSStringDrawingOptions = [],
    context: NSStringDrawingContext?
  ) -> CGRect {
    TextMeasure.bounds(of: self, within: size, options, context)
  }
}

extension TextFont {
  /// The width of the spaces at the end of a text, in points: they count where the text is on one line.
  func width(ofSpacesAtEndOf text: String) -> CGFloat {
    guard text.last == " " else { return 0 }
    return width(of: " ") * CGFloat(text.reversed().prefix { $0 == " " }.count)
  }
}
