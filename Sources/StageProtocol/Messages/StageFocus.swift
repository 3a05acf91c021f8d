// SPDX-License-Identifier: Apache-2.0

/// A movement of the focus among a view's items, by keys.
public struct StageFocus: Hashable, Sendable {
  /// The direction of the movement.
  public enum Heading: String, CaseIterable, Codable, Sendable {
    case up
    case down
    case left
    case right
    case next
    case previous
  }

  /// The id of the item; `nil` when the focus leaves.
  public var item: String?
  /// The direction of the movement; `nil` when the focus does not come from an item.
  public var heading: Heading?

  /// Makes a movement.
  public init(item: String?, heading: Heading? = nil) {
    self.item = item
    self.heading = heading
  }
}
