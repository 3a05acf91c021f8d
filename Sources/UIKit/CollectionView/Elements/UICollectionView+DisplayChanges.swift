// SPDX-License-Identifier: Apache-2.0
import Foundation
import LayoutEngine

extension UICollectionView {
  /// Whether an element is in the bounds; other elements may cover it.
  ///
  /// A pinned element always counts: the page places it, and it is kept only while it is visible.
  func isOnScreen(_ attributes: UICollectionViewLayoutAttributes) -> Bool {
    attributes.pin != nil || bounds.meets(attributes.frame)
  }

  /// Tells the delegate which of the kept views entered the bounds and which left them.
  ///
  /// A view that is kept outside the bounds was made ahead of time: it is shown later without
  /// another request.
  func tellDisplayChanges() {
    // A loop, because a closure that runs in the standard library finds out for each element whether
    // it is on the main actor, which takes longer than the question itself.
    var isDisplayed: [Bool] = []
    isDisplayed.reserveCapacity(visible.ordered.count)
    for element in visible.ordered { isDisplayed.append(isOnScreen(element.attributes)) }
    let changes = visible.noteDisplay(isDisplayed)
    for element in changes.ended {
      let path = dataPath(of: element.slot)
      tellEndOfDisplay(of: element.view, in: element.slot, at: path)
    }
    for element in changes.begun { tellDisplay(of: element.view, in: element.slot) }
  }

  /// Tells the delegate that a view is going to be shown, except for placeholders.
  func tellDisplay(of view: UICollectionReusableView, in slot: ElementSlot) {
    guard !isPlaceholder(slot) else { return }
    switch (slot.category, view) {
    case (.cell, let cell as UICollectionViewCell):
      note(.delegate("collectionView(_:willDisplay:forItemAt: \(slot.callText))"))
      askedDelegate?.collectionView(self, willDisplay: cell, forItemAt: dataPath(of: slot))
      let name = "collectionView(_:willDisplay:forItemAt:)"
      callListeners?.tell(name, [self, cell, dataPath(of: slot)])
    case (.supplementary, _):
      note(.delegate("collectionView(_:willDisplaySupplementaryView: \(slot.callText))"))
      askedDelegate?.collectionView(
        self,
        willDisplaySupplementaryView: view,
        forElementKind: slot.kind,
        at: dataPath(of: slot)
      )
      let name = "collectionView(_:willDisplaySupplementaryView:forElementKind:at:)"
      callListeners?.tell(name, [self, view, slot.kind, dataPath(of: slot)])
    default: break
    }
  }

  /// Tells the delegate that a view is no longer shown, except for placeholders.
  func tellEndOfDisplay(
    of view: UICollectionReusableView,
    in slot: ElementSlot,
    at path: IndexPath
  ) {
    guard !view.holdsPlace else { return }
    switch (slot.category, view) {
    case (.cell, let cell as UICollectionViewCell):
      note(.delegate("collectionView(_:didEndDisplaying:forItemAt: \(slot.callText))"))
      askedDelegate?.collectionView(self, didEndDisplaying: cell, forItemAt: path)
      let name = "collectionView(_:didEndDisplaying:forItemAt:)"
      callListeners?.tell(name, [self, cell, path])
    case (.supplementary, _):
      note(.delegate("collectionView(_:didEndDisplayingSupplementaryView: \(slot.callText))"))
      askedDelegate?.collectionView(
        self,
        didEndDisplayingSupplementaryView: view,
        forElementOfKind: slot.kind,
        at: path
      )
      let name = "collectionView(_:didEndDisplayingSupplementaryView:forElementOfKind:at:)"
      callListeners?.tell(name, [self, view, slot.kind, path])
    default: break
    }
  }
}
