// SPDX-License-Identifier: Apache-2.0

/// Reads the fields of a binary message and checks each of them.
///
/// - Invariant: `0 <= position <= bytes.count`; every access to `bytes` comes after a check of the
///   count. The buffer is borrowed, because counting an array's references for each varint would
///   take longer than reading it. `reading` ensures that the reader ends before its array.
struct WireReader {
  private let bytes: UnsafeBufferPointer<UInt8>
  var position = 0
  /// The present list, for errors.
  ///
  /// It is set once for each record, so that usually no text is made.
  var list: StaticString = ""
  var index = 0

  private init(_ bytes: UnsafeBufferPointer<UInt8>) { self.bytes = bytes }

  /// Lends the bytes to a reader while `body` runs.
  static func reading<Result>(
    _ bytes: [UInt8],
    _ read: (inout WireReader) throws(ProtocolError) -> Result
  ) throws(ProtocolError) -> Result {
    try bytes.withUnsafeBufferPointer { buffer throws(ProtocolError) in
      var reader = WireReader(buffer)
      return try read(&reader)
    }
  }

  var remaining: Int { bytes.count - position }

  /// An error at the present record.
  ///
  /// It is never inlined, so that its text is not in the loops; and it changes nothing, so that a
  /// loop can keep the position in a register.
  @inline(never)
  func failure(_ code: String, _ field: StaticString, _ reason: String) -> ProtocolError {
    let list = list.description
    let record = list.isEmpty ? "" : "\(list)[\(index)]."
    let path = record + field.description
    return ProtocolError(code: code, field: path, message: "\(path) \(reason)")
  }

  @inline(__always)
  mutating func byte(_ field: StaticString) throws(ProtocolError) -> UInt8 {
    guard position < bytes.count else { throw truncated(field) }
    let byte = bytes[position]
    position += 1
    return byte
  }

  /// Reads unsigned LEB128 below 2⁵³, without unnecessary bytes.
  @inline(__always)
  mutating func varint(_ field: StaticString) throws(ProtocolError) -> UInt64 {
    // Two bytes are enough for most differences between frames. Both lengths take the same way,
    // because a processor cannot foresee which of them follows.
    if position &+ 1 < bytes.count {
      let (first, second) = (bytes[position], bytes[position &+ 1])
      let isLong = first >> 7
      // A second byte that continues or is zero is for the slow way.
      if isLong & ((second &- 1) | second) >> 7 == 0 {
        position &+= 1 &+ Int(isLong)
        return UInt64(first & 0x7F) | UInt64(second & (0 &- isLong)) << 7
      }
    }
    let (value, end) = try anyVarint(field)
    position = end
    return value
  }

  /// A number of any length, and the position after it.
  @inline(never)
  private func anyVarint(
    _ field: StaticString
  ) throws(ProtocolError) -> (value: UInt64, end: Int) {
    var reader = self
    var value: UInt64 = 0
    var shift: UInt64 = 0
    while true {
      let next = try reader.byte(field)
      value |= UInt64(next & 0x7F) << shift
      if next < 0x80 {
        guard next != 0 || shift == 0, value <= WireBounds.unsigned else { throw badVarint(field) }
        return (value, reader.position)
      }
      shift += 7
      guard shift <= 49 else { throw badVarint(field) }
    }
  }

  @inline(__always)
  mutating func signed(_ field: StaticString) throws(ProtocolError) -> Int64 {
    let raw = try varint(field)
    return Int64(bitPattern: raw >> 1) ^ -Int64(bitPattern: raw & 1)
  }

  /// Reads a place, length or depth.
  mutating func absolute(_ field: StaticString) throws(ProtocolError) -> Int64 {
    try bounded(try signed(field), WireBounds.absolute, field)
  }

  @inline(__always)
  mutating func bounded(
    _ value: Int64,
    _ bound: Int64,
    _ field: StaticString
  ) throws(ProtocolError) -> Int64 {
    guard value >= -bound, value <= bound else { throw outOfBounds(value, bound, field) }
    return value
  }

  @inline(never)
  private func outOfBounds(
    _ value: Int64,
    _ bound: Int64,
    _ field: StaticString
  ) -> ProtocolError {
    failure(ErrorCode.outOfRange, field, "is \(value), but its magnitude may be at most \(bound)")
  }

  mutating func text(_ field: StaticString, limits: Limits) throws(ProtocolError) -> String {
    let count = try varint(field)
    guard count <= limits.textBytes else {
      let bound = limits.textBytes
      throw failure(ErrorCode.tooLong, field, "has \(count) bytes, but may have at most \(bound)")
    }
    let end = position + Int(count)
    guard end <= bytes.count else { throw truncated(field) }
    guard
      let text = String(
        validating: UnsafeBufferPointer(rebasing: bytes[position..<end]),
        as: UTF8.self
      )
    else {
      throw failure(ErrorCode.invalidText, field, "is not valid UTF-8")
    }
    position = end
    return text
  }

  mutating func float(_ field: StaticString) throws(ProtocolError) -> Float {
    guard remaining >= 4 else { throw truncated(field) }
    var bits: UInt32 = 0
    for offset in 0..<4 { bits |= UInt32(bytes[position + offset]) << UInt32(8 * offset) }
    position += 4
    let value = Float(bitPattern: bits)
    guard value.isFinite else { throw failure(ErrorCode.notFinite, field, "must be finite") }
    return value
  }

  /// Reads the length of a list.
  ///
  /// Each record has at least `recordBytes` bytes, so a wrong length cannot reserve much memory.
  mutating func count(
    _ field: StaticString,
    recordBytes: Int,
    limit: Int
  ) throws(ProtocolError) -> Int {
    let count = try varint(field)
    guard count <= limit else {
      let reason = "has \(count) entries, but may have at most \(limit)"
      throw failure(ErrorCode.tooMany, field, reason)
    }
    guard Int(count) * recordBytes <= remaining else { throw truncated(field) }
    return Int(count)
  }

  @inline(never)
  func truncated(_ field: StaticString) -> ProtocolError {
    failure(ErrorCode.truncated, field, "is cut off: the message ends within it")
  }

  @inline(never)
  private func badVarint(_ field: StaticString) -> ProtocolError {
    failure(ErrorCode.badVarint, field, "is not a varint below 2^53 in its shortest form")
  }
}
