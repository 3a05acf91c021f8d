// SPDX-License-Identifier: Apache-2.0

/// Where keys want the focus of a view's items to go.
public struct StageFocus: Hashable, Sendable {
  /// The way that it comes.
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
  /// The way that it comes; `nil` when it does not come from an item.
  public var heading: Heading?

  /// Makes a wish.
  public init(item: String?, heading: Heading? = nil) {
    self.item = item
    self.heading = heading
  }
}
