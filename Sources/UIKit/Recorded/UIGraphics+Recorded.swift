// SPDX-License-Identifier: Apache-2.0
public import AppFoundation
public import Foundation
import LayoutEngine

extension UIImage {
  /// The picture as PNG data; empty here, because the page has the pixels.
  public func pngData() -> Data? { Data() }

  /// The picture as JPEG data; empty here, because the page has the pixels.
  public func jpegData(compressionQuality: CGFloat) -> Data? { Data() }

  /// The picture as HEIC data; empty here, because the page has the pixels.
  public func heicData() -> Data? { Data() }

  /// Whether it is a symbol.
  public var isSymbolImage: Bool { if case .symbol = source { true } else { false } }

  /// The edges that are not stretched.
  public var capInsets: UIEdgeInsets { .zero }

  /// The insets of the alignment rectangle.
  public var alignmentRectInsets: UIEdgeInsets { .zero }

  /// Whether the picture is mirrored where one reads from right to left; never here.
  public var flipsForRightToLeftLayoutDirection: Bool { false }

  /// The same picture; constraints place its whole frame.
  public func withAlignmentRectInsets(_ alignmentInsets: UIEdgeInsets) -> UIImage { self }

  /// The same picture; it is not mirrored here.
  public func withHorizontallyFlippedOrientation() -> UIImage { self }

  /// The same picture; it is not mirrored here.
  public func imageFlippedForRightToLeftLayoutDirection() -> UIImage { self }

  /// The same picture.
  public func withBaselineOffset(fromBottom baselineOffset: CGFloat) -> UIImage { self }

  /// The symbol with what a configuration names, and the rest of its own.
  public func applyingSymbolConfiguration(_ configuration: SymbolConfiguration) -> UIImage? {
    withConfiguration(symbolConfiguration?.applying(configuration) ?? configuration)
  }

  /// A small form of the picture; the same one here.
  public func preparingThumbnail(of size: CGSize) -> UIImage? { self }

  /// Gives a small form of the picture at once.
  public func prepareThumbnail(of size: CGSize, completionHandler: @escaping (UIImage?) -> Void) {
    completionHandler(self)
  }

  /// The same picture.
  public func preparingForDisplay() -> UIImage? { self }

  /// Gives the same picture at once.
  public func prepareForDisplay(completionHandler: @escaping (UIImage?) -> Void) {
    completionHandler(self)
  }

  /// The same picture; it is stretched as a whole.
  public func resizableImage(
    withCapInsets capInsets: UIEdgeInsets,
    resizingMode: ResizingMode
  ) -> UIImage { self }

  /// The same picture; it is stretched as a whole.
  public func stretchableImage(withLeftCapWidth leftCapWidth: Int, topCapHeight: Int) -> UIImage {
    self
  }

  /// Makes an image from a name in an asset catalogue, as `init(named:)` does.
  public convenience init?(
    named name: String,
    in bundle: AppFoundation.Bundle?,
    with configuration: Configuration?
  ) { self.init(named: name, in: bundle, compatibleWith: nil) }

  /// Makes a symbol from its name; `nil` without a name.
  public convenience init?(
    systemName name: String,
    compatibleWith traitCollection: UITraitCollection?
  ) { self.init(systemName: name) }

  /// Makes a symbol from its name; `nil` without a name.
  public convenience init?(
    systemName name: String,
    variableValue: Double,
    configuration: Configuration? = nil
  ) { self.init(systemName: name, withConfiguration: configuration) }

  /// A sign for adding.
  public static var add: UIImage { UIImage(systemName: "plus.circle.fill") ?? UIImage() }

  /// A sign for done.
  public static var checkmark: UIImage { UIImage(systemName: "checkmark.circle.fill") ?? UIImage() }

  /// A sign for actions.
  public static var actions: UIImage { UIImage(systemName: "ellipsis.circle") ?? UIImage() }

  /// A sign for removing.
  public static var remove: UIImage { UIImage(systemName: "minus.circle.fill") ?? UIImage() }

  /// A sign for done.
  public static var strokedCheckmark: UIImage {
    UIImage(systemName: "checkmark.circle") ?? UIImage()
  }
}

extension UIFont {
  /// The height of capitals, in points.
  public var capHeight: CGFloat { (pointSize * 0.705).rounded(.toNearestOrEven) }

  /// The height of small letters, in points.
  public var xHeight: CGFloat { (pointSize * 0.526).rounded(.toNearestOrEven) }

  /// The system's font; there is one width.
  public class func systemFont(ofSize fontSize: CGFloat, weight: Weight, width: Width) -> UIFont {
    systemFont(ofSize: fontSize, weight: weight)
  }

  /// Whether it is bold.
  public var isBold: Bool { fontDescriptor.symbolicTraits.contains(.traitBold) }
}

extension UIFontDescriptor {
  /// Makes the description of the font with a name.
  public convenience init(name fontName: String, size: CGFloat) {
    self.init(TextFont(size: size, face: AppFonts.face(named: fontName)))
  }

