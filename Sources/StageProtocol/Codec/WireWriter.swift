// SPDX-License-Identifier: Apache-2.0

/// Writes the fields of a binary message.
struct WireWriter {
  var bytes: [UInt8] = []

  /// Writes unsigned LEB128 in as few bytes as possible.
  @inline(__always)
  mutating func putVarint(_ value: UInt64) {
    var rest = value
    while rest >= 0x80 {
      bytes.append(UInt8(truncatingIfNeeded: rest) | 0x80)
      rest >>= 7
    }
    bytes.append(UInt8(truncatingIfNeeded: rest))
  }

  /// Writes a signed number as ZigZag varint.
  @inline(__always)
  mutating func putSigned(_ value: Int64) {
    putVarint(UInt64(bitPattern: (value << 1) ^ (value >> 63)))
  }

  mutating func putByte(_ byte: UInt8) { bytes.append(byte) }

  mutating func putText(_ text: String) {
    var text = text
    text.withUTF8 { utf8 in
      putVarint(UInt64(utf8.count))
      bytes.append(contentsOf: utf8)
    }
  }

  mutating func putFloat(_ value: Float) {
    var bits = value.bitPattern.littleEndian
    withUnsafeBytes(of: &bits) { bytes.append(contentsOf: $0) }
  }
}
