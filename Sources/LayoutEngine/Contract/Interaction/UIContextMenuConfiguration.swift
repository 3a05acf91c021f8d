// SPDX-License-Identifier: Apache-2.0
public import Foundation

/// Makes a context menu, given what the system suggests for it.
public typealias UIContextMenuActionProvider = ([UIMenuElement]) -> UIMenu?

/// Makes what is shown beside a context menu.
///
/// Pages show none, so a provider is never asked.
public typealias UIContextMenuContentPreviewProvider = () -> UIViewController?

/// What a context menu is about and how it is made.
@preconcurrency @MainActor
open class UIContextMenuConfiguration: NSObject {
  /// The name by which the delegate knows the configuration again.
  public let identifier: any NSCopying
  /// The items that the menu is about.
  package internal(set) var indexPaths: [IndexPath] = []

  private let actionProvider: UIContextMenuActionProvider?

  /// Makes a configuration; it gets a name of its own unless one is given.
  public init(
    identifier: (any NSCopying)? = nil,
    previewProvider: UIContextMenuContentPreviewProvider? = nil,
    actionProvider: UIContextMenuActionProvider? = nil
  ) {
    self.identifier = identifier ?? NSUUID()
    self.actionProvider = actionProvider
  }

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
