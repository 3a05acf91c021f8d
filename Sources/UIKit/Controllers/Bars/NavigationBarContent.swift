// SPDX-License-Identifier: Apache-2.0
import Foundation
import LayoutEngine

/// The buttons and titles of a navigation bar.
@MainActor
final class NavigationBarContent {
  /// What the buttons were made for; other ones are made only for something else.
  private struct Shown: Equatable {
    var item: ObjectIdentifier?
    var parts: [String] = []
    var views: [ObjectIdentifier] = []
  }

  unowned let bar: UINavigationBar
  private var shown = Shown()
  private var left: [UIView] = []
  private var right: [UIView] = []
  private(set) weak var titleView: UIView?
  private weak var shownSearch: UIView?
  /// The search bar, if it was painted where it moves with the content.
  weak var moved: UIView?

  init(of bar: UINavigationBar) { self.bar = bar }

  var stack: UINavigationController? { bar.controller }
  var top: UIViewController? { stack?.topViewController }
  var item: UINavigationItem? { stack == nil ? bar.topItem : top?.navigationItem }
  /// The look of the bar for the present item.
  var standard: UINavigationBarAppearance {
    item?.standardAppearance ?? bar.standardAppearance
  }
  /// The look above the start of the content.
  var scrollEdge: UINavigationBarAppearance? {
    item?.scrollEdgeAppearance ?? bar.scrollEdgeAppearance
  }

  /// The title in the bar; a controller's own title stands for a missing one.
  var title: String { item?.title ?? top?.title ?? "" }

  /// The search bar below the title.
  var searchBar: UIView? { item?.searchController?.searchBar }
  /// The height of the search bar, with its scopes.
  var searchHeight: CGFloat {
    (item?.searchController?.searchBar).map { BarPolicy.search + $0.scopeHeight } ?? 0
  }

  /// The height of the line of text above the title.
  var promptHeight: CGFloat { item?.prompt?.isEmpty == false ? BarPolicy.prompt : 0 }

  /// The height of titles and buttons where a view is, with the line above them; 0 where a search takes their place.
  func rowHeight(at view: UIView) -> CGFloat {
    isCovered ? 0 : promptHeight + BarPolicy.navigation(at: view)
  }

  /// Whether a search takes the place of titles and buttons.
  var isCovered: Bool { item?.searchController?.coversBar == true }

  /// Whether the present title is large.
  ///
  /// - Source: the reference of `largeTitleDisplayMode`: automatic ones follow the item before. Low bars have small ones.
  var isLarge: Bool {
    guard bar.prefersLargeTitles, let stack, !isCovered, !BarPolicy.isLow(at: bar) else {
      return false
    }
    var isLarge = true
    for controller in stack.viewControllers {
      switch controller.navigationItem.largeTitleDisplayMode {
      case .always: isLarge = true
      case .never, .inline: isLarge = false
      default: break
      }
    }
    return isLarge
  }

  /// What the back button says of the controller to which it leads; `nil` without such a button.
  ///
  /// - Source: the reference of `backButtonDisplayMode`: without a title, the button says "Back". An app that gives it
  ///   an empty title of its own leaves the sign alone.
  private var backTitle: String? {
    guard let stack, stack.viewControllers.count > 1, item?.hidesBackButton == false,
      item?.leftBarButtonItems?.isEmpty ?? true, !isCovered
    else { return nil }
    let before = stack.viewControllers[stack.viewControllers.count - 2]
    let item = before.navigationItem
    if item.backButtonDisplayMode == .minimal { return "" }
    if let given = item.backBarButtonItem?.title ?? item.backButtonTitle { return fitting(given) }
    let title = item.title ?? before.title ?? ""
    let isGeneric = item.backButtonDisplayMode == .generic || title.isEmpty
    return fitting(isGeneric ? Self.standardBack : title)
  }

  private static let standardBack = "Back"
  /// The least space between the back button and the title, in points.
  private static let titleGap: CGFloat = 8

  /// The title of the back button, or a shorter one where it would push the bar's title out of the middle.
  private func fitting(_ words: String) -> String {
    let title = bar.shown(title)
    guard bar.bounds.width > 0, item?.titleView == nil, !title.isEmpty, !isLarge else {
      return words
    }
    let font = (bar.titleTextAttributes?[.font] as? UIFont)?.text ?? BarPolicy.title
    let margin = Self.backMargin + covered.start
    let room = (bar.bounds.width - font.width(of: title)) / 2 - Self.titleGap - margin
    let standard = bar.shown(Self.standardBack)
    let candidates = words.count > standard.count ? [words, standard] : [words]
    return candidates.first { BarButton.backWidth(of: bar.shown($0)) <= room } ?? ""
  }

