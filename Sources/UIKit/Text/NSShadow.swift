// SPDX-License-Identifier: Apache-2.0
public import Foundation

/// A shadow behind letters; recorded.
@preconcurrency @MainActor
open class NSShadow: NSObject {
  /// How far it is from the letters, in points.
  open var shadowOffset = CGSize.zero
  /// How soft it is, in points.
  open var shadowBlurRadius: CGFloat = 0
  /// Its colour: a `UIColor`.
  open var shadowColor: Any?

  /// Makes a shadow.
  @preconcurrency @MainActor public override init() {
    super.init()
  }
}

/// A picture among letters; recorded.
@preconcurrency @MainActor
open class NSTextAttachment: NSObject {
  /// The picture.
  open var image: UIImage?
  /// Where it stands, in points.
  open var bounds = CGRect.zero

  /// Makes an attachment without a picture.
  @preconcurrency @MainActor public override init() {
    super.init()
  }

  /// Makes an attachment of a picture.
  public convenience init(image: UIImage) {
    self.init()
    self.image = image
  }
}

extension NSAttributedString.Key {
  /// A shadow: an `NSShadow`.
  public static let shadow = NSAttributedString.Key("NSShadow")
  /// The colour of the letters' outline: a `UIColor`.
  public static let strokeColor = NSAttributedString.Key("NSStrokeColor")
  /// The width of the letters' outline, in hundredths of their height.
  public static let strokeWidth = NSAttributedString.Key("NSStrokeWidth")
  /// A picture: an `NSTextAttachment`.
  public static let attachment = NSAttributedString.Key("NSAttachment")
  /// How letters lean.
  public static let obliqueness = NSAttributedString.Key("NSObliqueness")
  /// How wide letters are.
  public static let expansion = NSAttributedString.Key("NSExpansion")
}
