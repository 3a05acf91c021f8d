// SPDX-License-Identifier: Apache-2.0
public import Foundation

/// Answers for tasks of Swift.
extension URLSession {
  /// The content at an address.
  public func data(
    from url: URL,
    delegate: (any URLSessionTaskDelegate)? = nil,
    file: String = #fileID,
    line: Int = #line
  ) async throws -> (Data, URLResponse) {
    try await answer(to: URLRequest(url: url), SourcePlace(file, line))
  }

  /// The answer to a request.
  public func data(
    for request: URLRequest,
    delegate: (any URLSessionTaskDelegate)? = nil,
    file: String = #fileID,
    line: Int = #line
  ) async throws -> (Data, URLResponse) {
    try await answer(to: request, SourcePlace(file, line))
  }

  /// Sends data, which go nowhere.
  public func upload(
    for request: URLRequest,
    from bodyData: Data,
    delegate: (any URLSessionTaskDelegate)? = nil,
    file: String = #fileID,
    line: Int = #line
  ) async throws -> (Data, URLResponse) {
    try await answer(to: request, SourcePlace(file, line))
  }

  /// The content at an address, as a file.
  public func download(
    from url: URL,
    delegate: (any URLSessionTaskDelegate)? = nil,
    file: String = #fileID,
    line: Int = #line
  ) async throws -> (URL, URLResponse) {
    try await download(for: URLRequest(url: url), delegate: delegate, file: file, line: line)
  }

  /// The answer to a request, as a file.
  public func download(
    for request: URLRequest,
    delegate: (any URLSessionTaskDelegate)? = nil,
    file: String = #fileID,
    line: Int = #line
  ) async throws -> (URL, URLResponse) {
    let (data, head) = try await answer(to: request, SourcePlace(file, line))
    guard let place = KeptFiles.keep(data) else { throw URLError(.cannotCreateFile) }
    return (place, head)
  }

  private func answer(
    to request: URLRequest,
    _ place: SourcePlace
  ) async throws -> (Data, URLResponse) {
    let begun = Begun()
    return try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { continuation in
        let task = URLSessionDataTask(request, in: self) { data, head, error in
          if let data, let head {
            continuation.resume(returning: (data, head))
          } else {
            continuation.resume(throwing: error ?? URLError(.unknown))
          }
        }
        task.place = place
        begun.task = task
        task.resume()
      }
    } onCancel: {
      begun.task?.cancel()
    }
  }

  /// The task of a request; all tasks are done in one thread.
  private final class Begun: @unchecked Sendable {
    var task: URLSessionTask?
  }
}
