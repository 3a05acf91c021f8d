// SPDX-License-Identifier: Apache-2.0
import Foundation

extension UICellAccessory {
  /// The side and position of a custom accessory.
  public enum Placement {
    /// Returns the position among the accessories that are already on that side, in reading order.
    public typealias Position = (_ accessories: [UICellAccessory]) -> Int

    /// Before the content; by default nearest to it.
    case leading(displayed: DisplayedState = .always, at: Position = { $0.count })
    /// After the content; by default nearest to it.
    case trailing(displayed: DisplayedState = .always, at: Position = { _ in 0 })

    /// The position before the accessory of a type; the first position if there is none.
    public static func position(before accessoryType: AccessoryType) -> Position {
      { accessories in
        accessories.firstIndex { $0.accessoryType == accessoryType } ?? 0
      }
    }

    /// The position after the accessory of a type; the last position if there is none.
    public static func position(after accessoryType: AccessoryType) -> Position {
      { accessories in
        accessories.firstIndex { $0.accessoryType == accessoryType }.map { $0 + 1 }
          ?? accessories.count
      }
    }
  }

  /// A custom view as an accessory.
  public struct CustomViewConfiguration {
    /// The view.
    public let customView: UIView
    /// The side and position.
    public let placement: Placement
    /// Whether the accessory is invisible and only takes its space; the default is `false`.
    public var isHidden: Bool
    /// The width of the space; the default is the view's.
    public var reservedLayoutWidth: LayoutDimension
    /// The tint; the default is the cell's.
    public var tintColor: UIColor?
    /// Whether the view keeps its present size; the default is `false`.
    public var maintainsFixedSize: Bool

    /// Makes a configuration; `nil` means the default.
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
