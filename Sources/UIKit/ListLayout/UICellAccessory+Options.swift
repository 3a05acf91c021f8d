// SPDX-License-Identifier: Apache-2.0
import LayoutEngine

// In every initialiser each `nil` is the default.

extension UICellAccessory {
  /// How a checkmark is shown.
  public struct CheckmarkOptions {
    /// Whether only the room is there; false unless set.
    public var isHidden: Bool
    /// The width of the room; that of the system unless set.
    public var reservedLayoutWidth: LayoutDimension
    /// The tint; `nil` is the system's.
    public var tintColor: UIColor?

    /// Makes options.
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

  /// How a sign that there is more is shown.
  public struct DisclosureIndicatorOptions {
    /// Whether only the room is there; false unless set.
    public var isHidden: Bool
    /// The width of the room; that of the system unless set.
    public var reservedLayoutWidth: LayoutDimension
    /// The tint; `nil` is the system's.
    public var tintColor: UIColor?

    /// Makes options.
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

  /// How a button that tells more is shown.
  public struct DetailOptions {
    /// Whether only the room is there; false unless set.
    public var isHidden: Bool
    /// The width of the room; that of the system unless set.
    public var reservedLayoutWidth: LayoutDimension
    /// The tint; `nil` is the system's.
    public var tintColor: UIColor?

    /// Makes options.
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

  /// How a menu is shown.
  public struct PopUpMenuOptions {
    /// Whether only the room is there; false unless set.
    public var isHidden: Bool
    /// The width of the room; that of the system unless set.
    public var reservedLayoutWidth: LayoutDimension
    /// The tint; `nil` is the system's.
    public var tintColor: UIColor?

    /// Makes options.
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

  /// How a button that deletes is shown.
  public struct DeleteOptions {
    /// Whether only the room is there; false unless set.
    public var isHidden: Bool
    /// The width of the room; that of the system unless set.
    public var reservedLayoutWidth: LayoutDimension
    /// The tint; `nil` is the system's.
    public var tintColor: UIColor?
    /// The colour behind; `nil` is the system's.
    public var backgroundColor: UIColor?

    /// Makes options.
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

  /// How a button that inserts is shown.
  public struct InsertOptions {
    /// Whether only the room is there; false unless set.
    public var isHidden: Bool
    /// The width of the room; that of the system unless set.
    public var reservedLayoutWidth: LayoutDimension
    /// The tint; `nil` is the system's.
    public var tintColor: UIColor?
    /// The colour behind; `nil` is the system's.
    public var backgroundColor: UIColor?

    /// Makes options.
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

  /// How a circle that shows the selection is shown.
  public struct MultiselectOptions {
    /// Whether only the room is there; false unless set.
    public var isHidden: Bool
    /// The width of the room; that of the system unless set.
    public var reservedLayoutWidth: LayoutDimension
    /// The tint; `nil` is the system's.
    public var tintColor: UIColor?
    /// The colour behind; `nil` is the system's.
    public var backgroundColor: UIColor?

    /// Makes options.
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

  /// How a grip is shown.
  public struct ReorderOptions {
    /// Whether only the room is there; false unless set.
    public var isHidden: Bool
    /// The width of the room; that of the system unless set.
    public var reservedLayoutWidth: LayoutDimension
    /// The tint; `nil` is the system's.
    public var tintColor: UIColor?
    /// Whether a line stands before the grip where another accessory does; true unless set.
    public var showsVerticalSeparator: Bool

    /// Makes options.
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
