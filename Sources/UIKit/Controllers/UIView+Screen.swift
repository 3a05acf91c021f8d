// SPDX-License-Identifier: Apache-2.0
package import Foundation

/// The layout of a whole screen, around its collection views.
extension UIView {
  /// The most layout passes: what controllers change after one is placed by the next.
  private static let mostPasses = 3
  /// The most levels of views within views.
  private static let mostLevels = 200

  /// Places what is in the view by constraints and lays it out; collection views get their frames
  /// and the safe area, but no cells.
  package func layOutAround() {
    for _ in 0..<Self.mostPasses {
      layOut(isRoot: true, level: 0)
      guard needsPass(level: 0) else { return }
    }
  }

  /// Lays out the collection views in the view, which have their cells before a controller is told that its view
  /// has appeared.
  package func layOutContents() {
    for view in collectionViewsWithin { view.layoutIfNeeded() }
  }

  private func layOut(isRoot: Bool, level: Int) {
    guard level < Self.mostLevels else { return }
    guard !(self is UICollectionView) else {
      layOutAddedViews(level: level)
      // Its cells are laid out by others, unless a controller whose view it is hears of them.
      guard let manager else { return }
      manager.viewWillLayoutSubviews()
      layoutIfNeeded()
      manager.viewDidLayoutSubviews()
      return
    }
    adoptContent()
    updateConstraintsIfNeeded()
    if isRoot, var placement = ConstraintPlacement(in: self) { _ = placement.place() }
    let outer = self is ControllerView ? nil : manager
    outer?.viewWillLayoutSubviews()
    if outer != nil || isLayoutDue { passLayout() }
    outer?.placeBars()
    spreadSafeArea()
    if let outer {
      // What is in the view knows its safe area then, so that lists can scroll to their ends.
      layOutOwnList()
      outer.viewDidLayoutSubviews()
      spreadSafeArea()
    }
    let isStack = self is UIStackView
    for view in tree.subviews {
      view.layOut(isRoot: isStack || view.placesItsOwn, level: level + 1)
    }
  }

  /// Lays out what code has put into a collection view: the view behind its elements, and views of its own.
  private func layOutAddedViews(level: Int) {
    guard !tree.subviews.isEmpty else { return }
    if var placement = ConstraintPlacement(in: self) { _ = placement.place() }
    for view in tree.subviews { view.layOut(isRoot: view.placesItsOwn, level: level + 1) }
  }

  /// Lays out the cells of the list that a controller's view is, which the controller finds when it hears of the layout.
  ///
  /// Lists among other views of a screen get theirs after that, as on a device.
  func layOutOwnList() {
    guard window?.isOfApp == true else { return }
    if let table = self as? UITableView { table.list.layoutIfNeeded() }
    if let holder = self as? CollectionControllerView { holder.content.layoutIfNeeded() }
  }

  /// Whether the places of what is in the view are found without the constraints around it.
  var placesItsOwn: Bool {
    self is UICollectionView || self is UINavigationBar || self is UITabBar || self is UIToolbar
      || self is UISearchBar || manager != nil && translatesAutoresizingMaskIntoConstraints
  }

  /// Whether a layout was asked for after the view, or one in it, was laid out.
  private func needsPass(level: Int) -> Bool {
    guard level < Self.mostLevels, !(self is UICollectionView) else { return false }
    return needsLayout || tree.subviews.contains { $0.needsPass(level: level + 1) }
  }

  /// Puts a collection view controller's collection view among the subviews, so that it has a place.
  private func adoptContent() {
    guard let holder = self as? CollectionControllerView, holder.content.superview == nil else {
      return
    }
    insertSubview(holder.content, at: 0)
  }

  // MARK: Safe area

  /// Gives each subview the part of the safe area's insets that reaches into it.
  func spreadSafeArea() {
    let pages = self as? PageScroller
    for view in tree.subviews {
      let frame = pages?.restingFrame(of: view) ?? view.frame
      // What reaches beyond an edge is covered there no further than what ends at it.
      let safe = safeAreaInsets
      var insets = UIEdgeInsets(
        top: min(safe.top, max(0, safe.top - frame.minY)),
        left: min(safe.left, max(0, safe.left - frame.minX)),
        bottom: min(safe.bottom, max(0, safe.bottom - (bounds.height - frame.maxY))),
        right: min(safe.right, max(0, safe.right - (bounds.width - frame.maxX)))
      )
      if let controller = view.manager {
        insets.add(controller.parent?.barInsets(for: controller) ?? .zero)
        insets.add(controller.additionalSafeAreaInsets)
        insets.add(view.traits.bubble?.insets ?? .zero)
      }
      // What scrolls, scrolls with its content; its own safe area is that of its place. A table's
      // rows scroll within it, and pages are seen at rest.
      if !(self is UIScrollView) || self is UITableView || pages != nil,
        view.coveredInsets != insets
      {
        view.coveredInsets = insets
        view.manager?.viewSafeAreaInsetsDidChange()
      }
    }
  }

  // MARK: Collection views

  /// The collection views in the view, at any depth but not in one another, from back to front.
  package var collectionViewsWithin: [UICollectionView] {
    if let view = self as? UICollectionView { return [view] }
    let held = (self as? CollectionControllerView).map(\.content)
    let content = held.flatMap { $0.superview === self ? nil : [$0] } ?? []
    return content + tree.subviews.flatMap(\.collectionViewsWithin)
  }

  /// The area of the view that is seen in another view around it, in square points; 0 when it or a
  /// view around it is hidden.
  package func visibleArea(in view: UIView) -> CGFloat {
    var around: UIView? = self
    while let present = around, present !== view {
      if present.isHidden || present.traits.isCovered || present.alpha == 0 { return 0 }
      around = present.superview
    }
    let seen = convert(bounds, to: view).intersection(view.bounds)
    return seen.isNull ? 0 : seen.width * seen.height
  }
}

extension UIEdgeInsets {
  /// Adds other insets.
  fileprivate mutating func add(_ other: UIEdgeInsets) {
    top += other.top
    left += other.left
    bottom += other.bottom
    right += other.right
  }
}
