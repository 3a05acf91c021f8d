// SPDX-License-Identifier: Apache-2.0
import Expectations
import Foundation
import LayoutEngine
import StageDocuments
import StageProtocol
import Testing
import UIKit
import UIKitTestSupport

@testable import LayoutLibrary
@testable import StageHost

/// A stack of controllers: a grid below a bar, whose items lead to a page without a collection view.
private final class Grid: UIViewController, UICollectionViewDataSource, UICollectionViewDelegate {
  var count = 3
  /// How far below the view's upper edge the grid begins.
  let start: CGFloat
  let layout = UICollectionViewFlowLayout()
  lazy var grid = UICollectionView(frame: .zero, collectionViewLayout: layout)

  init(start: CGFloat) {
    self.start = start
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    title = "Grid"
    layout.itemSize = CGSize(width: 100, height: 400)
    (layout.minimumLineSpacing, layout.minimumInteritemSpacing) = (0, 0)
    grid.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    (grid.dataSource, grid.delegate) = (self, self)
    grid.alwaysBounceVertical = true
    view.addSubview(grid)
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      systemItem: .add,
      primaryAction: UIAction { [weak self] _ in self?.add() }
    )
  }

  override func viewDidLayoutSubviews() {
    let size = view.bounds.size
    grid.frame = CGRect(x: 0, y: start, width: size.width, height: size.height - start)
  }

  /// The safe area when the view appeared first.
  private(set) var firstArea: UIEdgeInsets?

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    firstArea = firstArea ?? view.safeAreaInsets
  }

  private func add() {
    count += 1
    grid.insertItems(at: [IndexPath(item: 0, section: 0)])
  }

  func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    count
  }

  /// What the source pass writes beside a method that moves items.
  var tesseraMovesItems = false
  private(set) var moves: [String] = []

  func collectionView(
    _ view: UICollectionView,
    moveItemAt source: IndexPath,
    to destination: IndexPath
  ) { moves.append("\(source.item) to \(destination.item)") }

  func collectionView(
    _ view: UICollectionView,
    cellForItemAt path: IndexPath
  ) -> UICollectionViewCell {
    view.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
  }

  func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    let page = UIViewController()
    page.title = "Page \(indexPath.item)"
    page.view.backgroundColor = .systemBackground
    navigationController?.pushViewController(page, animated: true)
  }
}

/// An app whose first screen has no list.
private final class Welcome: UIResponder, UIApplicationDelegate {
  var window: UIWindow?

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    window = UIWindow(frame: UIScreen.main.bounds)
    let first = UIViewController()
    first.view.backgroundColor = .systemTeal
    window?.rootViewController = first
    window?.makeKeyAndVisible()
    return true
  }
}

@MainActor
@Suite(.ownProcess) struct ScreenStageTests {
  private final class Sent { var messages: [HostMessage] = [] }

  private let sent = Sent()
  private let stage: Stage
  private let viewport = Viewport(
    width: 390,
    height: 844,
    scale: 1,
    insets: Insets(top: 47, left: 0, bottom: 34, right: 0)
  )

  init() {
    stage = Stage(limits: .standard, nowMs: { 0 }, send: { [sent] in sent.messages.append($0) })
  }

  /// Opens view 1 on a grid in a stack, with a large title.
  private func open(_ name: String, start: CGFloat = 0, isLarge: Bool = true) throws {
    LayoutRegistry.shared.add(name, isScreen: true) { _ in
      let stack = UINavigationController(rootViewController: Grid(start: start))
      stack.navigationBar.prefersLargeTitles = isLarge
      let source = OwnSource("Grid", stack)
      source.show(stack)
      return LayoutInstance(screen: source)
    }
    try openAdded(name)
  }

