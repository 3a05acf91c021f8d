// SPDX-License-Identifier: Apache-2.0
import Expectations
import Foundation
import GalleryLayouts
import Testing
import UIKitTestSupport

@testable import LayoutEngine
@testable import UIKit

/// What a collection view needs from its data source, and when it asks.
@MainActor
@Suite(.ownProcess) struct DataSourceTests {
  private func view(
    _ layout: UICollectionViewLayout,
    _ source: any UICollectionViewDataSource
  ) -> UICollectionView {
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 300, height: 400),
      collectionViewLayout: layout
    )
    view.register(SpyCell.self, forCellWithReuseIdentifier: "cell")
    view.dataSource = source
    view.layoutIfNeeded()
    return view
  }

  private func frames(_ view: UICollectionView) -> [String: CGRect] {
    let cells = view.visibleCells.map { ($0.content.title, $0.frame) }
    return Dictionary(uniqueKeysWithValues: cells)
  }

  private func square(_ x: CGFloat, _ y: CGFloat) -> CGRect {
    CGRect(x: x, y: y, width: 100, height: 100)
  }

  private func row(_ number: Int) -> CGRect {
    CGRect(x: 0, y: number * 100, width: 300, height: 100)
  }

  @Test func `a grid, a list and a circle of the same data differ by places alone`() {
    let source = ArraySource([["a", "b", "c"], ["d"]])
    let grid = UICollectionViewFlowLayout()
    grid.itemSize = CGSize(width: 100, height: 100)
    grid.minimumLineSpacing = 0
    grid.minimumInteritemSpacing = 0
    let view = view(grid, source)
    // Three squares fill a line of 300; the other section begins a new line.
    let squares = [
      "a": square(0, 0), "b": square(100, 0), "c": square(200, 0), "d": square(0, 100),
    ]
    expect(frames(view), equals: squares)
    let (cells, keys) = (view.visibleCells, view.visible.ordered.map(\.key))
    view.collectionViewLayout = RowsLayout()
    view.layoutIfNeeded()
    expect(frames(view), equals: ["a": row(0), "b": row(1), "c": row(2), "d": row(3)])
    view.collectionViewLayout = CircleLayout()
    view.layoutIfNeeded()
    expect(frames(view)["a"]?.width, equals: 60)
    expect(view.numberOfSections, equals: 2)
    expect((0..<2).map { view.numberOfItems(inSection: $0) }, equals: [3, 1])
    expect(view.visibleCells, equals: cells)
    expect(Set(view.visible.ordered.map(\.key)), equals: Set(keys))
    expect(source.configured.count, equals: 4)
    expect(source.countQueries, equals: 1)
  }

  @Test func `without a delegate everything is laid out and can be selected`() {
    let source = ArraySource([["a", "b"]])
    let view = view(RowsLayout(), source)
    #expect(view.delegate == nil)
    expect(frames(view), equals: ["a": row(0), "b": row(1)])
    view.touchBegan(at: CGPoint(x: 150, y: 150))
    view.touchEnded(at: CGPoint(x: 150, y: 150))
    expect(view.indexPathsForSelectedItems, equals: [.at(0, 1)])
    expect(view.visibleCells.map(\.isSelected), equals: [false, true])
  }

  @Test func `every change of the data asks for counts once, and nothing else asks`() {
    let scene = Scene([["a", "b", "c"]])
    let (view, source) = (scene.view, scene.source)
    func queries(_ change: () -> Void) -> Int {
      let before = source.countQueries
      change()
      view.layoutIfNeeded()
      return source.countQueries - before
    }
    func show(_ items: [String], _ tell: () -> Void) -> Int {
      queries {
        source.sections = [items]
        tell()
      }
    }
    expect(source.countQueries, equals: 1, "the first display")
    expect(show(["x", "a", "b", "c"]) { view.insertItems(at: [.at(0, 0)]) }, equals: 1)
    expect(show(["a", "b", "c"]) { view.deleteItems(at: [.at(0, 0)]) }, equals: 1)
    expect(show(["c", "a", "b"]) { view.moveItem(at: .at(0, 2), to: .at(0, 0)) }, equals: 1)
    let batch = show(["b", "y"]) {
      view.performBatchUpdates {
        view.deleteItems(at: [.at(0, 0), .at(0, 1)])
        view.insertItems(at: [.at(0, 1)])
      }
    }
    expect(batch, equals: 1)
    expect(queries { view.reloadData() }, equals: 1)
    expect(queries { view.collectionViewLayout.invalidateLayout() }, equals: 0)
    expect(queries { view.frame.size.width = 200 }, equals: 0)
    expect(queries { view.collectionViewLayout = RowsLayout() }, equals: 0)
    expect(
      queries { view.selectItem(at: .at(0, 0), animated: false, scrollPosition: []) },
      equals: 0
    )
    let other = ArraySource([["z"]])
    expect(queries { view.dataSource = other }, equals: 0)
    expect(other.countQueries, equals: 1)
    expect(scene.titles, equals: ["z"])
  }

  @Test func `a collection view is a scroll view that tells its delegate of scrolling`() {
    final class Listener: UICollectionViewDelegate {
      var offsets: [CGFloat] = []

      func scrollViewDidScroll(_ scrollView: UIScrollView) {
        offsets.append(scrollView.contentOffset.y)
      }
    }
    let scene = Scene([numbered(10)])
    let listener = Listener()
    scene.view.delegate = listener
    let scroll: UIScrollView = scene.view
    expect(scroll.contentSize, equals: CGSize(width: 300, height: 1000))
    scroll.contentOffset = CGPoint(x: 0, y: 250)
    expect(scroll.bounds, equals: CGRect(x: 0, y: 250, width: 300, height: 400))
    scroll.contentInset.bottom = 30
    expect(scroll.adjustedContentInset.bottom, equals: 30)
    expect(listener.offsets, equals: [250])
  }

  @Test func `a cell provider that gives no cell is told, and an empty cell takes its place`() {
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 300, height: 400),
      collectionViewLayout: RowsLayout()
    )
    view.register(SpyCell.self, forCellWithReuseIdentifier: "cell")
    let source = UICollectionViewDiffableDataSource<String, String>(collectionView: view) {
      view,
      path,
      item in
      guard item != "b" else { return nil }
      let cell = view.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
      cell.content.title = item
      return cell
    }
    source.apply(NSDiffableDataSourceSnapshot(uniquing: [("s", ["a", "b", "c"])]))
    view.layoutIfNeeded()
    expect(view.diagnostics.map(\.code), equals: ["missing-view"])
    expect(view.diagnostics.first?.message.contains("did not return a valid cell"), equals: true)
    expect(view.visibleCells.map(\.content.title), equals: ["a", "", "c"])
  }

  @Test func `identities that change each time are reported, and all items are shown`() {
    final class Forgetful: ArraySource, CollectionViewIdentitySource {
      var asked = 0

      func identity(forItemAt position: ElementPosition) -> String {
        asked += 1
        return "\(asked)"
      }

      func identity(forSection section: Int) -> String { "s" }
    }
    let source = Forgetful([["a", "b", "c"]])
    let view = view(RowsLayout(), source)
    for items in [["a", "b", "c"], ["c", "a"], ["x", "c", "a", "b"]] {
      source.sections = [items]
      view.reloadData()
      view.layoutIfNeeded()
      expect(view.visibleCells.map(\.content.title), equals: items)
      expect(view.diagnostics.map(\.code), equals: ["lost-identity"])
    }
    source.sections = [["x", "c", "b"]]
    view.deleteItems(at: [.at(0, 2)])
    expect(view.visibleCells.map(\.content.title), equals: ["x", "c", "b"])
  }
}
