// SPDX-License-Identifier: Apache-2.0

/// What the doc comment of a property says to people who tune it; what it does not say is guessed from the
/// property's name and value.
public struct PropertyComment: Hashable, Sendable {
  /// The name in documents, where it is not the property's own.
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
  /// What people read of the cases of an enumeration, by their names.
  public var choices: [String: String]

  /// Makes a comment; without arguments, that of a property without one.
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

/// What the doc comment of a layout class says to people who use it.
public struct LayoutComment: Hashable, Sendable {
  /// The title for people.
  public var label: String?
  /// The direction in which the content scrolls: `vertical`, `horizontal` or `both`.
  public var scrolls: String?
  /// The property that a pinch changes.
  public var pinch: String?
  /// Values at which the pinch holds for a moment.
  public var detents: [Double]
  /// The properties of a flow layout that people can tune, in order; `nil` for all.
  public var flow: [String]?

  /// Makes a comment; without arguments, that of a class without one.
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
