// SPDX-License-Identifier: Apache-2.0
import Expectations
import Foundation
import Testing
import UIKitTestSupport

@testable import UIKit

/// The safe area of cells as large as their list, which is 300 × 600 points large, with 20 covered above and 50 below.
@MainActor
@Suite(.ownProcess) struct PageSafeAreaTests {
  private final class Clip: UICollectionViewCell {
    let line = UIView()

    override init(frame: CGRect) {
      super.init(frame: frame)
      line.translatesAutoresizingMaskIntoConstraints = false
      contentView.addSubview(line)
      NSLayoutConstraint.activate([
        line.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
        line.trailingAnchor.constraint(equalTo: contentView.trailingAnchor),
        line.heightAnchor.constraint(equalToConstant: 4),
        line.bottomAnchor.constraint(equalTo: contentView.safeAreaLayoutGuide.bottomAnchor),
      ])
    }

    required init?(coder: NSCoder) { nil }
    required convenience init(by engine: EngineInstantiation, frame: CGRect) {
      self.init(frame: frame)
    }
  }

  private final class Source: UICollectionViewDataSource {
    func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int { 3 }
    func collectionView(
      _ view: UICollectionView,
      cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      view.dequeueReusableCell(withReuseIdentifier: "clip", for: indexPath)
    }
  }

  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 600))
  private let source = Source()
  private let layout = UICollectionViewFlowLayout()
  private let list: UICollectionView

  init() {
    layout.itemSize = CGSize(width: 300, height: 600)
    layout.minimumLineSpacing = 0
    list = UICollectionView(frame: window.bounds, collectionViewLayout: layout)
    list.isOnScreen = true
    list.isPagingEnabled = true
    list.contentInsetAdjustmentBehavior = .never
    list.register(Clip.self, forCellWithReuseIdentifier: "clip")
    list.dataSource = source
    window.addSubview(list)
  }

  private func clip() throws -> Clip {
    list.layoutIfNeeded()
    let cell = try #require(list.cellForItem(at: IndexPath(item: 0, section: 0)) as? Clip)
    cell.layoutIfNeeded()
    return cell
  }

  @Test func `a page has the safe area of its list, and hears of changes`() throws {
    list.coveredInsets = UIEdgeInsets(top: 20, left: 0, bottom: 50, right: 0)
    let cell = try clip()
    expect(
      cell.safeAreaInsets,
      equals: UIEdgeInsets(top: 20, left: 0, bottom: 50, right: 0)
    )
    // 600 − 50 − 4.
    expect(cell.line.frame, equals: CGRect(x: 0, y: 546, width: 300, height: 4))
    list.coveredInsets.bottom = 80
    expect(try clip().line.frame.minY, equals: 516)
  }

  @Test func `what the list keeps its content clear of does not cover its cells`() throws {
    list.contentInsetAdjustmentBehavior = .always
    list.coveredInsets = UIEdgeInsets(top: 20, left: 0, bottom: 50, right: 0)
    expect(try clip().safeAreaInsets, equals: .zero)
  }

  @Test func `a cell that is no page has no safe area`() throws {
    layout.itemSize.height = 300
    list.coveredInsets = UIEdgeInsets(top: 20, left: 0, bottom: 50, right: 0)
    expect(try clip().safeAreaInsets, equals: .zero)
    list.isPagingEnabled = false
    layout.itemSize.height = 600
    layout.invalidateLayout()
    expect(try clip().safeAreaInsets, equals: .zero)
  }
}
