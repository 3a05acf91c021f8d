// SPDX-License-Identifier: Apache-2.0

extension ParameterValue {
  /// Reads whichever of the five forms stands there.
  package init(_ value: JSONValue, field: String, limits: Limits) throws(ProtocolError) {
    switch value {
    case .flag(let flag): self = .flag(flag)
    case .number:
      self = .number(try FieldReader.number(value, field, in: limits.coordinate))
    case .text: self = .choice(try FieldReader.text(value, field, limits: limits))
    case .object(let object):
      let reader = try FieldReader(value, path: field, limits: limits)
      if object["width"] != nil || object["height"] != nil {
        self = .size(
          try reader.number("width", in: limits.coordinate),
          try reader.number("height", in: limits.coordinate)
        )
      } else {
        self = .insets(try Insets(reader: reader))
      }
    case .null, .array:
      let forms = "a number, true or false, a text, insets or a size"
      throw ProtocolError.wrongType(field, expected: forms, found: value)
    }
  }

  /// Reads a member that may be absent or `null`.
  static func optional(
    _ key: String,
    in reader: FieldReader
  ) throws(ProtocolError) -> ParameterValue? {
    guard let value = reader.optional(key) else { return nil }
    return try ParameterValue(value, field: reader.field(key), limits: reader.limits)
  }

  /// Reads an object whose members are all values.
  static func dictionary(
    _ key: String,
    in reader: FieldReader
  ) throws(ProtocolError) -> [String: ParameterValue] {
    let inner = try reader.reader(key)
    var values: [String: ParameterValue] = [:]
    for member in inner.object.members {
      let field = inner.field(member.key)
      values[member.key] = try ParameterValue(member.value, field: field, limits: inner.limits)
    }
    return values
  }

  package var json: JSONValue {
    switch self {
    case .number(let number): .number(number)
    case .flag(let flag): .flag(flag)
    case .choice(let word): .text(word)
    case .insets(let insets): insets.json
    case .size(let width, let height):
      .members([("width", .number(width)), ("height", .number(height))])
    }
  }

  /// Values as an object, members ordered by key so that equal values give equal bytes.
  static func json(_ values: [String: ParameterValue]) -> JSONValue {
    .members(values.sorted { $0.key < $1.key }.map { ($0.key, $0.value.json) })
  }
}
