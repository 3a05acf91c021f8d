// SPDX-License-Identifier: Apache-2.0

/// The symbols for which the page has a drawing; all other symbols are shown as circles.
///
/// - Source: the names in `web/renderer/cells/symbols.js`; a test compares both.
package enum SymbolNames {
  /// The first part of names, or the first two parts.
  package static let drawn: Set<String> = [
    "archivebox", "arrow.clockwise", "arrow.down", "arrow.left", "arrow.right", "arrow.up", "bell",
    "bolt", "book", "bookmark", "bubble", "calendar", "camera", "cart", "checkmark",
    "chevron.backward", "chevron.down", "chevron.forward", "chevron.left", "chevron.right",
    "chevron.up", "circle", "clock", "doc", "ellipsis", "envelope", "eye", "flag", "folder", "gear",
    "gearshape", "globe", "heart", "house", "info", "line", "list", "lock", "magnifyingglass",
    "map", "message", "minus", "moon", "music", "pause", "pencil", "person", "photo", "pin", "play",
    "plus", "slider", "square", "square.and", "square.grid", "star", "sun", "tag", "textformat",
    "trash", "video", "wifi", "xmark",
  ]

  /// Whether a symbol is drawn: its first two name parts or its first part are in `drawn`.
  package static func isDrawn(_ name: String) -> Bool {
    let parts = name.split(separator: ".", maxSplits: 2).map(String.init)
    return drawn.contains(parts.prefix(2).joined(separator: "."))
      || drawn.contains(parts.first ?? "")
  }
}
