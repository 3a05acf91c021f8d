// SPDX-License-Identifier: Apache-2.0
public import AppFoundation
public import Foundation
public import RxSwift

extension Reactive where Base: MoyaProviderType {
  public func request(
    _ token: Base.Target,
    callbackQueue: AppFoundation.DispatchQueue? = nil,
    file: String = #fileID,
    line: Int = #line
  ) -> Single<Response> {
    Single.create { [weak base] single in
      let asked = base?.request(
        token,
        callbackQueue: callbackQueue,
        progress: nil,
        file: file,
        line: line
      ) { result in
        switch result {
        case .success(let response): single(.success(response))
        case .failure(let error): single(.failure(error))
        }
      }
      return Disposables.create { asked?.cancel() }
    }
  }
}

extension PrimitiveSequence where Trait == SingleTrait, Element == Response {
  private func reading<Value>(_ read: @escaping (Response) throws -> Value) -> Single<Value> {
    flatMap { response in
      do {
        return .just(try read(response))
      } catch {
        return .error(error)
      }
    }
  }

  public func filter<Codes: RangeExpression>(statusCodes: Codes) -> Single<Response>
  where Codes.Bound == Int { reading { try $0.filter(statusCodes: statusCodes) } }
  public func filter(statusCode: Int) -> Single<Response> {
    reading { try $0.filter(statusCode: statusCode) }
  }
  public func filterSuccessfulStatusCodes() -> Single<Response> {
    reading { try $0.filterSuccessfulStatusCodes() }
  }
  public func filterSuccessfulStatusAndRedirectCodes() -> Single<Response> {
    reading { try $0.filterSuccessfulStatusAndRedirectCodes() }
  }
  public func mapJSON(failsOnEmptyData: Bool = true) -> Single<Any> {
    reading { try $0.mapJSON(failsOnEmptyData: failsOnEmptyData) }
  }
  public func mapString(atKeyPath keyPath: String? = nil) -> Single<String> {
    reading { try $0.mapString(atKeyPath: keyPath) }
  }
  public func map<Value: Decodable>(
    _ type: Value.Type,
    atKeyPath keyPath: String? = nil,
    using decoder: Foundation.JSONDecoder = AppFoundation.JSONDecoder(),
    failsOnEmptyData: Bool = true
  ) -> Single<Value> {
    reading { try $0.map(type, atKeyPath: keyPath, using: decoder) }
  }
}

extension ObservableType where Element == Response {
  public func filter<Codes: RangeExpression>(statusCodes: Codes) -> Observable<Response>
  where Codes.Bound == Int { map { try $0.filter(statusCodes: statusCodes) } }
  public func filterSuccessfulStatusCodes() -> Observable<Response> {
    map { try $0.filterSuccessfulStatusCodes() }
  }
  public func filterSuccessfulStatusAndRedirectCodes() -> Observable<Response> {
    map { try $0.filterSuccessfulStatusAndRedirectCodes() }
  }
  public func mapJSON(failsOnEmptyData: Bool = true) -> Observable<Any> {
    map { try $0.mapJSON(failsOnEmptyData: failsOnEmptyData) }
  }
  public func mapString(atKeyPath keyPath: String? = nil) -> Observable<String> {
    map { try $0.mapString(atKeyPath: keyPath) }
  }
  public func map<Value: Decodable>(
    _ type: Value.Type,
    atKeyPath keyPath: String? = nil,
    using decoder: Foundation.JSONDecoder = AppFoundation.JSONDecoder(),
    failsOnEmptyData: Bool = true
  ) -> Observable<Value> {
    map { try $0.map(type, atKeyPath: keyPath, using: decoder) }
  }
}
