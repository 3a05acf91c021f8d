// SPDX-License-Identifier: Apache-2.0
package import Foundation

/// A box of a solved compositional layout, for an overlay that shows boxes.
package struct CompositionalBox: Hashable, Sendable {
  /// The kind of a box.
  package enum Kind: String, CaseIterable, Hashable, Sendable {
    /// A section with its headers, footers and insets; its content are the groups with their
    /// spacing.
    case section
    /// An instance of a group.
    case group
    /// A cell before its content insets.
    case item
  }

  package var kind: Kind
  package var section: Int
  /// The number of groups around the box.
  package var depth: Int
  /// The path of subitems from the section's group to the box; empty for that group and for the
  /// section.
  package var subitems: [Int]
  /// The scrolled frame, in points of the content.
  package var frame: CGRect
  /// The part of the frame within the content insets.
  package var content: CGRect
  /// Whether the width is an estimate until it is measured.
  package var measuresWidth: Bool
  /// Whether the height is an estimate until it is measured.
  package var measuresHeight: Bool
  /// Whether a cell is measured already; other boxes count as measured.
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
