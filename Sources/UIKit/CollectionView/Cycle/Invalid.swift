// SPDX-License-Identifier: Apache-2.0
import Foundation
import LayoutEngine

/// What is invalid and must be updated by the next cycle.
struct Invalid {
  /// The parts that are updated as a whole.
  struct Parts: OptionSet {
    let rawValue: UInt8

    /// All data from the data source; all views are replaced.
    static let data = Parts(rawValue: 1 << 0)
    /// The counts, because a reload came while the data source was asked for them.
    static let counts = Parts(rawValue: 1 << 1)
    /// The content size, because the layout prepared.
    static let contentSize = Parts(rawValue: 1 << 2)
    /// The places of elements, because the layout prepared or was replaced.
    static let placement = Parts(rawValue: 1 << 3)
    /// The layout, because another one was attached.
    static let layout = Parts(rawValue: 1 << 4)
    /// The set of visible elements, although neither the layout nor the bounds changed.
    static let elements = Parts(rawValue: 1 << 5)
    /// Views that must show something else.
    static let views = Parts(rawValue: 1 << 6)
    /// The offset, which may now be outside the content.
    static let offset = Parts(rawValue: 1 << 7)
  }

  var parts: Parts = []
  /// Elements that must be configured again.
  var contents: Set<ElementKey> = []
  /// The bounds before the first change of size since the last cycle; `nil` if the size did not
  /// change.
  var resizedFrom: CGRect?

  /// Whether a cycle has nothing to do.
  var isEmpty: Bool { parts.isEmpty && contents.isEmpty }

  /// What remains invalid after a cycle began; the cycle updates everything else on its way.
  var afterBeginning: Invalid {
    Invalid(parts: parts.subtracting([.data, .counts, .layout, .views]))
  }
}
