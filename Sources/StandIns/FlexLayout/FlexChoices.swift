// SPDX-License-Identifier: Apache-2.0

extension Flex {
  /// The axis and order of children.
  public enum Direction: Sendable {
    case column
    case columnReverse
    case row
    case rowReverse
  }

  /// Whether children that do not fit begin another line.
  public enum Wrap: Sendable {
    case noWrap
    case wrap
    case wrapReverse
  }

  /// How space that is left along a line is given.
  public enum JustifyContent: Sendable {
    case start
    case center
    case end
    case spaceBetween
    case spaceAround
    case spaceEvenly
  }

  /// How lines share the space across them.
  public enum AlignContent: Sendable {
    case start
    case center
    case end
    case stretch
    case spaceBetween
    case spaceAround
  }

  /// The place of children across their line.
  public enum AlignItems: Sendable {
    case stretch
    case start
    case center
    case end
    case baseline
  }

  /// The place of one child across its line.
  public enum AlignSelf: Sendable {
    case auto
    case stretch
    case start
    case center
    case end
    case baseline
  }

  /// Whether a child takes part in the flow of its container.
  public enum Position: Sendable {
    case relative
    case absolute
  }

  /// Whether a view takes space.
  public enum Display: Sendable {
    case flex
    case none
  }

  /// The direction of reading.
  public enum LayoutDirection: Sendable {
    case inherit
    case ltr
    case rtl
  }

  /// Which lengths of the container follow its children.
  public enum LayoutMode: Sendable {
    case fitContainer
    case adjustWidth
    case adjustHeight
  }
}
