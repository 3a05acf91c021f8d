// SPDX-License-Identifier: Apache-2.0
@_exported public import Alamofire
public import AppFoundation
import Foundation
@_exported public import RxSwift

extension DataRequest {
  fileprivate func stream<Value>(
    _ read: @escaping (Data) throws -> Value
  ) -> Observable<(AppFoundation.HTTPURLResponse, Value)> {
    Observable.create { observer in
      self.responseData { answer in
        do {
          let value = try read(try answer.result.get())
          let plain = AppFoundation.HTTPURLResponse(
            url: URL(fileURLWithPath: "/"),
            statusCode: 200,
            httpVersion: nil,
            headerFields: nil
          )
          guard let response = answer.response ?? plain else { return observer.onCompleted() }
          observer.onNext((response, value))
          observer.onCompleted()
        } catch {
          observer.onError(error)
        }
      }
      return Disposables.create { self.cancel() }
    }
  }
}

private func made(
  _ method: HTTPMethod,
  _ url: any URLConvertible,
  _ parameters: Parameters?,
  _ encoding: any ParameterEncoding,
  _ headers: HTTPHeaders?,
  _ place: (file: String, line: Int)
) -> Observable<DataRequest> {
  Observable.deferred {
    .just(
      AF.request(
        url,
        method: method,
        parameters: parameters,
        encoding: encoding,
        headers: headers,
        file: place.file,
        line: place.line
      )
    )
  }
}

private func read(_ json: Data) throws -> Any {
  try JSONSerialization.jsonObject(with: json, options: .fragmentsAllowed)
}

public func request(
  _ method: HTTPMethod,
  _ url: any URLConvertible,
  parameters: Parameters? = nil,
  encoding: any ParameterEncoding = URLEncoding.default,
  headers: HTTPHeaders? = nil,
  interceptor: (any RequestInterceptor)? = nil,
  file: String = #fileID,
  line: Int = #line
) -> Observable<DataRequest> { made(method, url, parameters, encoding, headers, (file, line)) }

public func requestData(
  _ method: HTTPMethod,
  _ url: any URLConvertible,
  parameters: Parameters? = nil,
  encoding: any ParameterEncoding = URLEncoding.default,
  headers: HTTPHeaders? = nil,
  interceptor: (any RequestInterceptor)? = nil,
  file: String = #fileID,
  line: Int = #line
) -> Observable<(AppFoundation.HTTPURLResponse, Data)> {
  made(method, url, parameters, encoding, headers, (file, line)).flatMap { $0.stream { $0 } }
}

public func data(
  _ method: HTTPMethod,
  _ url: any URLConvertible,
  parameters: Parameters? = nil,
  encoding: any ParameterEncoding = URLEncoding.default,
  headers: HTTPHeaders? = nil,
  interceptor: (any RequestInterceptor)? = nil,
  file: String = #fileID,
  line: Int = #line
) -> Observable<Data> {
  made(method, url, parameters, encoding, headers, (file, line)).flatMap { $0.stream { $0 } }.map {
    $0.1
  }
}

public func requestString(
  _ method: HTTPMethod,
  _ url: any URLConvertible,
  parameters: Parameters? = nil,
  encoding: any ParameterEncoding = URLEncoding.default,
  headers: HTTPHeaders? = nil,
  interceptor: (any RequestInterceptor)? = nil,
  file: String = #fileID,
  line: Int = #line
) -> Observable<(AppFoundation.HTTPURLResponse, String)> {
  made(method, url, parameters, encoding, headers, (file, line))
    .flatMap { $0.stream { String(decoding: $0, as: UTF8.self) } }
}

public func string(
  _ method: HTTPMethod,
  _ url: any URLConvertible,
  parameters: Parameters? = nil,
  encoding: any ParameterEncoding = URLEncoding.default,
  headers: HTTPHeaders? = nil,
  file: String = #fileID,
  line: Int = #line
) -> Observable<String> {
  requestString(
    method,
    url,
    parameters: parameters,
    encoding: encoding,
    headers: headers,
    file: file,
    line: line
  )
  .map { $0.1 }
}

public func requestJSON(
  _ method: HTTPMethod,
  _ url: any URLConvertible,
  parameters: Parameters? = nil,
  encoding: any ParameterEncoding = URLEncoding.default,
  headers: HTTPHeaders? = nil,
  interceptor: (any RequestInterceptor)? = nil,
  file: String = #fileID,
  line: Int = #line
) -> Observable<(AppFoundation.HTTPURLResponse, Any)> {
  made(method, url, parameters, encoding, headers, (file, line)).flatMap {
    $0.stream { try read($0) }
  }
}

public func json(
  _ method: HTTPMethod,
  _ url: any URLConvertible,
  parameters: Parameters? = nil,
  encoding: any ParameterEncoding = URLEncoding.default,
  headers: HTTPHeaders? = nil,
  file: String = #fileID,
  line: Int = #line
) -> Observable<Any> {
  requestJSON(
    method,
    url,
    parameters: parameters,
    encoding: encoding,
    headers: headers,
    file: file,
    line: line
  ).map {
    $0.1
  }
}

public func requestDecodable<Value: Decodable>(
  _ method: HTTPMethod,
  _ url: any URLConvertible,
  parameters: Parameters? = nil,
  encoding: any ParameterEncoding = URLEncoding.default,
  headers: HTTPHeaders? = nil,
  file: String = #fileID,
  line: Int = #line
) -> Observable<(AppFoundation.HTTPURLResponse, Value)> {
  made(method, url, parameters, encoding, headers, (file, line))
    .flatMap { $0.stream { try AppFoundation.JSONDecoder().decode(Value.self, from: $0) } }
}

public func decodable<Value: Decodable>(
  _ method: HTTPMethod,
  _ url: any URLConvertible,
  parameters: Parameters? = nil,
  encoding: any ParameterEncoding = URLEncoding.default,
  headers: HTTPHeaders? = nil,
  file: String = #fileID,
  line: Int = #line
) -> Observable<Value> {
  requestDecodable(
    method,
    url,
    parameters: parameters,
    encoding: encoding,
    headers: headers,
    file: file,
    line: line
  )
  .map { $0.1 }
}

extension ObservableType where Element == DataRequest {
  public func data() -> Observable<Data> { flatMap { $0.stream { $0 } }.map { $0.1 } }
  public func responseData() -> Observable<(AppFoundation.HTTPURLResponse, Data)> {
    flatMap { $0.stream { $0 } }
  }
  public func responseJSON() -> Observable<(AppFoundation.HTTPURLResponse, Any)> {
    flatMap { $0.stream { try read($0) } }
  }
  public func validate() -> Observable<DataRequest> { map { $0.validate() } }
}
