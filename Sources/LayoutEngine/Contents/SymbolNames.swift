// SPDX-License-Identifier: Apache-2.0

/// The symbols for which the page has a drawing; all other symbols are shown as circles.
///
/// - Source: the names in `web/renderer/cells/symbolDrawings.js`; a test compares both.
package enum SymbolNames {
  /// The first part of names, or the first two to four parts.
  package static let drawn: Set<String> = [
    "0", "1", "2", "3", "4", "5", "6", "7", "8", "9", "a", "airplane", "airplayaudio",
    "airplayvideo", "airpods", "alarm", "antenna", "app", "applewatch", "archivebox", "arrow.2",
    "arrow.backward", "arrow.branch", "arrow.clockwise", "arrow.counterclockwise", "arrow.down",
    "arrow.down.left", "arrow.down.right", "arrow.down.right.and", "arrow.down.to", "arrow.forward",
    "arrow.left", "arrow.left.arrow", "arrow.merge", "arrow.right", "arrow.triangle",
    "arrow.triangle.2", "arrow.turn.down.left", "arrow.turn.down.right", "arrow.turn.up.left",
    "arrow.turn.up.right", "arrow.up", "arrow.up.arrow", "arrow.up.left", "arrow.up.left.and",
    "arrow.up.right", "arrow.up.to", "arrow.uturn", "arrowshape", "arrowshape.left",
    "arrowshape.turn", "arrowshape.turn.up.left", "arrowtriangle.down", "arrowtriangle.left",
    "arrowtriangle.right", "arrowtriangle.up", "aspectratio", "asterisk", "at", "backpack",
    "backward", "backward.end", "bag", "balloon", "bandage", "banknote", "barcode", "barometer",
    "baseball", "basket", "basketball", "bathtub", "battery", "beach", "bed", "bell", "bicycle",
    "binoculars", "bird", "birthday", "bitcoinsign", "bold", "bolt", "book", "book.closed",
    "bookmark", "books", "box.truck", "brain", "brain.head", "briefcase", "bubble", "building",
    "building.columns", "bus", "calendar", "camera", "capslock", "capsule", "car", "carrot", "cart",
    "case", "cat", "chair", "character", "character.book", "chart", "chart.line", "chart.pie",
    "checklist", "checkmark", "checkmark.seal", "checkmark.shield", "chevron.backward",
    "chevron.compact.down", "chevron.compact.left", "chevron.compact.right", "chevron.compact.up",
    "chevron.down", "chevron.forward", "chevron.left", "chevron.left.forwardslash", "chevron.right",
    "chevron.up", "chevron.up.chevron", "circle", "circle.grid", "clipboard", "clock", "cloud",
    "cloud.bolt", "cloud.rain", "cloud.snow", "cloud.sun", "command", "cone", "control", "cpu",
    "creditcard", "crop", "cross", "crown", "cube", "cup", "curlybraces", "cursorarrow", "cylinder",
    "decrease", "delete", "deskclock", "desktopcomputer", "dial", "diamond", "dice", "die",
    "display", "divide", "doc", "doc.on", "doc.text", "dog", "dollarsign", "door", "dot", "drop",
    "dumbbell", "ear", "ellipsis", "ellipsis.bubble", "envelope", "envelope.open", "equal",
    "eraser", "escape", "eurosign", "exclamationmark", "externaldrive", "eye", "eyedropper",
    "eyeglasses", "eyes", "face", "faceid", "fan", "ferry", "figure", "figure.run", "figure.walk",
    "film", "fireworks", "fish", "flag", "flame", "flashlight", "flip", "folder", "football",
    "fork", "forward", "forward.end", "fuelpump", "function", "gamecontroller", "gauge", "gear",
    "gearshape", "gift", "giftcard", "globe", "gobackward", "goforward", "graduationcap",
    "greaterthan", "guitars", "hammer", "hand", "hand.point", "hand.raised", "hand.tap",
    "hand.thumbsdown", "handbag", "hands", "hare", "headphones", "heart", "hexagon", "hifispeaker",
    "highlighter", "homepod", "hourglass", "house", "humidity", "hurricane", "icloud",
    "icloud.and.arrow.down", "icloud.and.arrow.up", "increase", "indianrupeesign", "infinity",
    "info", "inset.filled", "internaldrive", "ipad", "iphone", "italic", "key", "keyboard",
    "ladybug", "lamp", "laptopcomputer", "largecircle.fill.circle", "lasso", "leaf", "lessthan",
    "level", "lifepreserver", "light.max", "light.min", "lightbulb", "line",
    "line.3.horizontal.decrease", "link", "list", "list.number", "livephoto", "location", "lock",
    "lock.open", "loupe", "macwindow", "magnifyingglass", "map", "mappin", "medal", "megaphone",
    "memorychip", "message", "metronome", "mic", "minus", "minus.magnifyingglass", "moon",
    "moon.stars", "mountain", "movieclapper", "mug", "multiply", "music", "music.mic", "network",
    "newspaper", "nosign", "note", "note.text", "number", "octagon", "opticaldisc", "option",
    "oval", "paintbrush", "paintpalette", "paperclip", "paperplane", "parkingsign", "party",
    "pause", "pawprint", "pencil", "pentagon", "percent", "person", "person.2", "person.3",
    "person.badge", "personalhotspot", "phone", "phone.down", "photo", "photo.on.rectangle",
    "pianokeys", "pills", "pin", "pip", "play", "playpause", "plus", "plus.bubble",
    "plus.magnifyingglass", "plusminus", "point.3", "point.topleft", "popcorn", "power", "printer",
    "puzzlepiece", "pyramid", "qrcode", "questionmark", "quote", "quote.bubble", "radio", "rays",
    "record", "rectangle", "rectangle.grid.1x2", "rectangle.grid.2x2", "rectangle.on.rectangle",
    "rectangle.portrait", "rectangle.portrait.and", "rectangle.portrait.on", "rectangle.split",
    "rectangle.stack", "refrigerator", "repeat", "return", "rhombus", "road", "rosette",
    "rotate.left", "rotate.right", "ruler", "safari", "sailboat", "scissors", "scooter", "scope",
    "screwdriver", "scribble", "scroll", "seal", "server", "shield", "shift", "shippingbox",
    "shower", "shuffle", "sidebar", "signature", "signpost", "simcard", "slider", "slowmo",
    "smallcircle.filled.circle", "smoke", "snowflake", "soccerball", "sofa", "sparkle", "sparkles",
    "speaker", "speedometer", "sportscourt", "square", "square.and", "square.and.arrow.down",
    "square.and.pencil", "square.dashed", "square.grid", "square.grid.3x2", "square.grid.3x3",
    "square.on.square", "square.stack", "squares.below", "squareshape", "stairs", "star",
    "staroflife", "steeringwheel", "sterlingsign", "stethoscope", "stop", "stopwatch", "storefront",
    "strikethrough", "suit.club", "suit.diamond", "suit.heart", "suit.spade", "suitcase", "sum",
    "sun", "sunglasses", "sunrise", "sunset", "switch", "syringe", "table", "tablecells", "tag",
    "tags", "takeoutbag", "target", "tennis", "tennisball", "tent", "terminal", "text",
    "text.aligncenter", "text.alignright", "text.bubble", "textformat", "theatermasks",
    "thermometer", "ticket", "timelapse", "timer", "tornado", "tortoise", "touchid", "tram",
    "trash", "tray", "tree", "triangle", "trophy", "truck", "tshirt", "tuningfork", "tv",
    "umbrella", "underline", "video", "viewfinder", "wallet", "wand", "washer", "water", "wave.3",
    "waveform", "wifi", "wind", "window", "wineglass", "wrench", "xmark", "yensign",
  ]

  /// Whether a symbol is drawn: its first four name parts, or fewer of them, are in `drawn`.
  package static func isDrawn(_ name: String) -> Bool {
    let parts = name.split(separator: ".")
    return (1...4).contains { drawn.contains(parts.prefix($0).joined(separator: ".")) }
  }
}
