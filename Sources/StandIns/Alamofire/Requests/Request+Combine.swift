// SPDX-License-Identifier: Apache-2.0
public import AppFoundation
public import Combine
public import Foundation

/// The answer to a request for data, once, for each who subscribes.
public struct DataResponsePublisher<Value>: Publisher {
  public typealias Output = AFDataResponse<Value>
  public typealias Failure = Never
  let request: DataRequest
  let ask: (@escaping (AFDataResponse<Value>) -> Void) -> Void

  public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
    let (request, ask) = (request, ask)
    Deferred { Future<Output, Never> { done in ask { done(.success($0)) } } }
      .handleEvents(receiveCancel: { request.cancel() })
      .receive(subscriber: subscriber)
  }

  public func result() -> AnyPublisher<AFResult<Value>, Never> {
    map(\.result).eraseToAnyPublisher()
  }
  public func value() -> AnyPublisher<Value, AFError> {
    setFailureType(to: AFError.self)
      .flatMap { $0.result.publisher }
      .eraseToAnyPublisher()
  }
}

/// The answer to a request for a file, once, for each who subscribes.
public struct DownloadResponsePublisher<Value>: Publisher {
  public typealias Output = AFDownloadResponse<Value>
  public typealias Failure = Never
  let request: DownloadRequest
  let ask: (@escaping (AFDownloadResponse<Value>) -> Void) -> Void

  public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
    let (request, ask) = (request, ask)
    Deferred { Future<Output, Never> { done in ask { done(.success($0)) } } }
      .handleEvents(receiveCancel: { request.cancel() })
      .receive(subscriber: subscriber)
  }

  public func result() -> AnyPublisher<AFResult<Value>, Never> {
    map(\.result).eraseToAnyPublisher()
  }
  public func value() -> AnyPublisher<Value, AFError> {
    setFailureType(to: AFError.self)
      .flatMap { $0.result.publisher }
      .eraseToAnyPublisher()
  }
}

extension DataRequest {
  public func publishResponse<Serializer: ResponseSerializer>(
    using serializer: Serializer,
    on queue: AppFoundation.DispatchQueue = .main
  ) -> DataResponsePublisher<Serializer.SerializedObject> {
    .init(request: self) {
      self.response(queue: queue, responseSerializer: serializer, completionHandler: $0)
    }
  }
  public func publishData(
    queue: AppFoundation.DispatchQueue = .main,
    preprocessor: any DataPreprocessor = PassthroughPreprocessor(),
    emptyResponseCodes: Set<Int> = [204, 205],
    emptyRequestMethods: Set<HTTPMethod> = [.head]
  ) -> DataResponsePublisher<Data> {
    publishResponse(
      using: DataResponseSerializer(
        dataPreprocessor: preprocessor,
        emptyResponseCodes: emptyResponseCodes,
        emptyRequestMethods: emptyRequestMethods
      ),
      on: queue
    )
  }
  public func publishString(
    queue: AppFoundation.DispatchQueue = .main,
    preprocessor: any DataPreprocessor = PassthroughPreprocessor(),
    encoding: String.Encoding? = nil,
    emptyResponseCodes: Set<Int> = [204, 205],
    emptyRequestMethods: Set<HTTPMethod> = [.head]
  ) -> DataResponsePublisher<String> {
    publishResponse(
      using: StringResponseSerializer(
        dataPreprocessor: preprocessor,
        encoding: encoding,
        emptyResponseCodes: emptyResponseCodes,
        emptyRequestMethods: emptyRequestMethods
      ),
      on: queue
    )
  }
  public func publishDecodable<Value: Decodable>(
    type: Value.Type = Value.self,
    queue: AppFoundation.DispatchQueue = .main,
    preprocessor: any DataPreprocessor = PassthroughPreprocessor(),
    decoder: any DataDecoder = AppFoundation.JSONDecoder(),
    emptyResponseCodes: Set<Int> = [204, 205],
    emptyResponseMethods: Set<HTTPMethod> = [.head]
  ) -> DataResponsePublisher<Value> {
    publishResponse(
      using: DecodableResponseSerializer<Value>(
        dataPreprocessor: preprocessor,
        decoder: decoder,
        emptyResponseCodes: emptyResponseCodes,
        emptyRequestMethods: emptyResponseMethods
      ),
      on: queue
    )
  }
  public func publishUnserialized(
    queue: AppFoundation.DispatchQueue = .main
  ) -> DataResponsePublisher<Data?> {
    .init(request: self) { self.response(queue: queue, completionHandler: $0) }
  }
}

extension DownloadRequest {
  public func publishURL(
    queue: AppFoundation.DispatchQueue = .main
  ) -> DownloadResponsePublisher<URL> {
    .init(request: self) { self.responseURL(queue: queue, completionHandler: $0) }
  }
  public func publishData(
    queue: AppFoundation.DispatchQueue = .main
  ) -> DownloadResponsePublisher<Data> {
    .init(request: self) { self.responseData(queue: queue, completionHandler: $0) }
  }
  public func publishDecodable<Value: Decodable>(
    type: Value.Type = Value.self,
    queue: AppFoundation.DispatchQueue = .main,
    decoder: any DataDecoder = AppFoundation.JSONDecoder()
  ) -> DownloadResponsePublisher<Value> {
    .init(request: self) {
      self.responseDecodable(of: type, queue: queue, decoder: decoder, completionHandler: $0)
    }
  }
}
