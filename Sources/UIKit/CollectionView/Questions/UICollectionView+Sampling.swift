// SPDX-License-Identifier: Apache-2.0
import AppFoundation
package import Foundation
package import LayoutEngine

/// What the layout would place at other content offsets, asked without an effect on anything else.
///
/// A layout that follows scrolling is asked ahead of time, so that a remote page does not wait for
/// the answer. Layouts read the offset from the collection view, so the offset really changes
/// during the question.
extension UICollectionView {
  /// Whether scrolling along an axis invalidates the layout.
  ///
  /// - Parameter step: Points to the right and down. A layout with an animator is not asked,
  ///   because it takes the question for scrolling and pushes its items.
  ///
  /// - Returns: The layout's answer; `false` while it is asked something else or the collection
  ///   view is busy.
  package func followsScrolling(by step: CGVector) -> Bool {
    guard visible.isEverShown, !cycle.isBusy, !movement.isUnderWay,
      !exchange.isUnderWay,
      !FrameClock.current.moves(layout)
    else { return false }
    let moved = bounds.offsetBy(dx: step.dx, dy: step.dy)
    return cycle.askBounds { layout.shouldInvalidateLayout(forBoundsChange: mirrored(moved)) }
      ?? false
  }

  /// The visible elements as they were told to the stage host.
  package var shownElements:
    [(key: ElementKey, position: ElementPosition, value: ElementAttributes)]
  {
    visible.ordered.map { ($0.key, $0.toldPosition, $0.value) }
  }

  /// Calls `body` with a function that returns what the layout places in a rectangle at an offset.
  ///
  /// Afterwards the collection view and its layout are unchanged. The questions have no other
  /// effects.
  package func sampling<Result>(
    _ body: (_ elements: @escaping (CGPoint, CGRect) -> [ElementKey: ElementAttributes]) -> Result
  ) -> Result {
    let state = (offset, record)
    let start = bounds
    record.trace = nil
    let result = AppProcess.current.observations.quietly {
      cycle.sample {
        defer { prepare(at: start) }
        return body { [unowned self] in sample(at: $0, in: $1) }
      }
    }
    (offset, record) = state
    (layout as? UICollectionViewCompositionalLayout)?.callHandlersAgain()
    return result
  }

  private func sample(at offset: CGPoint, in rect: CGRect) -> [ElementKey: ElementAttributes] {
    prepare(at: CGRect(origin: offset, size: bounds.size))
    var query = ElementQuery(rect: rect, counts: committedCounts) { [unowned self] slot in
      data.key(for: slot, source: identitySource)
    }
    var found: [ElementKey: ElementAttributes] = [:]
    for element in query.wanted(elements(in: rect)) where found[element.key] == nil {
      found[element.key] = element.value
    }
    return found
  }

  /// Lets the layout prepare for other bounds, as scrolling does.
  private func prepare(at bounds: CGRect) {
    let context = layout.invalidationContext(forBoundsChange: mirrored(bounds))
    context.isForScrolling = true
    layout.invalidateLayout(with: context)
    super.bounds = bounds
    _ = cycle.prepare { layout.prepare() }
    _ = layout.collectionViewContentSize
    // What the layout sets meanwhile does not invalidate it, and its moves of the content are
    // undone.
    layout.isInvalid = false
    super.bounds = bounds
  }
}
