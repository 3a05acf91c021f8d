// SPDX-License-Identifier: Apache-2.0
import Foundation
import LayoutEngine

/// The custom views among the accessories of a cell, which lie over the places that are kept for them.
extension UICollectionViewListCell {
  /// Whether the cell shows such views, or will when it is laid out.
  var hasAccessoryViews: Bool {
    showsAccessoryViews && (!accessoryViews.isEmpty || accessories.contains { $0.shownView != nil })
  }

  /// Puts the views where they belong, and takes away those that are not displayed.
  func placeAccessoryViews() {
    let sides = AccessorySides(accessories, isEditing: configurationState.isEditing)
    let shown = (sides.leading + sides.trailing).compactMap(\.shownView)
    for view in accessoryViews where !shown.contains(where: { $0 === view }) {
      if view.superview === self { view.removeFromSuperview() }
    }
    accessoryViews = shown
    guard !shown.isEmpty else { return }
    for view in shown where view.superview !== self { addSubview(view) }
    let content = makeListContent()
    let layout = ListContentLayout(content, width: bounds.width, height: bounds.height)
    for (accessory, place) in zip(sides.leading, layout.leading) {
      accessory.shownView?.frame = place
    }
    for (accessory, place) in zip(sides.trailing, layout.trailing) {
      accessory.shownView?.frame = place
    }
  }
}

extension UICellAccessory {
  /// The custom view, unless it is invisible or a described one, which the list shows itself.
  fileprivate var shownView: UIView? {
    guard case .customView(let view) = accessoryType, !look.isHidden,
      !(view is UICollectionReusableView)
    else { return nil }
    return view
  }
}

extension UIView {
  /// The size of the view as an accessory: that of its content, unless it keeps its own.
  func sizeAsAccessory(isFixed: Bool) -> CGSize {
    guard !isFixed else { return bounds.size }
    let content = intrinsicContentSize
    return CGSize(
      width: content.width >= 0 ? content.width : bounds.width,
      height: content.height >= 0 ? content.height : bounds.height
    )
  }
}
