// SPDX-License-Identifier: Apache-2.0
public import AppFoundation
public import Foundation

extension AppFoundation.URLSession {
  /// Sends the answer to a request.
  public struct DataTaskPublisher: Publisher {
    public typealias Output = (data: Data, response: AppFoundation.URLResponse)
    public typealias Failure = URLError
    public let request: AppFoundation.URLRequest
    public let session: AppFoundation.URLSession
    let place: (file: String, line: Int)

    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == URLError {
      let (request, session, place) = (request, session, place)
      Deferred {
        Future<Output, URLError> { promise in
          let task = session.dataTask(with: request, file: place.file, line: place.line) {
            data,
            response,
            error in
            if let data, let response {
              promise(.success((data: data, response: response)))
            } else {
              promise(.failure(error as? URLError ?? URLError(.unknown)))
            }
          }
          task.resume()
        }
      }.receive(subscriber: subscriber)
    }
  }

  /// Sends the answer to a request.
  public func dataTaskPublisher(
    for request: AppFoundation.URLRequest,
    file: String = #fileID,
    line: Int = #line
  ) -> DataTaskPublisher {
    DataTaskPublisher(request: request, session: self, place: (file, line))
  }

  /// Sends the content at an address.
  public func dataTaskPublisher(
    for url: URL,
    file: String = #fileID,
    line: Int = #line
  ) -> DataTaskPublisher {
    dataTaskPublisher(for: AppFoundation.URLRequest(url: url), file: file, line: line)
  }
}
