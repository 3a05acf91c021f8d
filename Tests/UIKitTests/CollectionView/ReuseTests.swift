// SPDX-License-Identifier: Apache-2.0
import Expectations
import Foundation
import LayoutEngine
import Testing
import UIKit
import UIKitTestSupport

@MainActor
@Suite(.ownProcess) struct ReuseTests {
  final class Heard: UICollectionViewDelegate {
    var events: [String] = []

    func collectionView(
      _ collectionView: UICollectionView,
      willDisplay cell: UICollectionViewCell,
      forItemAt indexPath: IndexPath
    ) {
      events.append("will \(indexPath.item)")
    }

    func collectionView(
      _ collectionView: UICollectionView,
      didEndDisplaying cell: UICollectionViewCell,
      forItemAt indexPath: IndexPath
    ) {
      events.append("end \(indexPath.item)")
    }
  }

  private func cells(_ scene: Scene) -> [SpyCell] {
    scene.view.visibleCells.compactMap { $0 as? SpyCell }
  }

  @Test func `a new view is made and not told to get ready for reuse`() {
    let scene = Scene([numbered(10)])
    expect(cells(scene).map(\.reuses), equals: [0, 0, 0, 0])
    expect(scene.view.queues.createdCount, equals: 4)
  }

  @Test func `a view that left comes back, ready for reuse once`() {
    let scene = Scene([numbered(20)])
    let before = Set(cells(scene).map(ObjectIdentifier.init))
    scene.view.contentOffset.y = 400
    scene.view.layoutIfNeeded()
    let after = cells(scene)
    expect(Set(after.map(ObjectIdentifier.init)), equals: before)
    expect(after.map(\.reuses), equals: [1, 1, 1, 1])
    expect(scene.titles, equals: ["4", "5", "6", "7"])
    expect(scene.view.queues.createdCount, equals: 4)
  }

  @Test func `only what is seen is asked for, whatever the number of items`() {
    let scene = Scene([numbered(10_000)])
    expect(scene.source.configured, equals: (0..<4).map { .at(0, $0) })
  }

  @Test func `what leaves is told before what comes`() {
    let scene = Scene([numbered(20)])
    let heard = Heard()
    scene.view.delegate = heard
    scene.view.contentOffset.y = 100
    scene.view.layoutIfNeeded()
    expect(heard.events, equals: ["end 0", "will 4"])
  }

  @Test func `equal attributes are not applied again`() {
    let scene = Scene([numbered(20)])
    scene.layout.invalidateLayout()
    scene.view.layoutIfNeeded()
    expect(cells(scene).map(\.applied), equals: [1, 1, 1, 1])
    scene.layout.rowHeight = 120
    scene.layout.invalidateLayout()
    scene.view.layoutIfNeeded()
    expect(cells(scene).map(\.applied), equals: [2, 2, 2, 2])
  }

  @Test func `a layout may mutate and hand out the same objects`() {
    let scene = Scene([numbered(4)])
    scene.layout.rows[0].alpha = 0.5
    scene.view.reconfigureItems(at: [])
    scene.view.preloadInsets.top = 1
    scene.view.layoutIfNeeded()
    expect(scene.told.last?.updated.map(\.attributes.alpha), equals: [0.5])
  }

  @Test func `an identifier that nobody registered is told and a plain cell takes its place`() {
    let scene = Scene([["a"]])
    let cell = scene.view.dequeueReusableCell(withReuseIdentifier: "none", for: .at(0, 0))
    #expect(type(of: cell) == UICollectionViewCell.self)
    expect(
      scene.view.diagnostics.map(\.message),
      equals: [
        "could not dequeue a view of kind: UICollectionElementKindCell with identifier none - "
          + "must register a nib or a class for the identifier"
      ]
    )
  }

  @Test func `another registration makes later views of another class`() {
    let scene = Scene([numbered(20)])
    scene.view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    scene.view.contentOffset.y = 100
    scene.view.layoutIfNeeded()
    expect(cells(scene).count, equals: 3)
    expect(scene.view.visibleCells.count, equals: 4)
  }

  @Test func `registrations dequeue and configure in one call`() {
    let scene = Scene([["a"]])
    var seen: [String] = []
    let cells = UICollectionView.CellRegistration<SpyCell, String> { cell, path, item in
      cell.content.title = item
      seen.append("\(path.item) \(item)")
    }
    let cell = scene.view.dequeueConfiguredReusableCell(using: cells, for: .at(0, 0), item: "x")
    expect(cell.content.title, equals: "x")
    expect(seen, equals: ["0 x"])
    let headers = UICollectionView.SupplementaryRegistration<UICollectionReusableView>(
      elementKind: "Header"
    ) { view, kind, path in
      view.content.title = "\(kind) \(path.section)"
    }
    let header = scene.view.dequeueConfiguredReusableSupplementary(using: headers, for: .at(3, 0))
    expect(header.content.title, equals: "Header 3")
  }

  @Test func `contents that are read again keep their view`() throws {
    let scene = Scene([["a", "b"]])
    let before = scene.view.visibleCells
    scene.source.sections = [["a", "B"]]
    scene.view.reconfigureItems(at: [.at(0, 1)])
    scene.view.layoutIfNeeded()
    expect(scene.titles, equals: ["a", "B"])
    #expect(scene.view.visibleCells[1] === before[1])
    expect(cells(scene)[1].reuses, equals: 0)
    let update = try #require(scene.told.last?.updated.first)
    expect(update.contentChanged)
    expect(update.position, equals: ElementPosition(section: 0, item: 1))
  }

  @Test func `one identifier under two kinds is two registrations`() {
    final class Header: UICollectionReusableView {}
    final class Badge: UICollectionReusableView {}
    let view = Scene([["a"]]).view
    view.register(
      Header.self,
      forSupplementaryViewOfKind: "Header",
      withReuseIdentifier: "same"
    )
    view.register(Badge.self, forSupplementaryViewOfKind: "Badge", withReuseIdentifier: "same")
    let header = view.dequeueReusableSupplementaryView(
      ofKind: "Header",
      withReuseIdentifier: "same",
      for: .at(0, 0)
    )
    let badge = view.dequeueReusableSupplementaryView(
      ofKind: "Badge",
      withReuseIdentifier: "same",
      for: .at(0, 0)
    )
    #expect(header is Header)
    #expect(badge is Badge)
    expect(header.reuseIdentifier, equals: "same")
  }

  @Test func `attributes are applied to the view exactly`() throws {
    let scene = Scene([["a"]])
    let row = scene.layout.rows[0]
    row.alpha = 0.5
    row.isHidden = true
    row.transform = CGAffineTransform(scaleX: 2, y: 1)
    scene.view.preloadInsets.top = 1
    scene.view.layoutIfNeeded()
    let cell = try #require(scene.view.cellForItem(at: .at(0, 0)))
    expect(cell.alpha, equals: 0.5)
    expect(cell.isHidden)
    expect(cell.transform, equals: CGAffineTransform(scaleX: 2, y: 1))
    expect(cell.bounds, equals: CGRect(x: 0, y: 0, width: 300, height: 100))
    expect(cell.frame, equals: CGRect(x: -150, y: 0, width: 600, height: 100))
  }
}
