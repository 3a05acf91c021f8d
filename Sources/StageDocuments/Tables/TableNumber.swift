// SPDX-License-Identifier: Apache-2.0

/// Numbers as people write them in tables.
enum TableNumber {
  private static let units = ["px", "pt"]

  /// The number in a text, also with a comma before its decimals, with points or commas between its
  /// thousands, and with a unit.
  static func value(_ text: String) -> Double? {
    var plain = text.trimmed
    if let unit = units.first(where: { plain.lowercased().hasSuffix($0) }) {
      plain = String(plain.dropLast(unit.count)).trimmed
    }
    if let value = Double(plain) { return value }
    if plain.wholeMatch(of: #/[+-]?(?:\d+|\d{1,3}(?:\.\d{3})+),\d+/#) != nil {
      return Double(plain.filter { $0 != "." }.map { $0 == "," ? "." : String($0) }.joined())
    }
    guard plain.wholeMatch(of: #/[+-]?\d{1,3}(?:,\d{3})+\.\d+/#) != nil else { return nil }
    return Double(plain.filter { $0 != "," })
  }
}
