// SPDX-License-Identifier: Apache-2.0
import Foundation

extension UICellAccessory {
  /// The side and place of a custom accessory.
  public enum Placement {
    /// Tells the place among the accessories of a side that are there already, in reading order.
    public typealias Position = (_ accessories: [UICellAccessory]) -> Int

    /// Before the content; nearest to it unless another position is given.
    case leading(displayed: DisplayedState = .always, at: Position = { $0.count })
    /// Behind the content; nearest to it unless another position is given.
    case trailing(displayed: DisplayedState = .always, at: Position = { _ in 0 })

    /// Before the accessory of a type; first when there is none.
    public static func position(before accessoryType: AccessoryType) -> Position {
      { accessories in
        accessories.firstIndex { $0.accessoryType == accessoryType } ?? 0
      }
    }

    /// Behind the accessory of a type; last when there is none.
    public static func position(after accessoryType: AccessoryType) -> Position {
      { accessories in
        accessories.firstIndex { $0.accessoryType == accessoryType }.map { $0 + 1 }
          ?? accessories.count
      }
    }
  }

  /// A view of one's own as an accessory.
  public struct CustomViewConfiguration {
    /// The view.
    public let customView: UIView
    /// The side and place.
    public let placement: Placement
    /// Whether only the room is there; false unless set.
    public var isHidden: Bool
    /// The width of the room; that of the view unless set.
    public var reservedLayoutWidth: LayoutDimension
    /// The tint; that of the cell unless set.
    public var tintColor: UIColor?
    /// Whether the view keeps the size that it has; false unless set.
    public var maintainsFixedSize: Bool

    /// Makes a configuration; each `nil` is the default.
    public init(
      customView: UIView,
      placement: Placement,
      isHidden: Bool? = nil,
      reservedLayoutWidth: LayoutDimension? = nil,
      tintColor: UIColor? = nil,
      maintainsFixedSize: Bool? = nil
    ) {
      self.customView = customView
      self.placement = placement
      self.isHidden = isHidden ?? false
      self.reservedLayoutWidth = reservedLayoutWidth ?? .actual
      self.tintColor = tintColor
      self.maintainsFixedSize = maintainsFixedSize ?? false
    }
  }
}

extension UICellAccessory.Placement {
  var isLeading: Bool {
    if case .leading = self { true } else { false }
  }

  var displayed: UICellAccessory.DisplayedState {
    switch self {
    case .leading(let displayed, _), .trailing(let displayed, _): displayed
    }
  }

  var position: Position {
    switch self {
    case .leading(_, let position), .trailing(_, let position): position
    }
  }
}
