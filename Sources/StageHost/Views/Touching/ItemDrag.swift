// SPDX-License-Identifier: Apache-2.0

/// Items that a client moves through a view.
struct ItemDrag: Hashable {
  /// The client.
  var client: UInt64
  /// The identities of the items.
  ///
  /// The first one follows the finger; the others move when it is dropped.
  var items: [String]
}
