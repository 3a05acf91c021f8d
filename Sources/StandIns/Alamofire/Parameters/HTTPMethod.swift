// SPDX-License-Identifier: Apache-2.0
@_exported public import AppFoundation
@_exported public import UIKit

/// What a request does.
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
  public static let query = HTTPMethod(rawValue: "QUERY")
  public static let trace = HTTPMethod(rawValue: "TRACE")
}

public typealias Parameters = [String: Any]

extension URLSessionConfiguration {
  /// Alamofire's own configurations.
  public enum AlamofireConfigurations {
    public static var `default`: URLSessionConfiguration {
      let configuration = URLSessionConfiguration.default
      configuration.headers = .default
      return configuration
    }
    public static var ephemeral: URLSessionConfiguration {
      let configuration = URLSessionConfiguration.ephemeral
      configuration.headers = .default
      return configuration
    }
  }

  public static var af: AlamofireConfigurations.Type { AlamofireConfigurations.self }

  /// The fields of the head of each request.
  public var headers: HTTPHeaders {
    get {
      let fields = httpAdditionalHeaders ?? [:]
      return HTTPHeaders(
        fields.compactMap { name, value in
          (name as? String).map { HTTPHeader(name: $0, value: "\(value)") }
        }
      )
    }
    set { httpAdditionalHeaders = newValue.dictionary }
  }
}
