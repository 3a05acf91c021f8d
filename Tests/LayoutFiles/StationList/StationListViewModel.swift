// SPDX-License-Identifier: Apache-2.0
// swift-format-ignore-file
// A view model with inputs and outputs.

import RxSwift
import RxCocoa

struct Station {
  let name: String
  let minutes: Int
}

protocol ViewModelType {
  associatedtype Input
  associatedtype Output
  func transform(input: Input) -> Output
}

protocol StationService {
  func stations() -> Single<[Station]>
}

final class LocalStationService: StationService {
  func stations() -> Single<[Station]> {
    return Single.create { single in
      let names = ["Harbour", "Market", "Old Town", "University", "Lake", "Airport", "Mill", "Park"]
      single(.success(names.enumerated().map { Station(name: $1, minutes: 4 + 3 * $0) }))
      return Disposables.create()
    }
  }
}

final class StationListViewModel: ViewModelType {
  struct Input {
    let appear: Observable<Void>
    let longest: Driver<Int>
  }
  struct Output {
    let stations: Driver<[Station]>
    let title: Driver<String>
  }

  private let service: StationService
  private let loaded = BehaviorRelay<[Station]>(value: [])
  private let disposeBag = DisposeBag()

  init(service: StationService = LocalStationService()) {
    self.service = service
  }

  func transform(input: Input) -> Output {
    input.appear
      .flatMapLatest { [weak self] _ -> Observable<[Station]> in
        self?.service.stations().asObservable().catchErrorJustReturn([]) ?? .empty()
      }
      .observeOn(MainScheduler.instance)
      .bind(to: loaded)
      .disposed(by: disposeBag)
    let stations = Driver.combineLatest(loaded.asDriver(), input.longest) { stations, longest in
      stations.filter { $0.minutes <= longest }
    }
    return Output(stations: stations, title: stations.map { "\($0.count) stations" })
  }
}
