// SPDX-License-Identifier: Apache-2.0

/// How somebody moves items through a view, under a finger or by the keyboard.
public struct StageDrag: Hashable, Sendable {
  /// How far the drag has come.
  public enum Phase: String, CaseIterable, Codable, Sendable {
    /// The items are lifted.
    case began
    /// They follow the finger.
    case moved
    /// They are let go and stay where they are.
    case ended
    /// They go back.
    case cancelled
  }

  /// How far the drag has come.
  public var phase: Phase
  /// Where the middle of the first item is, in points of the content.
  public var point: Point
  /// Ids of the items, first the one under the finger; only for the beginning.
  public var items: [String]

  /// Makes a drag.
  public init(phase: Phase, point: Point, items: [String] = []) {
    self.phase = phase
    self.point = point
    self.items = items
  }
}

/// Items that somebody holds at present.
public struct StageHold: Hashable, Sendable {
  /// Who holds them.
  public var client: UInt64
  /// The view through which they are moved.
  public var view: UInt64
  /// Their ids, first the one under the finger.
  public var items: [String]
  /// What would become of them where they are; `nil` when they are moved, not dragged and dropped.
  public var operation: Operation?

  /// What happens to something that is put down.
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
