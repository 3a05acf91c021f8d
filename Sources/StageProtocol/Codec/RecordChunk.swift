// SPDX-License-Identifier: Apache-2.0

/// Collects the numbers of many records in a chunk, which is appended to the message at once.
///
/// An array checks its owner and its capacity for every byte. For frames of moving rectangles, this
/// would take longer than writing the numbers.
/// - Invariant: `0 <= count <= bytes.count`; a caller calls `makeRoom` before it writes numbers.
struct RecordChunk {
  /// The bytes of a chunk: about six hundred moved rectangles.
  static let capacity = 4096
  /// The bytes of the longest record: six numbers of ten bytes each, and a byte behind the last.
  static let longestRecord = 61

  private let bytes: UnsafeMutableBufferPointer<UInt8>
  private var count = 0

  /// Makes an empty chunk in borrowed memory.
  init(_ bytes: UnsafeMutableBufferPointer<UInt8>) { self.bytes = bytes }

  /// Makes space for a record of at most six numbers.
  @inline(__always)
  mutating func makeRoom(in writer: inout WireWriter) {
    if count > bytes.count - Self.longestRecord { flush(into: &writer) }
  }

  /// Appends the collected bytes to a message.
  mutating func flush(into writer: inout WireWriter) {
    writer.bytes.append(contentsOf: UnsafeBufferPointer(rebasing: bytes[..<count]))
    count = 0
  }

  /// Writes unsigned LEB128 in as few bytes as possible.
  ///
  /// Numbers of one and two bytes take the same way: a processor cannot foresee which of them
  /// follows, and a wrong guess would take longer than writing the number.
  @inline(__always)
  mutating func putVarint(_ value: UInt64) {
    guard value < 1 << 14 else { return putLongVarint(value) }
    let isLong: UInt64 = value >= 0x80 ? 1 : 0
    bytes[count] = UInt8(truncatingIfNeeded: value & 0x7F | isLong << 7)
    // A number of one byte leaves a zero behind, which the next number or the next flush removes.
    bytes[count &+ 1] = UInt8(truncatingIfNeeded: value >> 7)
    count &+= 1 &+ Int(truncatingIfNeeded: isLong)
  }

  private mutating func putLongVarint(_ value: UInt64) {
    var rest = value
    while rest >= 0x80 {
      bytes[count] = UInt8(truncatingIfNeeded: rest) | 0x80
      count &+= 1
      rest >>= 7
    }
    bytes[count] = UInt8(truncatingIfNeeded: rest)
    count &+= 1
  }

  /// Writes a signed number as ZigZag varint.
  @inline(__always)
  mutating func putSigned(_ value: Int64) {
    putVarint(UInt64(bitPattern: (value << 1) ^ (value >> 63)))
  }

  /// Writes the place and the size of a change, as far as it has them.
  @inline(__always)
  mutating func putFrame(_ change: borrowing AttributeChange, _ prediction: inout ChangePrediction)
  {
    let fields = change.fields
    if fields.contains(.origin) {
      putSigned(change.dx &- prediction.dx)
      putSigned(change.dy &- prediction.dy)
      prediction.dx = change.dx
      prediction.dy = change.dy
    }
    if fields.contains(.size) {
      putSigned(change.dWidth &- prediction.dWidth)
      putSigned(change.dHeight &- prediction.dHeight)
      prediction.dWidth = change.dWidth
      prediction.dHeight = change.dHeight
    }
  }
}
