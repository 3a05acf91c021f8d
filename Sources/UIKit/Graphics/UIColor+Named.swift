// SPDX-License-Identifier: Apache-2.0
public import AppFoundation
import Foundation

extension UIColor {
  /// Saturation and brightness of substitute colours: they are distinct, and text is readable on
  /// them.
  private static let standInSaturation: CGFloat = 0.45
  private static let standInBrightness: CGFloat = 0.8

  /// Makes a colour of an asset catalogue beside the source.
  ///
  /// Where there is no catalogue, a substitute stands for it, and for one that cannot be read. It is computed from
  /// the name and always the same for it. A collection view whose cells use one reports it in a diagnostic.
  /// - Returns: `nil` without a name, and for a name that none of the catalogues has.
  public convenience init?(named name: String) {
    guard !name.isEmpty else { return nil }
    if let found = SourceNotes.current.colours[name] {
      self.init { found.resolvedColor(with: $0) }
      return
    }
    guard SourceNotes.current.mayHaveColour(named: name) else {
      SourceNotes.current.report(
        "missing-colour",
        "No asset catalogue has the colour \u{201C}\(name)\u{201D}: UIColor(named:) is nil."
      )
      return nil
    }
    NamedColours.note(name)
    self.init(
      hue: NamedColours.hue(of: name),
      saturation: Self.standInSaturation,
      brightness: Self.standInBrightness,
      alpha: 1
    )
  }

  /// Makes a colour of an asset catalogue, as `init(named:)` does.
  ///
  /// - Returns: `nil` without a name, and for a name that none of the catalogues has.
  public convenience init?(
    named name: String,
    in bundle: AppFoundation.Bundle?,
    compatibleWith traitCollection: UITraitCollection?
  ) {
    self.init(named: name)
  }
}

/// The names of catalogue colours that code asks for during an update cycle.
@MainActor
enum NamedColours {
  /// The greatest number of names that are kept.
  private static let capacity = 20
  /// The constants of the hash FNV-1a with 32 bits.
  private static let hashStart: UInt32 = 2_166_136_261
  private static let hashFactor: UInt32 = 16_777_619
  private static let degrees: UInt32 = 360

  /// The names, in the order in which they were asked for.
  private(set) static var asked: [String] = []

  /// Forgets the names so far, which other code asked for.
  static func listen() { asked = [] }

  static func note(_ name: String) {
    guard asked.count < capacity, !asked.contains(name) else { return }
    asked.append(name)
  }

  /// A hue from 0 to 1 that depends only on the name.
  static func hue(of name: String) -> CGFloat {
    let hash = name.utf8.reduce(hashStart) { ($0 ^ UInt32($1)) &* hashFactor }
    return CGFloat(hash % degrees) / CGFloat(degrees)
  }
}

extension UICollectionView {
  /// Reports the catalogue colours that were substituted since the cycle began.
  func reportNamedColours() {
    for name in NamedColours.asked {
      reportCall(
        "colour-stand-in",
        "no asset catalogue beside the source has the colour \(name); another one replaces it"
      )
    }
  }
}
