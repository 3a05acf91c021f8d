// SPDX-License-Identifier: Apache-2.0
public import AppFoundation
public import Foundation

/// Puts parameters into a request.
public protocol ParameterEncoding {
  func encode(
    _ urlRequest: any URLRequestConvertible,
    with parameters: Parameters?
  ) throws -> AppFoundation.URLRequest
}

/// Writes parameters as words of an address.
public struct URLEncoding: ParameterEncoding {
  public enum Destination: Sendable {
    case methodDependent
    case queryString
    case httpBody
  }

  public enum ArrayEncoding {
    case brackets
    case noBrackets
    case indexInBrackets
    case custom((_ key: String, _ index: Int) -> String)

    func key(_ key: String, _ index: Int) -> String {
      switch self {
      case .brackets: "\(key)[]"
      case .noBrackets: key
      case .indexInBrackets: "\(key)[\(index)]"
      case .custom(let name): name(key, index)
      }
    }
  }

  public enum BoolEncoding: Sendable {
    case numeric
    case literal

    func text(_ flag: Bool) -> String {
      switch self {
      case .numeric: flag ? "1" : "0"
      case .literal: flag ? "true" : "false"
      }
    }
  }

  public static var `default`: URLEncoding { URLEncoding() }
  public static var methodDependent: URLEncoding { URLEncoding() }
  public static var queryString: URLEncoding { URLEncoding(destination: .queryString) }
  public static var httpBody: URLEncoding { URLEncoding(destination: .httpBody) }

  public let destination: Destination
  public let arrayEncoding: ArrayEncoding
  public let boolEncoding: BoolEncoding

  public init(
    destination: Destination = .methodDependent,
    arrayEncoding: ArrayEncoding = .brackets,
    boolEncoding: BoolEncoding = .numeric
  ) {
    self.destination = destination
    self.arrayEncoding = arrayEncoding
    self.boolEncoding = boolEncoding
  }

  public func encode(
    _ urlRequest: any URLRequestConvertible,
    with parameters: Parameters?
  ) throws -> AppFoundation.URLRequest {
    var request = try urlRequest.asURLRequest()
    guard let parameters, !parameters.isEmpty else { return request }
    guard let url = request.url else {
      throw AFError.parameterEncodingFailed(reason: .missingURL)
    }
    let words = parameters.sorted { $0.key < $1.key }
      .flatMap { queryComponents(fromKey: $0.key, value: $0.value) }
      .map { "\($0)=\($1)" }.joined(separator: "&")
    guard isInAddress(request.method),
      var parts = URLComponents(url: url, resolvingAgainstBaseURL: false)
    else {
      if request.headers["Content-Type"] == nil {
        request.headers.update(
          .contentType("application/x-www-form-urlencoded; charset=utf-8")
        )
      }
      request.httpBody = Data(words.utf8)
      return request
    }
    parts.percentEncodedQuery = (parts.percentEncodedQuery.map { $0 + "&" } ?? "") + words
    request.url = parts.url
    return request
  }

  private func isInAddress(_ method: HTTPMethod?) -> Bool {
    switch destination {
    case .queryString: true
    case .httpBody: false
    case .methodDependent: [.get, .head, .delete].contains(method ?? .get)
    }
  }

  /// The pairs of a key and its value, with the letters that an address cannot hold written as numbers.
  public func queryComponents(fromKey key: String, value: Any) -> [(String, String)] {
    switch value {
    case let list as [Any]:
      list.enumerated().flatMap {
        queryComponents(fromKey: arrayEncoding.key(key, $0.offset), value: $0.element)
      }
    case let table as [String: Any]:
      table.sorted { $0.key < $1.key }
        .flatMap { queryComponents(fromKey: "\(key)[\($0.key)]", value: $0.value) }
    case let flag as Bool: [(escape(key), escape(boolEncoding.text(flag)))]
    default: [(escape(key), escape("\(value)"))]
    }
  }

  public func escape(_ string: String) -> String {
    string.addingPercentEncoding(withAllowedCharacters: .afURLQueryAllowed) ?? string
  }
}

extension CharacterSet {
  /// The letters that stand as they are in the words of an address.
  public static let afURLQueryAllowed = CharacterSet.urlQueryAllowed
    .subtracting(CharacterSet(charactersIn: ":#[]@!$&'()*+,;="))
}

/// Writes parameters as JSON.
public struct JSONEncoding: ParameterEncoding {
  public static var `default`: JSONEncoding { JSONEncoding() }
  public static var prettyPrinted: JSONEncoding { JSONEncoding(options: .prettyPrinted) }

  public let options: JSONSerialization.WritingOptions

  public init(options: JSONSerialization.WritingOptions = []) { self.options = options }

  public func encode(
    _ urlRequest: any URLRequestConvertible,
    with parameters: Parameters?
  ) throws -> AppFoundation.URLRequest { try encode(urlRequest, withJSONObject: parameters) }

  public func encode(
    _ urlRequest: any URLRequestConvertible,
    withJSONObject object: Any? = nil
  ) throws -> AppFoundation.URLRequest {
    var request = try urlRequest.asURLRequest()
    guard let object else { return request }
    guard JSONSerialization.isValidJSONObject(object) else {
      throw AFError.parameterEncodingFailed(reason: .jsonEncodingFailed(error: NotJSON()))
    }
    do {
      // Sorted, so that a request is the same each time.
      request.httpBody = try JSONSerialization.data(
        withJSONObject: object,
        options: options.union(.sortedKeys)
      )
    } catch {
      throw AFError.parameterEncodingFailed(reason: .jsonEncodingFailed(error: error))
    }
    if request.headers["Content-Type"] == nil {
      request.headers.update(.contentType("application/json"))
    }
    return request
  }

  private struct NotJSON: LocalizedError {
    var errorDescription: String? { "The parameters cannot be written as JSON." }
  }
}
