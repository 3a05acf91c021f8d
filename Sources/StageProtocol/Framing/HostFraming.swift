// SPDX-License-Identifier: Apache-2.0

/// The form of messages in the stream between server and stage host.
///
/// Each is `u32 little-endian length of the payload, u8 type, payload`.
public enum HostFraming {
  /// The content of a frame.
  public enum FrameType: UInt8, Sendable {
    /// JSON text: a `HostCommand` or a `HostReport`.
    case json = 1
    /// A `BinaryMessage`.
    case binary = 2
  }

  /// One message of the stream.
  public struct Frame: Hashable, Sendable {
    /// The type of the payload.
    public var type: FrameType
    /// The message without its head.
    public var payload: [UInt8]

    /// Makes a frame.
    public init(type: FrameType, payload: [UInt8]) {
      self.type = type
      self.payload = payload
    }
  }

  /// The bytes before each payload.
  static let headBytes = 5

  /// The bytes of a message on the stream.
  ///
  /// - Precondition: the payload is shorter than 4 GiB; `Limits.hostMessageBytes` is the actual
  ///   bound.
  public static func frame(type: FrameType, payload: some Collection<UInt8>) -> [UInt8] {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(headBytes + payload.count)
    let count = UInt32(payload.count)
    for shift in stride(from: 0, to: 32, by: 8) {
      bytes.append(UInt8(truncatingIfNeeded: count >> UInt32(shift)))
    }
    bytes.append(type.rawValue)
    bytes.append(contentsOf: payload)
    return bytes
  }
}
