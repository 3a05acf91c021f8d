// SPDX-License-Identifier: Apache-2.0

extension Point {
  init(reader: FieldReader) throws(ProtocolError) {
    x = try reader.number("x", in: reader.limits.coordinate)
    y = try reader.number("y", in: reader.limits.coordinate)
  }

  var json: JSONValue { .members([("x", .number(x)), ("y", .number(y))]) }
}

extension Insets {
  init(reader: FieldReader) throws(ProtocolError) {
    top = try reader.number("top", in: reader.limits.coordinate)
    left = try reader.number("left", in: reader.limits.coordinate)
    bottom = try reader.number("bottom", in: reader.limits.coordinate)
    right = try reader.number("right", in: reader.limits.coordinate)
  }

  var json: JSONValue {
    .members([
      ("top", .number(top)), ("left", .number(left)),
      ("bottom", .number(bottom)), ("right", .number(right)),
    ])
  }
}

extension Viewport {
  init(reader: FieldReader) throws(ProtocolError) {
    width = try reader.number("width", in: reader.limits.viewportLength)
    height = try reader.number("height", in: reader.limits.viewportLength)
    scale = try reader.number("scale", in: reader.limits.displayScale)
    insets = try Insets(reader: try reader.reader("insets"))
    isDark = try reader.optionalFlag("dark") ?? false
    try checkInsets(reader)
  }

  var json: JSONValue {
    .members([
      ("width", .number(width)), ("height", .number(height)),
      ("scale", .number(scale)), ("insets", insets.json),
      ("dark", isDark ? .flag(true) : nil),
    ])
  }

  /// Insets of a viewport are at least 0 and at most the viewport's greatest length.
  private func checkInsets(_ reader: FieldReader) throws(ProtocolError) {
    let range = 0...reader.limits.viewportLength.upperBound
    let sides = [
      ("top", insets.top), ("left", insets.left), ("bottom", insets.bottom),
      ("right", insets.right),
    ]
    for (side, length) in sides where !range.contains(length) {
      throw ProtocolError.outOfRange(reader.field("insets.\(side)"), length, range)
    }
  }
}
