// SPDX-License-Identifier: Apache-2.0
public import Foundation

/// Makes a context menu from the elements that the system suggests.
public typealias UIContextMenuActionProvider = ([UIMenuElement]) -> UIMenu?

/// Makes the controller of a context menu's preview; called when the menu opens.
public typealias UIContextMenuContentPreviewProvider = () -> UIViewController?

/// The items of a context menu, and how the menu is made.
@preconcurrency @MainActor
open class UIContextMenuConfiguration: NSObject {
  /// The name by which the delegate recognises the configuration.
  public let identifier: any NSCopying
  /// The items of the menu.
  package internal(set) var indexPaths: [IndexPath] = []

  /// The previews while the menu is shown, in the order of `indexPaths`; `nil` means an item's
  /// cell.
  package internal(set) var highlightPreviews: [UITargetedPreview?] = []
  /// The previews to which the items return when the menu closes, in the order of `indexPaths`.
  package internal(set) var dismissalPreviews: [UITargetedPreview?] = []

  /// The view's interaction that gave it; `nil` for that of a collection view.
  weak var interaction: UIContextMenuInteraction?

  /// Whether it is that of a view, of which the delegate of a collection view around it hears nothing.
  var isOfView: Bool { interaction != nil }

  private let previewProvider: UIContextMenuContentPreviewProvider?
  private let actionProvider: UIContextMenuActionProvider?

  /// Makes a configuration; without an identifier it gets a new one.
  public init(
    identifier: (any NSCopying)? = nil,
    previewProvider: UIContextMenuContentPreviewProvider? = nil,
    actionProvider: UIContextMenuActionProvider? = nil
  ) {
    self.identifier = identifier ?? NSUUID()
    self.previewProvider = previewProvider
    self.actionProvider = actionProvider
  }

  /// The controller of the preview; `nil` means the item's cell.
  private(set) lazy var previewController: UIViewController? = previewProvider?()
  /// What is raised while the menu is shown; `nil` for the pressed item as it is seen.
  package var raised: MenuPreview?

  /// Makes the menu; the system suggests no elements here, and a preview may be shown without any.
  func makeMenu() -> UIMenu? {
    actionProvider?([]) ?? (previewController == nil ? nil : UIMenu(children: []))
  }
}

/// Adds changes to the animation of a context menu.
@preconcurrency @MainActor
public protocol UIContextMenuInteractionAnimating: AnyObject {
  /// Adds changes that are animated with the menu.
  func addAnimations(_ animations: @escaping () -> Void)

  /// Adds work that is done after the animation.
  func addCompletion(_ completion: @escaping () -> Void)
}

/// What happens to a context menu's preview after a tap on it.
public enum UIContextMenuInteractionCommitStyle: Int, Sendable {
  /// The preview returns to its item.
  case dismiss = 0
  /// The preview becomes the next screen.
  case pop = 1
}

/// Adds changes to the animation of a context menu that closes after a tap on its preview.
@preconcurrency @MainActor
public protocol UIContextMenuInteractionCommitAnimating: UIContextMenuInteractionAnimating {
  /// What happens to the preview.
  var preferredCommitStyle: UIContextMenuInteractionCommitStyle { get set }

  /// The controller of the preview; `nil` if the item's cell is the preview.
  var previewViewController: UIViewController? { get }
}
