// SPDX-License-Identifier: Apache-2.0
import Expectations
import Foundation
import LayoutEngine
import Testing
import UIKit
import UIKitTestSupport

/// Values that arrive late, for a view that shows another item by then.
@MainActor
@Suite(.ownProcess) struct LateSetterTests {
  /// A cell that loads its subtitle as other cells load images.
  private final class LoadingCell: UICollectionViewCell {
    static var loads: [(cell: LoadingCell, title: String)] = []
    private var wanted: String?

    func show(_ title: String) {
      content = CellContent()
      content.title = title
      wanted = title
      Self.loads.append((self, title))
    }

    func loaded(_ title: String) {
      guard wanted == title else { return }
      content.subtitle = "loaded \(title)"
    }

    override func prepareForReuse() {
      super.prepareForReuse()
      wanted = nil
      content = CellContent()
    }
  }

  private final class Source: ArraySource {
    override func collectionView(
      _ view: UICollectionView,
      cellForItemAt path: IndexPath
    ) -> UICollectionViewCell {
      let cell = view.dequeueReusableCell(withReuseIdentifier: "loading", for: path)
      (cell as? LoadingCell)?.show(sections[path.section][path.item])
      return cell
    }
  }

  @Test func `a text that comes after its cell shows another item is not shown`() throws {
    LoadingCell.loads = []
    let source = Source([numbered(20)])
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 300, height: 400),
      collectionViewLayout: RowsLayout()
    )
    view.register(LoadingCell.self, forCellWithReuseIdentifier: "loading")
    view.isPrefetchingEnabled = false
    view.dataSource = source
    view.layoutIfNeeded()
    // Four rows of 100 are visible. 1,000 points further down, the same cells show rows 10 to 13.
    view.contentOffset.y = 1000
    view.layoutIfNeeded()
    let first = try #require(LoadingCell.loads.first { $0.title == "0" })
    #expect(first.cell.content.title != "0", "its cell shows another item now")
    for load in LoadingCell.loads { load.cell.loaded(load.title) }
    for case let cell as LoadingCell in view.visibleCells {
      expect(cell.content.subtitle, equals: "loaded \(cell.content.title)")
    }
    expect(view.visibleCells.count, equals: 4)
  }
}
