// SPDX-License-Identifier: Apache-2.0

/// What turns one outline into another, as one batch of updates with the fewest moves.
///
/// Deleted positions are of the old outline, inserted ones of the new; a move goes from old to new. The
/// items of a deleted section that are nowhere in the new outline go with it, and those of an inserted
/// section that are nowhere in the old one come with it: neither is listed by itself. An item that
/// changes its section moves, even out of a deleted section or into an inserted one.
public struct SectionedDifference: Hashable, Sendable {
  /// A section that stays but not in its order among the others.
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

  /// An item that goes to another section, or to another place among those that stay in its own.
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
  /// Old indexes of sections that stay and are to be shown anew, ascending.
  public var reloadedSections: [Int] = []
  /// Old positions of items that stay and are to be shown anew, ascending.
  public var reloadedItems: [ElementPosition] = []
  /// Old positions of items whose view stays and is to be configured anew, ascending.
  public var reconfiguredItems: [ElementPosition] = []

  /// Whether nothing was deleted, inserted or moved, whatever is to be shown anew.
  public var keepsOrder: Bool {
    deletedSections.isEmpty && insertedSections.isEmpty && movedSections.isEmpty
      && deletedItems.isEmpty && insertedItems.isEmpty && movedItems.isEmpty
  }

  /// Whether there is nothing to do at all.
  public var isEmpty: Bool {
    keepsOrder && reloadedSections.isEmpty && reloadedItems.isEmpty && reconfiguredItems.isEmpty
  }

  /// Finds the fewest operations that lead from old to new.
  ///
  /// Of several ways with as few moves, the one is taken that leaves alone what comes first in the
  /// new outline.
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
