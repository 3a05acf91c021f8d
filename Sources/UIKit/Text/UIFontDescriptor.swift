// SPDX-License-Identifier: Apache-2.0
public import Foundation
import LayoutEngine

/// Describes a font: here by its size, its weight and which of the few faces it is, see `SystemFaces`.
@preconcurrency @MainActor
open class UIFontDescriptor: NSObject {
  /// The traits of a font's letters.
  public struct SymbolicTraits: OptionSet, Hashable, Sendable {
    /// The set as a bit mask.
    public let rawValue: UInt32

    /// Makes a set from a bit mask.
    public init(rawValue: UInt32) {
      self.rawValue = rawValue
    }

    /// Italic letters.
    public static let traitItalic = SymbolicTraits(rawValue: 1 << 0)
    /// Bold letters.
    public static let traitBold = SymbolicTraits(rawValue: 1 << 1)
    /// Wide letters.
    public static let traitExpanded = SymbolicTraits(rawValue: 1 << 5)
    /// Narrow letters.
    public static let traitCondensed = SymbolicTraits(rawValue: 1 << 6)
    /// Monospaced letters.
    public static let traitMonoSpace = SymbolicTraits(rawValue: 1 << 10)
  }

  /// The design of the system's font.
  public struct SystemDesign: RawRepresentable, Hashable, Sendable {
    /// The design's name.
    public var rawValue: String

    /// Makes a design from its name.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// The default design.
    public static let `default` = SystemDesign(rawValue: "default")
    /// Letters with rounded ends.
    public static let rounded = SystemDesign(rawValue: "rounded")
    /// Letters with serifs.
    public static let serif = SystemDesign(rawValue: "serif")
    /// Monospaced letters.
    public static let monospaced = SystemDesign(rawValue: "monospaced")
  }

  /// The names of a font's traits.
  public struct TraitKey: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// Makes a key from its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The weight: a `UIFont.Weight`.
    public static let weight = TraitKey(rawValue: "NSCTFontWeightTrait")
    /// The width of the letters; it has no effect here.
    public static let width = TraitKey(rawValue: "NSCTFontProportionTrait")
    /// The slant of the letters; it has no effect here.
    public static let slant = TraitKey(rawValue: "NSCTFontSlantTrait")
    /// The traits as a set.
    public static let symbolic = TraitKey(rawValue: "NSCTFontSymbolicTrait")
  }

  let text: TextFont

  init(_ text: TextFont) {
    self.text = text
    super.init()
  }

  nonisolated open override func isEqual(_ object: Any?) -> Bool {
    (object as? UIFontDescriptor)?.text == text
  }

  nonisolated open override var hash: Int { text.hashValue }

  /// The font size, in points.
  open var pointSize: CGFloat { text.size }
  /// The traits: bold, italic, monospaced, or none.
  open var symbolicTraits: SymbolicTraits { SystemFaces.traits(of: text) }

  /// The font of a style.
  open class func preferredFontDescriptor(
    withTextStyle style: UIFont.TextStyle
  ) -> UIFontDescriptor {
    UIFontDescriptor(UIFont.preferredFont(forTextStyle: style).text)
  }

  /// The same font with bold, italic or monospaced letters, or without; other traits are ignored.
  open func withSymbolicTraits(_ symbolicTraits: SymbolicTraits) -> UIFontDescriptor? {
    SystemFaces.font(text, with: symbolicTraits).map(UIFontDescriptor.init)
  }

  /// The system's font in another design.
  open func withDesign(_ design: SystemDesign) -> UIFontDescriptor? {
    UIFontDescriptor(SystemFaces.font(text, in: design))
  }

  /// The same font in another size, in points.
  open func withSize(_ newPointSize: CGFloat) -> UIFontDescriptor {
    UIFontDescriptor(text.sized(newPointSize))
  }
}

extension UIFont {
  /// Makes the described font, in another size unless that is 0.
  public convenience init(descriptor: UIFontDescriptor, size pointSize: CGFloat) {
    let wanted = descriptor.text
    self.init(pointSize > 0 ? wanted.sized(pointSize) : wanted)
  }

  /// The description of the font.
  public var fontDescriptor: UIFontDescriptor { UIFontDescriptor(text) }
}
