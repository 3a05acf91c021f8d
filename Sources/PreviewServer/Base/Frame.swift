// SPDX-License-Identifier: Apache-2.0

/// The bytes of one WebSocket message with its header, shared by all its receivers.
///
/// The server's frames have no mask, so the header is the same for every receiver and one buffer
/// serves them all without a copy.
final class Frame {
  /// What a message is; the value is the opcode of RFC 6455.
  enum Kind: UInt8 {
    case text = 0x1
    case binary = 0x2
    case close = 0x8
    case ping = 0x9
    case pong = 0xa
  }

  /// The longest header, in bytes.
  private static let headerBytes = 10
  private static let finalBit: UInt8 = 0x80
  /// A length in the second byte that says: the length is in the next two, or eight, bytes.
  private static let twoByteLength = 126
  private static let eightByteLength = 127

  let kind: Kind
  /// Header, then payload.
  let bytes: [UInt8]
  private let payloadStart: Int

  /// Wraps a payload.
  init(_ payload: some Collection<UInt8>, _ kind: Kind = .binary) {
    self.kind = kind
    let count = payload.count
    var bytes: [UInt8] = []
    bytes.reserveCapacity(Self.headerBytes + count)
    bytes.append(Self.finalBit | kind.rawValue)
    if count < Self.twoByteLength {
      bytes.append(UInt8(count))
    } else {
      let isShort = count <= UInt16.max
      bytes.append(UInt8(isShort ? Self.twoByteLength : Self.eightByteLength))
      for shift in stride(from: isShort ? 8 : 56, through: 0, by: -8) {
        bytes.append(UInt8(truncatingIfNeeded: count >> shift))
      }
    }
    payloadStart = bytes.count
    bytes.append(contentsOf: payload)
    self.bytes = bytes
  }

  /// The length of the payload, in bytes.
  var count: Int { bytes.count - payloadStart }

  /// The payload without the header.
  var payload: ArraySlice<UInt8> { bytes[payloadStart...] }
}
