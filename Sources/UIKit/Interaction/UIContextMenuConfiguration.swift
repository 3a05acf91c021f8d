// SPDX-License-Identifier: Apache-2.0
public import Foundation

/// Makes a context menu, given what the system suggests for it.
public typealias UIContextMenuActionProvider = ([UIMenuElement]) -> UIMenu?

/// Makes what is shown beside a context menu; asked when a person chose the preview.
public typealias UIContextMenuContentPreviewProvider = () -> UIViewController?

/// What a context menu is about and how it is made.
@preconcurrency @MainActor
open class UIContextMenuConfiguration: NSObject {
  /// The name by which the delegate knows the configuration again.
  public let identifier: any NSCopying
  /// The items that the menu is about.
  package internal(set) var indexPaths: [IndexPath] = []

  /// What stands out of the content while the menu is shown, in the order of `indexPaths`; `nil` is
  /// an item's cell.
  package internal(set) var highlightPreviews: [UITargetedPreview?] = []
  /// What the previews go back to when the menu closes, in the order of `indexPaths`.
  package internal(set) var dismissalPreviews: [UITargetedPreview?] = []

  private let previewProvider: UIContextMenuContentPreviewProvider?
  private let actionProvider: UIContextMenuActionProvider?

  /// Makes a configuration; it gets a name of its own unless one is given.
  public init(
    identifier: (any NSCopying)? = nil,
    previewProvider: UIContextMenuContentPreviewProvider? = nil,
    actionProvider: UIContextMenuActionProvider? = nil
  ) {
    self.identifier = identifier ?? NSUUID()
    self.previewProvider = previewProvider
    self.actionProvider = actionProvider
  }

  /// What is shown beside the menu; `nil` is the item's cell.
  func makePreview() -> UIViewController? { previewProvider?() }

  /// The menu; nothing is suggested for it.
  func makeMenu() -> UIMenu? { actionProvider?([]) }
}

/// What goes along with the animation of a context menu.
@preconcurrency @MainActor
public protocol UIContextMenuInteractionAnimating: AnyObject {
  /// Adds changes that the animation shows.
  func addAnimations(_ animations: @escaping () -> Void)

  /// Adds something to do after the animation.
  func addCompletion(_ completion: @escaping () -> Void)
}

/// What a context menu does after its preview was chosen.
public enum UIContextMenuInteractionCommitStyle: Int, Sendable {
  /// The preview goes back to where it came from.
  case dismiss = 0
  /// The preview becomes what is shown next.
  case pop = 1
}

/// What goes along with the animation of a context menu whose preview was chosen.
@preconcurrency @MainActor
public protocol UIContextMenuInteractionCommitAnimating: UIContextMenuInteractionAnimating {
  /// What becomes of the preview.
  var preferredCommitStyle: UIContextMenuInteractionCommitStyle { get set }

  /// The controller of the preview; `nil` where the item's cell is the preview.
  var previewViewController: UIViewController? { get }
}
