// SPDX-License-Identifier: Apache-2.0

/// Sections in order, and the items of each: one side of a difference.
///
/// - Invariant: there are as many lists of items as sections.
public struct Outline<SectionID, ItemID> {
  /// The identity of each section.
  public var sections: [SectionID]
  /// The identities of each section's items.
  public var items: [[ItemID]]

  /// Makes an outline.
  ///
  /// - Precondition: there are as many lists of items as sections.
  @inlinable
  public init(sections: [SectionID] = [], items: [[ItemID]] = []) {
    precondition(
      sections.count == items.count,
      "\(items.count) lists of items for \(sections.count) sections"
    )
    self.sections = sections
    self.items = items
  }
}

extension Outline: Equatable where SectionID: Equatable, ItemID: Equatable {}
extension Outline: Hashable where SectionID: Hashable, ItemID: Hashable {}
extension Outline: Sendable where SectionID: Sendable, ItemID: Sendable {}
