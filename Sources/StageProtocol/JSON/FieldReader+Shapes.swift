// SPDX-License-Identifier: Apache-2.0

extension FieldReader {
  /// A list of whole numbers from 0.
  package func indices(_ key: String, atMost bound: Int) throws(ProtocolError) -> [Int] {
    try list(key, atMost: bound) { value, field throws(ProtocolError) in
      Int(try Self.whole(value, field, in: Self.exactIntegers))
    }
  }

  /// A list of objects.
  package func objects<Element>(
    _ key: String,
    atMost bound: Int,
    _ read: (FieldReader) throws(ProtocolError) -> Element
  ) throws(ProtocolError) -> [Element] {
    try list(key, atMost: bound) { value, field throws(ProtocolError) in
      try read(try FieldReader(value, path: field, limits: limits))
    }
  }

  /// A colour as `#rrggbb`.
  package func optionalColour(_ key: String) throws(ProtocolError) -> UInt32? {
    guard let text = try optionalText(key) else { return nil }
    return try FileColour.read(text, path: field(key))
  }
}
