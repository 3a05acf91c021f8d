// SPDX-License-Identifier: Apache-2.0
import LayoutEngine

// In every initialiser, `nil` means the default.

extension UICellAccessory {
  /// The options of a checkmark.
  public struct CheckmarkOptions {
    /// Whether the accessory is invisible and only takes its space; the default is `false`.
    public var isHidden: Bool
    /// The width of the space; the default is the system's.
    public var reservedLayoutWidth: LayoutDimension
    /// The tint; `nil` means the system's.
    public var tintColor: UIColor?

    /// Makes options; `nil` means the default.
    public init(
      isHidden: Bool? = nil,
      reservedLayoutWidth: LayoutDimension? = nil,
      tintColor: UIColor? = nil
    ) {
      self.isHidden = isHidden ?? false
      self.reservedLayoutWidth = reservedLayoutWidth ?? SystemAccessory[.checkmark].reserved
      self.tintColor = tintColor
    }

    var look: Look {
      Look(
        isHidden: isHidden,
        reservedLayoutWidth: reservedLayoutWidth,
        tintColor: tintColor
      )
    }
  }

  /// The options of a disclosure indicator.
  public struct DisclosureIndicatorOptions {
    /// Whether the accessory is invisible and only takes its space; the default is `false`.
    public var isHidden: Bool
    /// The width of the space; the default is the system's.
    public var reservedLayoutWidth: LayoutDimension
    /// The tint; `nil` means the system's.
    public var tintColor: UIColor?

    /// Makes options; `nil` means the default.
    public init(
      isHidden: Bool? = nil,
      reservedLayoutWidth: LayoutDimension? = nil,
      tintColor: UIColor? = nil
    ) {
      self.isHidden = isHidden ?? false
      self.reservedLayoutWidth =
        reservedLayoutWidth ?? SystemAccessory[.disclosureIndicator].reserved
      self.tintColor = tintColor
    }

    var look: Look {
      Look(
        isHidden: isHidden,
        reservedLayoutWidth: reservedLayoutWidth,
        tintColor: tintColor
      )
    }
  }

  /// The options of a detail button.
  public struct DetailOptions {
    /// Whether the accessory is invisible and only takes its space; the default is `false`.
    public var isHidden: Bool
    /// The width of the space; the default is the system's.
    public var reservedLayoutWidth: LayoutDimension
    /// The tint; `nil` means the system's.
    public var tintColor: UIColor?

    /// Makes options; `nil` means the default.
    public init(
      isHidden: Bool? = nil,
      reservedLayoutWidth: LayoutDimension? = nil,
      tintColor: UIColor? = nil
    ) {
      self.isHidden = isHidden ?? false
      self.reservedLayoutWidth = reservedLayoutWidth ?? SystemAccessory[.detail].reserved
      self.tintColor = tintColor
    }

    var look: Look {
      Look(
        isHidden: isHidden,
        reservedLayoutWidth: reservedLayoutWidth,
        tintColor: tintColor
      )
    }
  }

  /// The options of a pop-up menu's accessory.
  public struct PopUpMenuOptions {
    /// Whether the accessory is invisible and only takes its space; the default is `false`.
    public var isHidden: Bool
    /// The width of the space; the default is the system's.
    public var reservedLayoutWidth: LayoutDimension
    /// The tint; `nil` means the system's.
    public var tintColor: UIColor?

    /// Makes options; `nil` means the default.
    public init(
      isHidden: Bool? = nil,
      reservedLayoutWidth: LayoutDimension? = nil,
      tintColor: UIColor? = nil
    ) {
      self.isHidden = isHidden ?? false
      self.reservedLayoutWidth = reservedLayoutWidth ?? SystemAccessory[.popUpMenu].reserved
      self.tintColor = tintColor
    }

    var look: Look {
      Look(
        isHidden: isHidden,
        reservedLayoutWidth: reservedLayoutWidth,
        tintColor: tintColor
      )
    }
  }

  /// The options of a delete button.
  public struct DeleteOptions {
    /// Whether the accessory is invisible and only takes its space; the default is `false`.
    public var isHidden: Bool
    /// The width of the space; the default is the system's.
    public var reservedLayoutWidth: LayoutDimension
    /// The tint; `nil` means the system's.
    public var tintColor: UIColor?
    /// The background colour; `nil` means the system's.
    public var backgroundColor: UIColor?

