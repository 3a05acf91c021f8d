// SPDX-License-Identifier: Apache-2.0

/// What a font file of the kinds TrueType and OpenType says of its characters' widths and of its names.
///
/// Every number of the file is checked before it is used: it may be cut off or made to do harm.
///
/// - Source: the OpenType specification 1.9, chapters “Font file”, “cmap”, “head”, “hhea”, “hmtx” and “name”.
public struct FontFile: Sendable {
  /// The names of a font.
  public struct Names: Hashable, Sendable {
    /// The family's name.
    public var family: String?
    /// The name for people.
    public var full: String?
    /// The name for code.
    public var postScript: String?
  }

  /// The greatest size of a file, in bytes.
  public static let mostBytes = 16 << 20
  /// The most characters that are read; fonts of East Asia have some tens of thousands.
  private static let mostCharacters = 200_000
  private static let (trueType, openType, apple): (Int, Int, Int) = (
    0x0001_0000, 0x4f54_544f, 0x7472_7565
  )
  private static let collection = 0x7474_6366

  /// Units in one em.
  public private(set) var unitsPerEm = 0
  /// From the baseline up to the top of a line, in units.
  public private(set) var ascender = 0
  /// From the baseline down to the bottom of a line, in units.
  public private(set) var descender = 0
  /// Between two lines, in units.
  public private(set) var lineGap = 0
  /// The names.
  public private(set) var names = Names()
  /// The width of each character, in units.
  public private(set) var advances: [UInt32: Int] = [:]

  private let bytes: [UInt8]
  private var tables: [Int: Range<Int>] = [:]

  /// Reads a file.
  ///
  /// - Returns: `nil` if it is no font, or a part that is needed is missing or wrong.
  /// - Complexity: O(*n*) in the number of the font's characters.
  public init?(_ bytes: [UInt8]) {
    guard bytes.count <= Self.mostBytes else { return nil }
    self.bytes = bytes
    guard readTables(), readHead(), readWidths() else { return nil }
    names = readNames()
  }

  // MARK: Numbers

  private func byte(_ place: Int) -> Int? {
    bytes.indices.contains(place) ? Int(bytes[place]) : nil
  }

  private func short(_ place: Int) -> Int? {
    guard let high = byte(place), let low = byte(place + 1) else { return nil }
    return high << 8 | low
  }

  private func signed(_ place: Int) -> Int? {
    short(place).map { Int(Int16(truncatingIfNeeded: $0)) }
  }

  private func long(_ place: Int) -> Int? {
    guard let high = short(place), let low = short(place + 2) else { return nil }
    return high << 16 | low
  }

  private func table(_ tag: String) -> Range<Int>? {
    tables[tag.utf8.reduce(0) { $0 << 8 | Int($1) }]
  }

  // MARK: Tables

  private mutating func readTables() -> Bool {
    var start = 0
    // Of several fonts in a file, the first one counts.
    if long(0) == Self.collection {
      guard let first = long(12) else { return false }
      start = first
    }
    guard let kind = long(start), [Self.trueType, Self.openType, Self.apple].contains(kind),
      let count = short(start + 4)
    else { return false }
    for index in 0..<count {
      let place = start + 12 + 16 * index
      guard let tag = long(place), let offset = long(place + 8), let length = long(place + 12)
      else { return false }
      if offset <= bytes.count, length <= bytes.count - offset {
        tables[tag] = offset..<(offset + length)
      }
    }
    return true
  }

  private mutating func readHead() -> Bool {
    guard let head = table("head")?.lowerBound, let hhea = table("hhea")?.lowerBound,
      let units = short(head + 18), (16...16_384).contains(units), let up = signed(hhea + 4),
      let down = signed(hhea + 6), let gap = signed(hhea + 8)
    else { return false }
    (unitsPerEm, ascender, descender, lineGap) = (units, up, -down, max(0, gap))
    return ascender + descender > 0
  }

  private mutating func readWidths() -> Bool {
    guard let hhea = table("hhea")?.lowerBound, let hmtx = table("hmtx"),
      let count = short(hhea + 34), count > 0, hmtx.count >= 4 * count
    else { return false }
    // Glyphs without a width of their own have the last one.
    var widths: [UInt32: Int] = [:]
    for (character, glyph) in glyphs() where glyph > 0 {
      widths[character] = short(hmtx.lowerBound + 4 * min(glyph, count - 1))
    }
    advances = widths
    return !widths.isEmpty
  }

