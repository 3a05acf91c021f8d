// SPDX-License-Identifier: Apache-2.0

/// Makes the bytes of small font files: all numbers of a file can be chosen.
package struct FontBytes {
  package var unitsPerEm = 1000
  package var (ascender, descender, lineGap) = (800, -200, 100)
  /// The widths of the glyphs, from that of glyph 0 on.
  package var widths = [500, 600, 250]
  /// Glyphs by character, in the order of characters.
  package var glyphs: [(character: Int, glyph: Int)] = [(32, 2), (65, 1)]
  package var names = ["Probe Sans", "Probe Sans Bold", "ProbeSans-Bold"]
  /// The format of the table of characters: 4 or 12.
  package var format = 4

  package init() {}

  /// The file.
  package var bytes: [UInt8] {
    let tables: [(String, [UInt8])] = [
      ("cmap", characters), ("head", head), ("hhea", lines), ("hmtx", advances), ("name", texts),
    ]
    var directory = long(0x0001_0000) + short(tables.count) + short(0) + short(0) + short(0)
    var content: [UInt8] = []
    for (tag, table) in tables {
      let offset = 12 + 16 * tables.count + content.count
      directory += Array(tag.utf8) + long(0) + long(offset) + long(table.count)
      content += table
    }
    return directory + content
  }

  private func short(_ number: Int) -> [UInt8] {
    [UInt8(truncatingIfNeeded: number >> 8), UInt8(truncatingIfNeeded: number)]
  }

  private func long(_ number: Int) -> [UInt8] { short(number >> 16) + short(number) }

  private func zeros(_ count: Int) -> [UInt8] { Array(repeating: 0, count: count) }

  private var head: [UInt8] { zeros(18) + short(unitsPerEm) + zeros(34) }

  private var lines: [UInt8] {
    zeros(4) + short(ascender) + short(descender) + short(lineGap) + zeros(24)
      + short(widths.count)
  }

  private var advances: [UInt8] { widths.flatMap { short($0) + short(0) } }

  private var characters: [UInt8] {
    // Version, one table, for Windows: Unicode.
    short(0) + short(1) + short(3) + short(format == 4 ? 1 : 10) + long(12)
      + (format == 4 ? segments : groups)
  }

  /// Format 4: a segment for each character, and the last one.
  private var segments: [UInt8] {
    let ends = glyphs.map(\.character) + [0xffff]
    let deltas = glyphs.map { $0.glyph - $0.character } + [1]
    let count = ends.count
    return short(4) + short(0) + short(0) + short(2 * count) + zeros(6) + ends.flatMap(short)
      + short(0) + ends.flatMap(short) + deltas.flatMap(short)
      + zeros(2 * count)
  }

  /// Format 12: a group for each character.
  private var groups: [UInt8] {
    short(12) + short(0) + long(0) + long(0) + long(glyphs.count)
      + glyphs.flatMap { long($0.character) + long($0.character) + long($0.glyph) }
  }

  /// The family, the whole name and the name for code.
  private var texts: [UInt8] {
    var records: [UInt8] = []
    var text: [UInt8] = []
    for (number, name) in zip([1, 4, 6], names) {
      let wide = name.utf16.flatMap { short(Int($0)) }
      records += short(3) + short(1) + short(0x409) + short(number)
      records += short(wide.count) + short(text.count)
      text += wide
    }
    return short(0) + short(names.count) + short(6 + records.count) + records + text
  }
}
