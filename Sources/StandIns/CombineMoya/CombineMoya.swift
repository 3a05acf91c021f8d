// SPDX-License-Identifier: Apache-2.0
public import AppFoundation
public import Combine
import Foundation
@_exported public import Moya

extension MoyaProvider {
  /// The answer to a request, for each who subscribes.
  public func requestPublisher(
    _ target: Target,
    callbackQueue: AppFoundation.DispatchQueue? = nil,
    file: String = #fileID,
    line: Int = #line
  ) -> AnyPublisher<Response, MoyaError> {
    var asked: (any Moya.Cancellable)?
    return Deferred {
      Future<Response, MoyaError> { done in
        asked = self.request(
          target,
          callbackQueue: callbackQueue,
          progress: nil,
          file: file,
          line: line
        ) { done($0) }
      }
    }
    .handleEvents(receiveCancel: { asked?.cancel() })
    .eraseToAnyPublisher()
  }

  /// How far a request is, and at the end its answer.
  public func requestWithProgressPublisher(
    _ target: Target,
    callbackQueue: AppFoundation.DispatchQueue? = nil,
    file: String = #fileID,
    line: Int = #line
  ) -> AnyPublisher<ProgressResponse, MoyaError> {
    Deferred {
      let steps = PassthroughSubject<ProgressResponse, MoyaError>()
      let asked = self.request(
        target,
        callbackQueue: callbackQueue,
        progress: { steps.send($0) },
        file: file,
        line: line
      ) { result in
        switch result {
        case .success: steps.send(completion: .finished)
        case .failure(let error): steps.send(completion: .failure(error))
        }
      }
      return steps.prepend(ProgressResponse())
        .handleEvents(receiveCancel: { asked.cancel() })
    }
    .eraseToAnyPublisher()
  }
}

extension AnyPublisher where Output == Response, Failure == MoyaError {
  private func reading<Value>(
    _ read: @escaping (Response) throws -> Value
  ) -> AnyPublisher<Value, MoyaError> {
    tryMap(read)
      .mapError { error in (error as? MoyaError) ?? .underlying(error, nil) }
      .eraseToAnyPublisher()
  }

  public func filter<R: RangeExpression>(statusCodes: R) -> AnyPublisher<Response, MoyaError>
  where R.Bound == Int { reading { try $0.filter(statusCodes: statusCodes) } }
  public func filter(statusCode: Int) -> AnyPublisher<Response, MoyaError> {
    reading { try $0.filter(statusCode: statusCode) }
  }
  public func filterSuccessfulStatusCodes() -> AnyPublisher<Response, MoyaError> {
    reading { try $0.filterSuccessfulStatusCodes() }
  }
  public func filterSuccessfulStatusAndRedirectCodes() -> AnyPublisher<Response, MoyaError> {
    reading { try $0.filterSuccessfulStatusAndRedirectCodes() }
  }
  public func mapJSON(failsOnEmptyData: Bool = true) -> AnyPublisher<Any, MoyaError> {
    reading { try $0.mapJSON(failsOnEmptyData: failsOnEmptyData) }
  }
  public func mapString(atKeyPath keyPath: String? = nil) -> AnyPublisher<String, MoyaError> {
    reading { try $0.mapString(atKeyPath: keyPath) }
  }
  public func map<D: Decodable>(
    _ type: D.Type,
    atKeyPath keyPath: String? = nil,
    using decoder: Foundation.JSONDecoder = AppFoundation.JSONDecoder(),
    failsOnEmptyData: Bool = true
  ) -> AnyPublisher<D, MoyaError> {
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

extension AnyPublisher where Output == ProgressResponse, Failure == MoyaError {
  public func filterCompleted() -> AnyPublisher<Response, MoyaError> {
    compactMap(\.response).eraseToAnyPublisher()
  }
  public func filterProgress() -> AnyPublisher<Double, MoyaError> {
    filter { !$0.completed }.map(\.progress).eraseToAnyPublisher()
  }
}
