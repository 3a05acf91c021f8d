// SPDX-License-Identifier: Apache-2.0
public import AppFoundation
import Foundation

public protocol ParameterEncoding {
  func encode(
    _ urlRequest: any URLRequestConvertible,
    with parameters: Parameters?
  ) throws -> AppFoundation.URLRequest
}

public struct URLEncoding: ParameterEncoding {
  public enum Destination: Sendable {
    case methodDependent
    case queryString
    case httpBody
  }

  public static var `default`: URLEncoding { URLEncoding() }
  public static var queryString: URLEncoding { URLEncoding(destination: .queryString) }
  public static var httpBody: URLEncoding { URLEncoding(destination: .httpBody) }

  public let destination: Destination

  public init(destination: Destination = .methodDependent) { self.destination = destination }

  public func encode(
    _ urlRequest: any URLRequestConvertible,
    with parameters: Parameters?
  ) throws -> AppFoundation.URLRequest {
    var request = try urlRequest.asURLRequest()
    guard let parameters, !parameters.isEmpty else { return request }
    let pairs = parameters.sorted { $0.key < $1.key }.flatMap { Self.pairs($0.key, $0.value) }
    let inAddress = ["GET", "HEAD", "DELETE"].contains(request.httpMethod ?? "GET")
    guard destination == .queryString || destination == .methodDependent && inAddress,
      let url = request.url, var parts = URLComponents(url: url, resolvingAgainstBaseURL: false)
    else {
      request.httpBody = Data(
        pairs.map { "\($0.name)=\($0.value ?? "")" }.joined(separator: "&").utf8
      )
      return request
    }
    parts.queryItems = (parts.queryItems ?? []) + pairs
    request.url = parts.url
    return request
  }

  private static func pairs(_ key: String, _ value: Any) -> [URLQueryItem] {
    switch value {
    case let list as [Any]: list.flatMap { pairs("\(key)[]", $0) }
    case let table as [String: Any]:
      table.sorted { $0.key < $1.key }.flatMap { pairs("\(key)[\($0.key)]", $0.value) }
    case let flag as Bool: [URLQueryItem(name: key, value: flag ? "1" : "0")]
    default: [URLQueryItem(name: key, value: "\(value)")]
    }
  }
}

public struct JSONEncoding: ParameterEncoding {
  public static var `default`: JSONEncoding { JSONEncoding() }
  public static var prettyPrinted: JSONEncoding { JSONEncoding() }

  public init() {}

  public func encode(
    _ urlRequest: any URLRequestConvertible,
    with parameters: Parameters?
  ) throws -> AppFoundation.URLRequest {
    var request = try urlRequest.asURLRequest()
    guard let parameters else { return request }
    guard JSONSerialization.isValidJSONObject(parameters) else { return request }
    request.httpBody = try JSONSerialization.data(withJSONObject: parameters, options: .sortedKeys)
    return request
  }
}

public protocol ParameterEncoder {
  func encode<Values: Encodable>(
    _ parameters: Values?,
    into request: AppFoundation.URLRequest
  ) throws -> AppFoundation.URLRequest
}

public struct URLEncodedFormParameterEncoder: ParameterEncoder {
  public static var `default`: Self { Self() }
  public static var urlEncodedForm: Self { Self() }

  public init() {}

  public func encode<Values: Encodable>(
    _ parameters: Values?,
    into request: AppFoundation.URLRequest
  ) throws -> AppFoundation.URLRequest {
    let object = try parameters.map {
      try JSONSerialization.jsonObject(with: JSONEncoder().encode($0))
    }
    return try URLEncoding.default.encode(request, with: object as? Parameters)
  }
}

public struct JSONParameterEncoder: ParameterEncoder {
  public static var `default`: Self { Self() }
  public static var json: Self { Self() }

  public init() {}

  public func encode<Values: Encodable>(
    _ parameters: Values?,
    into request: AppFoundation.URLRequest
  ) throws -> AppFoundation.URLRequest {
    var request = request
    request.httpBody = try parameters.map { try JSONEncoder().encode($0) }
    return request
  }
}

extension ParameterEncoder where Self == URLEncodedFormParameterEncoder {
  public static var urlEncodedForm: Self { Self() }
}

extension ParameterEncoder where Self == JSONParameterEncoder {
  public static var json: Self { Self() }
}
