// SPDX-License-Identifier: Apache-2.0

/// The activity that continues in a new window for an item.
public struct StageActivity: Hashable, Sendable {
  /// The item's id.
  public var item: String
  /// The type of the activity.
  public var type: String
  /// The title for users; empty for none.
  public var title: String

  /// Makes an activity.
  public init(item: String, type: String, title: String) {
    self.item = item
    self.type = type
    self.title = title
  }
}
