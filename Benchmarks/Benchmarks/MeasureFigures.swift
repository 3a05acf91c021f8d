// SPDX-License-Identifier: Apache-2.0
import Foundation
import UIKit

/// The time to describe how people's own cells look, and the time to place them only.
///
/// Scrolls over cells of six views.
@MainActor
func measureFigures(into report: Report) {
  let plain = scrollTime { _ in }
  let told = scrollTime { keep($0.shownContent) }
  report.row(
    "own cells in a scroll, their looks told",
    CardSource.count,
    unit: "cell",
    ours: told / Double(CardSource.count),
    reference: plain / Double(CardSource.count),
    of: "placed alone",
    budget: Report.Budget(nanoseconds: 20_000, ratio: 2)
  )
}

/// Scrolls over all cells by a third of a screen at a time, and calls a body for each new cell.
@MainActor
private func scrollTime(_ look: (UICollectionReusableView) -> Void) -> Double {
  let layout = UICollectionViewFlowLayout()
  (layout.minimumLineSpacing, layout.itemSize) = (0, CardSource.size)
  let view = UICollectionView(frame: CardSource.screen, collectionViewLayout: layout)
  let source = CardSource()
  view.register(CardCell.self, forCellWithReuseIdentifier: "card")
  view.dataSource = source
  var shown: Set<IndexPath> = []
  return CPUClock.median { _ in
    let last = CardSource.size.height * CGFloat(CardSource.count) - CardSource.screen.height
    for y in stride(from: 0, through: last, by: CardSource.screen.height / 3) {
      view.contentOffset = CGPoint(x: 0, y: y)
      view.layoutIfNeeded()
      let visible = Set(view.indexPathsForVisibleItems)
      for path in visible.subtracting(shown) {
        if let cell = view.cellForItem(at: path) { look(cell) }
      }
      shown = visible
    }
  }
}

/// Cards, each with its own texts.
@MainActor
private final class CardSource: UICollectionViewDataSource {
  static let count = 500
  static let size = CGSize(width: 390, height: 60)
  static let screen = CGRect(x: 0, y: 0, width: 390, height: 844)

  func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    Self.count
  }

  func collectionView(
    _ view: UICollectionView,
    cellForItemAt path: IndexPath
  ) -> UICollectionViewCell {
    let cell = view.dequeueReusableCell(withReuseIdentifier: "card", for: path)
    (cell as? CardCell)?.show(path.item)
    return cell
  }
}

/// A cell of six views: a card, a symbol, three texts and a line.
private final class CardCell: UICollectionViewCell {
  private let labels = [UILabel(), UILabel(), UILabel()]

  override init(frame: CGRect) {
    super.init(frame: frame)
    let card = UIView(frame: CGRect(x: 8, y: 4, width: 374, height: 52))
    card.backgroundColor = .systemGray5
    card.layer.cornerRadius = 12
    let icon = UIImageView(image: UIImage(systemName: "star"))
    icon.frame = CGRect(x: 20, y: 16, width: 28, height: 28)
    let line = UIView(frame: CGRect(x: 60, y: 58, width: 322, height: 1))
    line.backgroundColor = .separator
    for view in [card, icon, line] + labels { contentView.addSubview(view) }
    for (index, label) in labels.enumerated() {
      label.frame = CGRect(x: 60, y: 8 + CGFloat(index) * 15, width: 300, height: 15)
    }
  }

  required init?(coder: NSCoder) { nil }

  func show(_ item: Int) {
    labels[0].text = "Card \(item)"
    labels[1].text = "What it is about"
    labels[2].text = "\(item % 7) of 7"
  }
}
