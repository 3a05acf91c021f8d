// SPDX-License-Identifier: Apache-2.0
import Expectations
import Foundation
import LayoutEngine
import Testing
import UIKitTestSupport

@testable import UIKit

/// Bars, safe areas and sheets of a phone with a status bar of 47 and a home indicator of 34 points.
@MainActor
@Suite(.ownProcess) struct ScreenLayoutTests {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
  private let list = UICollectionView(
    frame: .zero,
    collectionViewLayout: UICollectionViewFlowLayout()
  )

  init() {
    window.coveredInsets = UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0)
    list.alwaysBounceVertical = true
    window.makeKeyAndVisible()
  }

  private func controller() -> UIViewController {
    let controller = UIViewController()
    controller.title = "Albums"
    list.frame = controller.view.bounds
    list.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    controller.view.addSubview(list)
    return controller
  }

  private func show(_ controller: UIViewController) {
    window.rootViewController = controller
    window.layOutAround()
  }

  @Test func `a bare controller has the window's safe area`() {
    show(controller())
    expect(list.frame, equals: CGRect(x: 0, y: 0, width: 390, height: 844))
    expect(list.adjustedContentInset, equals: UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0))
    expect(list.contentOffset.y, equals: -47)
  }

  /// A controller whose list is told its safe area before the controller hears of the layout.
  private final class Chat: UIViewController {
    let list: UICollectionView
    var heard: [UIEdgeInsets] = []
    init(_ list: UICollectionView) {
      self.list = list
      super.init(nibName: nil, bundle: nil)
    }
    required init?(coder: NSCoder) { nil }
    override func viewDidLoad() {
      super.viewDidLoad()
      list.frame = view.bounds
      list.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      view.addSubview(list)
    }
    override func viewDidLayoutSubviews() {
      super.viewDidLayoutSubviews()
      heard.append(list.adjustedContentInset)
    }
  }

  @Test
  func `a pushed controller's list knows what bars cover at the first layout, also without tabs`() {
    let (tabs, chat) = (UITabBarController(), Chat(list))
    let stack = UINavigationController(rootViewController: UIViewController())
    tabs.viewControllers = [stack]
    show(tabs)
    chat.hidesBottomBarWhenPushed = true
    stack.pushViewController(chat, animated: false)
    // 47 + 44 at the top; the home indicator alone at the bottom.
    let covered = UIEdgeInsets(top: 91, left: 0, bottom: 34, right: 0)
    expect(chat.heard.first, equals: covered)
    expect(tabs.tabBar.isHidden)
    stack.popViewController(animated: false)
    expect(!tabs.tabBar.isHidden)
  }

  @Test func `a controller's table scrolls below the bar`() throws {
    let table = UITableViewController(style: .plain)
    show(UINavigationController(rootViewController: table))
    let rows = try #require(table.view.collectionViewsWithin.first)
    expect(rows.frame, equals: CGRect(x: 0, y: 0, width: 390, height: 844))
    expect(rows.adjustedContentInset, equals: UIEdgeInsets(top: 91, left: 0, bottom: 34, right: 0))
    expect(rows.contentOffset.y, equals: -91)
  }

  @Test func `a controller that does not reach under bars is between them`() {
    let (inner, plain) = (controller(), UIViewController())
    inner.edgesForExtendedLayout = []
    let stack = UINavigationController(rootViewController: inner)
    stack.navigationBar.prefersLargeTitles = true
    let tabs = UITabBarController()
    tabs.viewControllers = [stack, plain]
    show(tabs)
    // Below 47 of the status bar, 44 of the bar and 52 of its title; above 49 of the tabs and 34 of the indicator.
    expect(inner.view.frame, equals: CGRect(x: 0, y: 143, width: 390, height: 618))
    expect(inner.view.safeAreaInsets, equals: .zero)
    expect(list.adjustedContentInset, equals: .zero)
    plain.edgesForExtendedLayout = [.top]
    tabs.selectedIndex = 1
    window.layOutAround()
    expect(plain.view.frame, equals: CGRect(x: 0, y: 0, width: 390, height: 761))
    expect(
      plain.view.safeAreaInsets,
      equals: UIEdgeInsets(top: 47, left: 0, bottom: 0, right: 0)
    )
    // Without tabs, the lower edge is free.
    inner.removeFromParent()
    stack.viewControllers = []
    show(UINavigationController(rootViewController: inner))
    expect(inner.view.frame, equals: CGRect(x: 0, y: 91, width: 390, height: 753))
  }

  /// A list that notes its visible rows when it has appeared.
  private final class Rows: UITableViewController {
    var visible: [Int] = []
    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      60
    }
    override func viewDidAppear(_ animated: Bool) {
      super.viewDidAppear(animated)
      visible = (tableView.indexPathsForVisibleRows ?? []).map(\.row)
      tableView.scrollToRow(at: IndexPath(row: 59, section: 0), at: .bottom, animated: false)
    }
  }

  @Test func `a pushed table has its cells when it has appeared, and scrolls to its end`() {
    let stack = UINavigationController(rootViewController: controller())
    window.rootViewController = stack
    stack.beginAppearanceTransition(true, animated: false)
    window.layOutAround()
    stack.endAppearanceTransition()
    let rows = Rows(style: .plain)
    rows.tableView.rowHeight = 44
    stack.pushViewController(rows, animated: false)
    // Of 844 points, 91 are under the bar; the indicator covers rows, but does not hide them.
    expect(rows.visible, equals: Array(0..<18))
    expect(rows.tableView.contentOffset.y, equals: 60 * 44 + 34 - 844)
  }

  @Test func `a stack that reaches below the edge makes room for the safe area, squeezing nothing`()
  {
    let controller = UIViewController()
    let parts = (0..<3).map { _ in
      let part = UIView()
      part.heightAnchor.constraint(equalToConstant: 100).isActive = true
      return part
    }
    let inner = UIStackView(arrangedSubviews: parts)
    (inner.axis, inner.spacing) = (.vertical, 10)
    inner.isLayoutMarginsRelativeArrangement = true
    inner.layoutMargins = UIEdgeInsets(top: 12, left: 16, bottom: 12, right: 16)
    let outer = UIStackView(arrangedSubviews: [inner])
    outer.axis = .vertical
    outer.translatesAutoresizingMaskIntoConstraints = false
    controller.view.addSubview(outer)
    NSLayoutConstraint.activate([
      outer.topAnchor.constraint(equalTo: controller.view.topAnchor, constant: 600),
      outer.leadingAnchor.constraint(equalTo: controller.view.leadingAnchor),
      outer.trailingAnchor.constraint(equalTo: controller.view.trailingAnchor),
    ])
    show(controller)
    expect(parts.map(\.frame.minY), equals: [12, 122, 232])
    expect(parts.allSatisfy { $0.frame.height == 100 })
    // 12 + 3 · 100 + 2 · 10 + 12, and the 34 that the home indicator covers.
    expect(inner.frame.height, equals: 378)
  }

  @Test func `a keyboard makes room in a collection view controller, beyond its safe area`() throws
  {
    let grid = UICollectionViewController(collectionViewLayout: UICollectionViewFlowLayout())
    show(grid)
    let view = try #require(grid.collectionView)
    let keyboard = ScreenKeyboard()
    for _ in 1...2 {
      keyboard.show(300, in: window)
      expect(view.contentInset.bottom, equals: 266)
      expect(view.safeAreaInsets.bottom, equals: 34)
    }
    view.contentInset.bottom += 5
    keyboard.show(0, in: window)
    expect(view.contentInset.bottom, equals: 5)
    // Other controllers make room themselves.
    show(controller())
    keyboard.show(300, in: window)
    expect(list.contentInset.bottom, equals: 0)
  }

  /// Bars: 44 points, with a large title 52 more, with a search bar 52 more; tabs 49.
  @Test(arguments: [
    (false, false, false, 91.0, 34.0), (true, false, false, 143, 34), (true, true, false, 195, 34),
    (false, false, true, 91, 83),
  ])
  func `bars add their heights to the safe area`(
    isLarge: Bool,
    hasSearch: Bool,
    hasTabs: Bool,
    top: CGFloat,
    bottom: CGFloat
  ) {
    let inner = controller()
    let stack = UINavigationController(rootViewController: inner)
    stack.navigationBar.prefersLargeTitles = isLarge
    if hasSearch {
      inner.navigationItem.searchController = UISearchController(searchResultsController: nil)
    }
    let tabs = UITabBarController()
    if hasTabs { tabs.viewControllers = [stack] }
    show(hasTabs ? tabs : stack)
    expect(list.adjustedContentInset.top, equals: top)
    expect(list.adjustedContentInset.bottom, equals: bottom)
    expect(stack.navigationBar.frame, equals: CGRect(x: 0, y: 47, width: 390, height: top - 47))
    expect(window.collapse(above: list), equals: (isLarge ? 52 : 0) + (hasSearch ? 52 : 0))
    if hasTabs { expect(tabs.tabBar.frame, equals: CGRect(x: 0, y: 761, width: 390, height: 83)) }
  }

  @Test func `a hidden bar covers nothing, and a toolbar covers 44 points`() {
    let inner = controller()
    let stack = UINavigationController(rootViewController: inner)
    stack.isNavigationBarHidden = true
    stack.isToolbarHidden = false
    show(stack)
    expect(list.adjustedContentInset, equals: UIEdgeInsets(top: 47, left: 0, bottom: 78, right: 0))
    expect(stack.toolbar.frame, equals: CGRect(x: 0, y: 766, width: 390, height: 78))
  }

  @Test func `what constraints put below the safe area's edge covers no insets of it`() {
    let inner = UIViewController()
    list.translatesAutoresizingMaskIntoConstraints = false
    inner.view.addSubview(list)
    let safe = inner.view.safeAreaLayoutGuide
    NSLayoutConstraint.activate([
      list.topAnchor.constraint(equalTo: safe.topAnchor, constant: 8),
      list.leadingAnchor.constraint(equalTo: inner.view.leadingAnchor),
      list.trailingAnchor.constraint(equalTo: inner.view.trailingAnchor),
      list.bottomAnchor.constraint(equalTo: inner.view.bottomAnchor),
    ])
    show(UINavigationController(rootViewController: inner))
    expect(list.frame, equals: CGRect(x: 0, y: 99, width: 390, height: 745))
    expect(list.adjustedContentInset, equals: UIEdgeInsets(top: 0, left: 0, bottom: 34, right: 0))
    expect(window.collapse(above: list), equals: 0)
  }

  @Test func `automatic titles follow the item before, and others say what they are`() {
    let stack = UINavigationController(rootViewController: controller())
    stack.navigationBar.prefersLargeTitles = true
    show(stack)
    expect(stack.navigationBar.content.isLarge)
    let small = UIViewController()
    small.navigationItem.largeTitleDisplayMode = .never
    stack.pushViewController(small, animated: true)
    expect(!stack.navigationBar.content.isLarge)
    stack.pushViewController(UIViewController(), animated: true)
    expect(!stack.navigationBar.content.isLarge)
    let large = UIViewController()
    large.navigationItem.largeTitleDisplayMode = .always
    stack.pushViewController(large, animated: true)
    expect(stack.navigationBar.content.isLarge)
  }

  @Test func `constraints give what scrolls its size`() {
    let inner = UIViewController()
    let scroller = UIScrollView(frame: CGRect(x: 0, y: 100, width: 300, height: 400))
    let block = UIView()
    block.translatesAutoresizingMaskIntoConstraints = false
    scroller.addSubview(block)
    inner.view.addSubview(scroller)
    NSLayoutConstraint.activate([
      block.topAnchor.constraint(equalTo: scroller.topAnchor, constant: 20),
      block.leadingAnchor.constraint(equalTo: scroller.leadingAnchor),
      block.trailingAnchor.constraint(equalTo: scroller.trailingAnchor),
      block.bottomAnchor.constraint(equalTo: scroller.bottomAnchor, constant: -30),
      block.widthAnchor.constraint(equalTo: scroller.widthAnchor),
      block.heightAnchor.constraint(equalToConstant: 1000),
    ])
    show(inner)
    expect(block.frame, equals: CGRect(x: 0, y: 20, width: 300, height: 1000))
    expect(scroller.contentSize, equals: CGSize(width: 300, height: 1050))
  }

  @Test func `a sheet begins ten points below the status bar, and is taken away again`() {
    let root = controller()
    show(root)
    let presenter = WindowPresenter(window)
    let sheet = UIViewController()
    root.present(sheet, animated: true)
    presenter.update()
    expect(sheet.view.frame, equals: CGRect(x: 0, y: 57, width: 390, height: 787))
    #expect(presenter.front === sheet)
    expect(presenter.dismissLast())
    presenter.update()
    #expect(sheet.view.superview == nil && presenter.front === root)
    expect(!presenter.dismissLast())
    let whole = UIViewController()
    whole.modalPresentationStyle = .fullScreen
    root.present(whole, animated: true)
    presenter.update()
    expect(whole.view.frame, equals: window.bounds)
  }
}