  // MARK: Characters

  /// The numbers of the glyphs, by character.
  private func glyphs() -> [UInt32: Int] {
    guard let cmap = table("cmap")?.lowerBound, let count = short(cmap + 2) else { return [:] }
    var found: [Int: Int] = [:]
    for index in 0..<count {
      let record = cmap + 4 + 8 * index
      guard let platform = short(record), let encoding = short(record + 2),
        let offset = long(record + 4)
      else { break }
      let isUnicode = platform == 0 || platform == 3 && (encoding == 1 || encoding == 10)
      if isUnicode, let format = short(cmap + offset) { found[format] = cmap + offset }
    }
    if let all = found[12] { return groups(at: all) }
    return found[4].map(segments) ?? [:]
  }

  /// Format 12: groups of characters whose glyphs follow each other.
  private func groups(at start: Int) -> [UInt32: Int] {
    guard let count = long(start + 12) else { return [:] }
    var glyphs: [UInt32: Int] = [:]
    for index in 0..<count {
      let group = start + 16 + 12 * index
      guard let first = long(group), let last = long(group + 4), let glyph = long(group + 8),
        first <= last, last - first < Self.mostCharacters - glyphs.count
      else { break }
      for character in first...last { glyphs[UInt32(character)] = glyph + character - first }
    }
    return glyphs
  }

  /// Format 4: segments of characters below U+10000.
  private func segments(at start: Int) -> [UInt32: Int] {
    guard let double = short(start + 6) else { return [:] }
    var glyphs: [UInt32: Int] = [:]
    var left = Self.mostCharacters
    for index in 0..<double / 2 {
      let ends = start + 14 + 2 * index
      let ranges = ends + 2 + 3 * double
      guard let last = short(ends), let first = short(ends + 2 + double),
        let delta = short(ends + 2 + 2 * double), let range = short(ranges), first <= last,
        last - first < left
      else { break }
      left -= last - first + 1
      for character in first...last where character != 0xffff {
        var glyph = character
        if range != 0 {
          guard let named = short(ranges + range + 2 * (character - first)) else { continue }
          guard named != 0 else { continue }
          glyph = named
        }
        glyphs[UInt32(character)] = (glyph + delta) & 0xffff
      }
    }
    return glyphs
  }

  // MARK: Names

  /// The numbers of the names in a file; the family's older name has no more than four fonts.
  private static let (family, full, postScript, wholeFamily) = (1, 4, 6, 16)
  private static let (mac, windows) = (1, 3)

  private func readNames() -> Names {
    guard let table = table("name"), let count = short(table.lowerBound + 2),
      let offset = short(table.lowerBound + 4)
    else { return Names() }
    var found: [Int: String] = [:]
    for index in 0..<count {
      let record = table.lowerBound + 6 + 12 * index
      guard let platform = short(record), let number = short(record + 6),
        let length = short(record + 8), let place = short(record + 10)
      else { break }
      let start = table.lowerBound + offset + place
      guard start + length <= table.upperBound else { continue }
      // Of names in several languages, the first one is English where a font keeps to the order.
      if platform == Self.windows || platform == 0 {
        if found[number] == nil { found[number] = wide(bytes[start..<(start + length)]) }
      } else if platform == Self.mac, found[-number] == nil {
        found[-number] = String(decoding: bytes[start..<(start + length)], as: UTF8.self)
      }
    }
    let name = { (number: Int) in found[number] ?? found[-number] }
    return Names(
      family: name(Self.wholeFamily) ?? name(Self.family),
      full: name(Self.full),
      postScript: name(Self.postScript)
    )
  }

  private func wide(_ text: ArraySlice<UInt8>) -> String {
    let units = stride(from: text.startIndex, to: text.endIndex - 1, by: 2).map {
      UInt16(text[$0]) << 8 | UInt16(text[$0 + 1])
    }
    return String(decoding: units, as: UTF16.self)
  }
}
