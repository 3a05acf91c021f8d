// SPDX-License-Identifier: Apache-2.0
public import Foundation
import LayoutEngine

/// The layout of a text's lines.
@preconcurrency @MainActor
open class NSParagraphStyle: NSObject, NSCopying, NSMutableCopying {
  // It comes first, see there.
  private nonisolated let kind = ObjectKind.any

  /// The default style.
  public class var `default`: NSParagraphStyle { NSParagraphStyle() }

  fileprivate(set) var values = Values()

  struct Values: Hashable {
    var lineSpacing: CGFloat = 0
    var paragraphSpacing: CGFloat = 0
    var paragraphSpacingBefore: CGFloat = 0
    var alignment = NSTextAlignment.natural
    var lineBreakMode = NSLineBreakMode.byWordWrapping
    var minimumLineHeight: CGFloat = 0
    var maximumLineHeight: CGFloat = 0
    var lineHeightMultiple: CGFloat = 0
    var firstLineHeadIndent: CGFloat = 0
    var headIndent: CGFloat = 0
    var tailIndent: CGFloat = 0
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

  /// Makes a style with the same values that can be changed.
  nonisolated open func mutableCopy(with zone: NSZone? = nil) -> Any {
    MainActor.assumeIsolated { () -> NSParagraphStyle in
      let copy = NSMutableParagraphStyle()
      copy.values = values
      return copy
    }
  }

  nonisolated open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? NSParagraphStyle else { return false }
    return self === other || MainActor.assumeIsolated { values == other.values }
  }

  nonisolated open override var hash: Int { MainActor.assumeIsolated { values.hashValue } }

  /// Takes the values of another style.
  func take(_ other: NSParagraphStyle) { values = other.values }

  /// The space between lines, in points.
  open var lineSpacing: CGFloat { values.lineSpacing }
  /// The space after a paragraph, in points.
  open var paragraphSpacing: CGFloat { values.paragraphSpacing }
  /// The space before a paragraph that is not the first one, in points.
  open var paragraphSpacingBefore: CGFloat { values.paragraphSpacingBefore }
  /// How the lines are aligned.
  open var alignment: NSTextAlignment { values.alignment }
  /// How text is shortened when it does not fit; the view that shows the text decides it here.
  open var lineBreakMode: NSLineBreakMode { values.lineBreakMode }
  /// The least height of a line, in points.
  open var minimumLineHeight: CGFloat { values.minimumLineHeight }
  /// The greatest height of a line, in points; 0 for any.
  open var maximumLineHeight: CGFloat { values.maximumLineHeight }
  /// The factor by which lines are higher than the font's; 0 for no change.
  open var lineHeightMultiple: CGFloat { values.lineHeightMultiple }
  /// The space before the first line, in points.
  open var firstLineHeadIndent: CGFloat { values.firstLineHeadIndent }
  /// The space before the other lines, in points.
  open var headIndent: CGFloat { values.headIndent }
  /// Where lines end, in points: from the start if positive, else from the end of the space.
  open var tailIndent: CGFloat { values.tailIndent }
}

/// The layout of a text's lines, with values that can be set.
@preconcurrency @MainActor
open class NSMutableParagraphStyle: NSParagraphStyle {
  /// The space between lines, in points.
  open override var lineSpacing: CGFloat {
    get { values.lineSpacing }
    set { values.lineSpacing = newValue }
  }
  /// The space after a paragraph, in points.
  open override var paragraphSpacing: CGFloat {
    get { values.paragraphSpacing }
    set { values.paragraphSpacing = newValue }
  }
  /// The space before a paragraph that is not the first one, in points.
  open override var paragraphSpacingBefore: CGFloat {
    get { values.paragraphSpacingBefore }
    set { values.paragraphSpacingBefore = newValue }
  }
  /// How the lines are aligned.
  open override var alignment: NSTextAlignment {
    get { values.alignment }
    set { values.alignment = newValue }
  }
  /// How text is shortened when it does not fit; the view that shows the text decides it here.
  open override var lineBreakMode: NSLineBreakMode {
    get { values.lineBreakMode }
    set { values.lineBreakMode = newValue }
  }
  /// The least height of a line, in points.
  open override var minimumLineHeight: CGFloat {
    get { values.minimumLineHeight }
    set { values.minimumLineHeight = newValue }
  }
  /// The greatest height of a line, in points; 0 for any.
  open override var maximumLineHeight: CGFloat {
    get { values.maximumLineHeight }
    set { values.maximumLineHeight = newValue }
  }
  /// The factor by which lines are higher than the font's; 0 for no change.
  open override var lineHeightMultiple: CGFloat {
    get { values.lineHeightMultiple }
    set { values.lineHeightMultiple = newValue }
  }
  /// The space before the first line, in points.
  open override var firstLineHeadIndent: CGFloat {
    get { values.firstLineHeadIndent }
    set { values.firstLineHeadIndent = newValue }
  }
  /// The space before the other lines, in points.
  open override var headIndent: CGFloat {
    get { values.headIndent }
    set { values.headIndent = newValue }
  }
  /// Where lines end, in points: from the start if positive, else from the end of the space.
  open override var tailIndent: CGFloat {
    get { values.tailIndent }
    set { values.tailIndent = newValue }
  }
}

extension NSParagraphStyle.Values {
  /// The lengths of a paragraph with this style.
  var lengths: StyledParagraphs.Style {
    var style = StyledParagraphs.Style()
    style.lineSpacing = lineSpacing
    style.spacingAfter = paragraphSpacing
    style.spacingBefore = paragraphSpacingBefore
    style.minimumLineHeight = minimumLineHeight
    style.maximumLineHeight = maximumLineHeight
    style.lineHeightMultiple = lineHeightMultiple
    style.firstLineHeadIndent = firstLineHeadIndent
    style.headIndent = headIndent
    style.tailIndent = tailIndent
    return style
  }
}