  // MARK: Places

  /// Makes the buttons, if others are to be seen, and places everything.
  func place() {
    renew()
    let size = bar.bounds.size
    let margin = BarPolicy.margin(in: size.width)
    let (top, height) = (promptHeight, BarPolicy.navigation(at: bar))
    let covered = covered
    var start = margin + covered.start
    for view in left {
      let width = width(of: view)
      let isBack = (view as? BarButton)?.isBack == true
      let x = isBack ? Self.backMargin + covered.start : start
      view.frame = bar.inReading(CGRect(x: x, y: top, width: width, height: height))
      start = x + width + (isBack ? Self.titleGap : BarPolicy.gap)
    }
    var end = size.width - margin - covered.end
    for view in right {
      let width = width(of: view)
      view.frame = bar.inReading(CGRect(x: end - width, y: top, width: width, height: height))
      end -= width + BarPolicy.gap
    }
    if let titleView {
      let wanted = titleView.intrinsicContentSize
      let fits = wanted.width > 0 ? wanted : titleView.sizeThatFits(bar.bounds.size)
      let width = min(max(0, end - start), fits.width > 0 ? fits.width : titleView.frame.width)
      let tall = min(height, fits.height > 0 ? fits.height : titleView.frame.height)
      let x = min(max(start, (size.width - width) / 2), max(start, end - width))
      titleView.frame = bar.inReading(
        CGRect(x: x, y: top + (height - tall) / 2, width: width, height: tall)
      )
    }
    titleRoom = (start, end)
    if let searchBar {
      // Fingers do not find what has gone.
      let isAway = hidesSearch && gone >= collapse
      let y = isAway ? -searchHeight - size.height : size.height - searchHeight - gone
      searchBar.frame = CGRect(x: 0, y: y, width: size.width, height: searchHeight)
    }
  }

  /// What the device covers of the bar at its sides, in the direction of reading.
  private var covered: (start: CGFloat, end: CGFloat) {
    let (left, right) = (bar.safeAreaInsets.left, bar.safeAreaInsets.right)
    return bar.readsFromRight ? (right, left) : (left, right)
  }

  private static let backMargin: CGFloat = 8
  private(set) var titleRoom: (start: CGFloat, end: CGFloat) = (0, 0)

  private func width(of view: UIView) -> CGFloat {
    if let button = view as? BarButton { return button.contentWidth }
    let wanted = view.intrinsicContentSize.width
    return wanted > 0 ? wanted : view.frame.width
  }

  /// The button of a split view for its first column.
  private var columnsButton: UIBarButtonItem? {
    guard let stack, !isCovered else { return nil }
    return stack.splitViewController?.displayModeButton(in: stack)
  }

  private func renew() {
    let item = isCovered ? nil : item
    var leading = (item?.allLeadingItems ?? []).filter { !$0.isSpace && !$0.isHidden }
    if let columns = columnsButton, !leading.contains(where: { $0 === columns }) {
      leading.insert(columns, at: 0)
    }
    let trailing = (item?.allTrailingItems ?? []).filter { !$0.isSpace && !$0.isHidden }
    let back = backTitle
    let wanted = Shown(
      item: item.map { ObjectIdentifier($0) },
      parts: [back ?? "-"] + (leading + trailing).map { $0.look },
      views: (leading + trailing).map { ObjectIdentifier($0) }
        + [item?.titleView, searchBar].compactMap { $0.map { ObjectIdentifier($0) } }
    )
    guard wanted != shown else { return }
    shown = wanted
    for view in left + right { view.removeFromSuperview() }
    titleView?.removeFromSuperview()
    shownSearch?.removeFromSuperview()
    left = leading.map { $0.customView ?? BarButton($0) }
    right = trailing.map { $0.customView ?? BarButton($0) }
    if let back {
      let button = BarButton(backTo: back) { [weak stack] in
        stack?.popViewController(animated: true)
      }
      left.insert(button, at: 0)
    }
    titleView = item?.titleView
    shownSearch = searchBar
    for view in left + right { bar.addSubview(view) }
    if let titleView { bar.addSubview(titleView) }
    // Buttons lie over it when it moves away under them.
    if let searchBar { bar.insertSubview(searchBar, at: 0) }
    if bar.barStyle == .black || isGroundDark {
      (searchBar as? UISearchBar)?.searchTextField.adoptBlack()
    }
  }
}

extension UIBarButtonItem {
  /// What its button shows, as a text to compare.
  fileprivate var look: String {
    "\(title ?? "")|\(image?.source.hashValue ?? 0)|\(image?.renderingMode.rawValue ?? 0)|\(isEnabled)|\(systemItem?.rawValue ?? -1)"
      + "|\(style.rawValue)"
  }
}
