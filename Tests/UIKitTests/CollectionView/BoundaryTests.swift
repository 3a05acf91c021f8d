// SPDX-License-Identifier: Apache-2.0
import Expectations
import Foundation
import LayoutEngine
import Testing
import UIKit
import UIKitTestSupport

/// Mistakes of layouts and callers that do no harm.
@MainActor
@Suite(.ownProcess) struct BoundaryTests {
  private func extra(_ frame: CGRect, _ path: IndexPath = .at(0, 0)) -> RowsLayout {
    let layout = RowsLayout()
    let attributes = UICollectionViewLayoutAttributes(forCellWith: path)
    attributes.frame = frame
    layout.extras = [attributes]
    return layout
  }

  @Test func `an index path that does not exist is told and left out`() {
    let layout = extra(CGRect(x: 0, y: 0, width: 10, height: 10), .at(2, 5))
    let scene = Scene([["a"]], layout: layout)
    expect(scene.titles, equals: ["a"])
    expect(
      scene.view.diagnostics,
      equals: [
        LayoutDiagnostic(
          code: "index-path",
          message:
            "UICollectionView received layout attributes for a cell with an index path that does "
            + "not exist: 2, 5",
          section: 2,
          item: 5
        )
      ]
    )
  }

  @Test func `a cell's path has two indexes`() {
    let layout = extra(CGRect(x: 0, y: 0, width: 9, height: 9), IndexPath(indexes: [0, 0, 1]))
    let scene = Scene([["a"]], layout: layout)
    expect(scene.view.diagnostics.map(\.code), equals: ["index-path"])
  }

  @Test(arguments: [CGFloat.nan, .infinity, 1e12])
  func `frames without meaning are told and left out`(_ number: CGFloat) {
    let layout = extra(CGRect(x: number, y: 0, width: 10, height: 10), .at(0, 1))
    let scene = Scene([["a", "b"]], layout: layout)
    expect(scene.view.diagnostics.map(\.code), equals: ["not-finite"])
    expect(scene.titles, equals: ["a", "b"])
  }

  @Test func `a negative content size counts as nothing`() {
    final class Negative: RowsLayout {
      override var collectionViewContentSize: CGSize { CGSize(width: 10, height: -133.5) }
    }
    let scene = Scene([["a"]], layout: Negative())
    expect(scene.view.contentSize, equals: CGSize(width: 10, height: 0))
    expect(scene.view.diagnostics.map(\.code), equals: ["content-size"])
  }

  @Test func `one element named twice is shown once`() {
    let layout = extra(CGRect(x: 0, y: 0, width: 10, height: 10))
    let scene = Scene([["a"]], layout: layout)
    expect(scene.told.last?.inserted.count, equals: 1)
    expect(scene.view.diagnostics.map(\.code), equals: ["duplicate-element"])
  }

  @Test func `a layout may move the content and change itself while it prepares`() {
    final class Restless: RowsLayout {
      override func prepare() {
        super.prepare()
        collectionView?.contentInset = UIEdgeInsets(top: 50, left: 0, bottom: 0, right: 0)
        collectionView?.contentOffset = CGPoint(x: 0, y: 200)
        collectionView?.decelerationRate = .fast
        collectionView?.scrollToItem(at: .at(0, 3), at: .top, animated: false)
        invalidateLayout()
      }
    }
    let layout = Restless()
    let scene = Scene([numbered(10)], layout: layout, isShown: false)
    _ = layout.takeTrace()
    scene.view.layoutIfNeeded()
    scene.view.layoutIfNeeded()
    expect(layout.takeTrace(), equals: ["prepare", "invalidate", "contentSize", "elements"])
    expect(scene.view.contentInset.top, equals: 50)
  }

  @Test func `asking for visible cells while answering is told`() {
    final class Curious: RowsLayout {
      override func layoutAttributesForElements(
        in rect: CGRect
      ) -> [UICollectionViewLayoutAttributes]? {
        _ = collectionView?.visibleCells
        return super.layoutAttributesForElements(in: rect)
      }
    }
    let scene = Scene([["a"]], layout: Curious())
    expect(scene.view.diagnostics.map(\.code), equals: ["re-entrancy"])
  }

