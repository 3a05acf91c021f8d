// SPDX-License-Identifier: Apache-2.0

/// The symbols for which the page has a drawing; all others are shown as circles.
///
/// - Source: the names in `web/renderer/cells/symbols.js`, which a test compares.
package enum SymbolNames {
  /// First parts of names, or first and second.
  package static let drawn: Set<String> = [
    "archivebox", "arrow.down", "arrow.up", "bell", "bolt", "book", "checkmark", "circle", "clock",
    "doc", "envelope", "flag", "folder", "gear", "globe", "heart", "lock", "map", "moon", "person",
    "photo", "pin", "plus", "star", "tag", "textformat", "trash", "wifi",
  ]

  /// Whether a symbol is drawn: by the first two parts of its name, else by the first.
  package static func isDrawn(_ name: String) -> Bool {
    let parts = name.split(separator: ".", maxSplits: 2).map(String.init)
    return drawn.contains(parts.prefix(2).joined(separator: "."))
      || drawn.contains(parts.first ?? "")
  }
}
