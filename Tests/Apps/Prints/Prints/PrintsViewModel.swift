// SPDX-License-Identifier: Apache-2.0
import RxCocoa
import RxSwift

final class PrintsViewModel {
  let prints = BehaviorRelay<[Print]>(value: [])
  let isLoading = BehaviorRelay<Bool>(value: false)
  private var page = 0
  private let service: PrintsServiceType
  private let disposeBag = DisposeBag()

  init(service: PrintsServiceType) {
    self.service = service
  }

  func bind(endReached: Observable<Void>) {
    endReached
      .filter { [unowned self] in !self.isLoading.value }
      .do(onNext: { [unowned self] in
        self.page += 1
        self.isLoading.accept(true)
      })
      .flatMapLatest { [unowned self] in self.service.latest(page: self.page) }
      .observeOn(MainScheduler.instance)
      .subscribe(onNext: { [unowned self] new in
        self.isLoading.accept(new.isEmpty)
        self.prints.accept(self.prints.value + new)
      })
      .disposed(by: disposeBag)
  }
}
