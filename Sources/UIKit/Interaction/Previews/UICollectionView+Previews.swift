// SPDX-License-Identifier: Apache-2.0
import Foundation
import LayoutEngine

/// The previews of context menus: what stands out of the content while a menu is shown.
extension UICollectionView {
  /// What a preview is asked for.
  enum PreviewMoment {
    case highlighting
    case dismissing
  }

  /// The delegate's previews of a menu's items, in their order.
  ///
  /// The older methods are asked where the newer ones are not there, and for a menu of one item alone.
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

  /// The outer `nil` says that the delegate does not implement the method.
  private func preview(
    of configuration: UIContextMenuConfiguration,
    at path: IndexPath,
    _ moment: PreviewMoment
  ) -> UITargetedPreview?? {
    guard let calls = askedDelegate?.collectionView else { return nil }
    switch moment {
    case .highlighting:
      noteAsking("contextMenuConfiguration:highlightPreviewForItemAt", path)
      return calls(self, contextMenuConfiguration: configuration, highlightPreviewForItemAt: path)
    case .dismissing:
      noteAsking("contextMenuConfiguration:dismissalPreviewForItemAt", path)
      return calls(self, contextMenuConfiguration: configuration, dismissalPreviewForItemAt: path)
    }
  }

  private func olderPreview(
    of configuration: UIContextMenuConfiguration,
    _ moment: PreviewMoment
  ) -> UITargetedPreview? {
    switch moment {
    case .highlighting:
      askedDelegate?.collectionView(
        self,
        previewForHighlightingContextMenuWithConfiguration: configuration
      )
    case .dismissing:
      askedDelegate?.collectionView(
        self,
        previewForDismissingContextMenuWithConfiguration: configuration
      )
    }
  }

  /// A person chose the preview of a context menu, which closes.
  ///
  /// - Returns: What becomes of the preview, as the delegate wants it.
  @discardableResult
  package func commitContextMenu(
    _ configuration: UIContextMenuConfiguration
  ) -> UIContextMenuInteractionCommitStyle {
    let animator = PreviewCommit(controller: configuration.makePreview())
    askedDelegate?.collectionView(
      self,
      willPerformPreviewActionForMenuWith: configuration,
      animator: animator
    )
    askedDelegate?.collectionView(
      self,
      willEndContextMenuInteraction: configuration,
      animator: animator
    )
    performAnimated(.standard) { animator.run() }
    complete([{ _ in animator.complete() }], after: .standard)
    return animator.preferredCommitStyle
  }
}

/// The closing of a context menu whose preview was chosen.
private final class PreviewCommit: NSObject, UIContextMenuInteractionCommitAnimating {
  var preferredCommitStyle = UIContextMenuInteractionCommitStyle.dismiss
  let previewViewController: UIViewController?
  private var animations: [() -> Void] = []
  private var completions: [() -> Void] = []

  @MainActor init(controller: UIViewController?) {
    previewViewController = controller
    super.init()
  }

  func addAnimations(_ animations: @escaping () -> Void) { self.animations.append(animations) }

  func addCompletion(_ completion: @escaping () -> Void) { completions.append(completion) }

  func run() { for animation in animations { animation() } }

  func complete() { for completion in completions { completion() } }
}
