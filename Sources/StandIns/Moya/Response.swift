// SPDX-License-Identifier: Apache-2.0
public import AppFoundation
public import UIKit

public typealias Image = UIImage

/// An answer.
public final class Response: CustomDebugStringConvertible, Equatable, @unchecked Sendable {
  public let statusCode: Int
  public let data: Data
  public let request: AppFoundation.URLRequest?
  public let response: AppFoundation.HTTPURLResponse?

  public init(
    statusCode: Int,
    data: Data,
    request: AppFoundation.URLRequest? = nil,
    response: AppFoundation.HTTPURLResponse? = nil
  ) {
    (self.statusCode, self.data, self.request, self.response) = (
      statusCode, data, request, response
    )
  }

  public var description: String { "Status Code: \(statusCode), Data Length: \(data.count)" }
  public var debugDescription: String { description }

  public static func == (left: Response, right: Response) -> Bool {
    left.statusCode == right.statusCode && left.data == right.data
      && left.response === right.response
  }

  public func filter<Codes: RangeExpression>(statusCodes: Codes) throws -> Response
  where Codes.Bound == Int {
    guard statusCodes.contains(statusCode) else { throw MoyaError.statusCode(self) }
    return self
  }
  public func filter(statusCode: Int) throws -> Response {
    try filter(statusCodes: statusCode...statusCode)
  }
  public func filterSuccessfulStatusCodes() throws -> Response {
    try filter(statusCodes: 200...299)
  }
  public func filterSuccessfulStatusAndRedirectCodes() throws -> Response {
    try filter(statusCodes: 200...399)
  }

  @preconcurrency @MainActor
  public func mapImage() throws -> UIImage {
    guard let image = UIImage(data: data) else { throw MoyaError.imageMapping(self) }
    return image
  }
  public func mapJSON(failsOnEmptyData: Bool = true) throws -> Any {
    if data.isEmpty, !failsOnEmptyData { return NSNull() }
    do {
      return try JSONSerialization.jsonObject(with: data, options: .allowFragments)
    } catch {
      throw MoyaError.jsonMapping(self)
    }
  }
  public func mapString(atKeyPath keyPath: String? = nil) throws -> String {
    if let keyPath {
      guard let text = try value(at: keyPath) as? String else {
        throw MoyaError.stringMapping(self)
      }
      return text
    }
    guard let text = String(data: data, encoding: .utf8) else {
      throw MoyaError.stringMapping(self)
    }
    return text
  }
  public func map<Value: Decodable>(
    _ type: Value.Type,
    atKeyPath keyPath: String? = nil,
    using decoder: Foundation.JSONDecoder = AppFoundation.JSONDecoder(),
    failsOnEmptyData: Bool = true
  ) throws -> Value {
    do {
      if data.isEmpty, !failsOnEmptyData {
        if let empty = try? decoder.decode(type, from: Data("{}".utf8)) { return empty }
        if let empty = try? decoder.decode(type, from: Data("[]".utf8)) { return empty }
      }
      return try decoder.decode(type, from: try part(at: keyPath))
    } catch {
      throw MoyaError.objectMapping(error, self)
    }
  }

  private func value(at path: String) throws -> Any? {
    let root = try mapJSON()
    return path.split(separator: ".").reduce(root as Any?) { object, name in
      (object as? [String: Any])?[String(name)]
    }
  }

  /// The data at a path; all of it for an answer that was invented.
  private func part(at path: String?) throws -> Data {
    guard let path, Invention.request(of: data) == nil else { return data }
    guard let found = try value(at: path) else { throw MoyaError.jsonMapping(self) }
    return try JSONSerialization.data(withJSONObject: found, options: .fragmentsAllowed)
  }
}

/// Why there is no answer.
public enum MoyaError: Error {
  case imageMapping(Response)
  case jsonMapping(Response)
  case stringMapping(Response)
  case objectMapping(any Error, Response)
  case encodableMapping(any Error)
  case statusCode(Response)
  case underlying(any Error, Response?)
  case requestMapping(String)
  case parameterEncoding(any Error)

  public var response: Response? {
    switch self {
    case .imageMapping(let response), .jsonMapping(let response), .stringMapping(let response),
      .objectMapping(_, let response), .statusCode(let response):
      response
    case .underlying(_, let response): response
    case .encodableMapping, .requestMapping, .parameterEncoding: nil
    }
  }

  var underlyingError: (any Error)? {
    switch self {
    case .objectMapping(let error, _), .encodableMapping(let error), .underlying(let error, _),
      .parameterEncoding(let error):
      error
    default: nil
    }
  }
}

extension MoyaError: LocalizedError {
  public var errorDescription: String? {
    switch self {
    case .imageMapping: "Failed to map data to an Image."
    case .jsonMapping: "Failed to map data to JSON."
    case .stringMapping: "Failed to map data to a String."
    case .objectMapping: "Failed to map data to a Decodable object."
    case .encodableMapping: "Failed to encode Encodable object into data."
    case .statusCode: "Status code didn't fall within the given range."
    case .underlying(let error, _): error.localizedDescription
    case .requestMapping: "Failed to map Endpoint to a URLRequest."
    case .parameterEncoding(let error):
      "Failed to encode parameters for URLRequest. \(error.localizedDescription)"
    }
  }
}

extension MoyaError: CustomNSError {
  public static var errorDomain: String { "Moya.MoyaError" }
  public var errorUserInfo: [String: Any] {
    guard let underlyingError else { return [:] }
    return [NSUnderlyingErrorKey: underlyingError]
  }
}
