// SPDX-License-Identifier: Apache-2.0

/// The states of an element beside its place: a set, numbered as on the wire.
public struct ElementState: OptionSet, Hashable, Sendable {
  /// The set as a number.
  public var rawValue: UInt8

  /// Makes a set from its number.
  public init(rawValue: UInt8) {
    self.rawValue = rawValue
  }

  /// The item is selected.
  public static let selected = ElementState(rawValue: 1)
  /// A touch is on the item.
  public static let highlighted = ElementState(rawValue: 2)
  /// The collection view is being edited.
  public static let editing = ElementState(rawValue: 4)
  /// The view exists but is not displayed yet.
  public static let preparedAhead = ElementState(rawValue: 8)
}
