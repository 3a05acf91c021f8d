// SPDX-License-Identifier: Apache-2.0
import AppFoundation
import Foundation
import LayoutEngine

/// Which of the fonts that are here take the place of those that Apple's systems have.
///
/// There are four, each also with slanted letters: the built-in one, the same with round ends, one with letters of equal
/// widths, and one with serifs. A note tells when letters have another form or other widths than a device's.
@MainActor
enum SystemFaces {
  /// Beginnings of the names of fonts whose letters are all as wide as each other.
  private static let equallyWide = ["courier", "menlo", "sfmono", "monaco", "jetbrainsmono"]
  /// Beginnings of the names of fonts with serifs.
  private static let serifs = [
    "georgia", "times", "newyork", "palatino", "baskerville", "didot", "cochin", "hoefler",
    "charter", "iowan", "bodoni", "sourceserif",
  ]
  /// Beginnings of the names of fonts whose strokes have round ends.
  private static let round = ["arialrounded", "sfprorounded", ".sfuirounded"]
  private static let slanted = ["italic", "oblique"]
  private static let heavy = ["bold", "heavy", "black"]
  /// Names of fonts that look much like the built-in one.
  private static let alike = ["inter", "helvetica", ".sf", "sfpro", "sfui", "arial"]

  /// The font for the name of one that every device has but this machine lacks.
  static func font(named name: String, size: CGFloat) -> TextFont {
    let lower = name.lowercased()
    let isOf = { (words: [String]) in words.contains { lower.contains($0) } }
    let weight: UIFont.Weight = isOf(heavy) ? .bold : lower.contains("medium") ? .medium : .regular
    var font = UIFont.systemFont(ofSize: size, weight: weight).text
    if equallyWide.contains(where: lower.hasPrefix) {
      font.face = .monospaced
    } else if round.contains(where: lower.hasPrefix) {
      font.face = .rounded
    } else if serifs.contains(where: lower.hasPrefix) {
      font.face = .serif
      tell(name, "another font with serifs")
    } else {
      let isTold = alike.contains(where: lower.hasPrefix) || AppFonts.hasFile(named: name)
      if !isTold { tell(name) }
    }
    if isOf(slanted) { font.face = slantedFace(of: font.face) }
    return font
  }

  /// The font with some of the traits of letters; `nil` for those of an app's font that has no such sibling.
  static func font(_ font: TextFont, with traits: UIFontDescriptor.SymbolicTraits) -> TextFont? {
    let isBold = traits.contains(.traitBold)
    if let face = font.face, !face.isShipped {
      return AppFonts.sibling(of: face, isBold: isBold).map { TextFont(size: font.size, face: $0) }
    }
    var changed = TextFont(size: font.size, weight: isBold ? .semibold : .regular)
    changed.hasEqualDigits = font.hasEqualDigits
    if traits.contains(.traitMonoSpace) {
      changed.face = .monospaced
    } else if let face = font.face?.upright, face == .rounded || face == .serif {
      changed.face = face
    }
    if traits.contains(.traitItalic) { changed.face = slantedFace(of: changed.face) }
    return changed
  }

  /// The traits of a font's letters.
  static func traits(of font: TextFont) -> UIFontDescriptor.SymbolicTraits {
    var traits: UIFontDescriptor.SymbolicTraits = font.weight == .regular ? [] : .traitBold
    if font.face?.isSlanted == true { traits.insert(.traitItalic) }
    if font.face?.upright == .monospaced { traits.insert(.traitMonoSpace) }
    return traits
  }

  /// The system's font in a design; fonts of apps have none.
  static func font(_ font: TextFont, in design: UIFontDescriptor.SystemDesign) -> TextFont {
    guard font.face?.isShipped ?? true else { return font }
    var changed = font
    switch design {
    case .monospaced: changed.face = .monospaced
    case .rounded: changed.face = .rounded
    case .serif: changed.face = .serif
    case .default: changed.face = nil
    default: tell("The system's font with the design \(design.rawValue)")
    }
    let isSlanted = font.face?.isSlanted == true
    if isSlanted { changed.face = slantedFace(of: changed.face) }
    return changed
  }

  /// The slanted letters of a face that comes with the page, or of the built-in font.
  private static func slantedFace(of face: FontFace?) -> FontFace? {
    face.map { $0.slanted ?? $0 } ?? .italic
  }

  private static func tell(_ name: String, _ shown: String = "the stage's font") {
    AppNotes.report("font-stood-in", "\(name) has no file here; \(shown) is shown.")
  }
}
