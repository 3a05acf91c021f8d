// SPDX-License-Identifier: Apache-2.0
package import LayoutEngine

/// Gives items and sections identities that stay the same when their index paths change.
@preconcurrency @MainActor
package protocol CollectionViewIdentitySource: AnyObject {
  /// The identity of an item.
  func identity(forItemAt position: ElementPosition) -> String
  /// The identity of a section.
  func identity(forSection section: Int) -> String
}
