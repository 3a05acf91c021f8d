// SPDX-License-Identifier: Apache-2.0
public import AppFoundation
public import Foundation

extension DownloadRequest {
  private func answer<Value>(_ result: AFResult<Value>) -> AFDownloadResponse<Value> {
    AFDownloadResponse(
      request: request,
      response: response,
      fileURL: fileURL,
      resumeData: resumeData,
      result: result
    )
  }

  @preconcurrency @discardableResult
  public func response(
    queue: AppFoundation.DispatchQueue = .main,
    completionHandler: @escaping (AFDownloadResponse<URL?>) -> Void
  ) -> Self {
    later(on: queue) {
      let answer = self.answer(self.error.map(AFResult.failure) ?? .success(self.fileURL))
      self.owner.tell { $0.request(self, didParseResponse: answer) }
      completionHandler(answer)
    }
    return self
  }

  @preconcurrency @discardableResult
  public func response<Serializer: DownloadResponseSerializerProtocol>(
    queue: AppFoundation.DispatchQueue = .main,
    responseSerializer: Serializer,
    completionHandler: @escaping (AFDownloadResponse<Serializer.SerializedObject>) -> Void
  ) -> Self {
    later(on: queue) {
      let result = AFResult<Serializer.SerializedObject>(serializing: {
        try responseSerializer.serializeDownload(
          request: self.request,
          response: self.response,
          fileURL: self.fileURL,
          error: self.error
        )
      })
      let answer = self.answer(result)
      self.owner.tell { $0.request(self, didParseResponse: answer) }
      completionHandler(answer)
    }
    return self
  }

  @preconcurrency @discardableResult
  public func responseURL(
    queue: AppFoundation.DispatchQueue = .main,
    completionHandler: @escaping (AFDownloadResponse<URL>) -> Void
  ) -> Self {
    response(
      queue: queue,
      responseSerializer: URLResponseSerializer(),
      completionHandler: completionHandler
    )
  }

  @preconcurrency @discardableResult
  public func responseData(
    queue: AppFoundation.DispatchQueue = .main,
    completionHandler: @escaping (AFDownloadResponse<Data>) -> Void
  ) -> Self {
    response(
      queue: queue,
      responseSerializer: DataResponseSerializer(),
      completionHandler: completionHandler
    )
  }

  @preconcurrency @discardableResult
  public func responseString(
    queue: AppFoundation.DispatchQueue = .main,
    encoding: String.Encoding? = nil,
    completionHandler: @escaping (AFDownloadResponse<String>) -> Void
  ) -> Self {
    response(
      queue: queue,
      responseSerializer: StringResponseSerializer(encoding: encoding),
      completionHandler: completionHandler
    )
  }

  @preconcurrency @discardableResult
  public func responseDecodable<Value: Decodable>(
    of type: Value.Type = Value.self,
    queue: AppFoundation.DispatchQueue = .main,
    decoder: any DataDecoder = AppFoundation.JSONDecoder(),
    completionHandler: @escaping (AFDownloadResponse<Value>) -> Void
  ) -> Self {
    response(
      queue: queue,
      responseSerializer: DecodableResponseSerializer<Value>(decoder: decoder),
      completionHandler: completionHandler
    )
  }
}

/// Gives the place of a file.
public struct URLResponseSerializer: DownloadResponseSerializerProtocol, Sendable {
  public init() {}
  public func serializeDownload(
    request: AppFoundation.URLRequest?,
    response: AppFoundation.HTTPURLResponse?,
    fileURL: URL?,
    error: (any Error)?
  ) throws -> URL {
    if let error { throw error }
    guard let fileURL else { throw AFError.responseSerializationFailed(reason: .inputFileNil) }
    return fileURL
  }
}
