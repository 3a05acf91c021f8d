// SPDX-License-Identifier: Apache-2.0
public import Foundation

/// Shows a context menu where a view is pressed.
///
/// That of a collection view asks the collection view's delegate.
@preconcurrency @MainActor
open class UIContextMenuInteraction: ViewInteraction, UIInteraction {
  /// How much room a menu takes.
  public enum Appearance: UInt, Sendable {
    case unknown = 0
    case rich = 1
    case compact = 2
  }

  /// What says which menu is shown; `nil` for a collection view's own.
  open private(set) weak var delegate: (any UIContextMenuInteractionDelegate)?

  /// Makes an interaction that asks a delegate.
  public init(delegate: any UIContextMenuInteractionDelegate) {
    self.delegate = delegate
  }

  init(of view: UICollectionView) {
    super.init()
    self.view = view
  }

  /// How much room the menu takes.
  open var menuAppearance: Appearance {
    (view as? UICollectionView)?.interaction.pressPoint == nil ? .unknown : .rich
  }

  /// Where a view was pressed last, in its coordinates; a collection view keeps its own place.
  var pressed: CGPoint?

  /// Where the press was whose menu is shown, in a view's coordinates; zero without one.
  open func location(in view: UIView?) -> CGPoint {
    guard let own = self.view,
      let point = (own as? UICollectionView)?.interaction.pressPoint ?? pressed
    else { return .zero }
    return own.convert(point, to: view)
  }
}

/// What says which menu a press shows.
@preconcurrency @MainActor
public protocol UIContextMenuInteractionDelegate: AnyObject {
  /// What the menu at a place is about; `nil` for none.
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration?
}

extension UICollectionView {
  /// What shows context menus; `nil` without a delegate, which says what they are about.
  public var contextMenuInteraction: UIContextMenuInteraction? {
    delegate == nil ? nil : interaction.contextMenu
  }
}
