// SPDX-License-Identifier: Apache-2.0

/// What is gone on with in a window that is opened for an item.
public struct StageActivity: Hashable, Sendable {
  /// The item's id.
  public var item: String
  /// What kind of activity it is.
  public var type: String
  /// What people read; empty for nothing.
  public var title: String

  /// Makes an activity.
  public init(item: String, type: String, title: String) {
    self.item = item
    self.type = type
    self.title = title
  }
}
