// SPDX-License-Identifier: Apache-2.0
package import Foundation

// Rules that are guesses: each stands here alone, so that one place changes when somebody measures it.

extension CompositionalPolicy {
  /// What each flexible slot gets of what is left over: gaps and edges are slots alike.
  static func share(of free: CGFloat, among slots: Int) -> CGFloat {
    slots > 0 ? max(0, free) / CGFloat(slots) : 0
  }

  /// How long the room of a section's groups is along the layout's axis: insets take from it, also where the
  /// section scrolls across.
  static func groupRoom(of length: CGFloat, insets: CGFloat) -> CGFloat {
    max(0, length - insets)
  }

  /// The room that views at one edge take: that of the one that reaches farthest, its offset included, for views
  /// of an edge overlap.
  static func boundaryRoom(_ reaches: [CGFloat]) -> CGFloat {
    max(0, reaches.max() ?? 0)
  }

  /// The length that a view which sticks to an edge leaves to the views at the other edge: only what sticks there,
  /// too, has any.
  static func pinnedRoom(_ boundaries: [SectionGeometry.Boundary]) -> CGFloat {
    boundaries.filter(\.spec.isPinned).map(\.box.size.main).max() ?? 0
  }

  /// The offset at which a group stands in the middle of a row: the section's leading inset moves its groups away
  /// from where the row begins.
  static func centredRest(
    start: CGFloat,
    extent: CGFloat,
    leading: CGFloat,
    length: CGFloat
  ) -> CGFloat {
    leading + start - (length - extent) / 2
  }

  /// An inset of a container in points; one below 1 is points, too, although it is documented as a share.
  package static func containerInset(_ inset: CGFloat) -> CGFloat { inset }
}