  /// Makes a description from attributes, of which the size, the name, the family and the traits are used.
  public convenience init(fontAttributes attributes: [AttributeName: Any]) {
    let name = attributes[.name] as? String
    let family = attributes[.family] as? String
    let face = name.flatMap(AppFonts.face(named:)) ?? family.flatMap(AppFonts.face(ofFamily:))
    let size = attributes[.size] as? CGFloat ?? UIFont.systemFontSize
    let named = (name ?? family).map { SystemFaces.font(named: $0, size: size) }
    let font = face.map { TextFont(size: size, face: $0) } ?? named ?? TextFont(size: size)
    self.init(Self.font(font, with: attributes[.traits]))
  }

  /// The same font; of the attributes the size and the traits are used.
  public func addingAttributes(_ attributes: [AttributeName: Any]) -> UIFontDescriptor {
    let sized = (attributes[.size] as? CGFloat).map { withSize($0) } ?? self
    return UIFontDescriptor(Self.font(sized.text, with: attributes[.traits]))
  }

  /// A font with the weight and the kind of letters that its traits say, if they say any.
  private static func font(_ font: TextFont, with attribute: Any?) -> TextFont {
    guard let traits = attribute as? [TraitKey: Any] else { return font }
    var changed = font
    if let bits = traits[.symbolic] as? UInt32 {
      changed = SystemFaces.font(font, with: SymbolicTraits(rawValue: bits)) ?? font
    }
    let weight = traits[.weight]
    let plain = weight as? CGFloat ?? (weight as? Double).map { CGFloat($0) }
    if let number = (weight as? UIFont.Weight)?.rawValue ?? plain {
      changed.weight = UIFont.builtIn(UIFont.Weight(rawValue: number))
    }
    return changed
  }

  /// The font of another family, if a file beside the app's source has it.
  public func withFamily(_ newFamily: String) -> UIFontDescriptor {
    AppFonts.face(ofFamily: newFamily).map { UIFontDescriptor(TextFont(size: text.size, face: $0)) }
      ?? self
  }

  /// An attribute: the size.
  public func object(forKey anAttribute: AttributeName) -> Any? {
    anAttribute == .size ? pointSize : nil
  }
}

extension UIColor {
  /// The name before iOS 13.
  public static var groupTableViewBackground: UIColor { .systemGroupedBackground }

  /// The colour in words; none here.
  public var accessibilityName: String { "" }
}

extension UIBezierPath {
  /// The path from its end to its start.
  public func reversing() -> UIBezierPath {
    let other = UIBezierPath(cgPath: cgPath.reversed)
    (other.lineWidth, other.usesEvenOddFillRule) = (lineWidth, usesEvenOddFillRule)
    other.style = style
    return other
  }

  /// How exact curves are; recorded.
  public var flatness: CGFloat {
    get { recorded("flatness") ?? 0.6 }
    set { record(newValue, as: "flatness") }
  }
}

extension NSMutableParagraphStyle {
  /// How readily words are divided; recorded.
  public var hyphenationFactor: Float {
    get { recorded("hyphenationFactor") ?? 0 }
    set { record(newValue, as: "hyphenationFactor") }
  }

  /// The distance of tabs, in points; recorded.
  public var defaultTabInterval: CGFloat {
    get { recorded("defaultTabInterval") ?? 0 }
    set { record(newValue, as: "defaultTabInterval") }
  }

  /// Whether letters move together before a text is shortened; recorded.
  public var allowsDefaultTighteningForTruncation: Bool {
    get { recorded("allowsDefaultTighteningForTruncation") ?? false }
    set { record(newValue, as: "allowsDefaultTighteningForTruncation") }
  }

  /// Where lines may break; recorded.
  public var lineBreakStrategy: NSParagraphStyle.LineBreakStrategy {
    get { recorded("lineBreakStrategy") ?? .standard }
    set { record(newValue, as: "lineBreakStrategy") }
  }

  /// The direction of the text; recorded.
  public var baseWritingDirection: NSWritingDirection {
    get { recorded("baseWritingDirection") ?? .natural }
    set { record(newValue, as: "baseWritingDirection") }
  }
}

extension NSAttributedString.Key {
  /// How letters are joined: a number.
  public static let ligature = NSAttributedString.Key("NSLigature")

  /// The colour of the lines under the letters.
  public static let underlineColor = NSAttributedString.Key("NSUnderlineColor")

  /// The colour of the lines through the letters.
  public static let strikethroughColor = NSAttributedString.Key("NSStrikethroughColor")

  /// An effect of the letters.
  public static let textEffect = NSAttributedString.Key("NSTextEffect")

  /// The space between all letters, in points: a number.
  public static let tracking = NSAttributedString.Key("CTTracking")

  /// The directions of the text.
  public static let writingDirection = NSAttributedString.Key("NSWritingDirection")
}
