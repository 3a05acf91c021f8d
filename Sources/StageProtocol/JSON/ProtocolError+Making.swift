// SPDX-License-Identifier: Apache-2.0

/// The texts of errors, in one place, so that all name the field and its bound in the same way.
extension ProtocolError {
  package static func wrongType(
    _ field: String,
    expected: String,
    found: JSONValue
  ) -> ProtocolError {
    let subject = field.isEmpty ? "The root" : field
    return ProtocolError(
      code: ErrorCode.wrongType,
      field: field,
      message: "\(subject) must be \(expected), not \(describe(found))"
    )
  }

  package static func outOfRange(
    _ field: String,
    _ number: Double,
    _ range: ClosedRange<Double>
  ) -> ProtocolError {
    let lower = describe(range.lowerBound)
    let upper = describe(range.upperBound)
    return ProtocolError(
      code: ErrorCode.outOfRange,
      field: field,
      message: "\(field) is \(describe(number)), but must be between \(lower) and \(upper)"
    )
  }

  package static func tooLong(
    _ field: String,
    _ length: Int,
    _ bound: Int,
    _ unit: String
  ) -> ProtocolError {
    ProtocolError(
      code: ErrorCode.tooLong,
      field: field,
      message: "\(field) has \(length) \(unit), but may have at most \(bound)"
    )
  }

  package static func tooMany(_ field: String, _ count: Int, _ bound: Int) -> ProtocolError {
    ProtocolError(
      code: ErrorCode.tooMany,
      field: field,
      message: "\(field) has \(count) entries, but may have at most \(bound)"
    )
  }

  static func tooBig(_ subject: String, _ count: Int, _ bound: Int) -> ProtocolError {
    ProtocolError(
      code: ErrorCode.tooBig,
      field: "",
      message: "\(subject) has \(count) bytes, but may have at most \(bound)"
    )
  }

  package static func unknownValue(
    _ field: String,
    _ value: String,
    _ known: [String]
  ) -> ProtocolError {
    let words = known.map { "\"\($0)\"" }.joined(separator: ", ")
    return ProtocolError(
      code: ErrorCode.unknownValue,
      field: field,
      message: "\(field) is \"\(shortened(value))\", but must be one of \(words)"
    )
  }

  /// A number as users write it, without a zero fraction.
  package static func describe(_ number: Double) -> String {
    if let whole = Int64(exactly: number) { return String(whole) }
    return number.description
  }

  private static func describe(_ value: JSONValue) -> String {
    switch value {
    case .number(let number): describe(number)
    default: value.typeName
    }
  }

  /// The text, shortened for use in a message.
  package static func shortened(_ text: String) -> String {
    text.count <= 40 ? text : text.prefix(39) + "…"
  }
}
