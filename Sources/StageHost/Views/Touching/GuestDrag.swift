// SPDX-License-Identifier: Apache-2.0

/// Things from outside that somebody carries over a view.
struct GuestDrag: Hashable {
  /// Who carries them.
  var client: UInt64
  /// How many there are.
  var count: Int
}
