// SPDX-License-Identifier: Apache-2.0

/// One kind of an object: a case of an enum.
struct KindForm<Value>: Sendable {
  let shape: KindShape
  let read: @Sendable (FieldReader) throws(ProtocolError) -> Value
  /// Writes the members; `false` when the value is of another kind.
  let write: @Sendable (Value, inout [JSONMember]) -> Bool

  var name: String { shape.name }

  /// The same kind, with the kinds of its answers.
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
  ///   - name: The value of the tag.
  ///   - meaning: The description in the document.
  ///   - make: Makes the value from its members, in the given order.
  ///   - parts: Calls its argument with the members of a value, unless the value is of another
  ///     kind.
  ///   - fields: The members.
  // Not specialised: the optimiser of Swift 6.3 crashes on a pack of one trivial value.
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
  /// The kind of an outer value that contains the value and has more members.
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
