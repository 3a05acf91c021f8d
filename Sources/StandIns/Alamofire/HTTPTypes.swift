// SPDX-License-Identifier: Apache-2.0
@_exported public import AppFoundation
@_exported public import UIKit

public struct HTTPMethod: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }

  public static let connect = HTTPMethod(rawValue: "CONNECT")
  public static let delete = HTTPMethod(rawValue: "DELETE")
  public static let get = HTTPMethod(rawValue: "GET")
  public static let head = HTTPMethod(rawValue: "HEAD")
  public static let options = HTTPMethod(rawValue: "OPTIONS")
  public static let patch = HTTPMethod(rawValue: "PATCH")
  public static let post = HTTPMethod(rawValue: "POST")
  public static let put = HTTPMethod(rawValue: "PUT")
}

public struct HTTPHeader: Hashable, Sendable {
  public let name: String
  public let value: String

  public init(name: String, value: String) { (self.name, self.value) = (name, value) }

  public static func accept(_ value: String) -> HTTPHeader { .init(name: "Accept", value: value) }
  public static func authorization(_ value: String) -> HTTPHeader {
    .init(name: "Authorization", value: value)
  }
  public static func authorization(bearerToken: String) -> HTTPHeader {
    authorization("Bearer \(bearerToken)")
  }
  public static func contentType(_ value: String) -> HTTPHeader {
    .init(name: "Content-Type", value: value)
  }
}

public struct HTTPHeaders: ExpressibleByDictionaryLiteral, ExpressibleByArrayLiteral, Sendable {
  public private(set) var dictionary: [String: String] = [:]

  public init() {}
  public init(_ dictionary: [String: String]) { self.dictionary = dictionary }
  public init(_ headers: [HTTPHeader]) { for header in headers { add(header) } }
  public init(dictionaryLiteral elements: (String, String)...) {
    for (name, value) in elements { dictionary[name] = value }
  }
  public init(arrayLiteral elements: HTTPHeader...) { self.init(elements) }

  public mutating func add(_ header: HTTPHeader) { dictionary[header.name] = header.value }
  public mutating func add(name: String, value: String) { dictionary[name] = value }
  public mutating func update(name: String, value: String) { dictionary[name] = value }
  public subscript(name: String) -> String? {
    get { dictionary[name] }
    set { dictionary[name] = newValue }
  }

  public static let `default` = HTTPHeaders()
}

public typealias Parameters = [String: Any]

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

public protocol URLRequestConvertible {
  func asURLRequest() throws -> AppFoundation.URLRequest
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
}

public enum AFError: Error {
  case explicitlyCancelled
  case invalidURL(url: any URLConvertible)
  case parameterEncodingFailed(reason: any Error)
  case responseValidationFailed(reason: ResponseValidationFailureReason)
  case responseSerializationFailed(reason: ResponseSerializationFailureReason)
  case sessionTaskFailed(error: any Error)

  public enum ResponseValidationFailureReason: Sendable {
    case unacceptableStatusCode(code: Int)
  }

  public enum ResponseSerializationFailureReason: Sendable {
    case inputDataNilOrZeroLength
    case decodingFailed(error: any Error)
    case jsonSerializationFailed(error: any Error)
    case stringSerializationFailed
  }

  public var responseCode: Int? {
    guard case .responseValidationFailed(.unacceptableStatusCode(let code)) = self else {
      return nil
    }
    return code
  }
  public var isExplicitlyCancelledError: Bool {
    if case .explicitlyCancelled = self { return true }
    return false
  }
  public var underlyingError: (any Error)? {
    switch self {
    case .sessionTaskFailed(let error), .parameterEncodingFailed(let error),
      .responseSerializationFailed(.decodingFailed(let error)),
      .responseSerializationFailed(.jsonSerializationFailed(let error)):
      error
    default: nil
    }
  }
}

extension Error {
  public var asAFError: AFError? { self as? AFError }
}

extension AFError: LocalizedError {
  public var errorDescription: String? {
    switch self {
    case .explicitlyCancelled: "Request explicitly cancelled."
    case .invalidURL(let url): "URL is not valid: \(url)"
    case .parameterEncodingFailed(let reason):
      "Parameters could not be encoded: \(reason.localizedDescription)"
    case .responseValidationFailed: "Response status code was unacceptable."
    case .responseSerializationFailed: "Response could not be serialized."
    case .sessionTaskFailed(let error): "URLSessionTask failed: \(error.localizedDescription)"
    }
  }
}

extension URLSessionConfiguration {
  /// Alamofire's own configurations.
  public enum AlamofireConfigurations {
    public static var `default`: URLSessionConfiguration { .default }
    public static var ephemeral: URLSessionConfiguration { .ephemeral }
  }

  public static var af: AlamofireConfigurations.Type { AlamofireConfigurations.self }
}
