// SPDX-License-Identifier: Apache-2.0
public import Foundation

/// A sign or control beside a row's content, in plain values.
public struct ListAccessory: Hashable, Sendable {
  /// What it is.
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

  /// What it is.
  public var kind: Kind
  /// How large it is.
  public var size: CGSize
  /// The width in the middle of which it stands.
  public var slotWidth: CGFloat
  /// The colour.
  public var tint: ContentColour
  /// The colour behind it, where it has one.
  public var ground: ContentColour?
  /// The words of a label.
  public var text: ListText?
  /// Whether only its room is there.
  public var isHidden = false
  /// Whether children are shown, or the row is selected.
  public var isOn = false
  /// Whether a line stands before it.
  public var showsLine = false

  /// Makes an accessory in a room of its own width.
  public init(_ kind: Kind, size: CGSize, tint: ContentColour) {
    self.kind = kind
    self.size = size
    slotWidth = size.width
    self.tint = tint
  }
}
