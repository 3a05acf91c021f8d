// SPDX-License-Identifier: Apache-2.0

/// Reads the frames of a client, to the letter of RFC 6455: it refuses what the RFC forbids as
/// soon as the bytes show it.
///
/// A frame that arrives in one piece is not copied. Only parts of messages are kept, so that a
/// client between two messages costs no memory.
struct WebSocketReader {
  /// Something that a client has sent; the bytes are valid until the call returns.
  enum Event {
    /// A whole text message, in valid UTF-8.
    case text(UnsafeRawBufferPointer)
    /// A binary message begins; its bytes are dropped.
    case binary
    case ping(UnsafeRawBufferPointer)
    case pong
    /// The client closes; `code` is 1005 when it sent none.
    case close(code: UInt16)
  }

  /// The data message to which frames may belong.
  private enum Message {
    case none
    case text
    case binary
  }

  /// The longest message, in bytes.
  let bound: Int
  private var header = FrameHeader()
  /// The rest of the present frame, in bytes; `nil` between two frames.
  private var missing: Int?
  /// The place in the mask of the present frame's next byte.
  private var maskPlace = 0
  private var message = Message.none
  private var check = UTF8Check()
  /// The bytes of an incomplete text message.
  private var text: [UInt8] = []
  /// The bytes of an incomplete control frame.
  private var control: [UInt8] = []

  init(bound: Int) { self.bound = bound }

  /// The bytes that are kept until a message is complete.
  var keptBytes: Int { text.count + control.count }

  /// Reads bytes, which are unmasked in place.
  ///
  /// - Parameters:
  ///   - bytes: The bytes that have arrived.
  ///   - take: Gets the events in order; `false` ends the reading.
  /// - Throws: The rule that the bytes break; nothing more may be read then.
  mutating func read(
    _ bytes: UnsafeMutableRawBufferPointer,
    _ take: (Event) -> Bool
  ) throws(WebSocketFault) {
    var place = 0
    while place < bytes.count {
      if missing == nil {
        place += header.take(UnsafeRawBufferPointer(rebasing: bytes[place...]))
        guard let length = try header.check() else { continue }
        missing = length
        maskPlace = 0
        guard try begin(length, take) else { return }
      }
      guard let rest = missing else { continue }
      let count = min(rest, bytes.count - place)
      let piece = UnsafeMutableRawBufferPointer(rebasing: bytes[place..<(place + count)])
      unmask(piece)
      place += count
      missing = rest - count
      guard try receive(UnsafeRawBufferPointer(piece), take) else { return }
    }
  }

  /// Decides about a frame by its header.
  private mutating func begin(
    _ length: Int,
    _ take: (Event) -> Bool
  ) throws(WebSocketFault) -> Bool {
    switch header.opcode {
    case .continuation:
      if case .none = message { throw .broken("a continuation frame continues no message") }
    case .text, .binary:
      guard case .none = message else {
        throw .broken("a new message begins inside another one")
      }
      message = header.opcode == .text ? .text : .binary
      check = UTF8Check()
      if case .binary = message, !take(.binary) { return false }
    case .close, .ping, .pong: return true
    }
    if case .text = message, length > bound - text.count { throw .tooLong(bound) }
    return true
  }

  /// Takes a piece of the present frame, the last one if nothing is missing.
  private mutating func receive(
    _ piece: UnsafeRawBufferPointer,
    _ take: (Event) -> Bool
  ) throws(WebSocketFault) -> Bool {
    let isLast = missing == 0
    if isLast {
      missing = nil
      let opcode = header.opcode
      let isFinal = header.isFinal
      header = FrameHeader()
      if opcode.isControl { return try finishControl(opcode, piece, take) }
      return try receiveData(piece, endsMessage: isFinal, take)
    }
    if header.opcode.isControl {
      control += piece
      return true
    }
    return try receiveData(piece, endsMessage: false, take)
  }

  private mutating func receiveData(
    _ piece: UnsafeRawBufferPointer,
    endsMessage: Bool,
    _ take: (Event) -> Bool
  ) throws(WebSocketFault) -> Bool {
    if case .text = message {
      guard check.take(piece), !endsMessage || check.isWhole else { throw .invalidText }
      guard endsMessage else {
        text += piece
        return true
      }
      message = .none
      guard !text.isEmpty else { return take(.text(piece)) }
      text += piece
      let whole = text
      text = []
      return whole.withUnsafeBytes { take(.text($0)) }
    }
    if endsMessage { message = .none }
    return true
  }

  private mutating func finishControl(
    _ opcode: FrameHeader.Opcode,
    _ piece: UnsafeRawBufferPointer,
    _ take: (Event) -> Bool
  ) throws(WebSocketFault) -> Bool {
    guard !control.isEmpty else { return try report(opcode, piece, take) }
    let whole = control + piece
    control = []
    // A typed error does not leave the closure of an array's bytes.
    let copy = UnsafeMutableRawBufferPointer.allocate(byteCount: whole.count, alignment: 1)
    defer { copy.deallocate() }
    copy.copyBytes(from: whole)
    return try report(opcode, UnsafeRawBufferPointer(copy), take)
  }

  private func report(
    _ opcode: FrameHeader.Opcode,
    _ payload: UnsafeRawBufferPointer,
    _ take: (Event) -> Bool
  ) throws(WebSocketFault) -> Bool {
    switch opcode {
    case .ping: return take(.ping(payload))
    case .pong: return take(.pong)
    default: return take(.close(code: try Self.closeCode(payload)))
    }
  }

  private static func closeCode(
    _ payload: UnsafeRawBufferPointer
  ) throws(WebSocketFault) -> UInt16 {
    guard !payload.isEmpty else { return WireCloseCode.none }
    guard payload.count > 1 else { throw .broken("a close frame has half a code") }
    let code = UInt16(payload[0]) << 8 | UInt16(payload[1])
    guard WireCloseCode.isAllowed(code) else {
      throw .broken("a close frame has the code \(code), which nobody may send")
    }
    var check = UTF8Check()
    guard check.take(UnsafeRawBufferPointer(rebasing: payload[2...])), check.isWhole else {
      throw .invalidText
    }
    return code
  }

  private mutating func unmask(_ piece: UnsafeMutableRawBufferPointer) {
    header.unmask(piece, from: maskPlace)
    maskPlace = (maskPlace + piece.count) & 3
  }
}
