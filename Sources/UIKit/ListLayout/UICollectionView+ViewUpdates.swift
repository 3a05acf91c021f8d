// SPDX-License-Identifier: Apache-2.0
import Foundation
import LayoutEngine
import QuartzCore

extension UICollectionView {
  /// When visible cells are asked for their size again because their content changed.
  public enum SelfSizingInvalidation: Int, Sendable {
    /// Only when the layout is invalidated.
    case disabled = 0
    /// Whenever a configuration changes.
    case enabled = 1
    /// The same as `enabled` here: a change of constraints alone does not ask for the size again.
    case enabledIncludingConstraints = 2
  }

  /// Notes that a visible view has other content; the next pass tells it.
  func viewNeedsUpdate(_ view: UICollectionReusableView) {
    guard view.reuseStage == .shown, !cycle.isProviding else { return }
    cycle.invalidate(.views)
    setNeedsLayout()
  }

  /// Notes that an app has moved, turned, faded or hidden a visible view itself; the next pass tells it, animated as
  /// the block around says.
  ///
  /// As in UIKit, what the app has given a view stays until the layout places the view otherwise.
  func noteOwnPlace(of view: UICollectionReusableView) {
    // What an animation shows for a moment is no change, and what changes within a cycle is told by it.
    guard view.reuseStage == .shown, !cycle.isBusy, !FrameClock.current.layerAnimations.isShowing
    else { return }
    cycle.noteOwnPlaces(AnimationBlocks.animation(unlessTold: nil))
    setNeedsLayout()
  }

  /// Tells a view its row, and updates its configurations.
  func refresh(_ view: UICollectionReusableView, in slot: ElementSlot) {
    if slot.category == .decoration, let ground = view as? ListGround,
      let layout = layout as? UICollectionViewCompositionalLayout
    {
      ground.show(section: slot.position.section, of: layout)
    }
    guard let cell = view as? UICollectionViewCell else { return }
    let row = layout.listRow(of: slot)
    if row != nil || cell.isRow { cell.listRow = row }
    let isStale = cell.configurations.isStale
    cell.updateConfigurationIfNeeded()
    // Its handler may have changed colours of its views, which the cell's pass finds out.
    if isStale, isOnScreen { cell.setNeedsLayout() }
  }

  /// Updates every cell that follows its configuration state.
  func editingDidChange() {
    closeSwipe()
    for element in visible.ordered {
      (element.view as? UICollectionViewCell)?.setNeedsUpdateConfiguration()
    }
  }

  /// The traits for views, in a list or elsewhere.
  func traits(in environment: UIListEnvironment) -> UITraitCollection {
    var values = UITraitCollection.Values(of: self)
    values.listEnvironment = environment
    if let known = outside.knownTraits, known.values == values { return known }
    let traits = UITraitCollection(values)
    outside.knownTraits = traits
    return traits
  }

  /// Whether a cell follows a finger.
  func isReordering(_ cell: UICollectionViewCell) -> Bool {
    guard let slot = movement.slot else { return false }
    return visible[slot]?.view === cell
  }
}
