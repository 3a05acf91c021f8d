// SPDX-License-Identifier: Apache-2.0

/// Reads and writes a value as an object of a text message, or as some of an object's members.
struct ObjectForm<Value>: Sendable {
  /// The name of the type in the page's declarations.
  let name: String
  let shape: ObjectShape
  let read: @Sendable (FieldReader) throws(ProtocolError) -> Value
  let write: @Sendable (Value, inout [JSONMember]) -> Void

  /// The value as an object of its own: a member or an entry of a list.
  var value: ValueForm<Value> {
    ValueForm(
      .object(name: name) { [shape] in shape },
      read: { [read] json, path, limits throws(ProtocolError) in
        try read(try FieldReader(json, path: path(), limits: limits))
      },
      write: json
    )
  }

  /// Writes a value as an object.
  @Sendable func json(of value: Value) -> JSONValue {
    var members: [JSONMember] = []
    write(value, &members)
    return .object(JSONObject(members: members, offset: 0))
  }

  /// The same form with another check after reading.
  func checked(
    _ check: @escaping @Sendable (Value, FieldReader) throws(ProtocolError) -> Void
  ) -> ObjectForm {
    ObjectForm(
      name: name,
      shape: shape,
      read: { [read] reader throws(ProtocolError) in
        let value = try read(reader)
        try check(value, reader)
        return value
      },
      write: write
    )
  }
}

extension ObjectForm {
  /// An object with some members, written in the given order.
  ///
  /// - Parameters:
  ///   - name: The name of the type in the page's declarations.
  ///   - make: Makes the value from the members, in the same order.
  ///   - fields: The members.
  // Not specialised: the optimiser of Swift 6.3 crashes on a pack of one trivial value.
  @_semantics("optimize.sil.specialize.generic.never")
  init<each Part>(
    _ name: String,
    _ make: @escaping @Sendable (repeat each Part) -> Value,
    _ fields: repeat Field<Value, each Part>
  ) {
    let readers = (repeat (each fields).read)
    var shapes: [MemberShape] = []
    repeat shapes.append((each fields).shape)
    var writers: [@Sendable (Value, inout [JSONMember]) -> Void] = []
    repeat writers.append((each fields).write)
    self.init(
      name: name,
      shape: .members(shapes),
      read: { reader throws(ProtocolError) in make(repeat try (each readers)(reader)) },
      write: { [writers] value, members in
        for write in writers { write(value, &members) }
      }
    )
  }
}

extension ObjectForm {
  /// An object of one of several kinds; the member `tag` names the kind.
  init(_ name: String, tag: String, _ kinds: [KindForm<Value>]) {
    let names = kinds.map(\.name)
    let readers = Dictionary(uniqueKeysWithValues: zip(names, kinds.map(\.read)))
    let writers = Array(zip(names, kinds.map(\.write)))
    self.init(
      name: name,
      shape: .kinds(tag: tag, kinds.map(\.shape)),
      read: { reader throws(ProtocolError) in
        let word = try reader.text(tag)
        guard let read = readers[word] else { throw reader.unknown(word, tag, names) }
        return try read(reader)
      },
      write: { value, members in
        let at = members.count
        members.append(JSONMember(tag, .null))
        for (name, write) in writers where write(value, &members) {
          members[at].value = .text(name)
          return
        }
        preconditionFailure("\(name) has a case without a form: \(value)")
      }
    )
  }
}

extension FieldReader {
  /// The error for an unknown tag; the tag of a message is its kind.
  fileprivate func unknown(_ word: String, _ tag: String, _ known: [String]) -> ProtocolError {
    guard tag == "kind" else { return ProtocolError.unknownValue(field(tag), word, known) }
    let words = known.map { "\"\($0)\"" }.joined(separator: ", ")
    return ProtocolError(
      code: ErrorCode.unknownKind,
      field: field(tag),
      message: "\(field(tag)) is \"\(ProtocolError.shortened(word))\", but must be one of \(words)"
    )
  }
}
