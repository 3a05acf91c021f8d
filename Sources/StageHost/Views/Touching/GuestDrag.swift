// SPDX-License-Identifier: Apache-2.0

/// Things from outside that a client moves over a view.
struct GuestDrag: Hashable {
  /// The client.
  var client: UInt64
  /// The number of things.
  var count: Int
}
