// SPDX-License-Identifier: Apache-2.0
public import Foundation
import LayoutEngine

/// Says which font is wanted: here how tall and how bold, as there is one family.
@preconcurrency @MainActor
open class UIFontDescriptor: NSObject {
  /// What letters look like.
  public struct SymbolicTraits: OptionSet, Hashable, Sendable {
    /// The bits of the traits.
    public let rawValue: UInt32

    /// Makes traits of bits.
    public init(rawValue: UInt32) {
      self.rawValue = rawValue
    }

    /// Slanted.
    public static let traitItalic = SymbolicTraits(rawValue: 1 << 0)
    /// Bold.
    public static let traitBold = SymbolicTraits(rawValue: 1 << 1)
    /// Wide.
    public static let traitExpanded = SymbolicTraits(rawValue: 1 << 5)
    /// Narrow.
    public static let traitCondensed = SymbolicTraits(rawValue: 1 << 6)
    /// With letters of one width.
    public static let traitMonoSpace = SymbolicTraits(rawValue: 1 << 10)
  }

  /// The form of the system's letters; recorded.
  public struct SystemDesign: RawRepresentable, Hashable, Sendable {
    /// The form's name.
    public var rawValue: String

    /// Makes a form by its name.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// The usual one.
    public static let `default` = SystemDesign(rawValue: "default")
    /// With round ends.
    public static let rounded = SystemDesign(rawValue: "rounded")
    /// With serifs.
    public static let serif = SystemDesign(rawValue: "serif")
    /// With letters of one width.
    public static let monospaced = SystemDesign(rawValue: "monospaced")
  }

  let text: TextFont

  init(_ text: TextFont) {
    self.text = text
    super.init()
  }

  /// Height of the letters, in points.
  open var pointSize: CGFloat { text.size }
  /// Whether letters are bold.
  open var symbolicTraits: SymbolicTraits { text.weight == .regular ? [] : .traitBold }

  /// The font of a style.
  open class func preferredFontDescriptor(
    withTextStyle style: UIFont.TextStyle
  ) -> UIFontDescriptor {
    UIFontDescriptor(UIFont.preferredFont(forTextStyle: style).text)
  }

  /// The same font bold or not; other traits are passed over.
  open func withSymbolicTraits(_ symbolicTraits: SymbolicTraits) -> UIFontDescriptor? {
    let isBold = symbolicTraits.contains(.traitBold)
    return UIFontDescriptor(TextFont(size: text.size, weight: isBold ? .semibold : .regular))
  }

  /// The same font: there is one form.
  open func withDesign(_ design: SystemDesign) -> UIFontDescriptor? { self }

  /// The same font in another height.
  open func withSize(_ newPointSize: CGFloat) -> UIFontDescriptor {
    UIFontDescriptor(TextFont(size: newPointSize, weight: text.weight))
  }
}

extension UIFont {
  /// Makes the font that is wanted, in a height unless that is 0.
  public convenience init(descriptor: UIFontDescriptor, size pointSize: CGFloat) {
    let wanted = descriptor.text
    self.init(pointSize > 0 ? TextFont(size: pointSize, weight: wanted.weight) : wanted)
  }

  /// What font it is.
  public var fontDescriptor: UIFontDescriptor { UIFontDescriptor(text) }
}
