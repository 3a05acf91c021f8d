// SPDX-License-Identifier: Apache-2.0
import LayoutEngine

extension UICellAccessory {
  /// How a label is shown.
  public struct LabelOptions {
    /// Whether only the room is there; false unless set.
    public var isHidden: Bool
    /// The width of the room; that of the text unless set.
    public var reservedLayoutWidth: LayoutDimension
    /// The colour of the text; `nil` is the system's.
    public var tintColor: UIColor?
    /// The font; that of running text unless set.
    public var font: UIFont?
    /// Whether the font follows the size that a person chose for text; true unless set.
    public var adjustsFontForContentSizeCategory: Bool

    /// Makes options; each `nil` is the default.
    public init(
      isHidden: Bool? = nil,
      reservedLayoutWidth: LayoutDimension? = nil,
      tintColor: UIColor? = nil,
      font: UIFont? = nil,
      adjustsFontForContentSizeCategory: Bool? = nil
    ) {
      self.isHidden = isHidden ?? false
      self.reservedLayoutWidth = reservedLayoutWidth ?? SystemAccessory[.label].reserved
      self.tintColor = tintColor
      self.font = font
      self.adjustsFontForContentSizeCategory = adjustsFontForContentSizeCategory ?? true
    }

    var look: Look {
      Look(
        isHidden: isHidden,
        reservedLayoutWidth: reservedLayoutWidth,
        tintColor: tintColor,
        font: font,
        adjustsFont: adjustsFontForContentSizeCategory
      )
    }
  }

  /// How an outline's chevron is shown, and what a tap of the row does.
  public struct OutlineDisclosureOptions {
    /// What a tap beside the chevron does.
    public enum Style: Int, Sendable {
      /// That of a header where the row is one, else that of a cell.
      case automatic = 0
      /// A tap anywhere on the row expands or collapses, and the row is never selected.
      case header = 1
      /// Only a tap of the chevron does.
      case cell = 2
    }

    /// What a tap beside the chevron does; automatic unless set.
    public var style: Style
    /// Whether only the room is there; false unless set.
    public var isHidden: Bool
    /// The width of the room; that of the system unless set.
    public var reservedLayoutWidth: LayoutDimension
    /// The tint; `nil` is the system's.
    public var tintColor: UIColor?

    /// Makes options; each `nil` is the default.
    public init(
      style: Style? = nil,
      isHidden: Bool? = nil,
      reservedLayoutWidth: LayoutDimension? = nil,
      tintColor: UIColor? = nil
    ) {
      self.style = style ?? .automatic
      self.isHidden = isHidden ?? false
      self.reservedLayoutWidth = reservedLayoutWidth ?? SystemAccessory[.outlineDisclosure].reserved
      self.tintColor = tintColor
    }

    var look: Look {
      Look(
        isHidden: isHidden,
        reservedLayoutWidth: reservedLayoutWidth,
        tintColor: tintColor,
        style: style
      )
    }
  }
}
