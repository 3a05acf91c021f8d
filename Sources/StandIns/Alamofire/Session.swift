// SPDX-License-Identifier: Apache-2.0
// swift-format-ignore-file: AlwaysUseLowerCamelCase

public import AppFoundation

public protocol RequestAdapter {}
public protocol RequestRetrier {}
public protocol RequestInterceptor: RequestAdapter, RequestRetrier {}
public protocol EventMonitor {}

open class Session: @unchecked Sendable {
  public static let `default` = Session()

  public let session: AppFoundation.URLSession

  public init(
    configuration: AppFoundation.URLSessionConfiguration = .default,
    interceptor: (any RequestInterceptor)? = nil,
    eventMonitors: [any EventMonitor] = []
  ) {
    session = AppFoundation.URLSession(configuration: configuration)
  }

  open func request(
    _ convertible: any URLConvertible,
    method: HTTPMethod = .get,
    parameters: Parameters? = nil,
    encoding: any ParameterEncoding = URLEncoding.default,
    headers: HTTPHeaders? = nil,
    interceptor: (any RequestInterceptor)? = nil,
    file: String = #fileID,
    line: Int = #line
  ) -> DataRequest {
    DataRequest(session, file, line) {
      let plain = try AppFoundation.URLRequest(url: convertible, method: method, headers: headers)
      return try encoding.encode(plain, with: parameters)
    }
  }

  open func request<Values: Encodable>(
    _ convertible: any URLConvertible,
    method: HTTPMethod = .get,
    parameters: Values?,
    encoder: any ParameterEncoder = URLEncodedFormParameterEncoder.default,
    headers: HTTPHeaders? = nil,
    interceptor: (any RequestInterceptor)? = nil,
    file: String = #fileID,
    line: Int = #line
  ) -> DataRequest {
    DataRequest(session, file, line) {
      let plain = try AppFoundation.URLRequest(url: convertible, method: method, headers: headers)
      return try encoder.encode(parameters, into: plain)
    }
  }

  open func request(
    _ convertible: any URLRequestConvertible,
    interceptor: (any RequestInterceptor)? = nil,
    file: String = #fileID,
    line: Int = #line
  ) -> DataRequest {
    DataRequest(session, file, line) { try convertible.asURLRequest() }
  }

  open func cancelAllRequests() {}
}

/// The name before version 5.
public typealias SessionManager = Session

public let AF = Session.default

/// The function before version 5.
public func request(
  _ url: any URLConvertible,
  method: HTTPMethod = .get,
  parameters: Parameters? = nil,
  encoding: any ParameterEncoding = URLEncoding.default,
  headers: HTTPHeaders? = nil,
  file: String = #fileID,
  line: Int = #line
) -> DataRequest {
  AF.request(
    url,
    method: method,
    parameters: parameters,
    encoding: encoding,
    headers: headers,
    file: file,
    line: line
  )
}
