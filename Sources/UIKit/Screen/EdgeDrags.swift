// SPDX-License-Identifier: Apache-2.0

/// The drags along content at its upper edge that move what is around it, and not the content.
package enum EdgeDrags: String, Sendable {
  case none
  /// Those down.
  case down
  /// Those down and up.
  case both
}
