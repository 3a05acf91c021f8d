// SPDX-License-Identifier: Apache-2.0
import Expectations
import IGListKit
import Testing
import UIKit
import UIKitTestSupport

/// Rows of a list that go on from section to section.
@MainActor
@Suite(.ownProcess) struct ListCollectionViewLayoutTests {
  /// Sections of items of one size, with a header or without one.
  private final class Source: NSObject, UICollectionViewDataSource,
    UICollectionViewDelegateFlowLayout
  {
    var sections: [(count: Int, size: CGSize, header: CGFloat)] = []
    var inset = UIEdgeInsets.zero

    func numberOfSections(in collectionView: UICollectionView) -> Int { sections.count }
    func collectionView(_ list: UICollectionView, numberOfItemsInSection section: Int) -> Int {
      sections[section].count
    }
    func collectionView(
      _ list: UICollectionView,
      cellForItemAt path: IndexPath
    )
      -> UICollectionViewCell
    { UICollectionViewCell() }
    func collectionView(
      _ list: UICollectionView,
      layout: UICollectionViewLayout,
      sizeForItemAt path: IndexPath
    ) -> CGSize { sections[path.section].size }
    func collectionView(
      _ list: UICollectionView,
      layout: UICollectionViewLayout,
      insetForSectionAt section: Int
    ) -> UIEdgeInsets { inset }
    func collectionView(
      _ list: UICollectionView,
      layout: UICollectionViewLayout,
      minimumLineSpacingForSectionAt section: Int
    ) -> CGFloat { 4 }
    func collectionView(
      _ list: UICollectionView,
      layout: UICollectionViewLayout,
      minimumInteritemSpacingForSectionAt section: Int
    ) -> CGFloat { 10 }
    func collectionView(
      _ list: UICollectionView,
      layout: UICollectionViewLayout,
      referenceSizeForHeaderInSection section: Int
    ) -> CGSize {
      CGSize(width: sections[section].header, height: sections[section].header)
    }
  }

  private let source = Source()

  private func list(_ layout: UICollectionViewLayout) -> UICollectionView {
    let list = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 100, height: 200),
      collectionViewLayout: layout
    )
    list.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "")
    (list.dataSource, list.delegate) = (source, source)
    layout.prepare()
    return list
  }

  private func frame(_ layout: UICollectionViewLayout, _ item: Int, _ section: Int) -> CGRect? {
    layout.layoutAttributesForItem(at: IndexPath(item: item, section: section))?.frame
  }

  private func header(_ layout: UICollectionViewLayout, _ section: Int) -> CGRect? {
    layout.layoutAttributesForSupplementaryView(
      ofKind: UICollectionView.elementKindSectionHeader,
      at: IndexPath(item: 0, section: section)
    )?.frame
  }

  @Test func `a section goes on in the row of the one before it`() {
    source.sections = [
      (1, CGSize(width: 30, height: 20), 0), (3, CGSize(width: 30, height: 50), 0),
    ]
    let layout = ListCollectionViewLayout(
      stickyHeaders: false,
      topContentInset: 0,
      stretchToEdge: false
    )
    let list = list(layout)
    expect(frame(layout, 0, 0), equals: CGRect(x: 0, y: 0, width: 30, height: 20))
    expect(frame(layout, 0, 1), equals: CGRect(x: 30, y: 0, width: 30, height: 50))
    // 60 + 10 + 30 points fill the row; the last item begins another one, 4 points below the highest.
    expect(frame(layout, 1, 1), equals: CGRect(x: 70, y: 0, width: 30, height: 50))
    expect(frame(layout, 2, 1), equals: CGRect(x: 0, y: 54, width: 30, height: 50))
    expect(layout.collectionViewContentSize, equals: CGSize(width: 100, height: 104))
    expect(list.numberOfSections, equals: 2)
  }

  @Test func `a header begins a row, within the insets, and stays at the edge until its items end`()
  {
    source.sections = [
      (1, CGSize(width: 30, height: 20), 0), (2, CGSize(width: 90, height: 150), 16),
    ]
    source.inset = UIEdgeInsets(top: 3, left: 5, bottom: 7, right: 5)
    let layout = ListCollectionViewLayout(
      stickyHeaders: true,
      topContentInset: 0,
      stretchToEdge: false
    )
    let list = list(layout)
    // 3 + 20 + 7 points above, then the inset, the header, and the items.
    expect(header(layout, 0), equals: nil)
    expect(header(layout, 1), equals: CGRect(x: 5, y: 33, width: 90, height: 16))
    expect(frame(layout, 0, 1), equals: CGRect(x: 5, y: 49, width: 90, height: 150))
    expect(frame(layout, 1, 1), equals: CGRect(x: 5, y: 203, width: 90, height: 150))
    expect(layout.collectionViewContentSize.height, equals: 360)
    list.contentOffset.y = 100
    expect(header(layout, 1)?.minY, equals: 100)
    // The items end at 353.
    list.contentOffset.y = 350
    expect(header(layout, 1)?.minY, equals: 337)
  }

  @Test func `lists that scroll sideways have columns`() {
    source.sections = [(3, CGSize(width: 40, height: 90), 8)]
    let layout = ListCollectionViewLayout(
      stickyHeaders: false,
      scrollDirection: .horizontal,
      topContentInset: 0,
      stretchToEdge: false
    )
    let list = list(layout)
    expect(header(layout, 0), equals: CGRect(x: 0, y: 0, width: 8, height: 200))
    expect(frame(layout, 0, 0), equals: CGRect(x: 8, y: 0, width: 40, height: 90))
    expect(frame(layout, 1, 0), equals: CGRect(x: 8, y: 100, width: 40, height: 90))
    expect(frame(layout, 2, 0), equals: CGRect(x: 52, y: 0, width: 40, height: 90))
    expect(list.bounds.width, equals: 100)
  }

  @Test func `what rounding leaves free at the edge is filled`() {
    source.sections = [(2, CGSize(width: 44.8, height: 20), 0)]
    for (isStretched, width) in [(true, 45.2), (false, 44.8)] {
      let layout = ListCollectionViewLayout(
        stickyHeaders: false,
        topContentInset: 0,
        stretchToEdge: isStretched
      )
      let list = list(layout)
      #expect(abs((frame(layout, 1, 0)?.width ?? 0) - width) < 0.001)
      expect(list.bounds.width, equals: 100)
    }
  }
}
