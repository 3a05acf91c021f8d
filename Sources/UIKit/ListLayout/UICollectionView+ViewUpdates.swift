// SPDX-License-Identifier: Apache-2.0
import Foundation
import LayoutEngine

extension UICollectionView {
  /// When cells that are shown are asked for their size again, because they show something else.
  public enum SelfSizingInvalidation: Int, Sendable {
    /// Only when the layout is invalidated.
    case disabled = 0
    /// Whenever a configuration changes.
    case enabled = 1
    /// The same here: there are no constraints.
    case enabledIncludingConstraints = 2
  }

  /// A view that is shown has something else to show; the next pass tells it.
  func viewNeedsUpdate(_ view: UICollectionReusableView) {
    guard view.reuseStage == .shown, !cycle.isProviding else { return }
    cycle.invalidate(.views)
    setNeedsLayout()
  }

  /// Tells a view what the list around says, and brings its configurations up to date.
  func refresh(_ view: UICollectionReusableView, in slot: ElementSlot) {
    if let ground = view as? ListGround, let layout = layout as? UICollectionViewCompositionalLayout
    {
      ground.show(section: slot.position.section, of: layout)
    }
    guard let cell = view as? UICollectionViewCell else { return }
    cell.listRow = layout.listRow(of: slot)
    cell.updateConfigurationIfNeeded()
  }

  /// Has every cell that follows its state look at it again.
  func editingDidChange() {
    closeSwipe()
    for element in visible.ordered {
      (element.view as? UICollectionViewCell)?.setNeedsUpdateConfiguration()
    }
  }

  /// What views know of the device and the settings, in a list or elsewhere.
  func traits(in environment: UIListEnvironment) -> UITraitCollection {
    var values = UITraitCollection.Values(of: self)
    values.listEnvironment = environment
    if let known = outside.knownTraits, known.values == values { return known }
    let traits = UITraitCollection(values)
    outside.knownTraits = traits
    return traits
  }

  /// Whether a cell follows a finger to another place.
  func isReordering(_ cell: UICollectionViewCell) -> Bool {
    guard let slot = movement.slot else { return false }
    return visible[slot]?.view === cell
  }
}
