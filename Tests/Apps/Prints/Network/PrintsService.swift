// SPDX-License-Identifier: Apache-2.0
import Moya
import RxSwift
import Unbox

protocol PrintsServiceType {
  func latest(page: Int) -> Observable<[Print]>
}

final class PrintsService: PrintsServiceType {
  private let provider = MoyaProvider<PrintsAPI>()

  func latest(page: Int) -> Observable<[Print]> {
    provider.rx.request(.latest(page: page))
      .filterSuccessfulStatusCodes()
      .asObservable()
      .map { response -> [Print] in try unbox(data: response.data) }
      .catchError { error in
        debugPrint(error)
        return Observable.just([])
      }
  }
}
