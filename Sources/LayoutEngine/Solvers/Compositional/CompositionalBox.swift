// SPDX-License-Identifier: Apache-2.0
package import Foundation

/// A box of a solved compositional layout, as an overlay shows it.
package struct CompositionalBox: Hashable, Sendable {
  /// What it is.
  package enum Kind: String, CaseIterable, Hashable, Sendable {
    /// A section with all that belongs to it; its content are the groups with their spacing.
    case section
    /// An instance of a group.
    case group
    /// A cell before its content insets.
    case item
  }

  package var kind: Kind
  package var section: Int
  /// How many groups it lies in.
  package var depth: Int
  /// The way to it from the section's group, by subitems; empty for that group and for the section.
  package var subitems: [Int]
  /// The place in points of the content, as scrolled.
  package var frame: CGRect
  /// What its content insets leave of it.
  package var content: CGRect
  /// Whether its width is an estimate until it is measured.
  package var measuresWidth: Bool
  /// Whether its height is an estimate until it is measured.
  package var measuresHeight: Bool
  /// Whether a cell was measured already; what is no cell counts as measured.
  package var isMeasured: Bool

  /// Makes a box.
  package init(
    kind: Kind,
    section: Int,
    depth: Int,
    subitems: [Int] = [],
    frame: CGRect,
    content: CGRect,
    measuresWidth: Bool = false,
    measuresHeight: Bool = false,
    isMeasured: Bool = true
  ) {
    self.kind = kind
    self.section = section
    self.depth = depth
    self.subitems = subitems
    self.frame = frame
    self.content = content
    self.measuresWidth = measuresWidth
    self.measuresHeight = measuresHeight
    self.isMeasured = isMeasured
  }
}
