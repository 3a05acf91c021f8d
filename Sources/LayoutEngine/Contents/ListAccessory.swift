// SPDX-License-Identifier: Apache-2.0
public import Foundation

/// A sign or control beside a row's content, in plain values.
public struct ListAccessory: Hashable, Sendable {
  /// The kind of an accessory.
  public enum Kind: UInt8, Hashable, Sendable, CaseIterable {
    case checkmark = 0
    case disclosureIndicator = 1
    case detail = 2
    case delete = 3
    case insert = 4
    case multiselect = 5
    case label = 6
    case outlineDisclosure = 7
    case popUpMenu = 8
    case reorder = 9
    case custom = 10
  }

  /// The kind of the accessory.
  public var kind: Kind
  /// The size, in points.
  public var size: CGSize
  /// The width of the space in the middle of which it is placed, in points.
  public var slotWidth: CGFloat
  /// The colour.
  public var tint: ContentColour
  /// The background colour; `nil` for none.
  public var ground: ContentColour?
  /// The text of a label.
  public var text: ListText?
  /// Whether it is invisible and only takes its space.
  public var isHidden = false
  /// Whether children are visible, or the row is selected.
  public var isOn = false
  /// Whether a line separates it from what is before it.
  public var showsLine = false

  /// Makes an accessory with a space of its own width.
  public init(_ kind: Kind, size: CGSize, tint: ContentColour) {
    self.kind = kind
    self.size = size
    slotWidth = size.width
    self.tint = tint
  }
}
