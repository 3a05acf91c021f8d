// SPDX-License-Identifier: Apache-2.0

/// A font of an app, which is in a file beside its source: the numbers by which its text is laid out.
public final class FontFace: Hashable, Sendable {
  /// The name by which code asks for it, such as `Lora-Bold`.
  public let name: String
  /// The name of its family, such as `Lora`.
  public let family: String
  /// The name for people, such as `Lora Bold`.
  public let fullName: String
  /// Where pages get the file from the server; two faces with the same path are equal.
  public let path: String
  /// From the baseline up to the top of a line, in ems.
  let ascender: Double
  /// From the baseline down to the bottom of a line, in ems.
  let descender: Double
  /// Between two lines, in ems.
  let lineGap: Double
  /// Advances in units of the built-in font's table, by character.
  private let advances: [UInt32: Int]

  /// Makes a face from what a file says.
  ///
  /// - Returns: `nil` for a file that has no names or no characters.
  public init?(_ file: FontFile, path: String) {
    guard let name = file.names.postScript ?? file.names.full, !file.advances.isEmpty else {
      return nil
    }
    let em = Double(file.unitsPerEm)
    self.name = name
    family = file.names.family ?? name
    fullName = file.names.full ?? name
    self.path = path
    ascender = Double(file.ascender) / em
    descender = Double(file.descender) / em
    lineGap = Double(file.lineGap) / em
    let scale = Double(FontTable.unitsPerEm) / em
    advances = file.advances.mapValues { Int((Double($0) * scale).rounded()) }
  }

  /// A face of which only the path is known, as in what a page gets; it has the built-in font's lengths.
  package init(path: String) {
    (name, family, fullName, self.path) = (path, path, path, path)
    let em = Double(FontTable.unitsPerEm)
    ascender = Double(FontTable.ascender) / em
    descender = Double(FontTable.descender) / em
    lineGap = Double(FontTable.lineGap) / em
    advances = [:]
  }

  /// The width of a character in units of the built-in font's table; `nil` if the font has no such character.
  func advance(of scalar: Unicode.Scalar) -> Int? { advances[scalar.value] }

  /// Whether two faces are from the same file.
  public static func == (one: FontFace, other: FontFace) -> Bool { one.path == other.path }

  /// Hashes the path.
  public func hash(into hasher: inout Hasher) { hasher.combine(path) }
}
