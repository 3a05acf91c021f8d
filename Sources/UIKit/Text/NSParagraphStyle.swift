// SPDX-License-Identifier: Apache-2.0
public import Foundation

/// How the lines of a text stand.
///
/// Measuring heeds `lineSpacing` and `lineHeightMultiple` and the two bounds of the line height; the rest is
/// recorded.
@preconcurrency @MainActor
open class NSParagraphStyle: NSObject, NSCopying {
  /// The usual one.
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

  /// Makes the usual style.
  @preconcurrency @MainActor public override init() {
    super.init()
  }

  /// A style with the same values.
  nonisolated open func copy(with zone: NSZone? = nil) -> Any {
    MainActor.assumeIsolated { () -> NSParagraphStyle in
      let copy = NSParagraphStyle()
      copy.values = values
      return copy
    }
  }

  /// The height of a line of a font, in points.
  func lineHeight(of font: UIFont) -> CGFloat {
    var height = font.lineHeight
    if values.lineHeightMultiple > 0 { height *= values.lineHeightMultiple }
    height = max(height, values.minimumLineHeight)
    return values.maximumLineHeight > 0 ? min(height, values.maximumLineHeight) : height
  }
}

/// How the lines of a text stand, to be changed.
@preconcurrency @MainActor
open class NSMutableParagraphStyle: NSParagraphStyle {
  /// Room between lines, in points.
  open var lineSpacing: CGFloat {
    get { values.lineSpacing }
    set { values.lineSpacing = newValue }
  }
  /// Room after a paragraph, in points.
  open var paragraphSpacing: CGFloat {
    get { values.paragraphSpacing }
    set { values.paragraphSpacing = newValue }
  }
  /// Where lines stand.
  open var alignment: NSTextAlignment {
    get { values.alignment }
    set { values.alignment = newValue }
  }
  /// What becomes of text that does not fit.
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
  /// By how much lines are higher than the font's; 0 for not at all.
  open var lineHeightMultiple: CGFloat {
    get { values.lineHeightMultiple }
    set { values.lineHeightMultiple = newValue }
  }
  /// Room before the first line, in points.
  open var firstLineHeadIndent: CGFloat {
    get { values.firstLineHeadIndent }
    set { values.firstLineHeadIndent = newValue }
  }
  /// Room before the other lines, in points.
  open var headIndent: CGFloat {
    get { values.headIndent }
    set { values.headIndent = newValue }
  }
}
