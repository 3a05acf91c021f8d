// SPDX-License-Identifier: Apache-2.0
import RxSwift

final class PostersViewModel {
  let disposeBag = DisposeBag()
  private let network = PostersNetwork(network: Network("https://api.example.org/3"))

  struct Input {
    let trigger: Observable<Void>
  }

  struct Output {
    let posters: Observable<[Poster]>
  }

  func transform(input: Input) -> Output {
    let posters = input.trigger.flatMapLatest { [unowned self] _ -> Observable<[Poster]> in
      self.network.popular().map { $0.results }
    }
    return Output(posters: posters)
  }
}
