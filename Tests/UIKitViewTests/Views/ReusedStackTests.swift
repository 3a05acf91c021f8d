// SPDX-License-Identifier: Apache-2.0
import Expectations
import Foundation
import Testing
import UIKitTestSupport

@testable import UIKit

/// Stacks in cells of a list that is not the shown one, whose views are made anew with each use of a cell.
@MainActor
@Suite(.ownProcess) struct ReusedStackTests {
  /// As many dots of 5 points as its item has, in the middle of 90 points.
  private final class DotCell: UICollectionViewCell {
    let dots = UIStackView()

    override init(frame: CGRect) {
      super.init(frame: frame)
      dots.translatesAutoresizingMaskIntoConstraints = false
      dots.spacing = 3
      contentView.addSubview(dots)
      NSLayoutConstraint.activate([
        dots.centerXAnchor.constraint(equalTo: contentView.centerXAnchor),
        dots.topAnchor.constraint(equalTo: contentView.topAnchor),
        dots.heightAnchor.constraint(equalToConstant: 5),
      ])
    }

    required init?(coder: NSCoder) { nil }

    func show(_ count: Int) {
      for dot in dots.arrangedSubviews { dot.removeFromSuperview() }
      for _ in 0..<count {
        let dot = UIView()
        dot.widthAnchor.constraint(equalToConstant: 5).isActive = true
        dots.addArrangedSubview(dot)
      }
    }
  }

  private final class Source: UICollectionViewDataSource {
    var counts = [0, 1, 2, 3]
    func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int {
      counts.count
    }
    func collectionView(
      _ view: UICollectionView,
      cellForItemAt path: IndexPath
    ) -> UICollectionViewCell {
      let cell = view.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
      (cell as? DotCell)?.show(counts[path.item])
      return cell
    }
  }

  private let source = Source()
  private let list: UICollectionView

  init() {
    let flow = UICollectionViewFlowLayout()
    flow.itemSize = CGSize(width: 90, height: 50)
    let frame = CGRect(x: 0, y: 0, width: 390, height: 60)
    list = UICollectionView(frame: frame, collectionViewLayout: flow)
    list.register(DotCell.self, forCellWithReuseIdentifier: "cell")
    list.dataSource = source
    list.layoutIfNeeded()
  }

  private func stack(_ item: Int) throws -> UIStackView {
    let cell = list.cellForItem(at: IndexPath(item: item, section: 0))
    return try #require(cell as? DotCell).dots
  }

  private func places(_ item: Int) throws -> [CGFloat] {
    let stack = try stack(item)
    expect(stack.arrangedSubviews.allSatisfy { $0.frame.width == 5 })
    return stack.arrangedSubviews.map { stack.frame.minX + $0.frame.minX }
  }

  @Test func `dots have their places whatever the cell showed before`() throws {
    for _ in 0..<3 {
      // 5, 13 and 21 points in the middle of 90.
      expect(try places(1), equals: [42.5])
      expect(try places(2), equals: [38.5, 46.5])
      expect(try places(3), equals: [34.5, 42.5, 50.5])
      // Cells wait in the other order, so that most show another number of dots.
      list.reloadData()
      list.layoutIfNeeded()
    }
  }

  @Test func `a view that is hidden in a shown cell leaves its place to the others`() throws {
    let stack = try stack(3)
    stack.arrangedSubviews[0].isHidden = true
    list.layoutIfNeeded()
    // Two dots, 13 points.
    expect(stack.frame.minX, equals: 38.5)
    expect(stack.frame.width, equals: 13)
    expect(stack.arrangedSubviews.dropFirst().map(\.frame.minX), equals: [0, 8])
  }

  @Test func `a button becomes as wide as its next title`() throws {
    let cell = try #require(list.cellForItem(at: IndexPath(item: 0, section: 0)) as? DotCell)
    let button = UIButton(configuration: .plain())
    button.configuration?.title = "0"
    cell.dots.addArrangedSubview(button)
    list.layoutIfNeeded()
    let narrow = button.frame.width
    expect(narrow, equals: button.intrinsicContentSize.width)
    button.configuration?.title = "1,000"
    list.layoutIfNeeded()
    #expect(button.frame.width > narrow)
    expect(button.frame.width, equals: button.intrinsicContentSize.width)
  }
}
