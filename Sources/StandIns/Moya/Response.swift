// SPDX-License-Identifier: Apache-2.0
public import AppFoundation
public import UIKit

public final class Response: @unchecked Sendable {
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

  @MainActor
  public func mapImage() throws -> UIImage {
    guard let image = UIImage(data: data) else { throw MoyaError.imageMapping(self) }
    return image
  }
  public func mapJSON(failsOnEmptyData: Bool = true) throws -> Any {
    do {
      return try JSONSerialization.jsonObject(with: data, options: .allowFragments)
    } catch {
      throw MoyaError.jsonMapping(self)
    }
  }
  public func mapString(atKeyPath keyPath: String? = nil) throws -> String {
    String(decoding: data, as: UTF8.self)
  }
  public func map<Value: Decodable>(
    _ type: Value.Type,
    atKeyPath keyPath: String? = nil,
    using decoder: Foundation.JSONDecoder = AppFoundation.JSONDecoder(),
    failsOnEmptyData: Bool = true
  ) throws -> Value {
    do {
      return try decoder.decode(type, from: try part(at: keyPath))
    } catch {
      throw MoyaError.objectMapping(error, self)
    }
  }

  /// The data at a path; all of it for an answer that is not an object.
  private func part(at path: String?) throws -> Data {
    guard let path, let root = try JSONSerialization.jsonObject(with: data) as? [String: Any],
      !root.isEmpty
    else { return data }
    let found = path.split(separator: ".").reduce(root as Any?) { object, name in
      (object as? [String: Any])?[String(name)]
    }
    guard let found, JSONSerialization.isValidJSONObject(found) else { return data }
    return try JSONSerialization.data(withJSONObject: found)
  }
}

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
}
