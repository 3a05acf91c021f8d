// SPDX-License-Identifier: Apache-2.0

/// A layout that a stage can turn into.
public struct LayoutOption: Hashable, Sendable {
  /// The id of the layout in the stage's own file.
  public static let own = ""

  /// The id among the stage's layouts; empty for the file's own.
  public var id: String
  /// The name for users.
  public var name: String

  /// Makes an option.
  public init(id: String, name: String) {
    self.id = id
    self.name = name
  }
}

/// The parameter that a pinch on the content changes.
public struct PinchRule: Hashable, Sendable {
  /// The key of the parameter: a number, or a size whose lengths are both scaled.
  public var parameter: String
  /// Values at which the pinch stops for a moment, ascending; for a size, its widths.
  public var detents: [Double]
  /// Whether spreading fingers make the number smaller, for example a number of columns.
  public var isInverted: Bool

  /// Makes a rule.
  public init(parameter: String, detents: [Double] = [], isInverted: Bool = false) {
    self.parameter = parameter
    self.detents = detents
    self.isInverted = isInverted
  }
}
