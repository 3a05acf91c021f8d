// SPDX-License-Identifier: Apache-2.0
import Expectations
import Foundation
import GalleryLayouts
import TestSupport
import Testing
import UIKit
import UIKitTestSupport

@MainActor
@Suite(.ownProcess) struct WaterfallLayoutTests {
  /// Sections of image heights, as data source and layout delegate.
  final class Pictures: UICollectionViewDataSource, WaterfallLayoutDelegate {
    var heights: [[CGFloat]]
    var asked: [IndexPath] = []

    init(_ heights: [[CGFloat]]) { self.heights = heights }

    func numberOfSections(in collectionView: UICollectionView) -> Int { heights.count }

    func collectionView(
      _ collectionView: UICollectionView,
      numberOfItemsInSection section: Int
    ) -> Int {
      heights[section].count
    }

    func collectionView(
      _ collectionView: UICollectionView,
      cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      collectionView.dequeueReusableCell(withReuseIdentifier: "picture", for: indexPath)
    }

    func collectionView(
      _ collectionView: UICollectionView,
      heightForImageAtIndexPath indexPath: IndexPath
    ) -> CGFloat {
      asked.append(indexPath)
      return heights[indexPath.section][indexPath.item]
    }
  }

  let pictures: Pictures
  let layout = WaterfallLayout()
  let view: UICollectionView

