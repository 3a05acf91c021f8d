// SPDX-License-Identifier: Apache-2.0
// swift-format-ignore-file
// A subclass of UICollectionView that knows its layout and its data, a controller and a view that make one.

import UIKit

final class ChipCell: UICollectionViewCell {
  let label = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = .systemMint
    contentView.addSubview(label)
  }

  required init?(coder: NSCoder) { fatalError() }

  override func layoutSubviews() {
    super.layoutSubviews()
    label.frame = contentView.bounds.insetBy(dx: 8, dy: 0)
  }
}

final class ChipsCollectionView: UICollectionView {
  var chips = ["Red", "Green", "Blue"] { didSet { reloadData() } }

  init() {
    let layout = UICollectionViewFlowLayout()
    layout.scrollDirection = .horizontal
    layout.itemSize = CGSize(width: 90, height: 32)
    layout.minimumLineSpacing = 6
    layout.sectionInset = UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 16)
    super.init(frame: .zero, collectionViewLayout: layout)
    register(ChipCell.self, forCellWithReuseIdentifier: "chip")
    dataSource = self
    showsHorizontalScrollIndicator = false
  }

  required init?(coder: NSCoder) { fatalError() }
}

extension ChipsCollectionView: UICollectionViewDataSource {
  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { chips.count }

  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "chip", for: indexPath) as! ChipCell
    cell.label.text = chips[indexPath.item]
    return cell
  }
}

final class FilterViewController: UIViewController {
  private let chipsView = ChipsCollectionView()

  override func viewDidLoad() {
    super.viewDidLoad()
    chipsView.chips += ["Yellow"]
    chipsView.frame = CGRect(x: 0, y: 100, width: view.bounds.width, height: 44)
    view.addSubview(chipsView)
  }
}

/// Nobody names it: it is a screen of its own.
final class ChipBar: UIView {
  private lazy var chipsView = ChipsCollectionView()

  override init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(chipsView)
  }

  required init?(coder: NSCoder) { fatalError() }

  override func layoutSubviews() {
    super.layoutSubviews()
    chipsView.frame = bounds
  }
}
