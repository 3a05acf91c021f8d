// SPDX-License-Identifier: Apache-2.0
import RxCocoa
import RxSwift
import SnapKit
import UIKit

final class LockersViewController: BaseViewController<LockersViewModel> {
  private let gridView = GridView<LockerCell>(layout: FourColumns())
  private let headline: UILabel = {
    let label = UILabel()
    label.text = "Twelve lockers"
    label.font = .preferredFont(forTextStyle: .title2)
    return label
  }()

  override func loadView() {
    view = UIView()
    view.backgroundColor = .systemBackground
  }

  override func setUp() {
    view.addSubview(headline)
    view.addSubview(gridView)
    headline.snp.makeConstraints {
      $0.top.equalTo(view.safeAreaLayoutGuide).offset(12)
      $0.leading.trailing.equalToSuperview().inset(16)
    }
    gridView.snp.makeConstraints {
      $0.top.equalTo(headline.snp.bottom).offset(12)
      $0.leading.trailing.equalToSuperview().inset(12)
      $0.bottom.equalTo(view.safeAreaLayoutGuide)
    }
  }

  override func bind() {
    let output = viewModel.transform(input: .init(appeared: .just(())))
    output.count.drive(onNext: { [weak self] in self?.gridView.count = $0 })
      .disposed(by: disposeBag)
  }
}

final class LockerCell: UICollectionViewCell {
  override init(frame: CGRect) {
    super.init(frame: frame)
    contentView.backgroundColor = .systemTeal
    contentView.layer.cornerRadius = 8
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
}
