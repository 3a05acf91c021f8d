// SPDX-License-Identifier: Apache-2.0

/// Reads numbers and texts of a file that programs wrote, least significant byte first.
///
/// What lies beyond the end is zero, and the reader is spent then.
struct ByteReader {
  private let bytes: ArraySlice<UInt8>
  /// How far it has come, from the start.
  private(set) var offset = 0

  init(_ bytes: ArraySlice<UInt8>) { self.bytes = bytes }

  var isSpent: Bool { offset >= bytes.count }

  /// Goes to a place.
  mutating func move(to place: Int) { offset = max(0, min(place, bytes.count)) }

  mutating func byte() -> UInt8 {
    guard !isSpent else { return 0 }
    defer { offset += 1 }
    return bytes[bytes.startIndex + offset]
  }

  /// A number of some bytes; of more than eight the last eight count.
  mutating func number(_ count: Int) -> UInt64 {
    var value: UInt64 = 0
    for index in 0..<count { value |= UInt64(byte()) << (8 * UInt64(index)) }
    return value
  }

  /// A number in seven bits a byte, "ULEB128".
  mutating func variable() -> UInt64 {
    var value: UInt64 = 0
    var shift: UInt64 = 0
    while !isSpent {
      let next = byte()
      value |= UInt64(next & 0x7F) << shift
      shift += 7
      if next & 0x80 == 0 { break }
    }
    return value
  }

  /// The same with a sign, "SLEB128".
  mutating func signedVariable() -> Int64 {
    var value: Int64 = 0
    var shift: Int64 = 0
    while !isSpent {
      let next = byte()
      value |= Int64(next & 0x7F) << shift
      shift += 7
      guard next & 0x80 == 0 else { continue }
      if next & 0x40 != 0 { value |= -1 << shift }
      break
    }
    return value
  }

  /// A text that ends with a zero.
  mutating func text() -> String {
    var found: [UInt8] = []
    while !isSpent {
      let next = byte()
      if next == 0 { break }
      found.append(next)
    }
    return String(decoding: found, as: UTF8.self)
  }

  /// The bytes from here, as many as there are up to a number.
  func rest(_ count: Int) -> ArraySlice<UInt8> {
    bytes.dropFirst(offset).prefix(max(0, count))
  }
}
