// SPDX-License-Identifier: Apache-2.0
// swift-format-ignore-file
import UIKit

final class UsualTabs: UITabBarController, UITabBarControllerDelegate {
  func setUpTabs() {
    viewControllers = [UIViewController()]
    setViewControllers([], animated: true)
    selectedIndex = 1
    selectedViewController = viewControllers?.first
    delegate = self
    customizableViewControllers = nil
    _ = moreNavigationController.viewControllers
    tabBar.tintColor = .red
    tabBar.barTintColor = .white
    tabBar.unselectedItemTintColor = .gray
    tabBar.isTranslucent = false
    tabBar.backgroundImage = UIImage()
    tabBar.shadowImage = UIImage()
    tabBar.backgroundColor = .white
    tabBar.itemPositioning = .centered
    tabBar.itemWidth = 30
    tabBar.itemSpacing = 3
    tabBar.selectionIndicatorImage = nil
    tabBar.isHidden = true
    tabBar.barStyle = .black
    _ = tabBar.items?[0].badgeValue
    _ = tabBar.selectedItem
    let appearance = UITabBarAppearance()
    appearance.configureWithOpaqueBackground()
    appearance.stackedLayoutAppearance.normal.iconColor = .gray
    appearance.stackedLayoutAppearance.selected.titleTextAttributes = [.foregroundColor: UIColor.red]
    appearance.inlineLayoutAppearance.normal.badgeBackgroundColor = .red
    appearance.compactInlineLayoutAppearance = UITabBarItemAppearance(style: .stacked)
    appearance.stackedItemPositioning = .centered
    appearance.stackedItemSpacing = 3
    appearance.selectionIndicatorTintColor = .red
    tabBar.standardAppearance = appearance
    if #available(iOS 15.0, *) { tabBar.scrollEdgeAppearance = appearance }
    let item = UITabBarItem(title: "x", image: UIImage(systemName: "house"), selectedImage: UIImage(systemName: "house.fill"))
    item.badgeValue = "3"
    item.badgeColor = .red
    item.titlePositionAdjustment = UIOffset(horizontal: 0, vertical: -2)
    item.imageInsets = UIEdgeInsets(top: 6, left: 0, bottom: -6, right: 0)
    item.setBadgeTextAttributes([:], for: .normal)
    item.image = UIImage(named: "x")?.withRenderingMode(.alwaysOriginal)
    item.selectedImage = nil
    item.isEnabled = false
    item.tag = 1
    item.standardAppearance = appearance
    _ = UITabBarItem(tabBarSystemItem: .favorites, tag: 1)
    _ = UITabBarItem(title: "x", image: nil, tag: 3)
    if #available(iOS 18.0, *) {
      let tab = UITab(title: "x", image: UIImage(systemName: "house"), identifier: "x") { _ in UIViewController() }
      self.tabs = [tab, UISearchTab { _ in UIViewController() }]
      mode = .tabSidebar
      selectedTab = tab
    }
  }
  override func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {}
  func tabBarController(_ tabBarController: UITabBarController, shouldSelect viewController: UIViewController) -> Bool { true }
  func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController) {}
  func tabBarController(_ tabBarController: UITabBarController, animationControllerForTransitionFrom fromVC: UIViewController, to toVC: UIViewController) -> UIViewControllerAnimatedTransitioning? { nil }
}

final class UsualPages: UIPageViewController, UIPageViewControllerDataSource, UIPageViewControllerDelegate {
  func pages() {
    dataSource = self
    delegate = self
    setViewControllers([UIViewController()], direction: .forward, animated: true, completion: nil)
    setViewControllers([UIViewController()], direction: .reverse, animated: true) { _ in }
    _ = viewControllers?.first
    isDoubleSided = false
    _ = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal, options: [.interPageSpacing: 10])
    _ = gestureRecognizers
    _ = transitionStyle == .pageCurl
  }
  func pageViewController(_ pageViewController: UIPageViewController, viewControllerBefore viewController: UIViewController) -> UIViewController? { nil }
  func pageViewController(_ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController) -> UIViewController? { nil }
  func presentationCount(for pageViewController: UIPageViewController) -> Int { 3 }
  func presentationIndex(for pageViewController: UIPageViewController) -> Int { 0 }
  func pageViewController(_ pageViewController: UIPageViewController, didFinishAnimating finished: Bool, previousViewControllers: [UIViewController], transitionCompleted completed: Bool) {}
  func pageViewController(_ pageViewController: UIPageViewController, willTransitionTo pendingViewControllers: [UIViewController]) {}
}

