// SPDX-License-Identifier: Apache-2.0
public import AppFoundation
public import Foundation
public import RxSwift

/// Why there is no answer.
public enum RxCocoaURLError: Swift.Error {
  case unknown
  case nonHTTPResponse(response: AppFoundation.URLResponse)
  case httpRequestFailed(response: AppFoundation.HTTPURLResponse, data: Data?)
  case deserializationError(error: any Swift.Error)
}

extension Reactive where Base: AppFoundation.URLSession {
  public func response(
    request: AppFoundation.URLRequest,
    file: String = #fileID,
    line: Int = #line
  ) -> Observable<(response: AppFoundation.HTTPURLResponse, data: Data)> {
    let session = base
    return Observable.create { observer in
      let task = SourcePlace.asking(file, line) {
        session.dataTask(with: request) { data, response, error in
          guard let response, let data else {
            return observer.onError(error ?? RxCocoaURLError.unknown)
          }
          guard let head = response as? AppFoundation.HTTPURLResponse else {
            return observer.onError(RxCocoaURLError.nonHTTPResponse(response: response))
          }
          observer.onNext((head, data))
          observer.onCompleted()
        }
      }
      task.resume()
      return Disposables.create { task.cancel() }
    }
  }

  public func data(
    request: AppFoundation.URLRequest,
    file: String = #fileID,
    line: Int = #line
  ) -> Observable<Data> {
    response(request: request, file: file, line: line).map { head, data in
      guard 200..<300 ~= head.statusCode else {
        throw RxCocoaURLError.httpRequestFailed(response: head, data: data)
      }
      return data
    }
  }

  public func json(
    request: AppFoundation.URLRequest,
    options: JSONSerialization.ReadingOptions = [],
    file: String = #fileID,
    line: Int = #line
  ) -> Observable<Any> {
    data(request: request, file: file, line: line).map { data in
      do {
        return try JSONSerialization.jsonObject(with: data, options: options)
      } catch {
        throw RxCocoaURLError.deserializationError(error: error)
      }
    }
  }

  public func json(
    url: URL,
    file: String = #fileID,
    line: Int = #line
  ) -> Observable<Any> {
    json(request: AppFoundation.URLRequest(url: url), file: file, line: line)
  }
}
