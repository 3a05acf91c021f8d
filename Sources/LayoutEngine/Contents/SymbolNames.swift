// SPDX-License-Identifier: Apache-2.0

/// The symbols for which the page has a drawing; all other symbols are shown as circles.
///
/// - Source: the names in `web/renderer/cells/symbols.js`; a test compares both.
package enum SymbolNames {
  /// The first part of names, or the first two or three parts.
  package static let drawn: Set<String> = [
    "archivebox", "arrow.clockwise", "arrow.down", "arrow.left", "arrow.right", "arrow.up", "bell",
    "bolt", "book", "bookmark", "books", "bubble", "calendar", "camera", "cart", "checkmark",
    "chevron.backward", "chevron.down", "chevron.forward", "chevron.left", "chevron.right",
    "chevron.up", "circle", "clock", "creditcard", "cup", "doc", "ellipsis", "envelope", "eye",
    "film", "flag", "flame", "folder", "fork", "gauge", "gear", "gearshape", "globe", "heart",
    "house", "info", "leaf", "line", "list", "lock", "magnifyingglass", "map", "message", "minus",
    "moon", "music", "paintpalette", "paperplane", "pause", "pencil", "person", "phone", "photo",
    "pin", "play", "plus", "slider", "speaker", "square", "square.and", "square.and.pencil",
    "square.grid", "star", "sun", "tag", "textformat", "trash", "video", "wifi", "xmark",
  ]

  /// Whether a symbol is drawn: its first three name parts, or fewer of them, are in `drawn`.
  package static func isDrawn(_ name: String) -> Bool {
    let parts = name.split(separator: ".")
    return (1...3).contains { drawn.contains(parts.prefix($0).joined(separator: ".")) }
  }
}
