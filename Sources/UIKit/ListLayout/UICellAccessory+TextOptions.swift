// SPDX-License-Identifier: Apache-2.0
import LayoutEngine

extension UICellAccessory {
  /// The options of a label.
  public struct LabelOptions {
    /// Whether the accessory is invisible and only takes its space; the default is `false`.
    public var isHidden: Bool
    /// The width of the space; the default is the text's.
    public var reservedLayoutWidth: LayoutDimension
    /// The colour of the text; `nil` means the system's.
    public var tintColor: UIColor?
    /// The font; the default is that of body text.
    public var font: UIFont?
    /// Whether the font follows the person's text size; the default is `true`.
    public var adjustsFontForContentSizeCategory: Bool

    /// Makes options; `nil` means the default.
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

  /// The options of an outline's chevron, which also decide what a tap on the row does.
  public struct OutlineDisclosureOptions {
    /// The effect of a tap on the row beside the chevron.
    public enum Style: Int, Sendable {
      /// The header style for header rows, otherwise the cell style.
      case automatic = 0
      /// A tap anywhere on the row expands or collapses it, and the row is never selected.
      case header = 1
      /// Only a tap on the chevron expands or collapses the row.
      case cell = 2
    }

    /// The effect of a tap beside the chevron; the default is automatic.
    public var style: Style
    /// Whether the accessory is invisible and only takes its space; the default is `false`.
    public var isHidden: Bool
    /// The width of the space; the default is the system's.
    public var reservedLayoutWidth: LayoutDimension
    /// The tint; `nil` means the system's.
    public var tintColor: UIColor?

    /// Makes options; `nil` means the default.
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
