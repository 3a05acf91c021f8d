// SPDX-License-Identifier: Apache-2.0
// swift-format-ignore-file
import RxCocoa
import RxSwift

class PrintsViewController: UIViewController {
  var viewModel: PrintsViewModel!
  private let disposeBag = DisposeBag()

  let collectionView: UICollectionView = {
    let view = UICollectionView(frame: .zero, collectionViewLayout: PrintsLayout())
    view.backgroundColor = UIColor(white: 0.96, alpha: 1)
    view.register(PrintCell.self, forCellWithReuseIdentifier: PrintCell.identifier)
    return view
  }()

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Prints"
    navigationController?.navigationBar.barTintColor = .white
    view.addSubview(collectionView)
    collectionView.snp.makeConstraints { make in
      make.edges.equalToSuperview()
    }
    bind()
  }

  private func bind() {
    viewModel.prints.asDriver()
      .drive(
        collectionView.rx.items(
          cellIdentifier: PrintCell.identifier,
          cellType: PrintCell.self
        )
      ) { _, print, cell in
        cell.configure(with: print)
      }
      .disposed(by: disposeBag)
    viewModel.bind(endReached: collectionView.rx.endReached)
    collectionView.rx.modelSelected(Print.self)
      .subscribe(onNext: { [weak self] print in
        let detail = PrintDetailViewController(print: print)
        self?.navigationController?.pushViewController(detail, animated: true)
      })
      .disposed(by: disposeBag)
  }
}

extension Reactive where Base: UIScrollView {
  var endReached: Observable<Void> {
    contentOffset
      .flatMap { [weak base] offset -> Observable<Void> in
        guard let base = base else { return Observable.empty() }
        let height = base.frame.height - base.contentInset.top - base.contentInset.bottom
        let threshold = max(0, base.contentSize.height - height)
        return offset.y + base.contentInset.top >= threshold ? Observable.just(()) : .empty()
      }
  }
}
