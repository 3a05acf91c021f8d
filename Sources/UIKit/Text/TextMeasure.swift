// SPDX-License-Identifier: Apache-2.0
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
    let font = attributes[.font] as? UIFont ?? .systemFont(ofSize: standardSize)
    let style = attributes[.paragraphStyle] as? NSParagraphStyle ?? NSParagraphStyle()
    let kern = number(attributes[.kern])
    let lines = font.text.lines(of: text, within: width, limit: limit)
    guard !lines.isEmpty else { return CGSize(width: 0, height: style.lineHeight(of: font)) }
    let widest = lines.map { $0.width + kern * CGFloat($0.text.count) }.max() ?? 0
    let count = CGFloat(lines.count)
    return CGSize(
      width: widest,
      height: count * style.lineHeight(of: font) + (count - 1) * style.values.lineSpacing
    )
  }

  private static func number(_ value: Any?) -> CGFloat {
    switch value {
    case let number as CGFloat: number
    case let number as Int: CGFloat(number)
    case let number as Float: CGFloat(number)
    case let number as NSNumber: CGFloat(number.doubleValue)
    default: 0
    }
  }

  /// The rectangle of a text within a size, as `boundingRect` returns it.
  static func bounds(
    of text: String,
    _ attributes: [NSAttributedString.Key: Any],
    within size: CGSize,
    _ options: NSStringDrawingOptions,
    _ context: NSStringDrawingContext?
  ) -> CGRect {
    // Without the option for the first line's origin, a text is one line of any length.
    let isWrapped = options.contains(.usesLineFragmentOrigin)
    var measured = Self.size(
      of: text,
      attributes,
      within: isWrapped && size.width > 0 ? size.width : .infinity
    )
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
    TextMeasure.bounds(of: self, attributes ?? [:], within: size, options, context)
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
  /// The attributes of the first letter; they are used to measure the whole text here.
  @preconcurrency @MainActor
  var leadingAttributes: [NSAttributedString.Key: Any] {
    guard length > 0 else { return [:] }
    return unsafe attributes(at: 0, effectiveRange: nil)
  }

  /// The font of the first letter, if it has one of its own.
  @MainActor var leadingFont: UIFont? { leadingAttributes[.font] as? UIFont }

  /// The size of the text in points, without wrapping of its lines; the first letter's attributes
  /// are used.
  @preconcurrency @MainActor
  public func size() -> CGSize {
    hasSeveralLooks
      ? AttributedLines(self, within: .infinity, limit: 0).size
      : TextMeasure.size(of: string, leadingAttributes)
  }

  /// The rectangle that the text needs within a size, in points; the first letter's attributes are
  /// used.
  @preconcurrency @MainActor
  public func boundingRect(
    with size: CGSize,
    options: NSStringDrawingOptions = [],
    context: NSStringDrawingContext?
  ) -> CGRect {
    TextMeasure.bounds(of: string, leadingAttributes, within: size, options, context)
  }
}
