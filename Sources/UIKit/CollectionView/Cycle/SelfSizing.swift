// SPDX-License-Identifier: Apache-2.0
import Foundation
import LayoutEngine

/// What measuring needs from a collection view.
@MainActor
protocol SelfSizingHub: AnyObject {
  var visible: VisibleElements { get set }
  /// The context that invalidates the layout for a view's preferred size; `nil` when the layout
  /// does not follow it.
  func context(
    forPreferred preferred: UICollectionViewLayoutAttributes,
    original: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutInvalidationContext?
  func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext)
  func setNeedsLayout()
  func report(_ diagnostic: LayoutDiagnostic)
  func note(_ call: @autoclosure () -> CollectionViewCall)
}

/// Measures views within one cycle: each view is asked for its preferred size until the layout
/// gives it that size or decides on another one.
@MainActor
struct SelfSizing {
  /// The most layout passes that measured sizes may cause within one cycle; the rest waits for the
  /// next cycle.
  ///
  /// When estimates are far too large, each pass brings only few new items into the bounds.
  private static let passLimit = 256
  /// The most times that one view may ask for another size within a cycle.
  private static let roundLimit = 4

  private let hub: any SelfSizingHub
  /// How often each element caused an invalidation of the layout.
  private var rounds: [ElementKey: Int] = [:]

  init(hub: any SelfSizingHub) {
    self.hub = hub
  }

  /// Measures views and shows the result in another pass, until no size changes.
  mutating func settle(
    in update: borrowing UpdateCycle.Update,
    showAgain: (borrowing UpdateCycle.Update) -> Void
  ) {
    for pass in 1...Self.passLimit {
      guard let last = measure(in: update) else { break }
      showAgain(update.followUp)
      if pass == Self.passLimit { reportUnfinished(last) }
    }
    reportUnsettled()
  }

  /// Measures the views that were not asked at their present size, and tells the layout.
  ///
  /// - Returns: The last element that invalidated the layout.
  private mutating func measure(in update: borrowing UpdateCycle.Update) -> ElementKey? {
    var changed: ElementKey?
    for element in hub.visible.ordered where needsFitting(element) {
      let original = element.attributes
      let preferred = element.view.preferredLayoutAttributesFitting(original.duplicate)
      // A view that prefers its present size changes nothing.
      if preferred.size == original.size {
        hub.visible.note(.init(offered: original.size, preferred: original.size), for: element.key)
        continue
      }
      let name = "preferredLayoutAttributesFitting(_:) \(element.slot.callText)"
      hub.note(.view("\(name) → \(preferred.size.callText)"))
      let isSound = preferred.isWithin(ElementQuery.furthestCoordinate)
      let size = isSound ? preferred.size : original.size
      hub.visible.note(.init(offered: original.size, preferred: size), for: element.key)
      guard isSound else {
        reportUnsound(element)
        continue
      }
      guard let context = hub.context(forPreferred: preferred, original: original) else { continue }
      update.fit { hub.invalidateLayout(with: context) }
      changed = element.key
      rounds[element.key, default: 0] += 1
    }
    return changed
  }

  private func needsFitting(_ element: VisibleElement) -> Bool {
    guard element.slot.category != .decoration else { return false }
    if element.fit?.settles(element.attributes.size) ?? false { return false }
    return rounds[element.key, default: 0] < Self.roundLimit
  }

  private func reportUnfinished(_ key: ElementKey) {
    hub.setNeedsLayout()
    guard let slot = hub.visible[key]?.slot else { return }
    let message =
      "sizes did not settle within \(Self.passLimit) passes; the estimates may be far "
      + "from the sizes that views prefer"
    hub.report(LayoutDiagnostic(code: "selfSizingPasses", message: message, about: slot))
  }

  private func reportUnsettled() {
    for (key, count) in rounds where count >= Self.roundLimit {
      guard let element = hub.visible[key] else { continue }
      // The element keeps its size until something else changes.
      let size = element.attributes.size
      hub.visible.note(.init(offered: size, preferred: size), for: element.key)
      let message =
        "the view prefers another size each time it gets the preferred one; its layout "
        + "is kept as it is after \(Self.roundLimit) rounds"
      hub.report(LayoutDiagnostic(code: "selfSizingLoop", message: message, about: element.slot))
    }
  }

  private func reportUnsound(_ element: VisibleElement) {
    let message = "the view prefers a size that is not finite or far too large; it is ignored"
    hub.report(LayoutDiagnostic(code: "not-finite", message: message, about: element.slot))
  }
}

/// The result of the last measurement of a view.
struct ElementFit: Hashable {
  /// The size that the layout gave it, in points.
  var offered: CGSize
  /// The size that the view prefers, in points.
  var preferred: CGSize

  /// Whether measuring the view at a size cannot give a new result.
  func settles(_ size: CGSize) -> Bool { size == offered || size == preferred }

  /// Whether a layout that had given the preferred size forgot it, and gives what it had given before.
  func isForgotten(from old: CGSize, to new: CGSize) -> Bool {
    offered != preferred && old == preferred && new == offered
  }
}

extension Transaction {
  /// Combines this transaction and the next one, with the next one's animation.
  func followed(by next: Transaction) -> Transaction? {
    var fold = TransactionFold()
    fold.add(self)
    fold.add(next)
    return fold.folded(animation: next.animation)
  }
}
