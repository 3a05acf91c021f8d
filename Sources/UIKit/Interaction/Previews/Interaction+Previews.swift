// SPDX-License-Identifier: Apache-2.0
import Foundation
import LayoutEngine

/// The previews of context menus: what stands out of the content while a menu is shown.
extension Interaction {
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

  /// A person chose the preview of a context menu, which closes.
  ///
  /// - Returns: What becomes of the preview, as the delegate wants it.
  @discardableResult
  func commitContextMenu(
    _ configuration: UIContextMenuConfiguration
  ) -> UIContextMenuInteractionCommitStyle {
    let animator = PreviewCommit(controller: configuration.makePreview())
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
