// SPDX-License-Identifier: Apache-2.0
import LayoutEngine

extension PaintText {
  /// The name of the face that is the built-in font with slanted letters.
  public static let italicFace = FontFace.italic.path
  /// The name of the face whose letters are all as wide as each other.
  public static let monospacedFace = FontFace.monospaced.path
  /// The name of the face that is the built-in font with round ends.
  public static let roundedFace = FontFace.rounded.path
  /// The name of the face whose letters have serifs.
  public static let serifFace = FontFace.serif.path
}
