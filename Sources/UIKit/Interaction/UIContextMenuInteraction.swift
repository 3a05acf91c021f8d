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

  /// What is raised while a menu is shown, as the delegate says; `nil` for the view.
  func highlightPreview(of configuration: UIContextMenuConfiguration) -> UITargetedPreview? {
    delegate?.contextMenuInteraction(
      self,
      configuration: configuration,
      highlightPreviewForItemWithIdentifier: configuration.identifier
    )
      ?? delegate?.contextMenuInteraction(
        self,
        previewForHighlightingMenuWithConfiguration: configuration
      )
  }

  /// What a menu of the interaction raises: its controller's view, or the view that its delegate names.
  func raised(by configuration: UIContextMenuConfiguration, rows: Int) -> MenuPreview? {
    guard let view, let window = view.window else { return nil }
    if let controller = configuration.previewController {
      return MenuPreview(of: controller, in: window, rows: rows)
    }
    let own = highlightPreview(of: configuration) ?? UITargetedPreview(view: view)
    return MenuPreview(of: own, in: window)
  }

  /// Performs a tap on the preview of a menu, which then closes.
  ///
  /// - Returns: The delegate's choice for the preview.
  @discardableResult
  func commit(
    _ configuration: UIContextMenuConfiguration
  ) -> UIContextMenuInteractionCommitStyle {
    let animator = PreviewCommit(controller: configuration.previewController)
    delegate?.contextMenuInteraction(
      self,
      willPerformPreviewActionForMenuWith: configuration,
      animator: animator
    )
    delegate?.contextMenuInteraction(self, willEndFor: configuration, animator: animator)
    UIView.animate(withDuration: Self.closing) {
      animator.run()
    } completion: { _ in
      animator.complete()
    }
    return animator.preferredCommitStyle
  }

  /// The time in which a menu closes, in seconds; ours.
  private static let closing = 0.25

  func tellDisplay(of configuration: UIContextMenuConfiguration) {
    delegate?.contextMenuInteraction(self, willDisplayMenuFor: configuration, animator: nil)
  }

  func tellEnd(of configuration: UIContextMenuConfiguration) {
    delegate?.contextMenuInteraction(self, willEndFor: configuration, animator: nil)
  }

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
  /// The view beside which the menu stands; `nil` for the interaction's.
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    configuration: UIContextMenuConfiguration,
    highlightPreviewForItemWithIdentifier identifier: any NSCopying
  ) -> UITargetedPreview?
  /// The same, before iOS 16.
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    previewForHighlightingMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview?
  /// A person tapped the preview.
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
    animator: any UIContextMenuInteractionCommitAnimating
  )
  /// Called before the menu is shown.
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    willDisplayMenuFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  )
  /// Called before the menu closes.
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    willEndFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  )
}

extension UIContextMenuInteractionDelegate {
  /// Returns `nil`, because the method is optional.
  public func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    configuration: UIContextMenuConfiguration,
    highlightPreviewForItemWithIdentifier identifier: any NSCopying
  ) -> UITargetedPreview? { nil }
  /// Returns `nil`, because the method is optional.
  public func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    previewForHighlightingMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? { nil }
  /// Does nothing, because the method is optional.
  public func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
    animator: any UIContextMenuInteractionCommitAnimating
  ) {}
  /// Does nothing, because the method is optional.
  public func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    willDisplayMenuFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {}
  /// Does nothing, because the method is optional.
  public func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    willEndFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {}
}

extension UICollectionView {
  /// What shows context menus; `nil` without a delegate, which says what they are about.
  public var contextMenuInteraction: UIContextMenuInteraction? {
    delegate == nil ? nil : interaction.contextMenu
  }
}
