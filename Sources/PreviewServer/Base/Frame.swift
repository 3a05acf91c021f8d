// SPDX-License-Identifier: Apache-2.0

/// The bytes of one binary message, shared by all its receivers.
///
/// libwebsockets writes its header into the space before the payload. The header is the same for
/// every receiver, so one buffer serves them all without a copy.
final class Frame {
  /// Space before the payload, in bytes; Transport checks that it is enough.
  static let headroom = 16

  /// Headroom, then payload.
  var padded: [UInt8]

  /// Wraps a payload.
  init(_ payload: some Collection<UInt8>) {
    padded = []
    padded.reserveCapacity(Self.headroom + payload.count)
    padded.append(contentsOf: repeatElement(0, count: Self.headroom))
    padded.append(contentsOf: payload)
  }

  /// The length of the payload, in bytes.
  var count: Int { padded.count - Self.headroom }

  /// The payload without the headroom.
  var payload: ArraySlice<UInt8> { padded[Self.headroom...] }
}
