// SPDX-License-Identifier: Apache-2.0

/// A movement of items through a view, by a finger or by the keyboard.
public struct StageDrag: Hashable, Sendable {
  /// The progress of a drag.
  public enum Phase: String, CaseIterable, Codable, Sendable {
    /// The items are lifted.
    case began
    /// The items follow the finger.
    case moved
    /// The items are dropped and stay.
    case ended
    /// The items go back.
    case cancelled
  }

  /// The progress of the drag.
  public var phase: Phase
  /// The middle of the first item, in points of the content.
  public var point: Point
  /// The ids of the items, the one under the finger first; only with `began`.
  public var items: [String]

  /// Makes a drag.
  public init(phase: Phase, point: Point, items: [String] = []) {
    self.phase = phase
    self.point = point
    self.items = items
  }
}

/// Items that a client holds at present.
public struct StageHold: Hashable, Sendable {
  /// The client that holds them.
  public var client: UInt64
  /// The view in which they are moved.
  public var view: UInt64
  /// The ids, the one under the finger first.
  public var items: [String]
  /// What a drop at the present place would do; `nil` for a movement within the view, which is no
  /// drag and drop.
  public var operation: Operation?

  /// The effect of a drop.
  public enum Operation: String, CaseIterable, Codable, Sendable {
    case cancel
    case forbidden
    case copy
    case move
  }

  /// Makes a hold.
  public init(client: UInt64, view: UInt64, items: [String], operation: Operation? = nil) {
    self.client = client
    self.view = view
    self.items = items
    self.operation = operation
  }
}
