// SPDX-License-Identifier: Apache-2.0
import RxCocoa
import RxSwift
import SnapKit
import Walletry

final class PurseViewController: BaseViewController<PurseViewModel> {
  private let bag = DisposeBag()
  private let pass = WalletryPass(style: .dark)
  private var sections: [PurseSection] = []
  private lazy var collectionView: UICollectionView = {
    let view = UICollectionView(frame: .zero, collectionViewLayout: makeLayout())
    view.register(CardCell.self)
    view.dataSource = self
    view.backgroundColor = .clear
    return view
  }()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(collectionView)
    collectionView.snp.makeConstraints { make in
      make.top.equalTo(view.safeAreaLayoutGuide)
      make.leading.trailing.bottom.equalToSuperview()
    }
    bind()
  }

  private func bind() {
    let output = model.transform(.init(selected: collectionView.rx.itemSelected.asDriver()))
    output.sections.drive(rx.sections).disposed(by: bag)
    output.title.drive(navigationItem.rx.title).disposed(by: bag)
    pass.observe { [weak self] card in
      self?.sections.append(card.section)
    }
  }

  fileprivate func update(_ sections: [PurseSection]) {
    self.sections = sections
    collectionView.reloadData()
  }

  private func makeLayout() -> UICollectionViewLayout {
    UICollectionViewCompositionalLayout { index, _ in
      let isWide = index == 0
      let size = NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(isWide ? 1 : 1 / 3),
        heightDimension: .fractionalHeight(1)
      )
      let group = NSCollectionLayoutGroup.horizontal(
        layoutSize: .init(
          widthDimension: .fractionalWidth(1),
          heightDimension: .absolute(isWide ? 140 : 90)
        ),
        subitems: [NSCollectionLayoutItem(layoutSize: size)]
      )
      return NSCollectionLayoutSection(group: group)
    }
  }
}

extension Reactive where Base: PurseViewController {
  var sections: Binder<[PurseSection]> {
    Binder(base) { controller, sections in controller.update(sections) }
  }
}

extension PurseViewController: UICollectionViewDataSource {
  func numberOfSections(in collectionView: UICollectionView) -> Int { sections.count }

  func collectionView(
    _ collectionView: UICollectionView,
    numberOfItemsInSection section: Int
  ) -> Int { sections[section].rows.count }

  func collectionView(
    _ collectionView: UICollectionView,
    cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell: CardCell = collectionView.dequeue(for: indexPath)
    cell.titleLabel.text = sections[indexPath.section].rows[indexPath.item]
    return cell
  }
}
