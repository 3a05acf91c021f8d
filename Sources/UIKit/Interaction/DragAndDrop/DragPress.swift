// SPDX-License-Identifier: Apache-2.0
import Foundation

/// The press with which people drag items of a collection view on an app's screen, also over the screen's other ones.
///
/// On other stages the page asks for drags itself.
@MainActor
final class DragPress: NSObject, UIGestureRecognizerDelegate {
  private unowned let source: UICollectionView
  private lazy var press = UILongPressGestureRecognizer(
    target: self,
    action: Selector("pressed:") { target, sender in
      guard let press = sender as? UILongPressGestureRecognizer else { return }
      (target as? DragPress)?.follow(press)
    }
  )
  /// Another collection view, over which the drag is now.
  private weak var guestOf: UICollectionView?
  private var preview: DragPreview?

  init(of source: UICollectionView) { self.source = source }

  /// The press, which is none of the app's recognisers; `nil` where people cannot drag.
  var recognizer: UIGestureRecognizer? {
    let isSeen = source.isOnScreen || source.window != nil
    guard isSeen, source.dragDelegate != nil, source.dragInteractionEnabled else { return nil }
    (press.view, press.delegate) = (source, self)
    return press
  }

  /// Begins the drag, so that another gesture may have the finger if the app gives no items.
  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    let point = gestureRecognizer.location(in: source)
    let path = source.indexPathForItem(at: point)
    let cell = path.flatMap(source.cellForItem)
    guard source.carryBegan(at: point) else { return false }
    if let session = source.dragAndDrop.carried, let path, let cell {
      preview = makePreview(of: session, cell, at: path)
    }
    return true
  }

  /// What stands for the dragged items: what the first of them gives, otherwise its cell as the delegate wants it seen.
  ///
  /// - Source: the references of `previewProvider`, which may give nothing to be seen, and of
  ///   `collectionView(_:dragPreviewParametersForItemAt:)`.
  private func makePreview(
    of session: CarriedItems,
    _ cell: UICollectionViewCell,
    at path: IndexPath
  ) -> DragPreview? {
    let count = session.items.count
    if let provider = session.items.first?.previewProvider {
      session.hasOwnLook = true
      return provider().map { given in
        if given.view.bounds.isEmpty { given.view.sizeToFit() }
        given.view.layoutIfNeeded()
        return DragPreview(of: given.view, given.parameters, count: count)
      }
    }
    let calls = source.dragDelegate?.collectionView
    let look = calls?(source, dragPreviewParametersForItemAt: path) ?? nil
    session.hasOwnLook = look?.isOwn ?? false
    return DragPreview(of: cell, look, count: count)
  }

  private func follow(_ press: UILongPressGestureRecognizer) {
    switch press.state {
    case .began, .changed: move(press)
    case .ended:
      guestOf?.carryEnded()
      source.carryEnded()
      finish()
    case .cancelled, .failed:
      guestOf?.carryCancelled()
      source.carryCancelled()
      finish()
    case .possible: break
    }
  }

  private func move(_ press: UILongPressGestureRecognizer) {
    guard let session = source.dragAndDrop.carried else { return }
    let target = receiver(under: press)
    if let guestOf, guestOf !== target {
      guestOf.carryCancelled()
      self.guestOf = nil
    }
    if let target, target !== source {
      source.dragAndDrop.left()
      let point = press.location(in: target)
      if guestOf == nil {
        guestOf = target
        target.dragAndDrop.entered(session.items, at: point, from: session)
      } else {
        target.carryMoved(to: point)
      }
    } else {
      source.carryMoved(to: press.location(in: source))
    }
    // An item for which others make room follows the finger itself, unless the app shows something else in its place.
    let isItem = session.opensGap && !session.hasOwnLook
    preview?.follow(press.location(in: nil), in: isItem ? nil : source.window)
  }

  /// The innermost collection view under the finger that takes drops.
  private func receiver(under press: UIGestureRecognizer) -> UICollectionView? {
    guard let window = source.window else { return source }
    var view = window.hitTest(press.location(in: nil), with: nil)
    while let present = view {
      if let list = present as? UICollectionView, list.dropDelegate != nil { return list }
      view = present.superview
    }
    return nil
  }

  private func finish() {
    guestOf = nil
    preview?.removeFromSuperview()
    preview = nil
  }
}
