// SPDX-License-Identifier: Apache-2.0

/// Joins the pieces of a stream to frames.
///
/// It keeps at most one incomplete frame besides the last appended bytes. After an error, the
/// stream cannot be read any further, and `next` repeats the error.
public struct FrameReader: Sendable {
  /// Read bytes are removed when there are at least this many, because removing takes time.
  private static let compactionBytes = 64 * 1024

  private let limits: Limits
  private var buffer: [UInt8] = []
  private var position = 0

  /// Makes a reader; `limits.hostMessageBytes` bounds a payload.
  public init(limits: Limits) { self.limits = limits }

  /// The number of bytes that wait for the rest of their frame.
  public var pendingBytes: Int { buffer.count - position }

  /// Appends bytes of the stream.
  public mutating func append(_ bytes: some Collection<UInt8>) { buffer.append(contentsOf: bytes) }

  /// The next whole frame, or `nil` when more bytes are needed.
  ///
  /// - Throws: `too-big` for a payload beyond the limit, `unknown-kind` for an unknown type; both
  ///   as soon as the frame's head is complete.
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
