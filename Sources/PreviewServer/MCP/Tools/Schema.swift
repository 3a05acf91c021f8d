// SPDX-License-Identifier: Apache-2.0
import StageProtocol

/// Makes JSON Schemas of tools' arguments.
enum Schema {
  typealias Property = (name: String, schema: JSONValue)

  static func object(_ properties: [Property], required: [String] = []) -> JSONValue {
    .members([
      ("type", .text("object")), ("properties", .members(properties.map { ($0.name, $0.schema) })),
      ("required", required.isEmpty ? nil : .array(required.map { .text($0) })),
      ("additionalProperties", .flag(false)),
    ])
  }

  static func text(_ description: String) -> JSONValue {
    .members([("type", .text("string")), ("description", .text(description))])
  }

  static func flag(_ description: String) -> JSONValue {
    .members([("type", .text("boolean")), ("description", .text(description))])
  }

  static func number(_ description: String, _ range: ClosedRange<Double>) -> JSONValue {
    .members([
      ("type", .text("number")), ("description", .text(description)),
      ("minimum", .number(range.lowerBound)), ("maximum", .number(range.upperBound)),
    ])
  }

  static func integer(_ description: String, _ range: ClosedRange<Int>) -> JSONValue {
    .members([
      ("type", .text("integer")), ("description", .text(description)),
      ("minimum", .integer(range.lowerBound)), ("maximum", .integer(range.upperBound)),
    ])
  }

  static func choice(_ description: String, _ words: [String]) -> JSONValue {
    .members([
      ("type", .text("string")), ("description", .text(description)),
      ("enum", .array(words.map { .text($0) })),
    ])
  }

  static func list(
    _ description: String,
    of items: JSONValue,
    _ counts: ClosedRange<Int>
  )
    -> JSONValue
  {
    .members([
      ("type", .text("array")), ("description", .text(description)), ("items", items),
      ("minItems", .integer(counts.lowerBound)), ("maxItems", .integer(counts.upperBound)),
    ])
  }
}
