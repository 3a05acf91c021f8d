// SPDX-License-Identifier: Apache-2.0
// swift-format-ignore-file
// A controller whose list is bound to its view model; it gets UIKit from RxCocoa.

import RxCocoa
import SnapKit
import Then

final class StationListViewController: UIViewController {
  private let viewModel: StationListViewModel
  private let disposeBag = DisposeBag()
  private let refresh = PublishSubject<Void>()
  private let longest = BehaviorRelay(value: 20)
  private let titleLabel = UILabel()
  private lazy var collectionView = UICollectionView(frame: .zero, collectionViewLayout: makeLayout()).then {
    $0.register(StationCell.self, forCellWithReuseIdentifier: "station")
  }

  init(viewModel: StationListViewModel = StationListViewModel()) {
    self.viewModel = viewModel
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(titleLabel)
    view.addSubview(collectionView)
    titleLabel.snp.makeConstraints { $0.top.leading.equalTo(view.safeAreaLayoutGuide).inset(16) }
    collectionView.snp.makeConstraints {
      $0.top.equalTo(titleLabel.snp.bottom).offset(8)
      $0.leading.trailing.bottom.equalToSuperview()
    }
    bind()
    refresh.onNext(())
  }

  func makeLayout() -> UICollectionViewFlowLayout {
    return UICollectionViewFlowLayout().then {
      $0.itemSize = CGSize(width: 390, height: 64)
      $0.minimumLineSpacing = 1
    }
  }

  private func bind() {
    let output = viewModel.transform(
      input: .init(appear: refresh.asObservable(), longest: longest.asDriver())
    )
    output.stations
      .drive(collectionView.rx.items(cellIdentifier: "station", cellType: StationCell.self)) { _, station, cell in
        cell.show(station)
      }
      .disposed(by: disposeBag)
    output.title.drive(titleLabel.rx.text).disposed(by: disposeBag)
    collectionView.rx.itemSelected
      .subscribe(onNext: { [weak self] _ in self?.longest.accept(100) })
      .disposed(by: disposeBag)
  }
}

final class StationCell: UICollectionViewCell {
  private let nameLabel = UILabel()
  private let minutesLabel = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    contentView.backgroundColor = .secondarySystemBackground
    contentView.addSubview(nameLabel)
    contentView.addSubview(minutesLabel)
    nameLabel.snp.makeConstraints {
      $0.leading.equalToSuperview().inset(16)
      $0.centerY.equalToSuperview()
    }
    minutesLabel.snp.makeConstraints {
      $0.trailing.equalToSuperview().inset(16)
      $0.centerY.equalTo(nameLabel)
    }
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  func show(_ station: Station) {
    nameLabel.text = station.name
    minutesLabel.text = "\(station.minutes) min"
  }
}
