// SPDX-License-Identifier: Apache-2.0
import LayoutEngine

extension PaintText {
  /// The face of the letters without their slant, and whether they have one; `nil` is the built-in font.
  public var upright: (face: String?, isSlanted: Bool) {
    guard let own = FontFace.shipped.first(where: { $0.path == face }) else { return (face, false) }
    return (own.upright?.path, own.isSlanted)
  }

  /// The name of the face whose letters are all as wide as each other.
  public static let monospacedFace = FontFace.monospaced.path
  /// The name of the face that is the built-in font with round ends.
  public static let roundedFace = FontFace.rounded.path
  /// The name of the face whose letters have serifs.
  public static let serifFace = FontFace.serif.path
}
