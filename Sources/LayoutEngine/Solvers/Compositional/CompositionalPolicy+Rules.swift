// SPDX-License-Identifier: Apache-2.0
package import Foundation

// These rules are guesses. Each is written only here, so that a measurement changes one place.

extension CompositionalPolicy {
  /// The share of the free space for each flexible slot; gaps and edges are equal slots.
  static func share(of free: CGFloat, among slots: Int) -> CGFloat {
    slots > 0 ? max(0, free) / CGFloat(slots) : 0
  }

  /// The space of a section's groups along the layout's axis: insets reduce it, also in an
  /// orthogonal section.
  static func groupRoom(of length: CGFloat, insets: CGFloat) -> CGFloat {
    max(0, length - insets)
  }

  /// The space of the views at one edge: that of the view that reaches farthest, with its offset,
  /// because views at one edge overlap.
  static func boundaryRoom(_ reaches: [CGFloat]) -> CGFloat {
    max(0, reaches.max() ?? 0)
  }

  /// The length by which views that stick to an edge limit the views at the opposite edge: only
  /// pinned views count.
  static func pinnedRoom(_ boundaries: [SectionGeometry.Boundary]) -> CGFloat {
    boundaries.filter(\.spec.isPinned).map(\.box.size.main).max() ?? 0
  }

  /// The offset at which a group is in the middle of an orthogonal section: the section's leading
  /// inset moves its groups away from the start.
  static func centredRest(
    start: CGFloat,
    extent: CGFloat,
    leading: CGFloat,
    length: CGFloat
  ) -> CGFloat {
    leading + start - (length - extent) / 2
  }

  /// A container's inset in points; an inset below 1 is also points, although it is documented as a
  /// fraction.
  package static func containerInset(_ inset: CGFloat) -> CGFloat { inset }
}
