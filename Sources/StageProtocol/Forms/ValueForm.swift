// SPDX-License-Identifier: Apache-2.0

/// How a value is read from and written to a text message, and its shape.
struct ValueForm<Value>: Sendable {
  let shape: Shape
  /// Reads a value; the second argument gives its path for an error.
  let read: @Sendable (JSONValue, () -> String, Limits) throws(ProtocolError) -> Value
  let write: @Sendable (Value) -> JSONValue

  init(
    _ shape: Shape,
    read: @escaping @Sendable (JSONValue, () -> String, Limits) throws(ProtocolError) -> Value,
    write: @escaping @Sendable (Value) -> JSONValue
  ) {
    self.shape = shape
    self.read = read
    self.write = write
  }

  /// The same form with another check after reading.
  func checked(
    _ check: @escaping @Sendable (Value, () -> String, Limits) throws(ProtocolError) -> Void
  ) -> ValueForm {
    ValueForm(
      shape,
      read: { [read] json, path, limits throws(ProtocolError) in
        let value = try read(json, path, limits)
        try check(value, path, limits)
        return value
      },
      write: write
    )
  }

  /// The same form for values of another type.
  func mapped<Other>(
    _ there: @escaping @Sendable (Value) -> Other,
    _ back: @escaping @Sendable (Other) -> Value
  ) -> ValueForm<Other> {
    ValueForm<Other>(
      shape,
      read: { [read] json, path, limits throws(ProtocolError) in
        there(try read(json, path, limits))
      },
      write: { [write] in write(back($0)) }
    )
  }
}

extension ValueForm<UInt64> {
  /// A number that identifies something.
  static var identifier: Self {
    Self(
      .identifier,
      read: { json, path, _ throws(ProtocolError) in
        UInt64(try FieldReader.whole(json, path(), in: FieldReader.exactIntegers))
      },
      write: { .integer($0) }
    )
  }
}

extension ValueForm<Int> {
  /// A whole number.
  static func integer(in range: @escaping @Sendable (Limits) -> ClosedRange<Int>) -> Self {
    Self(
      .integer(range),
      read: { json, path, limits throws(ProtocolError) in
        let range = range(limits)
        let bounds = Double(range.lowerBound)...Double(range.upperBound)
        return Int(try FieldReader.whole(json, path(), in: bounds))
      },
      write: { .integer($0) }
    )
  }

  /// A whole number in a range that does not depend on the limits.
  static func integer(in range: ClosedRange<Int>) -> Self { .integer { _ in range } }

  /// A count, or the number of a line.
  static var count: Self { .integer(in: 0...Int(Int32.max)) }

  /// An index in a list.
  static var index: Self {
    ValueForm<UInt64>.identifier.mapped({ Int($0) }, { UInt64($0) })
  }
}

extension ValueForm<UInt32> {
  /// A whole number below 2³², such as a seed or a colour as 0xRRGGBBAA.
  static var bits: Self {
    ValueForm<Int>.integer(in: 0...Int(UInt32.max)).mapped({ UInt32($0) }, { Int($0) })
  }

  /// A colour as `#rrggbb`.
  static var colour: Self {
    Self(
      .text,
      read: { json, path, limits throws(ProtocolError) in
        let text = try FieldReader.text(json, path(), limits: limits)
        return try FileColour.read(text, path: path())
      },
      write: { .text(FileColour.text(of: $0)) }
    )
  }
}

extension ValueForm<Double> {
  static func number(in range: @escaping @Sendable (Limits) -> ClosedRange<Double>) -> Self {
    Self(
      .number(range),
      read: { json, path, limits throws(ProtocolError) in
        try FieldReader.number(json, path(), in: range(limits))
      },
      write: { .number($0) }
    )
  }

  /// A number in a range that does not depend on the limits.
  static func number(in range: ClosedRange<Double>) -> Self { .number { _ in range } }

  /// A number of any finite size.
  static var anyNumber: Self {
    let greatest = Double.greatestFiniteMagnitude
    return Self(
      .number(nil),
      read: { json, path, _ throws(ProtocolError) in
        try FieldReader.number(json, path(), in: -greatest...greatest)
      },
      write: { .number($0) }
    )
  }

  /// A number that a layout has computed.
  ///
  /// It may be wrong, and users look for wrong numbers: an infinite number is written as the
  /// nearest number in JSON, and one that is not a number as 0.
  static var described: Self {
    let greatest = Double.greatestFiniteMagnitude
    return anyNumber.mapped({ $0 }, { $0.isNaN ? 0 : min(max($0, -greatest), greatest) })
  }
}

extension ValueForm<Bool> {
  static var flag: Self {
    Self(
      .flag,
      read: { json, path, _ throws(ProtocolError) in
        guard case .flag(let flag) = json else {
          throw ProtocolError.wrongType(path(), expected: "true or false", found: json)
        }
        return flag
      },
      write: { .flag($0) }
    )
  }
}

extension ValueForm<String> {
  static var text: Self { text(bytes: \.textBytes) }

  /// A text with a limited number of bytes.
  static func text(bytes: @escaping @Sendable (Limits) -> Int) -> Self {
    Self(
      .text,
      read: { json, path, limits throws(ProtocolError) in
        try FieldReader.text(json, path(), atMost: bytes(limits))
      },
      write: { .text($0) }
    )
  }

  /// A text with a limited number of characters.
  static func text(characters: @escaping @Sendable (Limits) -> Int) -> Self {
    text(bytes: \.textBytes).checked { text, path, limits throws(ProtocolError) in
      guard text.count > characters(limits) else { return }
      throw ProtocolError.tooLong(path(), text.count, characters(limits), "characters")
    }
  }

  /// A text for users, which is cut to the length that a reader accepts.
  static var notice: Self {
    Self(.text, read: text(bytes: \.textBytes).read, write: { JSONValue.notice($0) })
  }

  /// One of some words.
  static func word(_ words: [String]) -> Self {
    let checked = text(bytes: \.textBytes).checked { text, path, _ throws(ProtocolError) in
      guard !words.contains(text) else { return }
      throw ProtocolError.unknownValue(path(), text, words)
    }
    return Self(.word(words, name: nil), read: checked.read, write: checked.write)
  }
}

extension ValueForm where Value: CaseIterable & RawRepresentable<String> & Sendable {
  /// One of the words of a type.
  static var word: Self { word(nil) }

  /// One of the words of a type; `name` is the type's name on the page.
  static func word(_ name: String?) -> Self {
    let words = Value.allCases.map(\.rawValue)
    return Self(
      .word(words, name: name),
      read: { json, path, limits throws(ProtocolError) in
        let text = try FieldReader.text(json, path(), limits: limits)
        if let word = Value(rawValue: text) { return word }
        throw ProtocolError.unknownValue(path(), text, words)
      },
      write: { .text($0.rawValue) }
    )
  }
}
