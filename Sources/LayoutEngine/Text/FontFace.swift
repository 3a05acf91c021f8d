// SPDX-License-Identifier: Apache-2.0

/// A font other than the usual one: of an app, in a file beside its source, or one that the page ships, too.
///
/// It has the numbers by which its text is laid out.
public final class FontFace: Hashable, Sendable {
  /// The name by which code asks for it, such as `Lora-Bold`.
  public let name: String
  /// The name of its family, such as `Lora`.
  public let family: String
  /// The name for people, such as `Lora Bold`.
  public let fullName: String
  /// Where pages get the file from the server, or the name of a face that they ship; two faces with the same path are
  /// equal.
  public let path: String
  /// From the baseline up to the top of a line, in ems.
  let ascender: Double
  /// From the baseline down to the bottom of a line, in ems.
  let descender: Double
  /// Between two lines, in ems.
  let lineGap: Double
  /// From one baseline to the next, in ems.
  var height: Double { ascender + descender + lineGap }
  private let widths: Widths

  /// Advances in units of the built-in font's table.
  private enum Widths: Sendable {
    /// By character.
    case each([UInt32: Int])
    /// The same for all characters of the ranges, which are first and last in turn.
    case equal(Int, ranges: [UInt32])
    /// Those of the face with serifs, which has two weights.
    case serif
  }

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
    widths = .each(file.advances.mapValues { Int((Double($0) * scale).rounded()) })
  }

  /// A face of which only the path is known, as in what a page gets; it has the built-in font's lengths.
  package convenience init(path: String) {
    self.init(path, name: path, family: path, .each([:]))
  }

  private init(_ path: String, name: String, family: String, _ widths: Widths) {
    (self.path, self.name, self.family, fullName) = (path, name, family, name)
    let em = Double(FontTable.unitsPerEm)
    ascender = Double(FontTable.ascender) / em
    descender = Double(FontTable.descender) / em
    lineGap = Double(FontTable.lineGap) / em
    self.widths = widths
  }

  /// The built-in font with slanted letters; pages slant them, so all lengths stay the same.
  public static let italic = FontFace("italic", name: "Inter-Italic", family: "Inter", .each([:]))

  /// The letters that are all as wide as each other, for code and figures.
  ///
  /// Its lines are those of the built-in font.
  public static let monospaced = FontFace(
    "monospaced",
    name: "JetBrainsMono",
    family: "JetBrains Mono",
    .equal(
      MonospacedTable.advance * FontTable.unitsPerEm / MonospacedTable.unitsPerEm,
      ranges: MonospacedTable.ranges
    )
  )

  /// The built-in font with round ends, by the same lengths.
  public static let rounded = FontFace(
    "rounded",
    name: "Inter-Rounded",
    family: "Inter",
    .each([:])
  )

  /// Letters with serifs.
  ///
  /// Its lines are those of the built-in font.
  public static let serif = FontFace("serif", name: "TesseraSerif", family: "Tessera Serif", .serif)

  /// What follows the name of a face in that of its slanted letters.
  private static let slantedEnding = "-italic"

  /// Makes the slanted letters of a face that comes with the page; pages slant them, so all lengths stay the same.
  private static func slanted(_ face: FontFace) -> FontFace {
    FontFace(
      face.path + slantedEnding,
      name: face.name + "-Italic",
      family: face.family,
      face.widths
    )
  }

  private static let pairs = [monospaced, rounded, serif].map { ($0, slanted($0)) }

  /// The faces that come with the page.
  public static let shipped = [italic] + pairs.flatMap { [$0.0, $0.1] }

  /// The slanted letters of a face that comes with the page; `nil` for an app's.
  public var slanted: FontFace? {
    isSlanted ? self : Self.pairs.first { $0.0 == self }?.1
  }

  /// Whether it has the slanted letters of another face that comes with the page.
  public var isSlanted: Bool { self == Self.italic || Self.pairs.contains { $0.1 == self } }

  /// The face without the slant; `nil` for the built-in font.
  public var upright: FontFace? {
    self == Self.italic ? nil : Self.pairs.first { $0.1 == self }?.0 ?? self
  }

  /// Whether it comes with the page.
  public var isShipped: Bool { Self.shipped.contains(self) }

  /// The width of a character in units of the built-in font's table; `nil` if the font has no such character.
  func advance(of scalar: Unicode.Scalar, _ weight: TextFont.Weight) -> Int? {
    switch widths {
    case .each(let advances): advances[scalar.value]
    case .equal(let advance, let ranges):
      SortedRanges.contains(scalar.value, in: ranges) ? advance : nil
    case .serif: Self.serifAdvance(of: scalar.value, weight)
    }
  }

  private static func serifAdvance(of value: UInt32, _ weight: TextFont.Weight) -> Int? {
    guard let range = SortedRanges.index(of: value, in: SerifTable.ranges) else { return nil }
    let place = Int(SerifTable.offsets[range] + value - SerifTable.ranges[2 * range])
    return Int(weight == .semibold ? SerifTable.semibold[place] : SerifTable.regular[place])
  }

  /// Whether two faces are from the same file.
  public static func == (one: FontFace, other: FontFace) -> Bool { one.path == other.path }

  /// Hashes the path.
  public func hash(into hasher: inout Hasher) { hasher.combine(path) }
}
