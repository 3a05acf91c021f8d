// SPDX-License-Identifier: Apache-2.0
import StageProtocol

/// The arguments of a call; errors name the argument and its bound.
struct ToolArguments {
  private let reader: FieldReader

  /// Takes an object, whose members must be known.
  init(_ value: JSONValue, path: String = "", known: [String]) throws(ProtocolError) {
    reader = try FieldReader(value, path: path, limits: .standard)
    for member in reader.object.members where !known.contains(member.key) {
      let names = known.joined(separator: ", ")
      throw ProtocolError(
        code: ErrorCode.unknownMember,
        field: reader.field(member.key),
        message: "\(reader.field(member.key)) is unknown; the arguments are \(names)"
      )
    }
  }

  /// The arguments in a member.
  func inner(_ key: String, known: [String]) throws(ProtocolError) -> ToolArguments {
    try ToolArguments(try reader.value(key), path: reader.field(key), known: known)
  }

  func has(_ key: String) -> Bool { reader.optional(key) != nil }

  /// The files and folders of a call.
  func files() throws(ProtocolError) -> [String] {
    let field = reader.field("files")
    let files = try reader.list("files", atMost: Tool.mostFiles.upperBound) {
      value,
      path throws(ProtocolError) in
      try FieldReader.text(value, path, atMost: WorkFolder.mostPathBytes)
    }
    guard !files.isEmpty else {
      throw ProtocolError(code: ErrorCode.missing, field: field, message: "\(field) is empty")
    }
    return files
  }

  func path(_ key: String) throws(ProtocolError) -> String {
    try FieldReader.text(
      try reader.value(key),
      reader.field(key),
      atMost: WorkFolder.mostPathBytes
    )
  }

  func optionalPath(_ key: String) throws(ProtocolError) -> String? {
    has(key) ? try path(key) : nil
  }

  func place(_ key: String) throws(ProtocolError) -> Int {
    try reader.integer(key, in: TextRange.lines)
  }

  func constant(_ key: String) throws(ProtocolError) -> Double {
    try reader.number(key, in: Limits.standard.constantValue)
  }

  /// The time limit of a layout, in seconds.
  func timeout() throws(ProtocolError) -> Double {
    try reader.optionalNumber("timeout", in: Tool.timeouts) ?? SnapshotOrder().seconds
  }

  func word<Word>(_ key: String, or standard: Word) throws(ProtocolError) -> Word
  where Word: CaseIterable & RawRepresentable<String> {
    has(key) ? try reader.word(key, Word.self) : standard
  }

  /// What is to be laid out, without its files; the path of the data is still to be checked.
  func order() throws(ProtocolError) -> SnapshotOrder {
    var order = SnapshotOrder()
    order.layout = try reader.optionalText("layout")
    order.data = try optionalPath("data")
    if has("items") { order.items = try items() }
    if order.data != nil, order.items != nil {
      let words = "data and items cannot be used together; leave one out"
      throw ProtocolError(code: ErrorCode.wrongType, field: reader.field("items"), message: words)
    }
    order.width = try reader.optionalNumber("width", in: SnapshotOrder.sides) ?? order.width
    order.height = try reader.optionalNumber("height", in: SnapshotOrder.sides) ?? order.height
    if let scale = try reader.optionalInteger("scale", in: 1...SnapshotOrder.scales.count) {
      order.scale = Double(scale)
    }
    if has("offset") { order.offset = try offset() }
    if has("safeArea") { order.safeArea = try safeArea() }
    order.textSize = try word("textSize", or: order.textSize)
    order.isRightToLeft = try word("direction", or: ScreenDirection.leftToRight) == .rightToLeft
    order.isDark = try word("appearance", or: ScreenAppearance.light) == .dark
    order.includesAll = try reader.optionalFlag("all") ?? false
    order.seconds = try timeout()
    return order
  }

  private func items() throws(ProtocolError) -> [Int] {
    let limits = Limits.standard
    let bounds = 0.0...Double(limits.items)
    let items = try reader.list("items", atMost: limits.sections) {
      value,
      path throws(ProtocolError) in
      Int(try FieldReader.whole(value, path, in: bounds))
    }
    guard !items.isEmpty else {
      let field = reader.field("items")
      throw ProtocolError(code: ErrorCode.missing, field: field, message: "\(field) is empty")
    }
    return items
  }

  private func offset() throws(ProtocolError) -> Point {
    let point = try inner("offset", known: ["x", "y"]).reader
    return Point(
      x: try point.number("x", in: SnapshotOrder.offsets),
      y: try point.number("y", in: SnapshotOrder.offsets)
    )
  }

  private func safeArea() throws(ProtocolError) -> Insets {
    let sides = try inner("safeArea", known: ["top", "left", "bottom", "right"]).reader
    let range = SnapshotOrder.insets
    return Insets(
      top: try sides.optionalNumber("top", in: range) ?? 0,
      left: try sides.optionalNumber("left", in: range) ?? 0,
      bottom: try sides.optionalNumber("bottom", in: range) ?? 0,
      right: try sides.optionalNumber("right", in: range) ?? 0
    )
  }
}