  /// Opens view 1 on a screen that is known by its name.
  private func openAdded(_ name: String) throws {
    let layout = try #require(LayoutRegistry.shared.entry(name))
    let entry = CompileReport.Entry(id: name, kind: .screen, file: "G.swift", line: 1, column: 1)
    let kind = LibraryKind.make(.init(layout: layout), of: entry) { _, _, _ in .items }
    stage.document.show(LayoutChoice(own: kind), named: "G.swift")
    stage.showAll(nil)
    stage.open(1, viewport, Point(x: 0, y: -47), revision: 0, adopting: nil)
  }

  private func take() -> [HostMessage] {
    defer { sent.messages = [] }
    return sent.messages
  }

  private func screens(_ messages: [HostMessage]) -> [StageScreen] {
    messages.compactMap { if case .report(.screen(1, let screen)) = $0 { screen } else { nil } }
  }

  private func deltas(_ messages: [HostMessage]) -> [Delta] {
    messages.compactMap { if case .delta(let delta) = $0 { delta } else { nil } }
  }

  private func offset(_ messages: [HostMessage]) -> Point? {
    messages.compactMap { if case .report(.offset(1, let offset, _)) = $0 { offset } else { nil } }
      .last
  }

  private func tap(_ x: Double, _ y: Double) throws(ProtocolError) {
    for phase in [StageTouch.Phase.began, .ended] {
      let touch = ScreenTouch(phase: phase, point: Point(x: x, y: y))
      try stage.act(.finger(touch), number: 2, client: 1, view: 1)
    }
  }

  private var grid: UICollectionView? { stage.views[1]?.collectionView }

  private func menus(_ messages: [HostMessage]) -> [StageMenu] {
    messages.compactMap {
      if case .report(.reply(2, .menu(let menu))) = $0 { menu } else { nil }
    }
  }

  @Test func `each view of an app has a screen of its own, also one without a list`() throws {
    LayoutRegistry.shared.add("welcome", isScreen: true) { _ in
      LayoutInstance(screen: OwnSource(AppRoot("App", app: { Welcome() }, scene: nil)))
    }
    try openAdded("welcome")
    expect(screens(take()).count, equals: 1)
    stage.open(2, viewport, Point(x: 0, y: -47), revision: 0, adopting: nil)
    let views = take().compactMap {
      if case .report(.screen(let view, _)) = $0 { view } else { nil }
    }
    expect(views, equals: [2])
    #expect(!stage.isShared(2))
  }

  @Test func `the page is told which indicators the app wants`() throws {
    try open("indicators")
    expect(screens(take()).last?.indicators, equals: .both)
    grid?.showsVerticalScrollIndicator = false
    try tap(10, 60)
    expect(screens(take()).last?.indicators, equals: .horizontal)
  }

