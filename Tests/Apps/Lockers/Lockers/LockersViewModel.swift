// SPDX-License-Identifier: Apache-2.0
// swift-format-ignore-file
import Moya
import RxCocoa
import RxSwift

final class LockersViewModel: ViewModelType {
  struct Input {
    let appeared: Observable<Void>
  }

  struct Output {
    let count: Driver<Int>
  }

  private let provider = MoyaProvider<LockersAPI>()

  func transform(input: Input) -> Output {
    let count = input.appeared.map { 12 }.asDriver(onErrorJustReturn: 0)
    return Output(count: count)
  }
}

enum LockersAPI: TargetType {
  case all

  var baseURL: URL { URL(string: "https://lockers.example.org")! }
  var path: String { "/lockers" }
  var method: Moya.Method { .get }
  var task: Moya.Task { .requestPlain }
  var headers: [String: String]? { nil }
}
