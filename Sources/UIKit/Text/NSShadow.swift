// SPDX-License-Identifier: Apache-2.0
public import Foundation

/// A shadow behind letters.
@preconcurrency @MainActor
open class NSShadow: NSObject {
  // It comes first, see there.
  private nonisolated let kind = ObjectKind.any

  /// The distance from the letters, in points.
  open var shadowOffset = CGSize.zero
  /// The blur, in points.
  open var shadowBlurRadius: CGFloat = 0
  /// Its colour: a `UIColor`; `nil` for no shadow.
  ///
  /// - Source: the reference names the default.
  open var shadowColor: Any? = UIColor.black.withAlphaComponent(1.0 / 3)

  /// Makes a shadow.
  @preconcurrency @MainActor public override init() {
    super.init()
  }

  nonisolated open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? NSShadow else { return false }
    return self === other || MainActor.assumeIsolated { looksLike(other) }
  }

  nonisolated open override var hash: Int { MainActor.assumeIsolated { shadowOffset.hashValue } }

  private func looksLike(_ other: NSShadow) -> Bool {
    shadowOffset == other.shadowOffset && shadowBlurRadius == other.shadowBlurRadius
      && shadowColor as? UIColor == other.shadowColor as? UIColor
  }
}

extension NSAttributedString.Key {
  /// A shadow: an `NSShadow`.
  public static let shadow = NSAttributedString.Key("NSShadow")
  /// The colour of the letters' outline: a `UIColor`.
  public static let strokeColor = NSAttributedString.Key("NSStrokeColor")
  /// The width of the letters' outline, in percent of the font's size.
  public static let strokeWidth = NSAttributedString.Key("NSStrokeWidth")
  /// An image: an `NSTextAttachment`.
  public static let attachment = NSAttributedString.Key("NSAttachment")
  /// The slant of the letters.
  public static let obliqueness = NSAttributedString.Key("NSObliqueness")
  /// The factor by which letters are wider.
  public static let expansion = NSAttributedString.Key("NSExpansion")
}
