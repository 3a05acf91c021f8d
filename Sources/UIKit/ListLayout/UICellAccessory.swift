// SPDX-License-Identifier: Apache-2.0
public import Foundation
import LayoutEngine

/// A sign or control beside the content of a list's cell.
///
/// System accessories stand in an order and on a side of their own, whatever their order in the
/// array, and only one of each type; custom ones stand where their placement says.
public struct UICellAccessory {
  /// When an accessory is there; otherwise it takes no room.
  public enum DisplayedState: Int, Sendable {
    case always = 0
    case whenEditing = 1
    case whenNotEditing = 2
  }

  /// The width of the room in the middle of which an accessory stands.
  public enum LayoutDimension: Hashable, Sendable {
    /// Its own width.
    case actual
    /// The width that the system gives to all.
    case standard
    /// A width in points.
    case custom(CGFloat)
  }

  /// The kind of an accessory.
  public enum AccessoryType: Hashable {
    case checkmark
    case customView(UIView)
    case delete
    case detail
    case disclosureIndicator
    case insert
    case label
    case multiselect
    case outlineDisclosure
    case popUpMenu
    case reorder
  }

  /// What is done when an accessory is tapped.
  public typealias ActionHandler = () -> Void

  /// What is done when another element of a menu was chosen.
  public typealias MenuSelectedElementDidChangeHandler = (_ selectedElement: UIMenuElement) -> Void

  /// The kind of the accessory.
  public let accessoryType: AccessoryType
  let displayed: DisplayedState
  let look: Look
  let handler: ActionHandler?
  /// The side and place of a custom view.
  let placement: Placement?
  let menu: PopUp?

  /// What options say, whatever the type.
  struct Look {
    var isHidden = false
    var reservedLayoutWidth: LayoutDimension?
    var tintColor: UIColor?
    var backgroundColor: UIColor?
    var showsVerticalSeparator = true
    var text = ""
    var font: UIFont?
    /// Whether the font follows the size that the person prefers.
    var adjustsFont = true
    var style = OutlineDisclosureOptions.Style.automatic
    var maintainsFixedSize = false
  }

  /// The menu of an accessory.
  struct PopUp {
    var menu: UIMenu
    var handler: MenuSelectedElementDidChangeHandler?
  }

  init(
    _ type: AccessoryType,
    displayed: DisplayedState,
    _ look: Look,
    handler: ActionHandler? = nil,
    placement: Placement? = nil,
    menu: PopUp? = nil
  ) {
    accessoryType = type
    self.displayed = displayed
    self.look = look
    self.handler = handler
    self.placement = placement
    self.menu = menu
  }

  /// Whether the accessory is there.
  func isDisplayed(whileEditing isEditing: Bool) -> Bool {
    switch displayed {
    case .always: true
    case .whenEditing: isEditing
    case .whenNotEditing: !isEditing
    }
  }
}

extension UICellAccessory.AccessoryType {
  /// The kind as a plain value.
  var kind: ListAccessory.Kind {
    switch self {
    case .checkmark: .checkmark
    case .customView: .custom
    case .delete: .delete
    case .detail: .detail
    case .disclosureIndicator: .disclosureIndicator
    case .insert: .insert
    case .label: .label
    case .multiselect: .multiselect
    case .outlineDisclosure: .outlineDisclosure
    case .popUpMenu: .popUpMenu
    case .reorder: .reorder
    }
  }
}
