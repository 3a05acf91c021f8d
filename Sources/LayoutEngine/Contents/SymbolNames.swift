// SPDX-License-Identifier: Apache-2.0

/// The symbols for which the page has a drawing; all other symbols are shown as circles.
///
/// - Source: the names in `web/renderer/cells/symbolDrawings.js`; a test compares both.
package enum SymbolNames {
  /// The first part of names, or the first two to four parts.
  package static let drawn: Set<String> = [
    "airplane", "airplayaudio", "airplayvideo", "airpods", "alarm", "antenna", "app", "applewatch",
    "archivebox", "arrow.2", "arrow.clockwise", "arrow.counterclockwise", "arrow.down",
    "arrow.down.left", "arrow.down.right", "arrow.down.right.and", "arrow.down.to", "arrow.left",
    "arrow.left.arrow", "arrow.right", "arrow.triangle", "arrow.triangle.2", "arrow.up",
    "arrow.up.arrow", "arrow.up.left", "arrow.up.left.and", "arrow.up.right", "arrow.up.to",
    "arrow.uturn", "arrowshape", "arrowshape.left", "arrowshape.turn", "arrowshape.turn.up.left",
    "aspectratio", "asterisk", "at", "backpack", "backward", "backward.end", "bag", "bandage",
    "banknote", "barcode", "baseball", "basket", "basketball", "bathtub", "battery", "beach", "bed",
    "bell", "bicycle", "bird", "birthday", "bitcoinsign", "bold", "bolt", "book", "book.closed",
    "bookmark", "books", "box.truck", "brain", "brain.head", "briefcase", "bubble", "building",
    "building.columns", "bus", "calendar", "camera", "capsule", "car", "carrot", "cart", "case",
    "cat", "character", "character.book", "chart", "chart.line", "chart.pie", "checklist",
    "checkmark", "checkmark.seal", "checkmark.shield", "chevron.backward", "chevron.down",
    "chevron.forward", "chevron.left", "chevron.left.forwardslash", "chevron.right", "chevron.up",
    "chevron.up.chevron", "circle", "clock", "cloud", "cloud.bolt", "cloud.rain", "cloud.snow",
    "cloud.sun", "command", "cpu", "creditcard", "crop", "cross", "crown", "cube", "cup",
    "curlybraces", "cursorarrow", "delete", "desktopcomputer", "diamond", "dice", "display",
    "divide", "doc", "doc.on", "doc.text", "dog", "dollarsign", "dot", "drop", "dumbbell", "ear",
    "ellipsis", "ellipsis.bubble", "envelope", "envelope.open", "equal", "eraser", "eurosign",
    "exclamationmark", "externaldrive", "eye", "eyedropper", "eyeglasses", "face", "faceid",
    "ferry", "figure", "figure.run", "figure.walk", "film", "fish", "flag", "flame", "flashlight",
    "folder", "football", "fork", "forward", "forward.end", "fuelpump", "gamecontroller", "gauge",
    "gear", "gearshape", "gift", "giftcard", "globe", "gobackward", "goforward", "graduationcap",
    "guitars", "hammer", "hand", "hand.point", "hand.raised", "hand.tap", "hand.thumbsdown", "hare",
    "headphones", "heart", "hexagon", "hifispeaker", "highlighter", "hourglass", "house", "icloud",
    "icloud.and.arrow.down", "icloud.and.arrow.up", "infinity", "info", "ipad", "iphone", "italic",
    "key", "keyboard", "ladybug", "lamp", "laptopcomputer", "leaf", "lifepreserver", "lightbulb",
    "line", "line.3.horizontal.decrease", "link", "list", "location", "lock", "lock.open",
    "macwindow", "magnifyingglass", "map", "mappin", "medal", "megaphone", "message", "metronome",
    "mic", "minus", "minus.magnifyingglass", "moon", "moon.stars", "mountain", "multiply", "music",
    "music.mic", "network", "newspaper", "nosign", "note", "note.text", "number", "octagon", "oval",
    "paintbrush", "paintpalette", "paperclip", "paperplane", "parkingsign", "party", "pause",
    "pawprint", "pencil", "pentagon", "percent", "person", "person.2", "person.3", "person.badge",
    "phone", "phone.down", "photo", "pianokeys", "pills", "pin", "play", "plus", "plus.bubble",
    "plus.magnifyingglass", "popcorn", "power", "printer", "puzzlepiece", "qrcode", "questionmark",
    "quote", "quote.bubble", "radio", "record", "rectangle", "rectangle.portrait.and",
    "refrigerator", "repeat", "return", "road", "rosette", "rotate.left", "rotate.right", "ruler",
    "safari", "sailboat", "scissors", "scooter", "scope", "screwdriver", "seal", "server", "shield",
    "shippingbox", "shower", "shuffle", "sidebar", "signature", "signpost", "slider", "snowflake",
    "soccerball", "sofa", "sparkle", "sparkles", "speaker", "sportscourt", "square", "square.and",
    "square.and.arrow.down", "square.and.pencil", "square.grid", "square.stack", "stairs", "star",
    "staroflife", "steeringwheel", "stethoscope", "stop", "stopwatch", "storefront",
    "strikethrough", "suitcase", "sum", "sun", "sunrise", "sunset", "switch", "syringe",
    "tablecells", "tag", "takeoutbag", "target", "tennis", "tennisball", "tent", "terminal", "text",
    "text.aligncenter", "text.alignright", "text.bubble", "textformat", "theatermasks",
    "thermometer", "ticket", "timer", "tornado", "tortoise", "touchid", "tram", "trash", "tray",
    "tree", "triangle", "trophy", "truck", "tshirt", "tuningfork", "tv", "umbrella", "underline",
    "video", "viewfinder", "wallet", "wand", "water", "waveform", "wifi", "wind", "wineglass",
    "wrench", "xmark",
  ]

  /// Whether a symbol is drawn: its first four name parts, or fewer of them, are in `drawn`.
  package static func isDrawn(_ name: String) -> Bool {
    let parts = name.split(separator: ".")
    return (1...4).contains { drawn.contains(parts.prefix($0).joined(separator: ".")) }
  }
}
