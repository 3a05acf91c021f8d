// SPDX-License-Identifier: Apache-2.0
import Expectations
import Foundation
import LayoutEngine
import StageProtocol
import Testing
import UIKit
import UIKitTestSupport

@testable import LayoutLibrary
@testable import StageHost

/// Banners of 351 of 390 points, which rest in the middle: 19.5 points beside the first one.
private final class Banners: UIViewController, UICollectionViewDataSource {
  var counts: [Int] = []
  lazy var list = UICollectionView(frame: .zero, collectionViewLayout: layout)

  private var layout: UICollectionViewLayout {
    let size = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(0.9),
      heightDimension: .absolute(100)
    )
    let whole = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1),
      heightDimension: .fractionalHeight(1)
    )
    let item = NSCollectionLayoutItem(layoutSize: whole)
    let section = NSCollectionLayoutSection(group: .horizontal(layoutSize: size, subitems: [item]))
    section.interGroupSpacing = 10
    section.orthogonalScrollingBehavior = .groupPagingCentered
    return UICollectionViewCompositionalLayout(section: section)
  }

  override func viewDidLoad() {
    list.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    list.dataSource = self
    view.addSubview(list)
  }

  override func viewDidLayoutSubviews() { list.frame = view.bounds }

  func numberOfSections(in view: UICollectionView) -> Int { counts.count }
  func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    counts[section]
  }
  func collectionView(
    _ view: UICollectionView,
    cellForItemAt path: IndexPath
  ) -> UICollectionViewCell {
    view.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
  }
}

/// Sections of apps that scroll sideways, whose data come later or change.
@MainActor
@Suite(.ownProcess) struct ScreenSectionsTests {
  private final class Sent { var messages: [HostMessage] = [] }

  private static let unit: Int64 = 64
  /// The offset of a section whose first banner is in the middle.
  private static let first = -39 * unit / 2

  private let sent = Sent()
  private let stage: Stage
  private let banners = Banners()

  init() throws {
    stage = Stage(limits: .standard, nowMs: { 0 }, send: { [sent] in sent.messages.append($0) })
    LayoutRegistry.shared.add("banners", isScreen: true) { [banners] _ in
      let source = OwnSource("Banners", banners)
      source.show(banners)
      return LayoutInstance(screen: source)
    }
    let layout = try #require(LayoutRegistry.shared.entry("banners"))
    let entry = CompileReport.Entry(
      id: "banners",
      kind: .screen,
      file: "B.swift",
      line: 1,
      column: 1
    )
    let kind = LibraryKind.make(.init(layout: layout), of: entry) { _, _, _ in .items }
    stage.document.show(LayoutChoice(own: kind), named: "B.swift")
    stage.showAll(nil)
    let viewport = Viewport(
      width: 390,
      height: 844,
      scale: 1,
      insets: Insets(top: 0, left: 0, bottom: 0, right: 0)
    )
    stage.open(1, viewport, Point(x: 0, y: 0), revision: 0, adopting: nil)
  }

  /// What the page has after all messages so far.
  private func table() throws -> ElementTable {
    var table = ElementTable()
    for case .delta(let delta) in sent.messages { try table.apply(delta) }
    return table
  }

  /// The sections of the page, by the numbers that they have in the app.
  private func sections() throws -> [Int: WireOrthogonalSection] {
    Dictionary(
      uniqueKeysWithValues: try table().orthogonalSections.values.compactMap { section in
        Int(section.key.dropFirst("section-".count)).map { ($0, section) }
      }
    )
  }

  /// How many of the page's elements scroll with a section.
  private func elements(in section: Int) throws -> Int {
    let number = try sections()[section]?.id
    return try table().elements.values.filter { $0.attributes.orthogonalSection == number }.count
  }

  private func reload(_ counts: [Int]) {
    banners.counts = counts
    banners.list.reloadData()
    banners.list.layoutIfNeeded()
  }

  private func scroll(_ section: Int, to x: Double) throws {
    let id = try #require(try sections()[section]?.id)
    try stage.scroll(
      ClientMessage.Scroll(
        seq: 3,
        view: 1,
        orthogonalSection: id,
        offset: Point(x: x, y: 0),
        velocity: Point(x: 0, y: 0),
        phase: .idle
      )
    )
  }

  @Test func `banners that come later begin in the middle, also with two changes at a time`() throws
  {
    expectEmpty(try sections().keys)
    reload([3])
    // Another change, which leaves the banners alone, comes before the page hears of them.
    banners.counts = [3, 2]
    banners.list.insertSections([1])
    stage.settleScreens()
    expect(try sections().mapValues(\.offset), equals: [0: Self.first, 1: Self.first])
    // No banner stands where a section is that does not scroll.
    let cells = try table().elements.values.filter { $0.category == 0 }
    expect(cells.filter { $0.attributes.orthogonalSection == 0 }.count, equals: 0)
    // The first one is seen, and 9.5 points of the second one.
    expect(try elements(in: 0) >= 2)
    expect(try elements(in: 1), equals: 2)
  }

  @Test func `a section that was empty begins in the middle when it is filled`() throws {
    reload([0, 2])
    stage.settleScreens()
    expect(try sections().mapValues(\.offset), equals: [1: Self.first])
    banners.counts = [3, 2]
    banners.list.insertItems(at: (0..<3).map { IndexPath(item: $0, section: 0) })
    stage.settleScreens()
    expect(try sections().mapValues(\.offset), equals: [0: Self.first, 1: Self.first])
    expect(try elements(in: 0), equals: 3)
  }

  @Test func `a scrolled section keeps its place when others come before it and when it grows`()
    throws
  {
    reload([3])
    stage.settleScreens()
    // The second banner begins 361 points further.
    try scroll(0, to: 341.5)
    banners.counts = [2, 3]
    banners.list.insertSections([0])
    stage.settleScreens()
    var found = try sections()
    expect(found.mapValues(\.offset), equals: [0: Self.first, 1: 683 * Self.unit / 2])
    banners.counts = [2, 4]
    banners.list.insertItems(at: [IndexPath(item: 3, section: 1)])
    stage.settleScreens()
    found = try sections()
    let layout = banners.list.collectionViewLayout as? UICollectionViewCompositionalLayout
    expect(layout?.orthogonalOffset(inSection: 0), equals: -19.5)
    expect(layout?.orthogonalOffset(inSection: 1), equals: 341.5)
    // Four banners and three gaps are 1434 points; the last one rests in the middle.
    expect(found[1]?.upper, equals: (3 * 361 * 2 - 39) * Self.unit / 2)
  }
}
