// SPDX-License-Identifier: Apache-2.0

/// A JSON value for reading and writing.
package enum JSONValue: Hashable, Sendable {
  case null
  case flag(Bool)
  case number(Double)
  case text(String)
  case array([JSONValue])
  case object(JSONObject)

  /// The type's name, for messages.
  var typeName: String {
    switch self {
    case .null: "null"
    case .flag: "a boolean"
    case .number: "a number"
    case .text: "a text"
    case .array: "an array"
    case .object: "an object"
    }
  }

  /// Makes an object from its members in order, without the members that have no value.
  package static func members(_ members: [(String, JSONValue?)]) -> JSONValue {
    let present = members.compactMap { key, value in
      value.map { JSONMember(key: key, value: $0, offset: 0) }
    }
    return .object(JSONObject(members: present, offset: 0))
  }

  /// Makes a number from an integer that JSON readers represent exactly.
  package static func integer(_ value: some BinaryInteger) -> JSONValue { .number(Double(value)) }
}

/// The members of an object in their order.
package struct JSONObject: Hashable, Sendable {
  package var members: [JSONMember]
  /// The byte offset of the opening brace in the source.
  package var offset: Int

  /// The member's value; if the key occurs several times, the last one counts, as in other JSON
  /// readers.
  package subscript(key: String) -> JSONValue? { members.last { $0.key == key }?.value }

  /// The byte offset of the member's value; the object's own when there is no such member.
  package func offset(of key: String) -> Int { members.last { $0.key == key }?.offset ?? offset }
}

/// One member of an object.
package struct JSONMember: Hashable, Sendable {
  package var key: String
  package var value: JSONValue
  /// The byte offset of the value in the source.
  package var offset: Int
}

/// The reason and the place of a syntax error in JSON.
struct JSONSyntaxError: Error, Hashable, Sendable {
  /// The offset of the first wrong byte.
  var offset: Int
  /// A sentence without the place.
  var message: String

  /// The error as an answer to a message.
  func protocolError(in bytes: [UInt8]) -> ProtocolError {
    let place = TextPlace(offset: offset, in: bytes)
    return ProtocolError(
      code: ErrorCode.invalidJSON,
      field: "",
      message: "\(message) (line \(place.line), column \(place.column))"
    )
  }
}
