// SPDX-License-Identifier: Apache-2.0
import StageProtocol

/// The tools that clients can call.
enum Tool: String, CaseIterable {
  case listFiles = "list_files"
  case listLayouts = "list_layouts"
  case check
  case diagnostics
  case snapshot
  case compare
  case listNumbers = "list_numbers"
  case setNumber = "set_number"

  /// The tool in the form of `tools/list`.
  var description: JSONValue {
    .members([
      ("name", .text(rawValue)), ("title", .text(title)), ("description", .text(words)),
      ("inputSchema", Schema.object(properties, required: required)),
      (
        "annotations",
        .members([
          ("readOnlyHint", .flag(self != .setNumber)),
          ("destructiveHint", self == .setNumber ? .flag(true) : nil),
          ("idempotentHint", .flag(true)), ("openWorldHint", .flag(false)),
        ])
      ),
    ])
  }

  private var title: String {
    switch self {
    case .listFiles: "List files"
    case .listLayouts: "List layouts and screens"
    case .check: "Check layouts"
    case .diagnostics: "Read diagnostics"
    case .snapshot: "Take a snapshot"
    case .compare: "Compare two snapshots"
    case .listNumbers: "List numbers"
    case .setNumber: "Change a number"
    }
  }

  private var words: String {
    switch self {
    case .listFiles:
      "Lists the .swift, .layout.json and .data.json files of a folder and its subfolders."
    case .listLayouts:
      "Compiles Swift files as one module and lists their layouts and screens with file, line and what each is given "
        + "instead of what its app would give it; layout files are listed by their names."
    case .check:
      "Compiles the files and lays out every layout in them on a phone, upright and on its side. Prints the "
        + "compiler's messages with lines, and for each layout its number of elements, its findings, or why it failed."
    case .diagnostics:
      "Compiles Swift files and reads layout files, and returns all errors, warnings and notes as JSON with file, "
        + "line, column and the line of source. Faster than check; runs no Swift layout."
    case .snapshot:
      "Lays out once and returns the placed elements as JSON and the screen as a picture. Frames are points in "
        + "content coordinates. The same input gives the same bytes."
    case .compare:
      "Compares two snapshots, each of which is taken anew or read from a stored JSON file, and returns the differences "
        + "as text and as a picture: red for gone, green for new, blue for moved, amber for other values."
    case .listNumbers:
      "Lists the numbers in Swift files that set_number can change, with file, line, column, value, name and source line."
    case .setNumber:
      "Replaces one number in a Swift file, if it still has the expected value, and returns the new line."
    }
  }

  // MARK: Arguments

  /// The arguments that a call must have.
  private var required: [String] {
    switch self {
    case .listFiles: []
    case .compare: ["before", "after"]
    case .setNumber: ["file", "line", "column", "from", "to"]
    default: ["files"]
    }
  }

  /// The names of the arguments.
  var names: [String] { properties.map(\.name) }

  private var properties: [Schema.Property] {
    switch self {
    case .listFiles: [("path", Schema.text("the folder; the server's own if it is left out"))]
    case .listLayouts, .diagnostics, .listNumbers: [Self.files]
    case .check: [Self.files, Self.data, Self.timeout]
    case .snapshot:
      [Self.files] + Self.order + [
        (
          "form",
          Schema.choice("what is returned; both if it is left out", SnapshotForm.words)
        )
      ]
    case .compare:
      [("before", Self.side("the old one")), ("after", Self.side("the new one"))]
    case .setNumber:
      [
        ("files", Self.files.schema),
        ("file", Schema.text("the Swift file with the number, as list_numbers names it")),
        ("line", Schema.integer("its line, from 1", TextRange.lines)),
        ("column", Schema.integer("its column, from 1, in bytes", TextRange.lines)),
        ("from", Schema.number("the number that is there now", Limits.standard.constantValue)),
        ("to", Schema.number("the number to be written", Limits.standard.constantValue)),
      ]
    }
  }

  /// The greatest number of paths in one call.
  static let mostFiles = 1...200

  private static let files: Schema.Property = (
    "files",
    Schema.list(
      "files and folders, relative to the server's folder; all Swift files among them make one module",
      of: Schema.text("a path"),
      mostFiles
    )
  )
  private static let data: Schema.Property = (
    "data", Schema.text("a .data.json to show instead of the one that the layout names")
  )
  private static let timeout: Schema.Property = (
    "timeout",
    Schema.number("how long one layout may take, in seconds; 10 if it is left out", timeouts)
  )
  static let timeouts = 0.1...300

  /// The arguments of `compare` for one side.
  static let sideNames = ["stored", "files"] + order.map(\.name)

  private static func side(_ words: String) -> JSONValue {
    let stored: Schema.Property = (
      "stored", Schema.text("\(words) as a stored snapshot in JSON; nothing else is named then")
    )
    return Schema.object([stored, files] + order)
  }

  private static let order: [Schema.Property] = [
    ("layout", Schema.text("the layout's name; the first one if it is left out")), data,
    (
      "items",
      Schema.list(
        "numbers of plain items, one for each section, instead of data",
        of: Schema.integer("items", 0...Limits.standard.items),
        1...Limits.standard.sections
      )
    ),
    ("width", Schema.number("of the screen, in points; default 390", SnapshotOrder.sides)),
    ("height", Schema.number("of the screen, in points; default 844", SnapshotOrder.sides)),
    ("scale", Schema.integer("pixels for each point; default 2", 1...SnapshotOrder.scales.count)),
    (
      "offset",
      Schema.object(
        ["x", "y"].map { ($0, Schema.number("the content offset", SnapshotOrder.offsets)) },
        required: ["x", "y"]
      )
    ),
    (
      "safeArea",
      Schema.object(
        ["top", "left", "bottom", "right"].map {
          ($0, Schema.number("covered by the device, in points", SnapshotOrder.insets))
        }
      )
    ),
    ("textSize", Schema.choice("that the user prefers", TextSize.allCases.map(\.rawValue))),
    ("direction", Schema.choice("of the language", ScreenDirection.words)),
    ("appearance", Schema.choice("of the device", ScreenAppearance.words)),
    ("all", Schema.flag("whether elements outside the screen are included")), timeout,
  ]
}

/// What a snapshot returns.
enum SnapshotForm: String, CaseIterable {
  case json
  case picture
  case both

  static let words = allCases.map(\.rawValue)
}

/// The direction of the language.
enum ScreenDirection: String, CaseIterable {
  case leftToRight
  case rightToLeft

  static let words = allCases.map(\.rawValue)
}

/// The appearance of the device.
enum ScreenAppearance: String, CaseIterable {
  case light
  case dark

  static let words = allCases.map(\.rawValue)
}

/// The numbers of lines and columns.
enum TextRange {
  static let lines = 1...10_000_000
}
