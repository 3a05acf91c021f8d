// SPDX-License-Identifier: Apache-2.0

/// The changes from one outline to another, as one batch of updates with the fewest moves.
///
/// Deleted positions refer to the old outline, inserted ones to the new; a move goes from old to
/// new. An item of a deleted section is not listed if it is nowhere in the new outline, and an item
/// of an inserted section is not listed if it is nowhere in the old one. An item that changes its
/// section moves, also out of a deleted section or into an inserted one.
public struct SectionedDifference: Hashable, Sendable {
  /// A section that stays but changes its order among the others.
  public struct SectionMove: Hashable, Sendable {
    /// The old index.
    public var from: Int
    /// The new index.
    public var to: Int

    /// Makes a move from an old to a new index.
    public init(from: Int, to: Int) {
      self.from = from
      self.to = to
    }
  }

  /// An item that moves to another section, or to another place among the items that stay in its
  /// section.
  public struct ItemMove: Hashable, Sendable {
    /// The old position.
    public var from: ElementPosition
    /// The new position.
    public var to: ElementPosition

    /// Makes a move from an old to a new position.
    public init(from: ElementPosition, to: ElementPosition) {
      self.from = from
      self.to = to
    }
  }

  /// Old indexes, ascending.
  public var deletedSections: [Int] = []
  /// New indexes, ascending.
  public var insertedSections: [Int] = []
  /// Ascending by new index.
  public var movedSections: [SectionMove] = []
  /// Old positions, ascending.
  public var deletedItems: [ElementPosition] = []
  /// New positions, ascending.
  public var insertedItems: [ElementPosition] = []
  /// Ascending by new position.
  public var movedItems: [ItemMove] = []
  /// Old indexes of sections that stay and are reloaded, ascending.
  public var reloadedSections: [Int] = []
  /// Old positions of items that stay and are reloaded, ascending.
  public var reloadedItems: [ElementPosition] = []
  /// Old positions of items that are reconfigured in their present view, ascending.
  public var reconfiguredItems: [ElementPosition] = []

  /// Whether nothing is deleted, inserted or moved; there may be reloads and reconfigurations.
  public var keepsOrder: Bool {
    deletedSections.isEmpty && insertedSections.isEmpty && movedSections.isEmpty
      && deletedItems.isEmpty && insertedItems.isEmpty && movedItems.isEmpty
  }

  /// Whether there are no changes.
  public var isEmpty: Bool {
    keepsOrder && reloadedSections.isEmpty && reloadedItems.isEmpty && reconfiguredItems.isEmpty
  }

  /// Finds the fewest changes that lead from old to new.
  ///
  /// Of several ways with as few moves, it takes the one that leaves the first items of the new
  /// outline in place.
  ///
  /// - Precondition: identities are unique among the sections, and among all items, of each side.
  /// - Complexity: O(n) for n sections and items on both sides, and O(m log m) for the m items of
  ///   sections in which something moves.
  @inlinable
  public init<SectionID: Hashable, ItemID: Hashable>(
    from old: Outline<SectionID, ItemID>,
    to new: Outline<SectionID, ItemID>
  ) {
    self.init(OutlineMatch(from: old, to: new))
  }
}
