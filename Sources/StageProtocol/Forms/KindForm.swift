// SPDX-License-Identifier: Apache-2.0

/// One of the kinds of an object, as a case of an enum.
struct KindForm<Value>: Sendable {
  let shape: KindShape
  let read: @Sendable (FieldReader) throws(ProtocolError) -> Value
  /// Writes the members; `false` where the value is of another kind.
  let write: @Sendable (Value, inout [JSONMember]) -> Bool

  var name: String { shape.name }

  /// The same, as what is answered by some kinds.
  func answered(by answers: String...) -> KindForm {
    var shape = shape
    shape.answers = answers
    return KindForm(shape: shape, read: read, write: write)
  }
}

extension KindForm {
  /// A kind with some members.
  ///
  /// - Parameters:
  ///   - name: What the tag says.
  ///   - meaning: What the document says of it.
  ///   - make: Makes the value from its members, in the order given.
  ///   - parts: Tells the members of a value, unless it is of another kind.
  ///   - fields: The members.
  // Not specialised: the optimiser of Swift 6.3 ends by a fault in code for a pack of one trivial value.
  @_semantics("optimize.sil.specialize.generic.never")
  init<each Part>(
    _ name: String,
    _ meaning: String = "",
    _ make: @escaping @Sendable (repeat each Part) -> Value,
    _ parts: @escaping @Sendable (Value, (repeat each Part) -> Void) -> Void,
    _ fields: repeat Field<each Part, each Part>
  ) {
    let readers = (repeat (each fields).read)
    let writers = (repeat (each fields).write)
    var shapes: [MemberShape] = []
    repeat shapes.append((each fields).shape)
    self.init(
      shape: KindShape(name: name, meaning: meaning, members: shapes),
      read: { reader throws(ProtocolError) in make(repeat try (each readers)(reader)) },
      write: { value, members in
        var isOfKind = false
        parts(value) { (part: repeat each Part) in
          isOfKind = true
          repeat (each writers)(each part, &members)
        }
        return isOfKind
      }
    )
  }

  /// A kind without members.
  init(_ name: String, _ meaning: String = "", _ value: Value)
  where Value: Equatable & Sendable {
    self.init(
      shape: KindShape(name: name, meaning: meaning, members: []),
      read: { _ throws(ProtocolError) in value },
      write: { other, _ in other == value }
    )
  }
}

extension KindForm {
  /// The same kind of a value within another one, which has some members more.
  func within<Head, Whole>(
    _ make: @escaping @Sendable (Head, Value) -> Whole,
    _ parts: @escaping @Sendable (Whole, (Head, Value) -> Void) -> Void,
    _ head: ObjectForm<Head>
  ) -> KindForm<Whole> {
    var shape = shape
    shape.members.insert(.inline(name: head.name, head.shape), at: 0)
    return KindForm<Whole>(
      shape: shape,
      read: { [read] reader throws(ProtocolError) in
        make(try head.read(reader), try read(reader))
      },
      write: { [write] whole, members in
        var isOfKind = false
        parts(whole) { first, value in
          let at = members.count
          isOfKind = write(value, &members)
          guard isOfKind else { return }
          var heads: [JSONMember] = []
          head.write(first, &heads)
          members.insert(contentsOf: heads, at: at)
        }
        return isOfKind
      }
    )
  }
}
