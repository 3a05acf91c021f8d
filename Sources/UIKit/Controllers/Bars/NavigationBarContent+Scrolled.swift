// SPDX-License-Identifier: Apache-2.0
import Foundation

/// What scrolls below a navigation bar without the page: the page moves only the shown collection view.
extension NavigationBarContent {
  /// How far the content of a plain scroll view, or of a list that begins below the bar, has moved up, in points;
  /// `nil` without one.
  var scrolledAway: CGFloat? {
    guard let scroller, !(scroller is UICollectionView && reachesUnderBar) else { return nil }
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

  /// How much of this it has lost above a list behind it; a bar above something else has a lower frame instead.
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

  /// What scrolls below the bar: the view that the top controller names, otherwise its view, or the first in that.
  ///
  /// What else scrolls in it does not concern the bar.
  /// - Source: the reference of `setContentScrollView(_:for:)`; which view is found without it is what UIKit does.
  var scroller: UIScrollView? {
    guard let top, let view = top.viewIfLoaded else { return nil }
    if let named = top.contentScrollView(for: .top) { return named.scrollingPart }
    let room = view.bounds.width * Self.mostOfWidth
    return view.scroller(atLeast: room)
      ?? view.tree.subviews.first.flatMap { $0.scroller(atLeast: room) }
  }

  /// The part of the width that the main content has at least.
  private static let mostOfWidth: CGFloat = 0.8
}

extension UIScrollView {
  /// How far the content has moved up from its start.
  fileprivate var distance: CGFloat { contentOffset.y + adjustedContentInset.top }

  /// How much further up the content starts than where what covers the view ends, as it does where the insets do
  /// not follow the safe area; what is refreshed moves further down by itself.
  var lead: CGFloat { max(0, safeAreaInsets.top - countedInset.top - contentInset.top) }
}

extension UIView {
  /// What scrolls the content of the view, if it is wide enough.
  fileprivate func scroller(atLeast width: CGFloat) -> UIScrollView? {
    guard !isHidden, alpha > 0, bounds.width >= width else { return nil }
    return scrollingPart
  }

  /// The view itself, or what scrolls in its place.
  fileprivate var scrollingPart: UIScrollView? {
    if let table = self as? UITableView { return table.list }
    return self as? UIScrollView ?? (self as? CollectionControllerView)?.content
  }
}