  init() {
    pictures = Pictures([[200, 100, 50, 80]])
    view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 375, height: 667),
      collectionViewLayout: layout
    )
    view.contentInset = UIEdgeInsets(top: 23, left: 10, bottom: 10, right: 10)
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "picture")
    view.dataSource = pictures
    layout.delegate = pictures
    view.layoutIfNeeded()
  }

  private func frame(_ section: Int, _ item: Int) -> CGRect? {
    layout.layoutAttributesForItem(at: IndexPath(item: item, section: section))?.frame
  }

  @Test func `has two columns and a padding of six unless told`() {
    expect(layout.numberOfColumns, equals: 2)
    expect(layout.cellPadding, equals: 6)
    expect(layout.placement, equals: .alternate)
  }

  @Test func `content is as wide as the bounds without the insets`() {
    // 375 − 10 − 10; the taller column has 200 + 12 and 50 + 12.
    expect(layout.collectionViewContentSize, equals: CGSize(width: 355, height: 274))
    expect(view.contentSize, equals: CGSize(width: 355, height: 274))
  }

  @Test func `items alternate between the columns, each inset by the padding`() {
    // Columns start at 0 and 177.5 and are 177.5 wide; images are 165.5 wide.
    expect(frame(0, 0), equals: CGRect(x: 6, y: 6, width: 165.5, height: 200))
    expect(frame(0, 1), equals: CGRect(x: 183.5, y: 6, width: 165.5, height: 100))
    expect(frame(0, 2), equals: CGRect(x: 6, y: 218, width: 165.5, height: 50))
    expect(frame(0, 3), equals: CGRect(x: 183.5, y: 118, width: 165.5, height: 80))
    expect(layout.imageWidth, equals: 165.5)
  }

  @Test func `the delegate is asked once per item while preparing`() {
    expect(pictures.asked, equals: (0..<4).map { IndexPath(item: $0, section: 0) })
  }

  @Test func `the shortest column is an option`() {
    layout.placement = .shortest
    view.layoutIfNeeded()
    // Bottoms of the columns: 212 | 0, then 212 | 112, then 212 | 174, then 212 | 266.
    expect(frame(0, 2), equals: CGRect(x: 183.5, y: 118, width: 165.5, height: 50))
    expect(frame(0, 3), equals: CGRect(x: 183.5, y: 180, width: 165.5, height: 80))
    expect(layout.collectionViewContentSize.height, equals: 266)
  }

  @Test func `removing the tallest item gives its height back`() {
    pictures.heights = [[200, 100]]
    view.performBatchUpdates {
      view.deleteItems(at: [IndexPath(item: 2, section: 0), IndexPath(item: 3, section: 0)])
    }
    expect(view.contentSize.height, equals: 212)
  }

  @Test func `another width lays out again`() {
    view.frame.size.width = 220
    view.layoutIfNeeded()
    expect(frame(0, 1), equals: CGRect(x: 106, y: 6, width: 88, height: 100))
  }

  @Test func `sections follow one another below the tallest column`() {
    pictures.heights = [[100, 30], [], [40]]
    view.reloadData()
    view.layoutIfNeeded()
    expect(frame(2, 0), equals: CGRect(x: 6, y: 118, width: 165.5, height: 40))
    expect(view.contentSize.height, equals: 164)
  }

  @Test func `each section has a header above its columns, if one is wanted`() {
    let kind = UICollectionView.elementKindSectionHeader
    let layout = WaterfallLayout()
    let stage = GalleryStage([2, 0, 1], layout, width: 375, height: 667, kinds: [kind])
    func header(_ section: Int) -> CGRect? {
      layout.layoutAttributesForSupplementaryView(ofKind: kind, at: .at(section, 0))?.frame
    }
    expect(header(0), equals: nil)
    layout.headerHeight = 20
    stage.view.layoutIfNeeded()
    // Images are 180 high with margins of 6: 20 + 192, then only a header.
    expect(header(0), equals: CGRect(x: 6, y: 0, width: 363, height: 20))
    expect(header(2), equals: CGRect(x: 6, y: 232, width: 363, height: 20))
    expect(stage.item(2, 0)?.frame, equals: CGRect(x: 6, y: 258, width: 175.5, height: 180))
    expect(stage.view.contentSize.height, equals: 444)
    let found = stage.elements(.supplementaryView, in: CGRect(x: 0, y: 210, width: 9, height: 9))
    expect(found.map(\.indexPath), equals: [.at(1, 0)])
  }

  @Test func `rests below its top inset at first`() {
    expect(view.contentOffset, equals: CGPoint(x: -10, y: -23))
  }

  @Test func `index paths that do not exist have no attributes`() {
    expect(frame(0, 4), equals: nil)
    expect(frame(1, 0), equals: nil)
    expect(frame(0, -1), equals: nil)
  }

  @Test(arguments: [WaterfallLayout.Placement.alternate, .shortest])
  func `the rectangle query finds what a search of all items finds`(
    _ placement: WaterfallLayout.Placement
  ) {
    var random = SeededRandom(seed: 136)
    for _ in 0..<20 {
      pictures.heights = (0..<Int.random(in: 0...4, using: &random)).map { _ in
        (0..<Int.random(in: 0...60, using: &random)).map { _ in
          CGFloat(Int.random(in: 0...300, using: &random))
        }
      }
      layout.placement = placement
      layout.numberOfColumns = Int.random(in: 1...5, using: &random)
      view.reloadData()
      view.layoutIfNeeded()
      checkQueries(&random)
    }
  }

  private func checkQueries(_ random: inout SeededRandom) {
    let all = pictures.heights.indices.flatMap { section in
      pictures.heights[section].indices.compactMap { item in
        layout.layoutAttributesForItem(at: IndexPath(item: item, section: section))
      }
    }
    for _ in 0..<20 {
      let rect = CGRect(
        x: Double(Int.random(in: -50...400, using: &random)),
        y: Double(Int.random(in: -100...9000, using: &random)),
        width: Double(Int.random(in: 1...400, using: &random)),
        height: Double(Int.random(in: 1...2000, using: &random))
      )
      let found = layout.layoutAttributesForElements(in: rect) ?? []
      let expected = all.filter { $0.frame.intersects(rect) }
      expect(Set(found.map(\.indexPath)), equals: Set(expected.map(\.indexPath)), "\(rect)")
      expect(found.count, equals: expected.count)
    }
  }
}