  @Test func `a finger on a bar's button gets its menu, and the choice runs the app's code`() throws
  {
    try open("menu")
    var chosen: [String] = []
    let lock = UIAction(
      title: "Lock",
      subtitle: "With a code",
      image: UIImage(systemName: "lock"),
      state: .on
    ) { _ in chosen.append("lock") }
    let stack = try #require(grid?.window?.rootViewController as? UINavigationController)
    stack.topViewController?.navigationItem.rightBarButtonItem = UIBarButtonItem(
      title: "More",
      menu: UIMenu(title: "Note", children: [UIMenu(title: "Safety", children: [lock])])
    )
    stage.settleScreens()
    _ = take()
    // The bar of 44 points is below the 47 of the status bar.
    try tap(360, 69)
    let menu = try #require(menus(take()).last)
    expect(menu.title, equals: "Note")
    expect(menu.style, equals: .context)
    expect(menu.element, equals: nil)
    expect(menu.anchor.map { $0.x > 300 && $0.y >= 47 && $0.y + $0.height <= 91 }, equals: true)
    expect(menu.items.map(\.title), equals: ["Safety"])
    let entry = try #require(menu.items.first?.children?.first)
    expect(entry.title, equals: "Lock")
    expect(entry.subtitle, equals: "With a code")
    expect(entry.symbol, equals: "lock")
    expect(entry.state, equals: .on)
    try stage.act(.choose(menu: menu.menu, path: [0, 0]), number: 3, client: 1, view: 1)
    expect(chosen, equals: ["lock"])
    #expect(throws: ProtocolError.self) {
      try stage.act(.choose(menu: menu.menu, path: [0, 0]), number: 4, client: 1, view: 1)
    }
    try tap(100, 800)
    expectEmpty(menus(take()))
  }

  @Test func `what a menu raises is told, and an empty path chooses it`() throws {
    try open("raised")
    let delegate = RaisingDelegate()
    grid?.delegate = delegate
    let press = StageAction.press(point: Point(x: 50, y: 50))
    try stage.act(press, number: 2, client: 1, view: 1)
    let menu = try #require(menus(take()).last)
    expectEmpty(menu.items)
    let preview = try #require(menu.preview)
    #expect(preview.width == 60 && preview.height == 40 && preview.place == nil)
    #expect(preview.light.count > 1)
    try stage.act(.choose(menu: menu.menu, path: []), number: 3, client: 1, view: 1)
    expect(delegate.committed.count, equals: 1)
    #expect(throws: ProtocolError.self) {
      try stage.act(.choose(menu: menu.menu, path: []), number: 4, client: 1, view: 1)
    }
  }

  @Test func `labels beside the grid follow the stage's text size`() throws {
    try open("text")
    let label = UILabel()
    label.font = .preferredFont(forTextStyle: .body)
    label.text = "Size"
    grid?.superview?.addSubview(label)
    try stage.document.set(
      CollectionParameters.textSize,
      to: .choice("UICTContentSizeCategoryXXXL")
    )
    stage.showAll(nil)
    // Body text has 17 points, and 23 at the largest size that is none for accessibility.
    expect(label.intrinsicContentSize.height, equals: TextFont(size: 17).lineHeight)
    label.adjustsFontForContentSizeCategory = true
    expect(label.intrinsicContentSize.height, equals: TextFont(size: 23).lineHeight)
    expect(label.traitCollection.preferredContentSizeCategory, equals: .extraExtraExtraLarge)
    try stage.document.set(CollectionParameters.textSize, to: .choice("UICTContentSizeCategoryL"))
    stage.showAll(nil)
    expect(label.intrinsicContentSize.height, equals: TextFont(size: 17).lineHeight)
  }

  @Test func `the page gets the space around the content, before the first elements`() throws {
    try open("whole")
    let messages = take()
    let screen = try #require(screens(messages).last)
    // 47 for the status bar, 44 for the bar, and 52 for the large title.
    expect(screen.insets, equals: Insets(top: 143, left: 0, bottom: 34, right: 0))
    expect(screen.collapse, equals: 52)
    expect(!screen.canGoBack)
    expect(screen.place, equals: PaintBox(x: 0, y: 0, width: 390, height: 844))
    let snapshot = try #require(deltas(messages).first)
    expect(snapshot.base, equals: nil)
    expect(screen.revision, equals: deltas(messages).last?.revision)
    expect(snapshot.inserted.filter { $0.category == 0 }.count, equals: 3)
    expect(offset(messages), equals: Point(x: 0, y: -143))
    let state = messages.compactMap {
      if case .report(.stage(let state)) = $0 { state } else { nil }
    }
    expect(state.last?.isScreen, equals: true)
  }

  @Test func `a screen knows what the device covers when it appears`() throws {
    try open("covered", isLarge: false)
    let first = try #require(grid?.dataSource as? Grid)
    // 47 for the status bar and 44 for the bar; 34 at the lower edge.
    expect(first.firstArea, equals: UIEdgeInsets(top: 91, left: 0, bottom: 34, right: 0))
  }

  @Test func `offsets of the page count from the viewport's edge`() throws {
    try open("lower", start: 200, isLarge: false)
    let screen = try #require(screens(take()).last)
    expect(screen.place, equals: PaintBox(x: 0, y: 200, width: 390, height: 644))
    expect(screen.insets, equals: Insets(top: 200, left: 0, bottom: 34, right: 0))
    expect(stage.views[1]?.offset, equals: Point(x: 0, y: -200))
    try stage.scroll(
      ClientMessage.Scroll(
        seq: 3,
        view: 1,
        offset: Point(x: 0, y: -150),
        velocity: Point(x: 0, y: 0),
        phase: .drag
      )
    )
    expect(grid?.contentOffset, equals: CGPoint(x: 0, y: 50))
    expect(offset(take()), equals: nil)
  }

  @Test func `the place of a new screen's content is told before the content`() throws {
    try open("first")
    let messages = take()
    let place = try #require(messages.firstIndex { offset([$0]) != nil })
    let screen = try #require(messages.firstIndex { !screens([$0]).isEmpty })
    let content = try #require(messages.firstIndex { !deltas([$0]).isEmpty })
    // Content that is lower than its room would be brought back to the bounds that it has without the bars.
    #expect(place < screen && screen < content)
  }

  @Test func `the place of other content is told before the content`() throws {
    try open("other")
    _ = take()
    let first = try #require(grid?.dataSource as? Grid)
    let next = Grid(start: 0)
    // Ten rows of 400 points, of which the app shows what begins at 200.
    next.count = 30
    next.navigationItem.largeTitleDisplayMode = .never
    first.navigationController?.pushViewController(next, animated: false)
    next.grid.contentOffset = CGPoint(x: 0, y: 200)
    stage.settleScreens()
    let messages = take()
    expect(offset(messages), equals: Point(x: 0, y: 200))
    let place = try #require(messages.firstIndex { offset([$0]) != nil })
    let screen = try #require(messages.firstIndex { !screens([$0]).isEmpty })
    let content = try #require(messages.firstIndex { !deltas([$0]).isEmpty })
    #expect(place < screen && screen < content)
  }

  @Test func `content that rests across its direction stays in a collection view that moved on`()
    throws
  {
    try open("lower", start: 200, isLarge: false)
    _ = take()
    // The page reports where the content was at another place of the collection view.
    try stage.scroll(
      ClientMessage.Scroll(
        seq: 3,
        view: 1,
        offset: Point(x: -80, y: -200),
        velocity: Point(x: 0, y: 0),
        phase: .idle
      )
    )
    expect(grid?.contentOffset, equals: .zero)
  }

  @Test func `other words for the code's texts are one step, which goes back`() throws {
    try open("words")
    let key = CollectionParameters.words
    expect(stage.document.kind.parameters.contains { $0.key == key })
    let screen = try #require(stage.views[1]?.seat.screen)
    try stage.set(key, to: .choice("long"), by: 1, .end, number: 2, animated: false)
    expect(screen.words, equals: .long)
    try stage.act(.undo, number: 3, client: 1, view: 1)
    #expect(screen.words == nil && stage.document.overrides[key] == nil)
  }

  @Test func `an action of the app changes its own items, as one batch`() throws {
    try open("added")
    _ = take()
    try tap(365, 69)
    let changes = deltas(take())
    expect(grid?.numberOfItems(inSection: 0), equals: 4)
    expect(changes.flatMap(\.inserted).count, equals: 1)
    expect(changes.allSatisfy { $0.base != nil })
    expect(stage.views[1]?.source.data.itemCount, equals: 4)
  }

  @Test func `an item is moved by the app, if it moves items`() throws {
    try open("moved")
    let grid = try #require(grid?.dataSource as? Grid)
    let items = stage.views[1]?.source.data.section(0)?.items.map(\.id) ?? []
    let drag = {
      [stage] (phase: StageDrag.Phase, x: Double, items: [String]) throws(ProtocolError) in
      let drag = StageDrag(phase: phase, point: Point(x: x, y: 200), items: items)
      try stage.act(.drag(drag), number: 2, client: 1, view: 1)
    }
    #expect(throws: ProtocolError.self) { try drag(.began, 50, [items[0]]) }
    grid.tesseraMovesItems = true
    try drag(.began, 50, [items[0]])
    try drag(.moved, 340, [])
    try drag(.ended, 340, [])
    expect(grid.moves, equals: ["0 to 2"])
  }

  @Test func `a list behind another screen goes on changing, with sections that scroll sideways`()
    throws
  {
    try open("behind")
    let list = try #require(grid)
    let size = NSCollectionLayoutSize(
      widthDimension: .absolute(100),
      heightDimension: .absolute(400)
    )
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size,
      subitems: [NSCollectionLayoutItem(layoutSize: size)]
    )
    let section = NSCollectionLayoutSection(group: group)
    section.orthogonalScrollingBehavior = .continuous
    list.setCollectionViewLayout(
      UICollectionViewCompositionalLayout(section: section),
      animated: false
    )
    _ = take()
    for (phase, at) in [(StageTouch.Phase.began, 0.0), (.ended, 0.1)] {
      let touch = StageTouch(phase: phase, point: Point(x: 50, y: 50), at: at)
      try stage.act(.touch(touch), number: 2, client: 1, view: 1)
    }
    expect(screens(take()).last?.place, equals: nil)
    list.reloadData()
    list.layoutIfNeeded()
    expect(list.visibleCells.count, equals: 3)
  }

  @Test func `a selected item leads to another screen, and there is a way back`() throws {
    try open("pushed")
    _ = take()
    for (phase, at) in [(StageTouch.Phase.began, 0.0), (.ended, 0.1)] {
      let touch = StageTouch(phase: phase, point: Point(x: 50, y: 50), at: at)
      try stage.act(.touch(touch), number: 2, client: 1, view: 1)
    }
    let there = take()
    let page = try #require(screens(there).last)
    expect(page.place, equals: nil)
    expect(page.canGoBack)
    expect(deltas(there).contains { $0.base == nil && $0.inserted.isEmpty })
    try stage.act(.back, number: 3, client: 1, view: 1)
    let back = take()
    expect(screens(back).last?.canGoBack, equals: false)
    let snapshot = try #require(deltas(back).first { $0.base == nil })
    expect(snapshot.inserted.filter { $0.category == 0 }.count, equals: 3)
    #expect(snapshot.revision > (deltas(there).last?.revision ?? 0))
  }

  @Test func `what is not there is refused with its field`() throws {
    try open("refused")
    for action in [StageAction.back, .type(text: "a")] {
      let error = #expect(throws: ProtocolError.self) {
        try stage.act(action, number: 4, client: 1, view: 1)
      }
      expect(error?.code, equals: "not-found")
      expect(error?.field, equals: "view")
    }
    let plain = Stage(limits: .standard, nowMs: { 0 }, send: { _ in })
    plain.open(1, viewport, Point(x: 0, y: 0), revision: 0, adopting: nil)
    let touch = ScreenTouch(phase: .began, point: Point(x: 1, y: 1))
    #expect(throws: ProtocolError.self) {
      try plain.act(.finger(touch), number: 4, client: 1, view: 1)
    }
  }

  @Test func `a changed viewport lays the whole screen out anew`() throws {
    try open("turned")
    _ = take()
    var wide = viewport
    (wide.width, wide.height) = (844, 390)
    wide.insets = Insets(top: 0, left: 47, bottom: 21, right: 47)
    try stage.resize(1, to: wide)
    let screen = try #require(screens(take()).last)
    expect(screen.place, equals: PaintBox(x: 0, y: 0, width: 844, height: 390))
    // On a phone that is held sideways, a bar is low, and its title small.
    expect(screen.insets.top, equals: 32)
    expect(screen.insets.bottom, equals: 21)
    expect(grid?.frame.size, equals: CGSize(width: 844, height: 390))
  }
}
