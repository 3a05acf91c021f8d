// SPDX-License-Identifier: Apache-2.0
public import Foundation
import LayoutEngine

/// A sign or control beside the content of a list's cell.
///
/// The system decides the side and the order of its own accessories, independent of their order in
/// the array, and shows only one of each type. The position of a custom accessory follows from its
/// placement.
public struct UICellAccessory {
  /// When an accessory is displayed; otherwise it takes no space.
  public enum DisplayedState: Int, Sendable {
    case always = 0
    case whenEditing = 1
    case whenNotEditing = 2
  }

  /// The width of the space in the middle of which an accessory is placed.
  public enum LayoutDimension: Hashable, Sendable {
    /// The accessory's own width.
    case actual
    /// The system's width, which is equal for all accessories.
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

  /// Called after a tap on an accessory.
  public typealias ActionHandler = () -> Void

  /// Called when another element of a menu was chosen.
  public typealias MenuSelectedElementDidChangeHandler = (_ selectedElement: UIMenuElement) -> Void

  /// The kind of the accessory.
  public let accessoryType: AccessoryType
  let displayed: DisplayedState
  let look: Look
  let handler: ActionHandler?
  /// The side and position of a custom view.
  let placement: Placement?
  let menu: PopUp?

  /// The options that all types have.
  struct Look {
    var isHidden = false
    var reservedLayoutWidth: LayoutDimension?
    var tintColor: UIColor?
    var backgroundColor: UIColor?
    var showsVerticalSeparator = true
    var text = ""
    var font: UIFont?
    /// Whether the font follows the person's text size.
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
