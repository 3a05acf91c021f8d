// SPDX-License-Identifier: Apache-2.0
import Foundation

/// What scrolls below a navigation bar without the page: the page moves only the shown collection view.
extension NavigationBarContent {
  /// How far the content of a plain scroll view has moved up, in points; `nil` without one.
  var scrolledAway: CGFloat? {
    guard let scroller, !(scroller is UICollectionView) else { return nil }
    return max(0, scroller.distance)
  }

  /// How far the content of whatever scrolls below the bar has moved up, in points.
  var scrolled: CGFloat { max(0, scroller?.distance ?? 0) }

  /// Whether the search bar leaves the screen with the content of a list, as long as nobody searches.
  var hidesSearch: Bool {
    guard let item, item.hidesSearchBarWhenScrolling, let search = item.searchController,
      !search.isActive, !isCovered
    else { return false }
    return scroller is UICollectionView && reachesUnderBar
  }

  /// The height that the bar loses while content moves under it.
  var collapse: CGFloat { (isLarge ? BarPolicy.largeTitle : 0) + (hidesSearch ? searchHeight : 0) }

  /// How much of this it has lost above a list; a bar above another scroll view has a lower frame instead.
  var gone: CGFloat { scrolledAway == nil ? min(collapse, scrolled) : 0 }

  /// Whether what scrolls begins at the upper edge of the screen, so that its own insets keep it below the bar.
  var reachesUnderBar: Bool {
    guard let scroller, let view = stack?.viewIfLoaded else { return false }
    return scroller.convert(CGPoint(x: 0, y: scroller.bounds.minY), to: view).y < bar.frame.minY + 1
  }

  /// Whether some of what scrolls is, or can come, behind a bar at the lower edge.
  var reachesUnderToolbar: Bool {
    guard let scroller else { return false }
    let insets = scroller.adjustedContentInset
    return scroller.contentSize.height > scroller.bounds.height - insets.top - insets.bottom
  }

  /// The first view of the top controller that scrolls up and down and has its width.
  private var scroller: UIScrollView? {
    guard let view = top?.viewIfLoaded else { return nil }
    return view.scroller(atLeast: view.bounds.width * Self.mostOfWidth)
  }

  /// The part of the width that the main content has at least.
  private static let mostOfWidth: CGFloat = 0.8
}

extension UIScrollView {
  /// How far the content has moved up from its start.
  fileprivate var distance: CGFloat { contentOffset.y + adjustedContentInset.top }
}

extension UIView {
  /// The first view that scrolls and is wide enough: this one, or one in it.
  fileprivate func scroller(atLeast width: CGFloat) -> UIScrollView? {
    guard !isHidden, alpha > 0, bounds.width >= width else { return nil }
    if let table = self as? UITableView { return table.list }
    if let scroller = self as? UIScrollView { return scroller }
    if let held = (self as? CollectionControllerView)?.content { return held }
    return tree.subviews.lazy.compactMap { $0.scroller(atLeast: width) }.first
  }
}
