// SPDX-License-Identifier: Apache-2.0

/// One member of an object, or all members of an inner object that are written into the outer one.
///
/// `Owner` is the value that contains the part; for the case of an enum, it is the part itself.
struct Field<Owner, Value>: Sendable {
  let shape: MemberShape
  let read: @Sendable (FieldReader) throws(ProtocolError) -> Value
  let write: @Sendable (Owner, inout [JSONMember]) -> Void
}

extension Field {
  /// A member that is always present.
  static func one(
    _ name: String,
    _ part: @escaping @Sendable (Owner) -> Value,
    _ form: ValueForm<Value>,
    _ note: String? = nil
  ) -> Field {
    Field(
      shape: .member(name: name, form.shape, .always, note: note),
      read: { reader throws(ProtocolError) in
        try form.read(try reader.value(name), { reader.field(name) }, reader.limits)
      },
      write: { $1.append(JSONMember(name, form.write(part($0)))) }
    )
  }

  /// A member that is left out when it has no value.
  static func maybe<Wrapped>(
    _ name: String,
    _ part: @escaping @Sendable (Owner) -> Value,
    _ form: ValueForm<Wrapped>,
    _ note: String? = nil
  ) -> Field where Value == Wrapped? {
    Field(
      shape: .member(name: name, form.shape, .optional, note: note),
      read: { reader throws(ProtocolError) in
        guard let json = reader.optional(name) else { return nil }
        return try form.read(json, { reader.field(name) }, reader.limits)
      },
      write: { owner, members in
        if let value = part(owner) { members.append(JSONMember(name, form.write(value))) }
      }
    )
  }

  /// A member that is `null` when it has no value.
  static func orNull<Wrapped>(
    _ name: String,
    _ part: @escaping @Sendable (Owner) -> Value,
    _ form: ValueForm<Wrapped>,
    _ note: String? = nil
  ) -> Field where Value == Wrapped? {
    let field = maybe(name, part, form)
    return Field(
      shape: .member(name: name, form.shape, .nullable, note: note),
      read: field.read,
      write: { owner, members in
        members.append(JSONMember(name, part(owner).map(form.write) ?? .null))
      }
    )
  }

  /// A member that is left out when it has its usual value, unless `isTold` is set.
  static func usual(
    _ name: String,
    _ part: @escaping @Sendable (Owner) -> Value,
    _ form: ValueForm<Value>,
    _ usual: Value,
    isTold: Bool = false,
    _ note: String? = nil
  ) -> Field where Value: Equatable & Sendable {
    Field(
      shape: .member(name: name, form.shape, .optional, note: note),
      read: { reader throws(ProtocolError) in
        guard let json = reader.optional(name) else { return usual }
        return try form.read(json, { reader.field(name) }, reader.limits)
      },
      write: { owner, members in
        let value = part(owner)
        if isTold || value != usual { members.append(JSONMember(name, form.write(value))) }
      }
    )
  }

  /// The members of an inner object among those of the outer one.
  static func inline(
    _ part: @escaping @Sendable (Owner) -> Value,
    _ form: ObjectForm<Value>
  ) -> Field {
    Field(
      shape: .inline(name: form.name, form.shape),
      read: form.read,
      write: { form.write(part($0), &$1) }
    )
  }
}

extension Field where Owner == Value, Value: Sendable {
  /// A member that is always present.
  static func one(_ name: String, _ form: ValueForm<Value>, _ note: String? = nil) -> Field {
    .one(name, { $0 }, form, note)
  }

  /// A member that is left out when it has no value.
  static func maybe<Wrapped>(
    _ name: String,
    _ form: ValueForm<Wrapped>,
    _ note: String? = nil
  ) -> Field where Value == Wrapped? {
    .maybe(name, { $0 }, form, note)
  }

  /// A member that is `null` when it has no value.
  static func orNull<Wrapped>(
    _ name: String,
    _ form: ValueForm<Wrapped>,
    _ note: String? = nil
  ) -> Field where Value == Wrapped? {
    .orNull(name, { $0 }, form, note)
  }

  /// A member that is left out when it has its usual value, unless `isTold` is set.
  static func usual(
    _ name: String,
    _ form: ValueForm<Value>,
    _ usual: Value,
    isTold: Bool = false,
    _ note: String? = nil
  ) -> Field where Value: Equatable {
    .usual(name, { $0 }, form, usual, isTold: isTold, note)
  }

  /// The members of an inner object among those of the outer one.
  static func inline(_ form: ObjectForm<Value>) -> Field { .inline({ $0 }, form) }
}

extension JSONMember {
  /// Makes a member for writing.
  init(_ key: String, _ value: JSONValue) {
    self.init(key: key, value: value, offset: 0)
  }
}
