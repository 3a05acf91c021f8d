// SPDX-License-Identifier: Apache-2.0

/// The symbols for which the page has a drawing; all other symbols are shown as circles.
///
/// - Source: the names in `web/renderer/cells/symbolDrawings.js`; a test compares both.
package enum SymbolNames {
  /// The first part of names, or the first two to four parts.
  package static let drawn: Set<String> = [
    "airplane", "alarm", "antenna", "archivebox", "arrow.clockwise", "arrow.counterclockwise",
    "arrow.down", "arrow.left", "arrow.left.arrow", "arrow.right", "arrow.triangle.2", "arrow.up",
    "arrow.up.arrow", "arrow.up.right", "arrow.uturn", "at", "backward", "bag", "barcode",
    "battery", "bed", "bell", "bicycle", "birthday", "bolt", "book", "bookmark", "books",
    "briefcase", "bubble", "building", "bus", "calendar", "camera", "car", "cart", "chart",
    "checkmark", "checkmark.seal", "checkmark.shield", "chevron.backward", "chevron.down",
    "chevron.forward", "chevron.left", "chevron.right", "chevron.up", "circle", "clock", "cloud",
    "creditcard", "cross", "crown", "cube", "cup", "desktopcomputer", "dice", "display", "doc",
    "dollarsign", "dot", "drop", "ellipsis", "envelope", "equal", "eurosign", "exclamationmark",
    "eye", "face", "figure", "film", "flag", "flame", "folder", "fork", "forward", "gamecontroller",
    "gauge", "gear", "gearshape", "gift", "globe", "graduationcap", "hammer", "hand", "headphones",
    "heart", "hourglass", "house", "info", "ipad", "iphone", "key", "laptopcomputer", "leaf",
    "lightbulb", "line", "line.3.horizontal.decrease", "link", "list", "location", "lock",
    "magnifyingglass", "map", "mappin", "medal", "message", "mic", "minus", "moon", "music",
    "newspaper", "number", "paintbrush", "paintpalette", "paperclip", "paperplane", "pause",
    "pawprint", "pencil", "percent", "person", "person.2", "person.3", "phone", "photo", "pills",
    "pin", "play", "plus", "puzzlepiece", "qrcode", "questionmark", "quote", "rectangle",
    "rectangle.portrait.and", "repeat", "rosette", "scissors", "shield", "shippingbox", "shuffle",
    "sidebar", "slider", "snowflake", "sparkles", "speaker", "square", "square.and",
    "square.and.arrow.down", "square.and.pencil", "square.grid", "square.stack", "star",
    "stopwatch", "sun", "tablecells", "tag", "text", "textformat", "thermometer", "ticket", "timer",
    "tram", "trash", "tray", "triangle", "trophy", "tshirt", "tv", "umbrella", "video", "wand",
    "waveform", "wifi", "wind", "wineglass", "wrench", "xmark",
  ]

  /// Whether a symbol is drawn: its first four name parts, or fewer of them, are in `drawn`.
  package static func isDrawn(_ name: String) -> Bool {
    let parts = name.split(separator: ".")
    return (1...4).contains { drawn.contains(parts.prefix($0).joined(separator: ".")) }
  }
}
