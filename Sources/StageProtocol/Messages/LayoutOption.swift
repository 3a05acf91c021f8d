// SPDX-License-Identifier: Apache-2.0

/// A layout that a stage can turn into.
public struct LayoutOption: Hashable, Sendable {
  /// The identity of the layout that the stage's file describes.
  public static let own = ""

  /// Identity among the stage's layouts; empty for the file's own.
  public var id: String
  /// What people read.
  public var name: String

  /// Makes an option.
  public init(id: String, name: String) {
    self.id = id
    self.name = name
  }
}

/// What a pinch on the content sets.
public struct PinchRule: Hashable, Sendable {
  /// Key of the parameter: a number, or a size of which both lengths are scaled.
  public var parameter: String
  /// Values at which it is held for a moment, ascending; of a size, its width.
  public var detents: [Double]
  /// Whether fingers that part make the number smaller, as with columns.
  public var isInverted: Bool

  /// Makes a rule.
  public init(parameter: String, detents: [Double] = [], isInverted: Bool = false) {
    self.parameter = parameter
    self.detents = detents
    self.isInverted = isInverted
  }
}
