// SPDX-License-Identifier: Apache-2.0

/// The bytes of one binary message, shared by everyone that it goes to.
///
/// libwebsockets writes its header into the room ahead of the payload; it is the same for every
/// receiver, so one buffer serves them all without a copy.
final class Frame {
  /// Room ahead of the payload, in bytes; Transport checks that it suffices.
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

  /// Length of the payload in bytes.
  var count: Int { padded.count - Self.headroom }

  /// The payload alone.
  var payload: ArraySlice<UInt8> { padded[Self.headroom...] }
}
