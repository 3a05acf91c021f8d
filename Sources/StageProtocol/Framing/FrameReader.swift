// SPDX-License-Identifier: Apache-2.0

/// Puts frames together from the pieces that a stream delivers.
///
/// It never holds more than one incomplete frame beyond what was appended at once; after an error the
/// stream cannot be read any further and `next` repeats the error.
public struct FrameReader: Sendable {
  /// Read bytes that are dropped only when they make up at least this much, so that dropping costs little.
  private static let compactionBytes = 64 * 1024

  private let limits: Limits
  private var buffer: [UInt8] = []
  private var position = 0

  /// Makes a reader; `limits.hostMessageBytes` bounds a payload.
  public init(limits: Limits) { self.limits = limits }

  /// Bytes that wait for the rest of their frame.
  public var pendingBytes: Int { buffer.count - position }

  /// Takes up what the stream delivered.
  public mutating func append(_ bytes: some Collection<UInt8>) { buffer.append(contentsOf: bytes) }

  /// The next whole frame, or `nil` when more bytes are needed.
  ///
  /// - Throws: `too-big` for a payload beyond the limit, `unknown-kind` for an unknown type; both as soon
  ///   as the frame's head is there.
  public mutating func next() throws(ProtocolError) -> HostFraming.Frame? {
    guard pendingBytes >= HostFraming.headBytes else { return nil }
    var count = 0
    for offset in 0..<4 { count |= Int(buffer[position + offset]) << (8 * offset) }
    guard count <= limits.hostMessageBytes else {
      throw ProtocolError.tooBig("The message", count, limits.hostMessageBytes)
    }
    let byte = buffer[position + 4]
    guard let type = HostFraming.FrameType(rawValue: byte) else {
      throw ProtocolError(
        code: ErrorCode.unknownKind,
        field: "type",
        message: "type is \(byte), but must be 1 or 2"
      )
    }
    guard pendingBytes >= HostFraming.headBytes + count else { return nil }
    let start = position + HostFraming.headBytes
    let frame = HostFraming.Frame(type: type, payload: Array(buffer[start..<start + count]))
    position = start + count
    compact()
    return frame
  }

  private mutating func compact() {
    if position == buffer.count {
      buffer.removeAll(keepingCapacity: buffer.capacity <= Self.compactionBytes)
      position = 0
    } else if position >= Self.compactionBytes {
      buffer.removeFirst(position)
      position = 0
    }
  }
}