    /// Makes options; `nil` means the default.
    public init(
      isHidden: Bool? = nil,
      reservedLayoutWidth: LayoutDimension? = nil,
      tintColor: UIColor? = nil,
      backgroundColor: UIColor? = nil
    ) {
      self.isHidden = isHidden ?? false
      self.reservedLayoutWidth = reservedLayoutWidth ?? SystemAccessory[.delete].reserved
      self.tintColor = tintColor
      self.backgroundColor = backgroundColor
    }

    var look: Look {
      Look(
        isHidden: isHidden,
        reservedLayoutWidth: reservedLayoutWidth,
        tintColor: tintColor,
        backgroundColor: backgroundColor
      )
    }
  }

  /// The options of an insert button.
  public struct InsertOptions {
    /// Whether the accessory is invisible and only takes its space; the default is `false`.
    public var isHidden: Bool
    /// The width of the space; the default is the system's.
    public var reservedLayoutWidth: LayoutDimension
    /// The tint; `nil` means the system's.
    public var tintColor: UIColor?
    /// The background colour; `nil` means the system's.
    public var backgroundColor: UIColor?

    /// Makes options; `nil` means the default.
    public init(
      isHidden: Bool? = nil,
      reservedLayoutWidth: LayoutDimension? = nil,
      tintColor: UIColor? = nil,
      backgroundColor: UIColor? = nil
    ) {
      self.isHidden = isHidden ?? false
      self.reservedLayoutWidth = reservedLayoutWidth ?? SystemAccessory[.insert].reserved
      self.tintColor = tintColor
      self.backgroundColor = backgroundColor
    }

    var look: Look {
      Look(
        isHidden: isHidden,
        reservedLayoutWidth: reservedLayoutWidth,
        tintColor: tintColor,
        backgroundColor: backgroundColor
      )
    }
  }

  /// The options of the circle that shows the selection.
  public struct MultiselectOptions {
    /// Whether the accessory is invisible and only takes its space; the default is `false`.
    public var isHidden: Bool
    /// The width of the space; the default is the system's.
    public var reservedLayoutWidth: LayoutDimension
    /// The tint; `nil` means the system's.
    public var tintColor: UIColor?
    /// The background colour; `nil` means the system's.
    public var backgroundColor: UIColor?

    /// Makes options; `nil` means the default.
    public init(
      isHidden: Bool? = nil,
      reservedLayoutWidth: LayoutDimension? = nil,
      tintColor: UIColor? = nil,
      backgroundColor: UIColor? = nil
    ) {
      self.isHidden = isHidden ?? false
      self.reservedLayoutWidth = reservedLayoutWidth ?? SystemAccessory[.multiselect].reserved
      self.tintColor = tintColor
      self.backgroundColor = backgroundColor
    }

    var look: Look {
      Look(
        isHidden: isHidden,
        reservedLayoutWidth: reservedLayoutWidth,
        tintColor: tintColor,
        backgroundColor: backgroundColor
      )
    }
  }

  /// The options of a reorder grip.
  public struct ReorderOptions {
    /// Whether the accessory is invisible and only takes its space; the default is `false`.
    public var isHidden: Bool
    /// The width of the space; the default is the system's.
    public var reservedLayoutWidth: LayoutDimension
    /// The tint; `nil` means the system's.
    public var tintColor: UIColor?
    /// Whether a line separates the grip from another accessory before it; the default is `true`.
    public var showsVerticalSeparator: Bool

    /// Makes options; `nil` means the default.
    public init(
      isHidden: Bool? = nil,
      reservedLayoutWidth: LayoutDimension? = nil,
      tintColor: UIColor? = nil,
      showsVerticalSeparator: Bool? = nil
    ) {
      self.isHidden = isHidden ?? false
      self.reservedLayoutWidth = reservedLayoutWidth ?? SystemAccessory[.reorder].reserved
      self.tintColor = tintColor
      self.showsVerticalSeparator = showsVerticalSeparator ?? true
    }

    var look: Look {
      Look(
        isHidden: isHidden,
        reservedLayoutWidth: reservedLayoutWidth,
        tintColor: tintColor,
        showsVerticalSeparator: showsVerticalSeparator
      )
    }
  }
}
