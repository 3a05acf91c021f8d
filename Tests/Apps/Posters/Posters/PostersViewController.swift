// SPDX-License-Identifier: Apache-2.0
import RxSwift
import SnapKit
import UIKit

private enum Section: Hashable {
  case double
}

class PostersViewController: UIViewController {
  let disposeBag = DisposeBag()
  let buttonView = ButtonView()
  lazy var collectionView: UICollectionView = {
    let view = UICollectionView(frame: .zero, collectionViewLayout: self.createLayout())
    view.register(PosterCell.self, forCellWithReuseIdentifier: PosterCell.id)
    return view
  }()
  private var dataSource: UICollectionViewDiffableDataSource<Section, Poster>?
  let viewModel = PostersViewModel()
  let trigger = PublishSubject<Void>()

  override func viewDidLoad() {
    super.viewDidLoad()
    setUI()
    bindViewModel()
    bindView()
    setDataSource()
    trigger.onNext(())
  }

  private func setUI() {
    view.addSubview(buttonView)
    view.addSubview(collectionView)
    buttonView.snp.makeConstraints { make in
      make.top.leading.trailing.equalTo(view.safeAreaLayoutGuide)
      make.height.equalTo(80)
    }
    collectionView.snp.makeConstraints { make in
      make.top.equalTo(buttonView.snp.bottom)
      make.leading.trailing.bottom.equalTo(view.safeAreaLayoutGuide)
    }
  }

  private func bindViewModel() {
    let output = viewModel.transform(input: .init(trigger: trigger.asObservable()))
    output.posters.observe(on: MainScheduler.instance).bind { [weak self] posters in
      var snapshot = NSDiffableDataSourceSnapshot<Section, Poster>()
      snapshot.appendSections([.double])
      snapshot.appendItems(posters, toSection: .double)
      self?.dataSource?.apply(snapshot)
    }.disposed(by: disposeBag)
  }

  private func bindView() {
    buttonView.filmButton.rx.tap.bind { [weak self] in
      self?.trigger.onNext(Void())
    }.disposed(by: disposeBag)
    buttonView.seriesButton.rx.tap.bind { [weak self] in
      let alert = UIAlertController(title: "Series", message: "Not yet", preferredStyle: .alert)
      alert.addAction(UIAlertAction(title: "OK", style: .default))
      self?.present(alert, animated: true)
    }.disposed(by: disposeBag)
  }

  private func createLayout() -> UICollectionViewCompositionalLayout {
    let config = UICollectionViewCompositionalLayoutConfiguration()
    config.interSectionSpacing = 14
    return UICollectionViewCompositionalLayout(
      sectionProvider: { [weak self] index, _ in
        let section = self?.dataSource?.sectionIdentifier(for: index)
        switch section {
        case .double: return self?.createDoubleSection()
        default: return self?.createDoubleSection()
        }
      },
      configuration: config
    )
  }

  private func createDoubleSection() -> NSCollectionLayoutSection {
    let itemSize = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(0.5),
      heightDimension: .fractionalHeight(1.0)
    )
    let item = NSCollectionLayoutItem(layoutSize: itemSize)
    item.contentInsets = NSDirectionalEdgeInsets(top: 10, leading: 4, bottom: 10, trailing: 4)
    let groupSize = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1.0),
      heightDimension: .absolute(320)
    )
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: groupSize,
      subitem: item,
      count: 2
    )
    return NSCollectionLayoutSection(group: group)
  }

  private func setDataSource() {
    dataSource = UICollectionViewDiffableDataSource<Section, Poster>(
      collectionView: collectionView,
      cellProvider: { collectionView, indexPath, poster in
        let cell =
          collectionView.dequeueReusableCell(withReuseIdentifier: PosterCell.id, for: indexPath)
          as? PosterCell
        cell?.configure(
          title: poster.title,
          overview: poster.overview,
          review: poster.vote,
          url: poster.posterURL
        )
        return cell
      }
    )
  }
}
