// SPDX-License-Identifier: Apache-2.0
import Foundation
import LayoutEngine

/// What no longer holds, for the next cycle to bring up to date.
struct Invalid {
  /// Parts that are made anew as a whole.
  struct Parts: OptionSet {
    let rawValue: UInt8

    /// Everything that the data source said; all views are replaced.
    static let data = Parts(rawValue: 1 << 0)
    /// The counts: a reload came while they were asked for.
    static let counts = Parts(rawValue: 1 << 1)
    /// The content size: the layout prepared.
    static let contentSize = Parts(rawValue: 1 << 2)
    /// The places of elements: the layout prepared, or is another one.
    static let placement = Parts(rawValue: 1 << 3)
    /// The layout: another one was attached.
    static let layout = Parts(rawValue: 1 << 4)
    /// Which elements there are, although neither layout nor bounds changed.
    static let elements = Parts(rawValue: 1 << 5)
    /// Views that have something else to show.
    static let views = Parts(rawValue: 1 << 6)
    /// The offset, which may lie outside the content now.
    static let offset = Parts(rawValue: 1 << 7)
  }

  var parts: Parts = []
  /// Elements whose content is to be read again.
  var contents: Set<ElementKey> = []
  /// The bounds before the first change of size since the last cycle.
  var resizedFrom: CGRect?

  /// Whether a cycle has nothing to do.
  var isEmpty: Bool { parts.isEmpty && contents.isEmpty }

  /// What is left when a cycle begins that does the rest on the way.
  var afterBeginning: Invalid {
    Invalid(parts: parts.subtracting([.data, .counts, .layout, .views]))
  }
}
