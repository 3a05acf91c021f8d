// SPDX-License-Identifier: Apache-2.0
import Foundation
import LayoutEngine

/// The previews of context menus, which are raised above the content while a menu is shown.
extension Interaction {
  /// The occasion for which a preview is asked.
  enum PreviewMoment {
    case highlighting
    case dismissing
  }

  /// The delegate's previews of a menu's items, in their order.
  ///
  /// For a menu of one item, the older methods are asked if the newer ones are not implemented.
  func previews(
    of configuration: UIContextMenuConfiguration,
    _ moment: PreviewMoment
  ) -> [UITargetedPreview?] {
    let paths = configuration.indexPaths
    return paths.map { path in
      if let answer = preview(of: configuration, at: path, moment) { return answer }
      return paths.count == 1 ? olderPreview(of: configuration, moment) : nil
    }
  }

  /// The delegate's preview; the outer `nil` means that the delegate does not implement the method.
  private func preview(
    of configuration: UIContextMenuConfiguration,
    at path: IndexPath,
    _ moment: PreviewMoment
  ) -> UITargetedPreview?? {
    guard let calls = hub.askedDelegate?.collectionView else { return nil }
    switch moment {
    case .highlighting:
      hub.noteAsking("contextMenuConfiguration:highlightPreviewForItemAt", path)
      return calls(
        hub.sender,
        contextMenuConfiguration: configuration,
        highlightPreviewForItemAt: path
      )
    case .dismissing:
      hub.noteAsking("contextMenuConfiguration:dismissalPreviewForItemAt", path)
      return calls(
        hub.sender,
        contextMenuConfiguration: configuration,
        dismissalPreviewForItemAt: path
      )
    }
  }

  private func olderPreview(
    of configuration: UIContextMenuConfiguration,
    _ moment: PreviewMoment
  ) -> UITargetedPreview? {
    switch moment {
    case .highlighting:
      hub.askedDelegate?.collectionView(
        hub.sender,
        previewForHighlightingContextMenuWithConfiguration: configuration
      )
    case .dismissing:
      hub.askedDelegate?.collectionView(
        hub.sender,
        previewForDismissingContextMenuWithConfiguration: configuration
      )
    }
  }

  /// What a menu raises where that is not simply the pressed item as it is seen; `nil` for that.
  func raised(by configuration: UIContextMenuConfiguration, rows: Int) -> MenuPreview? {
    guard let window = hub.window else { return nil }
    if let controller = configuration.previewController {
      return MenuPreview(of: controller, in: window, rows: rows)
    }
    guard configuration.highlightPreviews.count == 1, let own = configuration.highlightPreviews[0]
    else { return nil }
    if !own.parameters.isOwn, own.view is UICollectionViewCell { return nil }
    return MenuPreview(of: own, in: window)
  }

  /// Performs a tap on the preview of a context menu, which then closes.
  ///
  /// - Returns: The delegate's choice for the preview.
  @discardableResult
  func commitContextMenu(
    _ configuration: UIContextMenuConfiguration
  ) -> UIContextMenuInteractionCommitStyle {
    if let interaction = configuration.interaction { return interaction.commit(configuration) }
    pressPoint = nil
    let animator = PreviewCommit(controller: configuration.previewController)
    hub.askedDelegate?.collectionView(
      hub.sender,
      willPerformPreviewActionForMenuWith: configuration,
      animator: animator
    )
    hub.askedDelegate?.collectionView(
      hub.sender,
      willEndContextMenuInteraction: configuration,
      animator: animator
    )
    hub.performAnimated(.standard) { animator.run() }
    hub.complete([{ _ in animator.complete() }], after: .standard)
    return animator.preferredCommitStyle
  }
}