final class UsualSearch: UIViewController, UISearchResultsUpdating, UISearchBarDelegate, UISearchControllerDelegate {
  func search() {
    let search = UISearchController(searchResultsController: self)
    search.searchResultsUpdater = self
    search.delegate = self
    search.obscuresBackgroundDuringPresentation = false
    search.dimsBackgroundDuringPresentation = false
    search.hidesNavigationBarDuringPresentation = false
    search.automaticallyShowsCancelButton = true
    search.automaticallyShowsScopeBar = true
    search.showsSearchResultsController = true
    search.isActive = false
    _ = search.searchResultsController
    let bar = search.searchBar
    bar.delegate = self
    bar.placeholder = "x"
    bar.text = "x"
    bar.prompt = "x"
    bar.barStyle = .black
    bar.searchBarStyle = .minimal
    bar.showsCancelButton = true
    bar.setShowsCancelButton(false, animated: true)
    bar.showsBookmarkButton = true
    bar.showsSearchResultsButton = true
    bar.barTintColor = .white
    bar.tintColor = .red
    bar.backgroundImage = UIImage()
    bar.isTranslucent = true
    bar.scopeButtonTitles = ["a"]
    bar.selectedScopeButtonIndex = 0
    bar.showsScopeBar = true
    bar.autocapitalizationType = .none
    bar.autocorrectionType = .no
    bar.keyboardType = .default
    bar.returnKeyType = .search
    bar.enablesReturnKeyAutomatically = true
    bar.searchTextField.backgroundColor = .white
    bar.searchTextField.textColor = .black
    bar.searchTextField.leftView?.tintColor = .red
    bar.searchTextField.tokens = [UISearchToken(icon: nil, text: "x")]
    bar.searchTextField.allowsDeletingTokens = true
    bar.searchTextField.insertToken(UISearchToken(icon: nil, text: "y"), at: 0)
    bar.searchTextField.removeToken(at: 0)
    bar.searchTextField.adjustsFontForContentSizeCategory = true
    bar.searchTextField.clearButtonMode = .always
    bar.setImage(nil, for: .search, state: .normal)
    bar.setImage(UIImage(), for: .clear, state: .highlighted)
    bar.setSearchFieldBackgroundImage(nil, for: .normal)
    bar.setPositionAdjustment(.zero, for: .search)
    bar.searchTextPositionAdjustment = .zero
    bar.setBackgroundImage(nil, for: .any, barMetrics: .default)
    bar.inputAccessoryView = nil
    bar.becomeFirstResponder()
    bar.resignFirstResponder()
    bar.sizeToFit()
    bar.endEditing(true)
  }
  func updateSearchResults(for searchController: UISearchController) { _ = searchController.searchBar.text?.lowercased() }
  func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {}
  func searchBarSearchButtonClicked(_ searchBar: UISearchBar) {}
  func searchBarCancelButtonClicked(_ searchBar: UISearchBar) {}
  func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) {}
  func searchBarTextDidEndEditing(_ searchBar: UISearchBar) {}
  func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool { true }
  func searchBar(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int) {}
  func searchBarBookmarkButtonClicked(_ searchBar: UISearchBar) {}
  func searchBar(_ searchBar: UISearchBar, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool { true }
  func willPresentSearchController(_ searchController: UISearchController) {}
  func didPresentSearchController(_ searchController: UISearchController) {}
  func willDismissSearchController(_ searchController: UISearchController) {}
  func didDismissSearchController(_ searchController: UISearchController) {}
}

final class UsualSplit: UISplitViewController, UISplitViewControllerDelegate {
  func split() {
    preferredDisplayMode = .oneBesideSecondary
    preferredSplitBehavior = .tile
    delegate = self
    maximumPrimaryColumnWidth = 300
    minimumPrimaryColumnWidth = 200
    preferredPrimaryColumnWidthFraction = 0.3
    preferredPrimaryColumnWidth = 300
    presentsWithGesture = false
    primaryEdge = .leading
    setViewController(UIViewController(), for: .primary)
    show(.secondary)
    hide(.primary)
    _ = viewController(for: .compact)
    _ = isCollapsed
    _ = displayModeButtonItem
    showsSecondaryOnlyButton = true
    _ = UISplitViewController(style: .tripleColumn)
    primaryBackgroundStyle = .sidebar
  }
  func splitViewController(_ splitViewController: UISplitViewController, collapseSecondary secondaryViewController: UIViewController, onto primaryViewController: UIViewController) -> Bool { true }
  func splitViewController(_ svc: UISplitViewController, topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column) -> UISplitViewController.Column { .primary }
}
