// SPDX-License-Identifier: Apache-2.0
public import AppFoundation

/// Something that is an address.
public protocol URLConvertible: Sendable {
  func asURL() throws -> URL
}

extension String: URLConvertible {
  public func asURL() throws -> URL {
    guard let url = URL(string: self) else { throw AFError.invalidURL(url: self) }
    return url
  }
}

extension URL: URLConvertible {
  public func asURL() throws -> URL { self }
}

extension URLComponents: URLConvertible {
  public func asURL() throws -> URL {
    guard let url else { throw AFError.invalidURL(url: self) }
    return url
  }
}

/// Something that is a request.
public protocol URLRequestConvertible {
  func asURLRequest() throws -> AppFoundation.URLRequest
}

extension URLRequestConvertible {
  public var urlRequest: AppFoundation.URLRequest? { try? asURLRequest() }
}

extension AppFoundation.URLRequest: URLRequestConvertible {
  public func asURLRequest() throws -> AppFoundation.URLRequest { self }

  public init(url: any URLConvertible, method: HTTPMethod, headers: HTTPHeaders? = nil) throws {
    self.init(url: try url.asURL())
    httpMethod = method.rawValue
    allHTTPHeaderFields = headers?.dictionary
  }

  public var method: HTTPMethod? {
    get { httpMethod.map(HTTPMethod.init) }
    set { httpMethod = newValue?.rawValue }
  }
  public var headers: HTTPHeaders {
    get { HTTPHeaders(allHTTPHeaderFields ?? [:]) }
    set { allHTTPHeaderFields = newValue.dictionary }
  }

  /// A body cannot go with a request that asks for an answer only.
  public func validate() throws {
    if method == .get, let body = httpBody {
      throw AFError.urlRequestValidationFailed(reason: .bodyDataInGETRequest(body))
    }
  }
}
