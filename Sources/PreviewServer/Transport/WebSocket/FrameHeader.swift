// SPDX-License-Identifier: Apache-2.0

/// The header of a client's frame, which may arrive byte by byte.
struct FrameHeader {
  /// The kinds of frames.
  enum Opcode: UInt8 {
    case continuation = 0x0
    case text = 0x1
    case binary = 0x2
    case close = 0x8
    case ping = 0x9
    case pong = 0xa

    var isControl: Bool { rawValue >= Opcode.close.rawValue }
  }

  /// The longest payload of a control frame, in bytes.
  static let controlBytes = 125
  /// A length in the second byte that says: the length is in the next two, or eight, bytes.
  private static let twoByteLength: UInt8 = 126
  private static let eightByteLength: UInt8 = 127
  private static let maskBytes = 4
  private static let longest = 14

  private var bytes: (UInt64, UInt64) = (0, 0)
  private var count = 0

  private subscript(place: Int) -> UInt8 {
    let word = place < 8 ? bytes.0 : bytes.1
    return UInt8(truncatingIfNeeded: word >> UInt64(8 * (place & 7)))
  }

  private mutating func append(_ byte: UInt8) {
    let shifted = UInt64(byte) << UInt64(8 * (count & 7))
    if count < 8 { bytes.0 |= shifted } else { bytes.1 |= shifted }
    count += 1
  }

  private var shortLength: UInt8 { self[1] & 0x7f }

  private var lengthBytes: Int {
    switch shortLength {
    case Self.twoByteLength: 2
    case Self.eightByteLength: 8
    default: 0
    }
  }

  /// The bytes of the whole header, as far as it is known.
  private var size: Int { count < 2 ? 2 : 2 + lengthBytes + Self.maskBytes }

  var isFinal: Bool { self[0] & 0x80 != 0 }

  var opcode: Opcode { Opcode(rawValue: self[0] & 0x0f) ?? .continuation }

  /// Takes the bytes that belong to the header.
  ///
  /// - Returns: How many these were.
  mutating func take(_ source: UnsafeRawBufferPointer) -> Int {
    var taken = 0
    while taken < source.count, count < size, count < Self.longest {
      append(source[taken])
      taken += 1
    }
    return taken
  }

  /// Checks what has arrived.
  ///
  /// - Returns: The length of the payload; `nil` while the header is incomplete.
  func check() throws(WebSocketFault) -> Int? {
    if let fault = startFault { throw fault }
    guard count >= 2, count == size else { return nil }
    guard lengthBytes > 0 else { return Int(shortLength) }
    var length: UInt64 = 0
    for place in 2..<(2 + lengthBytes) { length = length << 8 | UInt64(self[place]) }
    let least = lengthBytes == 2 ? UInt64(Self.twoByteLength) : UInt64(UInt16.max) + 1
    guard length >= least else { throw .broken("a length is not in its shortest form") }
    guard length <= UInt64(Int64.max) else { throw .broken("a length has its highest bit set") }
    return Int(length)
  }

  /// The rule that the first or the second byte breaks.
  private var startFault: WebSocketFault? {
    guard count >= 1 else { return nil }
    guard self[0] & 0x70 == 0 else { return .broken("a reserved bit is set") }
    guard let opcode = Opcode(rawValue: self[0] & 0x0f) else {
      return .broken("the opcode \(self[0] & 0x0f) is reserved")
    }
    guard !opcode.isControl || isFinal else { return .broken("a control frame is fragmented") }
    guard count >= 2 else { return nil }
    guard self[1] & 0x80 != 0 else { return .broken("a frame is not masked") }
    guard !opcode.isControl || Int(shortLength) <= Self.controlBytes else {
      return .broken("a control frame has more than \(Self.controlBytes) bytes")
    }
    return nil
  }

  /// Removes the mask from a part of the payload, eight bytes at a time.
  func unmask(_ piece: UnsafeMutableRawBufferPointer, from maskPlace: Int) {
    let start = 2 + lengthBytes
    var mask: UInt64 = 0
    for place in 0..<8 {
      mask |= UInt64(self[start + (maskPlace + place) & 3]) << UInt64(8 * place)
    }
    var place = 0
    while place + 8 <= piece.count {
      let word = piece.loadUnaligned(fromByteOffset: place, as: UInt64.self)
      piece.storeBytes(of: word ^ mask, toByteOffset: place, as: UInt64.self)
      place += 8
    }
    while place < piece.count {
      piece[place] ^= UInt8(truncatingIfNeeded: mask >> UInt64(8 * (place & 7)))
      place += 1
    }
  }
}
