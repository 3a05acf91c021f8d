// SPDX-License-Identifier: Apache-2.0

/// Items that somebody moves through a view.
struct ItemDrag: Hashable {
  /// Who moves them.
  var client: UInt64
  /// Their identities, first the one that follows the finger; the others go along when it is let go.
  var items: [String]
}
