// SPDX-License-Identifier: Apache-2.0
public import Foundation

/// The layout of a text's lines.
///
/// Measuring uses `lineSpacing`, `lineHeightMultiple` and the two limits of the line height. All
/// other values have no effect.
@preconcurrency @MainActor
open class NSParagraphStyle: NSObject, NSCopying {
  /// The default style.
  public class var `default`: NSParagraphStyle { NSParagraphStyle() }

  fileprivate(set) var values = Values()

  struct Values {
    var lineSpacing: CGFloat = 0
    var paragraphSpacing: CGFloat = 0
    var alignment = NSTextAlignment.natural
    var lineBreakMode = NSLineBreakMode.byWordWrapping
    var minimumLineHeight: CGFloat = 0
    var maximumLineHeight: CGFloat = 0
    var lineHeightMultiple: CGFloat = 0
    var firstLineHeadIndent: CGFloat = 0
    var headIndent: CGFloat = 0
  }

  /// Makes the default style.
  @preconcurrency @MainActor public override init() {
    super.init()
  }

  /// Makes a style with the same values.
  nonisolated open func copy(with zone: NSZone? = nil) -> Any {
    MainActor.assumeIsolated { () -> NSParagraphStyle in
      let copy = NSParagraphStyle()
      copy.values = values
      return copy
    }
  }

  /// Takes the values of another style.
  func take(_ other: NSParagraphStyle) { values = other.values }

  /// The height of a line of a font, in points.
  func lineHeight(of font: UIFont) -> CGFloat {
    var height = font.lineHeight
    if values.lineHeightMultiple > 0 { height *= values.lineHeightMultiple }
    height = max(height, values.minimumLineHeight)
    return values.maximumLineHeight > 0 ? min(height, values.maximumLineHeight) : height
  }
}

/// The layout of a text's lines, with values that can be set.
@preconcurrency @MainActor
open class NSMutableParagraphStyle: NSParagraphStyle {
  /// The space between lines, in points.
  open var lineSpacing: CGFloat {
    get { values.lineSpacing }
    set { values.lineSpacing = newValue }
  }
  /// The space after a paragraph, in points.
  open var paragraphSpacing: CGFloat {
    get { values.paragraphSpacing }
    set { values.paragraphSpacing = newValue }
  }
  /// How the lines are aligned.
  open var alignment: NSTextAlignment {
    get { values.alignment }
    set { values.alignment = newValue }
  }
  /// How text is shortened when it does not fit.
  open var lineBreakMode: NSLineBreakMode {
    get { values.lineBreakMode }
    set { values.lineBreakMode = newValue }
  }
  /// The least height of a line, in points.
  open var minimumLineHeight: CGFloat {
    get { values.minimumLineHeight }
    set { values.minimumLineHeight = newValue }
  }
  /// The greatest height of a line, in points; 0 for any.
  open var maximumLineHeight: CGFloat {
    get { values.maximumLineHeight }
    set { values.maximumLineHeight = newValue }
  }
  /// The factor by which lines are higher than the font's; 0 for no change.
  open var lineHeightMultiple: CGFloat {
    get { values.lineHeightMultiple }
    set { values.lineHeightMultiple = newValue }
  }
  /// The space before the first line, in points.
  open var firstLineHeadIndent: CGFloat {
    get { values.firstLineHeadIndent }
    set { values.firstLineHeadIndent = newValue }
  }
  /// The space before the other lines, in points.
  open var headIndent: CGFloat {
    get { values.headIndent }
    set { values.headIndent = newValue }
  }
}
