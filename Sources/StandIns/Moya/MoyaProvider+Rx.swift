// SPDX-License-Identifier: Apache-2.0
public import AppFoundation
public import Foundation
public import RxSwift
public import UIKit

extension Reactive where Base: MoyaProviderType {
  public func request(
    _ token: Base.Target,
    callbackQueue: AppFoundation.DispatchQueue? = nil,
    file: String = #fileID,
    line: Int = #line
  ) -> Single<Response> {
    Single.create { [weak base] single in
      let asked = base.map { base in
        ask(base, token, callbackQueue, nil, (file, line)) { result in
          switch result {
          case .success(let response): single(.success(response))
          case .failure(let error): single(.failure(error))
          }
        }
      }
      return Disposables.create { asked?.cancel() }
    }
  }

  /// How far a request is, and at the end its answer.
  public func requestWithProgress(
    _ token: Base.Target,
    callbackQueue: AppFoundation.DispatchQueue? = nil,
    file: String = #fileID,
    line: Int = #line
  ) -> Observable<ProgressResponse> {
    let steps = Observable<ProgressResponse>.create { [weak base] observer in
      let asked = base.map { base in
        ask(base, token, callbackQueue, { observer.onNext($0) }, (file, line)) { result in
          switch result {
          case .success: observer.onCompleted()
          case .failure(let error): observer.onError(error)
          }
        }
      }
      return Disposables.create { asked?.cancel() }
    }
    return steps.scan(ProgressResponse()) { last, next in
      ProgressResponse(
        progress: next.progressObject ?? last.progressObject,
        response: next.response ?? last.response
      )
    }
  }
}

/// Asks a provider, and tells one of ours the line that asks.
private func ask<Provider: MoyaProviderType>(
  _ provider: Provider,
  _ token: Provider.Target,
  _ queue: AppFoundation.DispatchQueue?,
  _ progress: ProgressBlock?,
  _ place: (file: String, line: Int),
  _ completion: @escaping Completion
) -> any Cancellable {
  guard let own = provider as? MoyaProvider<Provider.Target> else {
    return asked(provider, token, queue, progress, completion)
  }
  return own.request(
    token,
    callbackQueue: queue,
    progress: progress,
    file: place.file,
    line: place.line,
    completion: completion
  )
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
  public func mapImage() -> Single<UIImage> {
    reading { response in try onMainThread { try response.mapImage() } }
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
    reading {
      try $0.map(
        type,
        atKeyPath: keyPath,
        using: decoder,
        failsOnEmptyData: failsOnEmptyData
      )
    }
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
  public func filter(statusCode: Int) -> Observable<Response> {
    map { try $0.filter(statusCode: statusCode) }
  }
  public func mapImage() -> Observable<UIImage> {
    map { response in try onMainThread { try response.mapImage() } }
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
    map {
      try $0.map(
        type,
        atKeyPath: keyPath,
        using: decoder,
        failsOnEmptyData: failsOnEmptyData
      )
    }
  }
}

extension ObservableType where Element == ProgressResponse {
  /// The answers, without how far they were.
  public func filterCompleted() -> Observable<Response> { compactMap(\.response) }
  /// How far requests are.
  public func filterProgress() -> Observable<Double> {
    compactMap { $0.completed ? nil : $0.progress }
  }
}

/// Pictures belong to the thread of views; an answer that is read in another has none.
private func onMainThread<Value>(_ body: @MainActor () throws -> Value) rethrows -> Value {
  try MainActor.assumeIsolated { UncheckedValue(value: try body()) }.value
}

private struct UncheckedValue<Value>: @unchecked Sendable { let value: Value }
