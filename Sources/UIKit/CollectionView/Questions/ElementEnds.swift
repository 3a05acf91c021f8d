// SPDX-License-Identifier: Apache-2.0
import Foundation
import LayoutEngine

/// Where elements start and end in a change, as a layout is told that asks its superclass.
///
/// What comes starts as a transparent copy of itself, and what is gone ends as one. What stays starts
/// where it is on the screen, under its new path, and ends where the layout puts it now, under its old one.
///
/// - Source: the behaviour that public layouts build upon (research note on collection views, 1.6); Apple's
///   page says that the answer is `nil`. Reloaded elements are deleted and inserted.
@MainActor
final class ElementEnds {
  private let oldElements: [VisibleElement]
  private let newElements: [WantedElement]
  // Made for the first question: many layouts ask none.
  private lazy var shown = Dictionary(oldElements.map { ($0.slot, $0) }) { first, _ in first }
  private lazy var wanted = Dictionary(newElements.map { ($0.slot, $0) }) { first, _ in first }
  private lazy var before = Dictionary(
    oldElements.filter { !isReplaced($0) }.map { ($0.key, $0.attributes) }
  ) { first, _ in first }
  private lazy var after = Dictionary(newElements.map { ($0.key, $0.attributes) }) { first, _ in
    first
  }
  private let isReplaced: (VisibleElement) -> Bool
  private let placed: (VisibleElement) -> UICollectionViewLayoutAttributes?
  /// What the superclass answered last, to be told from what a layout made of it.
  private var last: UICollectionViewLayoutAttributes?

  /// Compares what is shown with what the layout wants.
  ///
  /// - Parameters:
  ///   - shown: The elements before the change.
  ///   - wanted: The elements after it.
  ///   - isReplaced: Whether an element that stays gets another view.
  ///   - placed: Where the layout puts an element that stays, but not in the rectangle that is kept.
  init(
    from shown: [VisibleElement],
    to wanted: [WantedElement],
    isReplaced: @escaping (VisibleElement) -> Bool,
    placed: @escaping (VisibleElement) -> UICollectionViewLayoutAttributes?
  ) {
    (oldElements, newElements) = (shown, wanted)
    self.isReplaced = isReplaced
    self.placed = placed
  }

  /// Where an element starts, by its new slot, in content coordinates; `nil` for one that is not shown.
  func initial(_ slot: ElementSlot) -> UICollectionViewLayoutAttributes? {
    guard let element = wanted[slot] else { return nil }
    guard let start = before[element.key] else { return faded(element.attributes) }
    return start.at(slot.indexPath)
  }

  /// Where an element ends, by its old slot, in content coordinates; `nil` for one that was not shown.
  func final(_ slot: ElementSlot) -> UICollectionViewLayoutAttributes? {
    guard let element = shown[slot] else { return nil }
    guard !isReplaced(element), let end = after[element.key] ?? placed(element) else {
      return faded(element.attributes)
    }
    return end.at(slot.indexPath)
  }

  /// Forgets what was answered, before another element is asked about.
  func begin() { last = nil }

  /// Whether a layout left an answer as it was that only fades the element, which happens anyway.
  func isPlainFade(_ answer: UICollectionViewLayoutAttributes) -> Bool {
    last?.equals(answer) ?? false
  }

  private func faded(
    _ attributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    let copy = attributes.duplicate
    copy.alpha = 0
    last = copy
    return copy.duplicate
  }
}

extension UICollectionViewLayoutAttributes {
  /// A copy for the same element at another index path.
  fileprivate func at(_ indexPath: IndexPath) -> UICollectionViewLayoutAttributes {
    let copy = duplicate
    copy.indexPath = indexPath
    return copy
  }
}

extension UICollectionViewLayout {
  /// Whether the layout's hooks may say more than where elements are: a layout of UIKit's own class
  /// overrides none, and others may say that they do not, so that they need not be asked about every
  /// element.
  var mayOverrideHooks: Bool {
    guard !leavesHooksAlone else { return false }
    let type = type(of: self)
    return type != UICollectionViewFlowLayout.self
      && type != UICollectionViewCompositionalLayout.self
  }

  /// Whether the layout may read the single updates of a batch.
  var readsUpdateItems: Bool { mayOverrideHooks }

  /// Where an element starts in the change that is being made; `nil` outside of one.
  func startOfChange(_ slot: ElementSlot) -> UICollectionViewLayoutAttributes? {
    guard let view = attachedCollectionView else { return nil }
    return view.cycle.ends?.initial(slot).map { view.mirrored($0) }
  }

  /// Where an element ends in the change that is being made; `nil` outside of one.
  func endOfChange(_ slot: ElementSlot) -> UICollectionViewLayoutAttributes? {
    guard let view = attachedCollectionView else { return nil }
    return view.cycle.ends?.final(slot).map { view.mirrored($0) }
  }
}
