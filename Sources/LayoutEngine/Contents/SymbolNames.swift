// SPDX-License-Identifier: Apache-2.0

/// The symbols for which the page has a drawing; all other symbols are shown as circles.
///
/// - Source: the names in `web/renderer/cells/symbols.js`; a test compares both.
package enum SymbolNames {
  /// The first part of names, or the first two parts.
  package static let drawn: Set<String> = [
    "archivebox", "arrow.down", "arrow.up", "bell", "bolt", "book", "checkmark", "circle", "clock",
    "doc", "envelope", "flag", "folder", "gear", "globe", "heart", "lock", "map", "moon", "person",
    "photo", "pin", "plus", "star", "tag", "textformat", "trash", "wifi",
  ]

  /// Whether a symbol is drawn: its first two name parts or its first part are in `drawn`.
  package static func isDrawn(_ name: String) -> Bool {
    let parts = name.split(separator: ".", maxSplits: 2).map(String.init)
    return drawn.contains(parts.prefix(2).joined(separator: "."))
      || drawn.contains(parts.first ?? "")
  }
}
