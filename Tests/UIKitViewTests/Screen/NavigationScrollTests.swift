// SPDX-License-Identifier: Apache-2.0
import Expectations
import Foundation
import LayoutEngine
import Testing
import UIKitTestSupport

@testable import UIKit

/// Bars above what the page does not scroll, and searches in them, on a phone with a status bar of 47 points.
@MainActor
@Suite(.ownProcess) struct NavigationScrollTests {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
  private let inner = UIViewController()
  private let scroller = UIScrollView()
  private let list = UICollectionView(
    frame: .zero,
    collectionViewLayout: UICollectionViewFlowLayout()
  )
  private let stack: UINavigationController

  init() {
    window.coveredInsets = UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0)
    inner.title = "Albums"
    scroller.contentSize = CGSize(width: 390, height: 2000)
    stack = UINavigationController(rootViewController: inner)
    stack.navigationBar.prefersLargeTitles = true
    window.makeKeyAndVisible()
  }

  private func show() {
    scroller.frame = inner.view.bounds
    scroller.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    inner.view.addSubview(scroller)
    window.rootViewController = stack
    window.layOutAround()
  }

  /// The titles that are painted, and the upper edge of the place in which each may be seen.
  private func titles() -> [(text: String, top: CGFloat?)] {
    ScreenPainter.figure(of: window, around: nil).layers.flatMap { layer in
      layer.steps.compactMap { step in
        if case .text(let line) = step { (line.text, layer.clip?.minY) } else { nil }
      }
    }
  }

  @Test func `a bar with a large title becomes lower as a scroll view's content moves up`() {
    show()
    // 47 + 44 + 52 = 143 are covered.
    expect(stack.navigationBar.frame, equals: CGRect(x: 0, y: 47, width: 390, height: 96))
    expect(scroller.contentOffset.y, equals: -143)
    expect(titles().map(\.top), equals: [91])
    scroller.contentOffset.y = -143 + 20
    window.layOutAround()
    expect(stack.navigationBar.frame.height, equals: 76)
    expect(titles().map(\.top), equals: [91])
    scroller.contentOffset.y = 300
    window.layOutAround()
    expect(stack.navigationBar.frame.height, equals: 44)
    // The content's own insets stay, so that nothing jumps.
    expect(scroller.adjustedContentInset.top, equals: 143)
    #expect(titles().map(\.text) == ["Albums"] && titles().map(\.top) == [nil])
  }

  @Test func `a bar that the app moves off the screen shows nothing there`() {
    stack.navigationBar.prefersLargeTitles = false
    window.coveredInsets = .zero
    // A view that is in no window yet has the size of the device that was shown last.
    list.frame = window.bounds
    inner.view.addSubview(list)
    window.rootViewController = stack
    window.layOutAround()
    let layers = { [self] in ScreenPainter.figure(of: window, around: list).layers }
    let ranges = { layers().compactMap(\.follows) }
    // The bar of 44 points follows the content until twice that.
    expect(ranges().first, equals: 44...88)
    stack.navigationBar.transform = CGAffineTransform(translationX: 0, y: -200)
    // Its lower edge is at −156.
    expect(ranges().allSatisfy { $0.lowerBound == -156 && $0.upperBound == -156 })
    let lines = layers().flatMap(\.steps).compactMap { step -> CGFloat? in
      if case .text(let line) = step { line.point.y } else { nil }
    }
    expect(lines.allSatisfy { $0 < 0 })
  }

  /// Shows a list with a search, and scrolls it.
  private func showList(scrolledBy way: CGFloat, hidesSearch: Bool) -> ScreenFigure {
    if list.superview == nil {
      list.frame = inner.view.bounds
      list.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      inner.view.addSubview(list)
      inner.navigationItem.searchController = UISearchController(searchResultsController: nil)
      window.rootViewController = stack
    }
    inner.navigationItem.hidesSearchBarWhenScrolling = hidesSearch
    window.layOutAround()
    list.contentOffset.y = -list.adjustedContentInset.top + way
    window.layOutAround()
    return ScreenPainter.figure(of: window, around: list)
  }

  @Test func `a search bar leaves with the large title, if it may`() {
    // 47, 44, 52 of the title and 52 of the search.
    _ = showList(scrolledBy: 0, hidesSearch: true)
    expect(stack.barFrames.collapse, equals: 104)
    expect(stack.navigationBar.touchedBounds.height, equals: 148)
    _ = showList(scrolledBy: 80, hidesSearch: true)
    expect(stack.navigationBar.touchedBounds.height, equals: 68)
    let figure = showList(scrolledBy: 300, hidesSearch: true)
    expect(stack.navigationBar.touchedBounds.height, equals: 44)
    // It moves until its lower edge is that of the small bar.
    let moving = figure.layers.compactMap(\.follows).map(\.lowerBound)
    expect(Set(moving), equals: [91])
  }

  @Test func `a search bar that stays moves up to the place of the large title`() {
    let figure = showList(scrolledBy: 300, hidesSearch: false)
    expect(stack.barFrames.collapse, equals: 52)
    expect(stack.navigationBar.touchedBounds.height, equals: 96)
    let search = inner.navigationItem.searchController?.searchBar
    expect(search?.frame.minY, equals: 44)
    expect(Set(figure.layers.compactMap(\.follows).map(\.lowerBound)), equals: [143])
  }

  @Test func `what begins below the bar moves up with its edge`() {
    scroller.translatesAutoresizingMaskIntoConstraints = false
    inner.view.addSubview(scroller)
    NSLayoutConstraint.activate([
      scroller.topAnchor.constraint(equalTo: inner.view.safeAreaLayoutGuide.topAnchor),
      scroller.bottomAnchor.constraint(equalTo: inner.view.bottomAnchor),
      scroller.leadingAnchor.constraint(equalTo: inner.view.leadingAnchor),
      scroller.trailingAnchor.constraint(equalTo: inner.view.trailingAnchor),
    ])
    window.rootViewController = stack
    window.layOutAround()
    expect(scroller.frame.minY, equals: 143)
    scroller.contentOffset.y = 100
    window.layOutAround()
    expect(stack.navigationBar.frame.maxY, equals: 91)
    expect(scroller.frame.minY, equals: 91)
  }

  @Test func `a list that begins below the bar moves up with its edge`() {
    list.contentInset.bottom = 2000
    list.translatesAutoresizingMaskIntoConstraints = false
    inner.view.addSubview(list)
    NSLayoutConstraint.activate([
      list.topAnchor.constraint(equalTo: inner.view.safeAreaLayoutGuide.topAnchor),
      list.bottomAnchor.constraint(equalTo: inner.view.bottomAnchor),
      list.leadingAnchor.constraint(equalTo: inner.view.leadingAnchor),
      list.trailingAnchor.constraint(equalTo: inner.view.trailingAnchor),
    ])
    window.rootViewController = stack
    window.layOutAround()
    list.contentOffset.y = 100
    window.layOutAround()
    expect(stack.navigationBar.frame.maxY, equals: 91)
    expect(list.frame.minY, equals: 91)
    expect(inner.view.safeAreaInsets.top, equals: 91)
  }

  @Test func `a bar follows only the controller's view, the first one in it, or what it names`() {
    inner.view.addSubview(UIView(frame: CGRect(x: 0, y: 143, width: 390, height: 36)))
    show()
    scroller.contentOffset.y = 300
    window.layOutAround()
    expect(stack.navigationBar.frame.height, equals: 96)
    expect(titles().map(\.top), equals: [91])
    inner.setContentScrollView(scroller, for: .top)
    window.layOutAround()
    #expect(inner.contentScrollView(for: .top) === scroller)
    expect(stack.navigationBar.frame.height, equals: 44)
  }

  @Test func `a list that begins at the screen's edge has a clear bar until it is scrolled`() {
    stack.navigationBar.prefersLargeTitles = false
    list.contentInsetAdjustmentBehavior = .never
    list.contentInset.bottom = 2000
    list.frame = inner.view.bounds
    list.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    inner.view.addSubview(list)
    let clear = UINavigationBarAppearance()
    clear.configureWithTransparentBackground()
    inner.navigationItem.scrollEdgeAppearance = clear
    window.rootViewController = stack
    window.layOutAround()
    expect(list.contentOffset.y, equals: 0)
    // The bar ends at 47 + 44 = 91. Its ground appears while the content's edge leaves the screen's.
    let ground = ScreenPainter.figure(of: window, around: list).layers.filter { $0.appears != nil }
    #expect(ground.map(\.appears?.from) == [0] && ground.map(\.appears?.to) == [-8])
    expect(ground.map(\.follows), equals: [0...91])
  }

  @Test func `a table's insets follow the safe area unless it says otherwise`() {
    let table = UITableView(frame: inner.view.bounds)
    table.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    inner.view.addSubview(table)
    window.rootViewController = stack
    window.layOutAround()
    expect(table.adjustedContentInset.top, equals: 143)
    expect(table.contentOffset.y, equals: -143)
    table.contentInsetAdjustmentBehavior = .never
    window.layOutAround()
    expect(table.adjustedContentInset.top, equals: 0)
    expect(table.contentOffset.y, equals: 0)
    expect(table.list.adjustedContentInset.top, equals: 0)
  }

  @Test func `the bar in a smaller container ends with it`() {
    let outer = UIViewController()
    outer.addChild(stack)
    stack.view.frame = outer.view.bounds
    stack.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    outer.view.addSubview(stack.view)
    stack.navigationBar.prefersLargeTitles = false
    stack.navigationBar.barTintColor = .red
    window.rootViewController = outer
    window.layOutAround()
    // The container does not reach the status bar any more.
    stack.view.transform = CGAffineTransform(scaleX: 0.5, y: 0.5)
    window.layOutAround()
    let grounds = ScreenPainter.figure(of: window, around: nil).layers.flatMap(\.steps)
      .compactMap { step in
        if case .fill(.box(let box, radius: _), ContentColour(.red)) = step { box } else { nil }
      }
    // From the container's upper edge to the bar's lower one, in the container's points.
    expect(grounds, equals: [CGRect(x: 0, y: 0, width: 390, height: 44)])
  }

  @Test func `the bar of a list behind a sheet stays low`() throws {
    let table = UITableViewController(style: .plain)
    table.title = "Rows"
    stack.viewControllers = [table]
    window.rootViewController = stack
    window.layOutAround()
    let list = try #require(table.tableView.collectionViewsWithin.first)
    list.contentInset.bottom = 2000
    list.contentOffset.y = 200
    expect(list.contentOffset.y, equals: 200)
    // No list of the screen is moved by the page.
    #expect(titles().map(\.text) == ["Rows"] && titles().map(\.top) == [nil])
  }

  @Test func `a search takes the place of title and buttons, and its end brings them back`() {
    let search = UISearchController(searchResultsController: nil)
    inner.navigationItem.searchController = search
    inner.navigationItem.rightBarButtonItem = UIBarButtonItem(
      title: "Add",
      style: .plain,
      target: nil,
      action: nil
    )
    show()
    // 44, 52 of the title and 52 of the search.
    expect(stack.navigationBar.frame.height, equals: 148)
    search.isActive = true
    window.layOutAround()
    expect(stack.navigationBar.frame, equals: CGRect(x: 0, y: 47, width: 390, height: 52))
    expect(search.searchBar.frame, equals: CGRect(x: 0, y: 0, width: 390, height: 52))
    // 36 points in the middle of 52.
    expect(search.searchBar.searchTextField.frame.minY, equals: 8)
    expect(search.searchBar.showsCancelButton)
    expect(!stack.navigationBar.subviews.contains { $0 is BarButton })
    search.searchBar.text = "a"
    search.isActive = false
    window.layOutAround()
    expect(stack.navigationBar.frame.height, equals: 148)
    expect(stack.navigationBar.subviews.contains { $0 is BarButton })
    expect(search.searchBar.text?.isEmpty, equals: true)
    expect(!search.searchBar.showsCancelButton)
    search.hidesNavigationBarDuringPresentation = false
    search.isActive = true
    window.layOutAround()
    expect(stack.navigationBar.frame.height, equals: 148)
  }

  @Test func `the button back to a controller shows as little as it says`() {
    inner.navigationItem.backButtonDisplayMode = .minimal
    show()
    stack.pushViewController(UIViewController(), animated: false)
    window.layOutAround()
    let buttons = stack.navigationBar.subviews.compactMap { $0 as? BarButton }
    // Only the sign.
    expect(buttons.map(\.isBack), equals: [true])
    expect(buttons.map(\.contentWidth), equals: [BarPolicy.backSign])
  }

  @Test func `tabs that an app hides stay hidden`() {
    let tabs = UITabBarController()
    let pushed = UIViewController()
    pushed.hidesBottomBarWhenPushed = true
    tabs.viewControllers = [stack]
    window.rootViewController = tabs
    window.layOutAround()
    expect(!tabs.tabBar.isHidden)
    expect(inner.view.safeAreaInsets.bottom, equals: 83)
    stack.pushViewController(pushed, animated: false)
    window.layOutAround()
    expect(tabs.tabBar.isHidden)
    stack.popViewController(animated: false)
    window.layOutAround()
    expect(!tabs.tabBar.isHidden)
    tabs.tabBar.isHidden = true
    window.layOutAround()
    expect(tabs.tabBar.isHidden)
    expect(inner.view.safeAreaInsets.bottom, equals: 34)
  }
}
