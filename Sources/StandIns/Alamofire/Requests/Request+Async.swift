// SPDX-License-Identifier: Apache-2.0
public import AppFoundation
public import Foundation

/// The answer to a request for data, for code that waits.
public struct DataTask<Value: Sendable>: Sendable {
  let request: DataRequest
  let make: @Sendable () async -> AFDataResponse<Value>

  public var response: AFDataResponse<Value> { get async { await make() } }
  public var result: AFResult<Value> { get async { await make().result } }
  public var value: Value { get async throws { try await make().result.get() } }
  public func cancel() { request.cancel() }
  public func resume() { request.resume() }
  public func suspend() { request.suspend() }
}

/// The answer to a request for a file, for code that waits.
public struct DownloadTask<Value: Sendable>: Sendable {
  let request: DownloadRequest
  let make: @Sendable () async -> AFDownloadResponse<Value>

  public var response: AFDownloadResponse<Value> { get async { await make() } }
  public var result: AFResult<Value> { get async { await make().result } }
  public var value: Value { get async throws { try await make().result.get() } }
  public func cancel() { request.cancel() }
  public func resume() { request.resume() }
  public func suspend() { request.suspend() }
}

extension DataRequest {
  private func waiting<Value: Sendable>(
    _ ask: @escaping @Sendable (@escaping (AFDataResponse<Value>) -> Void) -> Void
  ) -> DataTask<Value> {
    DataTask(request: self) {
      await withCheckedContinuation { next in ask { next.resume(returning: $0) } }
    }
  }

  public func serializingData(
    automaticallyCancelling shouldAutomaticallyCancel: Bool = true,
    dataPreprocessor: any DataPreprocessor = PassthroughPreprocessor(),
    emptyResponseCodes: Set<Int> = [204, 205],
    emptyRequestMethods: Set<HTTPMethod> = [.head]
  ) -> DataTask<Data> {
    waiting {
      self.responseData(
        dataPreprocessor: dataPreprocessor,
        emptyResponseCodes: emptyResponseCodes,
        emptyRequestMethods: emptyRequestMethods,
        completionHandler: $0
      )
    }
  }

  public func serializingDecodable<Value: Decodable & Sendable>(
    _ type: Value.Type = Value.self,
    automaticallyCancelling shouldAutomaticallyCancel: Bool = true,
    dataPreprocessor: any DataPreprocessor = PassthroughPreprocessor(),
    decoder: any DataDecoder = AppFoundation.JSONDecoder(),
    emptyResponseCodes: Set<Int> = [204, 205],
    emptyRequestMethods: Set<HTTPMethod> = [.head]
  ) -> DataTask<Value> {
    nonisolated(unsafe) let decoder = decoder
    return waiting {
      self.responseDecodable(
        of: Value.self,
        dataPreprocessor: dataPreprocessor,
        decoder: decoder,
        emptyResponseCodes: emptyResponseCodes,
        emptyRequestMethods: emptyRequestMethods,
        completionHandler: $0
      )
    }
  }

  public func serializingString(
    automaticallyCancelling shouldAutomaticallyCancel: Bool = true,
    dataPreprocessor: any DataPreprocessor = PassthroughPreprocessor(),
    encoding: String.Encoding? = nil,
    emptyResponseCodes: Set<Int> = [204, 205],
    emptyRequestMethods: Set<HTTPMethod> = [.head]
  ) -> DataTask<String> {
    waiting {
      self.responseString(
        dataPreprocessor: dataPreprocessor,
        encoding: encoding,
        emptyResponseCodes: emptyResponseCodes,
        emptyRequestMethods: emptyRequestMethods,
        completionHandler: $0
      )
    }
  }

  public func serializingResponse<Serializer: ResponseSerializer & SendableMetatype>(
    using serializer: Serializer,
    automaticallyCancelling shouldAutomaticallyCancel: Bool = true
  ) -> DataTask<Serializer.SerializedObject> where Serializer.SerializedObject: Sendable {
    nonisolated(unsafe) let serializer = serializer
    return waiting { self.response(responseSerializer: serializer, completionHandler: $0) }
  }
}

extension DownloadRequest {
  private func waiting<Value: Sendable>(
    _ ask: @escaping @Sendable (@escaping (AFDownloadResponse<Value>) -> Void) -> Void
  ) -> DownloadTask<Value> {
    DownloadTask(request: self) {
      await withCheckedContinuation { next in ask { next.resume(returning: $0) } }
    }
  }

  public func serializingData(
    automaticallyCancelling shouldAutomaticallyCancel: Bool = true
  ) -> DownloadTask<Data> { waiting { self.responseData(completionHandler: $0) } }

  public func serializingDownloadedFileURL(
    automaticallyCancelling shouldAutomaticallyCancel: Bool = true
  ) -> DownloadTask<URL> { waiting { self.responseURL(completionHandler: $0) } }

  public func serializingString(
    automaticallyCancelling shouldAutomaticallyCancel: Bool = true,
    encoding: String.Encoding? = nil
  ) -> DownloadTask<String> {
    waiting { self.responseString(encoding: encoding, completionHandler: $0) }
  }

  public func serializingDecodable<Value: Decodable & Sendable>(
    _ type: Value.Type = Value.self,
    automaticallyCancelling shouldAutomaticallyCancel: Bool = true,
    decoder: any DataDecoder = AppFoundation.JSONDecoder()
  ) -> DownloadTask<Value> {
    nonisolated(unsafe) let decoder = decoder
    return waiting {
      self.responseDecodable(of: Value.self, decoder: decoder, completionHandler: $0)
    }
  }
}
