// SPDX-License-Identifier: Apache-2.0
public import AppFoundation
public import Foundation

/// An answer of one's own in place of a server's.
public enum EndpointSampleResponse {
  case networkResponse(Int, Data)
  case response(AppFoundation.HTTPURLResponse, Data)
  case networkError(NSError)
}

/// An address with all that is sent to it.
open class Endpoint {
  public typealias SampleResponseClosure = () -> EndpointSampleResponse

  public let url: String
  public let sampleResponseClosure: SampleResponseClosure
  public let method: Moya.Method
  public let task: Task
  public let httpHeaderFields: [String: String]?

  public init(
    url: String,
    sampleResponseClosure: @escaping SampleResponseClosure,
    method: Moya.Method,
    task: Task,
    httpHeaderFields: [String: String]?
  ) {
    (self.url, self.sampleResponseClosure) = (url, sampleResponseClosure)
    (self.method, self.task, self.httpHeaderFields) = (method, task, httpHeaderFields)
  }

  open func adding(newHTTPHeaderFields: [String: String]) -> Endpoint {
    Endpoint(
      url: url,
      sampleResponseClosure: sampleResponseClosure,
      method: method,
      task: task,
      httpHeaderFields: (httpHeaderFields ?? [:]).merging(newHTTPHeaderFields) { $1 }
    )
  }

  open func replacing(task: Task) -> Endpoint {
    Endpoint(
      url: url,
      sampleResponseClosure: sampleResponseClosure,
      method: method,
      task: task,
      httpHeaderFields: httpHeaderFields
    )
  }

  public func urlRequest() throws -> AppFoundation.URLRequest {
    guard let address = URL(string: url) else { throw MoyaError.requestMapping(url) }
    var request = AppFoundation.URLRequest(url: address)
    request.httpMethod = method.rawValue
    request.allHTTPHeaderFields = httpHeaderFields
    switch task {
    case .requestPlain, .uploadFile, .uploadMultipartFormData, .downloadDestination: return request
    case .requestData(let data):
      request.httpBody = data
      return request
    case .requestJSONEncodable(let value):
      return try Self.with(value, JSONEncoder(), request)
    case .requestCustomJSONEncodable(let value, let encoder):
      return try Self.with(value, encoder, request)
    case .requestParameters(let parameters, let encoding),
      .downloadParameters(let parameters, let encoding, _):
      return try Self.with(parameters, encoding, request)
    case .uploadCompositeMultipartFormData(_, let parameters):
      return try Self.with(parameters, URLEncoding.queryString, request)
    case .requestCompositeData(let data, let parameters):
      request.httpBody = data
      return try Self.with(parameters, URLEncoding.queryString, request)
    case .requestCompositeParameters(let body, let encoding, let parameters):
      let filled = try Self.with(body, encoding, request)
      return try Self.with(parameters, URLEncoding.queryString, filled)
    }
  }

  private static func with(
    _ value: any Encodable,
    _ encoder: JSONEncoder,
    _ request: AppFoundation.URLRequest
  ) throws -> AppFoundation.URLRequest {
    var request = request
    do {
      request.httpBody = try encoder.encode(value)
    } catch {
      throw MoyaError.encodableMapping(error)
    }
    if request.value(forHTTPHeaderField: "Content-Type") == nil {
      request.setValue("application/json", forHTTPHeaderField: "Content-Type")
    }
    return request
  }

  private static func with(
    _ parameters: [String: Any],
    _ encoding: any ParameterEncoding,
    _ request: AppFoundation.URLRequest
  ) throws -> AppFoundation.URLRequest {
    do {
      return try encoding.encode(request, with: parameters)
    } catch {
      throw MoyaError.parameterEncoding(error)
    }
  }
}

extension Endpoint: Equatable, Hashable {
  public static func == (left: Endpoint, right: Endpoint) -> Bool {
    guard let a = try? left.urlRequest(), let b = try? right.urlRequest() else {
      return left.url == right.url && left.method == right.method
    }
    return a == b
  }
  public func hash(into hasher: inout Hasher) {
    if let request = try? urlRequest() { hasher.combine(request) } else { hasher.combine(url) }
  }
}

extension URL {
  /// The address of a target; one without a path has no slash at its end.
  public init<T: TargetType>(target: T) {
    let path = target.path
    self = path.isEmpty ? target.baseURL : target.baseURL.appendingPathComponent(path)
  }
}
