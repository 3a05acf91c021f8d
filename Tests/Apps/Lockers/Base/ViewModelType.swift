// SPDX-License-Identifier: Apache-2.0
import RxSwift

protocol ViewModelType {
  associatedtype Input
  associatedtype Output
  func transform(input: Input) -> Output
}

class BaseViewController<ViewModel: ViewModelType>: UIViewController {
  let viewModel: ViewModel
  let disposeBag = DisposeBag()

  init(viewModel: ViewModel) {
    self.viewModel = viewModel
    super.init(nibName: nil, bundle: nil)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { fatalError() }

  override func viewDidLoad() {
    super.viewDidLoad()
    setUp()
    bind()
  }

  func setUp() {}
  func bind() {}
}
