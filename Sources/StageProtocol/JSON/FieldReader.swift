// SPDX-License-Identifier: Apache-2.0

/// Reads the members of a JSON object; errors name the path and the bound.
package struct FieldReader {
  /// The range of integers from 0 that every JSON reader represents exactly.
  static let exactIntegers = 0.0...9_007_199_254_740_991.0

  package let object: JSONObject
  /// The path of the object; empty for the message itself.
  package let path: String
  package let limits: Limits

  package init(_ value: JSONValue, path: String, limits: Limits) throws(ProtocolError) {
    guard case .object(let object) = value else {
      throw ProtocolError.wrongType(path, expected: "an object", found: value)
    }
    self.object = object
    self.path = path
    self.limits = limits
  }

  /// The member's path.
  package func field(_ key: String) -> String { path.isEmpty ? key : path + "." + key }

  /// The member's value; `null` counts as missing.
  package func optional(_ key: String) -> JSONValue? {
    let value = object[key]
    return value == .null ? nil : value
  }

  package func value(_ key: String) throws(ProtocolError) -> JSONValue {
    guard let value = optional(key) else {
      throw ProtocolError(
        code: ErrorCode.missing,
        field: field(key),
        message: "\(field(key)) is missing"
      )
    }
    return value
  }

  package func number(_ key: String, in range: ClosedRange<Double>) throws(ProtocolError) -> Double
  {
    try Self.number(try value(key), field(key), in: range)
  }

  package static func number(
    _ value: JSONValue,
    _ field: @autoclosure () -> String,
    in range: ClosedRange<Double>
  ) throws(ProtocolError) -> Double {
    guard case .number(let number) = value else {
      throw ProtocolError.wrongType(field(), expected: "a number", found: value)
    }
    guard range.contains(number) else {
      throw ProtocolError.outOfRange(field(), number, range)
    }
    return number
  }

  package func optionalNumber(
    _ key: String,
    in range: ClosedRange<Double>
  ) throws(ProtocolError) -> Double? {
    optional(key) == nil ? nil : try number(key, in: range)
  }

  /// A number of any finite size.
  func anyNumber(_ key: String) throws(ProtocolError) -> Double {
    let greatest = Double.greatestFiniteMagnitude
    return try number(key, in: -greatest...greatest)
  }

  package func integer(_ key: String, in range: ClosedRange<Int>) throws(ProtocolError) -> Int {
    let bounds = Double(range.lowerBound)...Double(range.upperBound)
    return Int(try Self.whole(try value(key), field(key), in: bounds))
  }

  package func identifier(_ key: String) throws(ProtocolError) -> UInt64 {
    UInt64(try Self.whole(try value(key), field(key), in: Self.exactIntegers))
  }

  package static func whole(
    _ value: JSONValue,
    _ field: @autoclosure () -> String,
    in range: ClosedRange<Double>
  ) throws(ProtocolError) -> Double {
    let number = try number(value, field(), in: range)
    guard number == number.rounded() else {
      throw ProtocolError.wrongType(field(), expected: "a whole number", found: value)
    }
    return number
  }

  package func optionalInteger(
    _ key: String,
    in range: ClosedRange<Int>
  ) throws(ProtocolError) -> Int? {
    optional(key) == nil ? nil : try integer(key, in: range)
  }

  package func flag(_ key: String) throws(ProtocolError) -> Bool {
    let value = try value(key)
    guard case .flag(let flag) = value else {
      throw ProtocolError.wrongType(field(key), expected: "true or false", found: value)
    }
    return flag
  }

  package func optionalFlag(_ key: String) throws(ProtocolError) -> Bool? {
    optional(key) == nil ? nil : try flag(key)
  }

  package func text(_ key: String) throws(ProtocolError) -> String {
    try Self.text(try value(key), field(key), limits: limits)
  }

  package func optionalText(_ key: String) throws(ProtocolError) -> String? {
    guard let value = optional(key) else { return nil }
    return try Self.text(value, field(key), limits: limits)
  }

  package static func text(
    _ value: JSONValue,
    _ field: @autoclosure () -> String,
    limits: Limits
  ) throws(ProtocolError) -> String {
    try text(value, field(), atMost: limits.textBytes)
  }

  package static func text(
    _ value: JSONValue,
    _ field: @autoclosure () -> String,
    atMost bound: Int
  ) throws(ProtocolError) -> String {
    guard case .text(let text) = value else {
      throw ProtocolError.wrongType(field(), expected: "a text", found: value)
    }
    guard text.utf8.count <= bound else {
      throw ProtocolError.tooLong(field(), text.utf8.count, bound, "bytes")
    }
    return text
  }

  package func word<Word>(_ key: String, _ type: Word.Type) throws(ProtocolError) -> Word
  where Word: CaseIterable & RawRepresentable<String> {
    let text = try text(key)
    guard let word = Word(rawValue: text) else {
      throw ProtocolError.unknownValue(field(key), text, Word.allCases.map(\.rawValue))
    }
    return word
  }

  package func reader(_ key: String) throws(ProtocolError) -> FieldReader {
    try FieldReader(try value(key), path: field(key), limits: limits)
  }

  package func array(_ key: String) throws(ProtocolError) -> [JSONValue] {
    try Self.array(try value(key), field(key))
  }

  package static func array(
    _ value: JSONValue,
    _ field: @autoclosure () -> String
  ) throws(ProtocolError) -> [JSONValue] {
    guard case .array(let values) = value else {
      throw ProtocolError.wrongType(field(), expected: "an array", found: value)
    }
    return values
  }

  /// A list with a limited number of entries.
  package func list<Element>(
    _ key: String,
    atMost bound: Int = .max,
    _ read: (JSONValue, String) throws(ProtocolError) -> Element
  ) throws(ProtocolError) -> [Element] {
    let values = try array(key)
    guard values.count <= bound else {
      throw ProtocolError.tooMany(field(key), values.count, bound)
    }
    var elements: [Element] = []
    elements.reserveCapacity(values.count)
    for (index, value) in values.enumerated() {
      elements.append(try read(value, "\(field(key))[\(index)]"))
    }
    return elements
  }
}
