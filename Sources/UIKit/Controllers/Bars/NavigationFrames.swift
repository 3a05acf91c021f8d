// SPDX-License-Identifier: Apache-2.0
import Foundation

/// The places of the bars of a stack of controllers.
@MainActor
struct NavigationFrames {
  /// What the bars cover of the top controller's view, besides what the system covers.
  private(set) var insets = UIEdgeInsets.zero
  /// How much lower the bar is when the content has scrolled away under it.
  private(set) var collapse: CGFloat = 0

  init() {}

  /// Places the bars and the top controller's view in the view of a stack.
  mutating func place(in stack: UINavigationController) {
    guard let view = stack.viewIfLoaded else { return }
    let size = view.bounds.size
    let covered = view.safeAreaInsets
    insets = .zero
    collapse = 0
    let bar = stack.navigationBar
    bar.takeLateLook()
    bar.isHidden = stack.isNavigationBarHidden || stack.topViewController == nil
    if !bar.isHidden {
      let isLarge = bar.content.isLarge
      let search = bar.content.searchHeight
      let large = isLarge ? BarPolicy.largeTitle : 0
      let row = bar.content.rowHeight(at: view)
      let height = row + large + search
      (insets.top, collapse) = (height, bar.content.collapse)
      let away = min(large, bar.content.scrolledAway ?? 0)
      if away > 0, !bar.content.reachesUnderBar { insets.top -= away }
      bar.frame = CGRect(x: 0, y: covered.top, width: size.width, height: height - away)
    }
    let toolbar = stack.toolbar
    toolbar.isHidden = stack.isToolbarHidden
    toolbar.stack = stack
    if !toolbar.isHidden {
      insets.bottom = BarPolicy.toolbar(at: view)
      toolbar.items = stack.topViewController?.toolbarItems
      let height = insets.bottom + covered.bottom
      toolbar.frame = CGRect(x: 0, y: size.height - height, width: size.width, height: height)
    }
    if let top = stack.topViewController?.viewIfLoaded, top.superview === view {
      top.frame = view.bounds.offsetBy(dx: stack.popGesture.way, dy: 0)
      if startsBelow(stack, top: stack.topViewController) {
        top.frame.origin.y = bar.frame.maxY
        top.frame.size.height = max(0, size.height - bar.frame.maxY)
        insets.top = 0
        collapse = 0
      }
      if let end = lowerEnd(in: stack) {
        top.frame.size.height = max(0, end - top.frame.minY)
        insets.bottom = 0
      }
    }
    view.bringSubviewToFront(toolbar)
    view.bringSubviewToFront(bar)
    for mark in view.subviews where mark is SheetMark { view.bringSubviewToFront(mark) }
  }

  /// Whether the top controller's view begins below the bar: an opaque one without a large title, or any one
  /// under which the controller does not reach.
  ///
  /// - Source: the references of `edgesForExtendedLayout` and `extendedLayoutIncludesOpaqueBars`.
  private func startsBelow(_ stack: UINavigationController, top: UIViewController?) -> Bool {
    guard let top, !stack.navigationBar.isHidden else { return false }
    if !top.edgesForExtendedLayout.contains(.top) { return true }
    return collapse == 0 && !stack.navigationBar.isTranslucent
      && !top.extendedLayoutIncludesOpaqueBars
  }

  /// Where a bar at the lower edge begins under which the top controller's view does not reach; `nil` for none.
  private func lowerEnd(in stack: UINavigationController) -> CGFloat? {
    guard let view = stack.viewIfLoaded,
      stack.topViewController?.edgesForExtendedLayout.contains(.bottom) == false
    else { return nil }
    if !stack.toolbar.isHidden { return stack.toolbar.frame.minY }
    guard let tabs = stack.tabBarController, !tabs.tabBar.isHidden else { return nil }
    return view.bounds.height - view.safeAreaInsets.bottom
  }
}