  @Test func `without a data source there are no sections and nothing is shown`() {
    let scene = Scene([["a"]])
    scene.view.dataSource = nil
    scene.view.layoutIfNeeded()
    expect(scene.view.numberOfSections, equals: 0)
    expectEmpty(scene.titles)
    expect(scene.told.last?.removed.count, equals: 1)
  }

  @Test func `a data source without the optional method has one section`() {
    final class Minimal: UICollectionViewDataSource {
      func collectionView(
        _ collectionView: UICollectionView,
        numberOfItemsInSection section: Int
      ) -> Int {
        2
      }
      func collectionView(
        _ collectionView: UICollectionView,
        cellForItemAt indexPath: IndexPath
      ) -> UICollectionViewCell {
        UICollectionViewCell()
      }
    }
    let scene = Scene([["a"]])
    let minimal = Minimal()
    scene.view.dataSource = minimal
    expect(scene.view.numberOfSections, equals: 1)
    expect(scene.view.dataSource?.numberOfSections?(in: scene.view), equals: nil)
    scene.view.dataSource = scene.source
    expect(scene.view.dataSource?.numberOfSections?(in: scene.view), equals: 1)
  }

  @Test func `a supplementary view that nobody provides is told`() {
    let layout = RowsLayout()
    let header = UICollectionViewLayoutAttributes(
      forSupplementaryViewOfKind: "Header",
      with: .at(0, 0)
    )
    header.frame = CGRect(x: 0, y: 0, width: 300, height: 20)
    layout.extras = [header]
    let scene = Scene([["a"]], layout: layout)
    expect(scene.view.diagnostics.map(\.code), equals: ["missing-view"])
    expect(scene.view.diagnostics.map(\.elementKind), equals: ["Header"])
  }

  @Test func `bounds without meaning are refused`() {
    let scene = Scene([["a"]])
    scene.view.contentOffset.y = .nan
    expect(scene.view.contentOffset, equals: .zero)
    expect(scene.view.diagnostics.map(\.code), equals: ["not-finite"])
  }

  @Test func `a reload asked for while views are provided is not lost`() {
    final class Hasty: ArraySource {
      override func collectionView(
        _ collectionView: UICollectionView,
        cellForItemAt indexPath: IndexPath
      ) -> UICollectionViewCell {
        if sections == [["a"]] {
          sections = [["b"]]
          collectionView.reloadData()
        }
        return super.collectionView(collectionView, cellForItemAt: indexPath)
      }
    }
    let source = Hasty([["a"]])
    let scene = Scene([[]])
    scene.view.dataSource = source
    scene.view.layoutIfNeeded()
    scene.view.layoutIfNeeded()
    expect(source.configured, equals: [.at(0, 0), .at(0, 0)])
    expect(scene.titles, equals: ["b"])
  }

  @Test func `laying out within a batch waits for its end`() {
    let scene = Scene([["a", "b"]])
    scene.view.performBatchUpdates {
      scene.source.sections = [["b"]]
      scene.view.deleteItems(at: [.at(0, 0)])
      scene.layout.invalidateLayout()
      scene.view.layoutIfNeeded()
      expect(scene.layout.rows.count, equals: 2)
    }
    expect(scene.titles, equals: ["b"])
    expectEmpty(scene.view.diagnostics)
  }

  @Test func `a size that comes after the first question lays out again`() throws {
    let scene = Scene([["a"]], isShown: false)
    expect(scene.view.layoutAttributesForItem(at: .at(0, 0))?.frame.width, equals: 300)
    scene.view.frame.size.width = 200
    scene.view.layoutIfNeeded()
    expect(scene.told.last?.inserted.map(\.attributes.frame.width), equals: [200])
  }

  @Test func `changes made while views are shown become a reload`() {
    final class Eager: UICollectionViewDelegate {
      var source: ArraySource?
      func collectionView(
        _ collectionView: UICollectionView,
        willDisplay cell: UICollectionViewCell,
        forItemAt indexPath: IndexPath
      ) {
        guard let source, source.sections == [["a", "b"]] else { return }
        source.sections = [["b"]]
        collectionView.deleteItems(at: [.at(0, 0)])
      }
    }
    let scene = Scene([["a"]])
    let eager = Eager()
    eager.source = scene.source
    scene.view.delegate = eager
    scene.source.sections = [["a", "b"]]
    scene.view.insertItems(at: [.at(0, 1)])
    scene.view.layoutIfNeeded()
    expect(scene.titles, equals: ["b"])
  }
}
