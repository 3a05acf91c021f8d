// SPDX-License-Identifier: Apache-2.0
public import Foundation

extension UIColor {
  /// Saturation and brightness of colours that stand in for others: they are told apart and text can be read on them.
  private static let standInSaturation: CGFloat = 0.45
  private static let standInBrightness: CGFloat = 0.8

  /// A colour of an asset catalogue.
  ///
  /// Catalogues cannot be read here, so a colour stands in for it that is always the same for a name. A
  /// collection view whose cells ask for one says so in a note.
  /// - Returns: `nil` without a name.
  public convenience init?(named name: String) {
    guard !name.isEmpty else { return nil }
    NamedColours.note(name)
    self.init(
      hue: NamedColours.hue(of: name),
      saturation: Self.standInSaturation,
      brightness: Self.standInBrightness,
      alpha: 1
    )
  }

  /// A colour of an asset catalogue, as `init(named:)` makes it.
  ///
  /// - Returns: `nil` without a name.
  public convenience init?(
    named name: String,
    in bundle: Bundle?,
    compatibleWith traitCollection: UITraitCollection?
  ) {
    self.init(named: name)
  }
}

/// Names of colours that are asked for while a collection view brings itself up to date, and that nothing here
/// can read.
@MainActor
enum NamedColours {
  /// How many names are remembered.
  private static let capacity = 20
  /// The numbers of the hash FNV-1a with 32 bits.
  private static let hashStart: UInt32 = 2_166_136_261
  private static let hashFactor: UInt32 = 16_777_619
  private static let degrees: UInt32 = 360

  /// The names, in the order in which they came.
  private(set) static var asked: [String] = []

  /// Forgets what was asked so far, which concerned somebody else.
  static func listen() { asked = [] }

  static func note(_ name: String) {
    guard asked.count < capacity, !asked.contains(name) else { return }
    asked.append(name)
  }

  /// A hue from 0 to 1 that depends on the name only.
  static func hue(of name: String) -> CGFloat {
    let hash = name.utf8.reduce(hashStart) { ($0 ^ UInt32($1)) &* hashFactor }
    return CGFloat(hash % degrees) / CGFloat(degrees)
  }
}

extension UICollectionView {
  /// Says which colours stand in for those of catalogues, since the cycle began.
  func reportNamedColours() {
    for name in NamedColours.asked {
      reportCall(
        "colour-stand-in",
        "asset catalogues cannot be read here: a colour stands in for the one named \(name)"
      )
    }
  }
}
