// SPDX-License-Identifier: Apache-2.0
import IGListKit
import SnapKit
import UIKit

final class NoteSectionController: ListSectionController {
  private var note: Note?

  override init() {
    super.init()
    inset = UIEdgeInsets(top: 8, left: 16, bottom: 0, right: 16)
  }

  override func numberOfItems() -> Int { 1 }

  override func sizeForItem(at index: Int) -> CGSize {
    guard let context = collectionContext else { return .zero }
    return CGSize(width: context.containerSize.width - 32, height: 56)
  }

  override func cellForItem(at index: Int) -> UICollectionViewCell {
    guard
      let cell = collectionContext?.dequeueReusableCell(
        of: NoteCell.self,
        for: self,
        at: index
      ) as? NoteCell
    else { fatalError() }
    cell.label.text = note?.text
    return cell
  }

  override func didUpdate(to object: Any) {
    note = object as? Note
  }
}

final class NoteCell: UICollectionViewCell {
  let label = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    contentView.backgroundColor = .systemBackground
    contentView.layer.cornerRadius = 10
    contentView.addSubview(label)
    label.snp.makeConstraints { make in
      make.edges.equalToSuperview().inset(UIEdgeInsets(top: 0, left: 12, bottom: 0, right: 12))
    }
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
}
