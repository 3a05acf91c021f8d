// SPDX-License-Identifier: Apache-2.0

/// The doc comment of a property, for users of the parameter.
///
/// Parts that are missing are guessed from the property's name and value.
public struct PropertyComment: Hashable, Sendable {
  /// The parameter's name in documents, if it is not the property's name.
  public var key: String?
  /// The title for people.
  public var label: String?
  /// The heading above it.
  public var group: String?
  /// The first paragraph of the comment.
  public var help: String?
  /// The bounds of a number, or of the lengths of a size or of insets.
  public var range: ClosedRange<Double>?
  /// The step of the control.
  public var step: Double?
  /// The unit of a number.
  public var unit: String?
  /// The names of an enumeration's cases for users, by their names in the source.
  public var choices: [String: String]

  /// Makes a comment; without arguments, an empty one.
  public init(
    key: String? = nil,
    label: String? = nil,
    group: String? = nil,
    help: String? = nil,
    range: ClosedRange<Double>? = nil,
    step: Double? = nil,
    unit: String? = nil,
    choices: [String: String] = [:]
  ) {
    self.key = key
    self.label = label
    self.group = group
    self.help = help
    self.range = range
    self.step = step
    self.unit = unit
    self.choices = choices
  }
}

/// The doc comment of a layout class, for users of the layout.
public struct LayoutComment: Hashable, Sendable {
  /// The title for people.
  public var label: String?
  /// The direction in which the content scrolls: `vertical`, `horizontal` or `both`.
  public var scrolls: String?
  /// The property that a pinch changes.
  public var pinch: String?
  /// The values at which the pinch holds for a moment.
  public var detents: [Double]
  /// The properties of the flow layout that are parameters, in order; `nil` for all.
  public var flow: [String]?

  /// Makes a comment; without arguments, an empty one.
  public init(
    label: String? = nil,
    scrolls: String? = nil,
    pinch: String? = nil,
    detents: [Double] = [],
    flow: [String]? = nil
  ) {
    self.label = label
    self.scrolls = scrolls
    self.pinch = pinch
    self.detents = detents
    self.flow = flow
  }
}
