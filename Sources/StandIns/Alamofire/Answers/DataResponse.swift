// SPDX-License-Identifier: Apache-2.0
public import AppFoundation
public import Foundation

public typealias AFDataResponse<Success> = DataResponse<Success, AFError>
public typealias AFDownloadResponse<Success> = DownloadResponse<Success, AFError>
public typealias AFResult<Success> = Result<Success, AFError>

/// The answer to a request for data.
public struct DataResponse<Success, Failure: Error> {
  public let request: AppFoundation.URLRequest?
  public let response: AppFoundation.HTTPURLResponse?
  public let data: Data?
  public let metrics: URLSessionTaskMetrics?
  public let serializationDuration: TimeInterval
  public let result: Result<Success, Failure>

  public init(
    request: AppFoundation.URLRequest?,
    response: AppFoundation.HTTPURLResponse?,
    data: Data?,
    metrics: URLSessionTaskMetrics? = nil,
    serializationDuration: TimeInterval = 0,
    result: Result<Success, Failure>
  ) {
    (self.request, self.response, self.data, self.result) = (request, response, data, result)
    (self.metrics, self.serializationDuration) = (metrics, serializationDuration)
  }

  public var value: Success? { try? result.get() }
  public var error: Failure? {
    if case .failure(let error) = result { return error }
    return nil
  }

  private func with<S, F>(_ result: Result<S, F>) -> DataResponse<S, F> {
    .init(request: request, response: response, data: data, result: result)
  }
  public func map<New>(_ transform: (Success) -> New) -> DataResponse<New, Failure> {
    with(result.map(transform))
  }
  public func tryMap<New>(
    _ transform: (Success) throws -> New
  ) -> DataResponse<New, any Error> {
    with(Result<New, any Error> { try transform(try result.get()) })
  }
  public func mapError<New: Error>(_ transform: (Failure) -> New) -> DataResponse<Success, New> {
    with(result.mapError(transform))
  }
}

// All code of apps runs in one thread.
extension DataResponse: @unchecked Sendable {}

extension DataResponse: CustomStringConvertible, CustomDebugStringConvertible {
  public var description: String { "\(result)" }
  public var debugDescription: String {
    let head = request.map { "\($0.httpMethod ?? "GET") \($0.url?.absoluteString ?? "")" } ?? "None"
    let code = response.map { "\($0.statusCode)" } ?? "None"
    return """
      [Request]: \(head)
      [Response]: \(code)
      [Data]: \(data?.count ?? 0) bytes
      [Result]: \(result)
      """
  }
}

/// The answer to a request for a file.
public struct DownloadResponse<Success, Failure: Error> {
  public let request: AppFoundation.URLRequest?
  public let response: AppFoundation.HTTPURLResponse?
  public let fileURL: URL?
  public let resumeData: Data?
  public let metrics: URLSessionTaskMetrics?
  public let serializationDuration: TimeInterval
  public let result: Result<Success, Failure>

  public init(
    request: AppFoundation.URLRequest?,
    response: AppFoundation.HTTPURLResponse?,
    fileURL: URL?,
    resumeData: Data? = nil,
    metrics: URLSessionTaskMetrics? = nil,
    serializationDuration: TimeInterval = 0,
    result: Result<Success, Failure>
  ) {
    (self.request, self.response, self.result) = (request, response, result)
    (self.fileURL, self.resumeData) = (fileURL, resumeData)
    (self.metrics, self.serializationDuration) = (metrics, serializationDuration)
  }

  public var value: Success? { try? result.get() }
  public var error: Failure? {
    if case .failure(let error) = result { return error }
    return nil
  }
  public func map<New>(_ transform: (Success) -> New) -> DownloadResponse<New, Failure> {
    .init(request: request, response: response, fileURL: fileURL, result: result.map(transform))
  }
}

extension DownloadResponse: @unchecked Sendable {}

/// How long the parts of a request took; nothing is measured here.
public final class URLSessionTaskMetrics: Sendable {
  public let taskInterval: DateInterval
  public let redirectCount = 0
  init(taskInterval: DateInterval) { self.taskInterval = taskInterval }
}

extension Result {
  // The names before version 5.
  public var isSuccess: Bool { if case .success = self { true } else { false } }
  public var isFailure: Bool { !isSuccess }
  public var value: Success? { try? get() }
  public var error: Failure? { if case .failure(let error) = self { error } else { nil } }
}
