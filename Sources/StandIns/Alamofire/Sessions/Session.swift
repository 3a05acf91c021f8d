// SPDX-License-Identifier: Apache-2.0
// swift-format-ignore-file: AlwaysUseLowerCamelCase

public import AppFoundation
public import Foundation

/// Makes requests, which have what it is told in common.
open class Session: @unchecked Sendable {
  public typealias RequestModifier = (inout AppFoundation.URLRequest) throws -> Void

  public static let `default` = Session()
  /// The fields of the head that each request has; the name before version 5.
  public static var defaultHTTPHeaders: [String: String] { HTTPHeaders.default.dictionary }
  public static var multipartFormDataEncodingMemoryThreshold: UInt64 { 10_000_000 }

  public let session: AppFoundation.URLSession
  public let delegate: SessionDelegate
  public let rootQueue: AppFoundation.DispatchQueue
  open var startRequestsImmediately: Bool
  public let requestQueue: AppFoundation.DispatchQueue
  public let serializationQueue: AppFoundation.DispatchQueue
  public let interceptor: (any RequestInterceptor)?
  public let serverTrustManager: ServerTrustManager?
  public let redirectHandler: (any RedirectHandler)?
  public let cachedResponseHandler: (any CachedResponseHandler)?
  public let eventMonitors: [any EventMonitor]
  public var sessionConfiguration: AppFoundation.URLSessionConfiguration { session.configuration }

  /// The name of the interceptor's first half before version 5.
  open var adapter: (any RequestAdapter)?
  /// The name of the interceptor's second half before version 5.
  open var retrier: (any RequestRetrier)?
  /// The requests that have no answer yet; code of apps on other threads may add some.
  private let open = OpenRequests()

  public init(
    session: AppFoundation.URLSession,
    delegate: SessionDelegate,
    rootQueue: AppFoundation.DispatchQueue,
    startRequestsImmediately: Bool = true,
    requestQueue: AppFoundation.DispatchQueue? = nil,
    serializationQueue: AppFoundation.DispatchQueue? = nil,
    interceptor: (any RequestInterceptor)? = nil,
    serverTrustManager: ServerTrustManager? = nil,
    redirectHandler: (any RedirectHandler)? = nil,
    cachedResponseHandler: (any CachedResponseHandler)? = nil,
    eventMonitors: [any EventMonitor] = []
  ) {
    (self.session, self.delegate, self.rootQueue) = (session, delegate, rootQueue)
    self.startRequestsImmediately = startRequestsImmediately
    self.requestQueue = requestQueue ?? rootQueue
    self.serializationQueue = serializationQueue ?? rootQueue
    self.interceptor = interceptor
    self.serverTrustManager = serverTrustManager
    self.redirectHandler = redirectHandler
    self.cachedResponseHandler = cachedResponseHandler
    self.eventMonitors = eventMonitors
  }

  public convenience init(
    configuration: AppFoundation.URLSessionConfiguration = .af.default,
    delegate: SessionDelegate = SessionDelegate(),
    rootQueue: AppFoundation.DispatchQueue = AppFoundation.DispatchQueue(label: "session.root"),
    startRequestsImmediately: Bool = true,
    requestQueue: AppFoundation.DispatchQueue? = nil,
    serializationQueue: AppFoundation.DispatchQueue? = nil,
    interceptor: (any RequestInterceptor)? = nil,
    serverTrustManager: ServerTrustManager? = nil,
    redirectHandler: (any RedirectHandler)? = nil,
    cachedResponseHandler: (any CachedResponseHandler)? = nil,
    eventMonitors: [any EventMonitor] = []
  ) {
    self.init(
      session: AppFoundation.URLSession(configuration: configuration),
      delegate: delegate,
      rootQueue: rootQueue,
      startRequestsImmediately: startRequestsImmediately,
      requestQueue: requestQueue,
      serializationQueue: serializationQueue,
      interceptor: interceptor,
      serverTrustManager: serverTrustManager,
      redirectHandler: redirectHandler,
      cachedResponseHandler: cachedResponseHandler,
      eventMonitors: eventMonitors
    )
  }

  /// The initialiser before version 5.
  public convenience init(
    configuration: AppFoundation.URLSessionConfiguration = .af.default,
    delegate: SessionDelegate = SessionDelegate(),
    serverTrustPolicyManager: ServerTrustManager?
  ) {
    self.init(
      configuration: configuration,
      delegate: delegate,
      serverTrustManager: serverTrustPolicyManager
    )
  }

  // MARK: Requests

  /// Begins the way of a request.
  func started<R: Request>(_ request: R) -> R {
    open.add(request)
    request.perform()
    return request
  }

  func forget(_ request: Request) { open.remove(request) }

  /// Tells the monitors something, each on its queue.
  func tell(_ what: @escaping (any EventMonitor) -> Void) {
    for monitor in eventMonitors {
      nonisolated(unsafe) let (what, monitor) = (what, monitor)
      monitor.queue.async { what(monitor) }
    }
  }

  /// A request's beginning.
  static func plain(
    _ convertible: any URLConvertible,
    _ method: HTTPMethod,
    _ headers: HTTPHeaders?,
    _ modifier: RequestModifier?
  ) throws -> AppFoundation.URLRequest {
    var plain = try AppFoundation.URLRequest(url: convertible, method: method, headers: headers)
    try modifier?(&plain)
    return plain
  }

  open func request(
    _ convertible: any URLConvertible,
    method: HTTPMethod = .get,
    parameters: Parameters? = nil,
    encoding: any ParameterEncoding = URLEncoding.default,
    headers: HTTPHeaders? = nil,
    interceptor: (any RequestInterceptor)? = nil,
    requestModifier: RequestModifier? = nil,
    file: String = #fileID,
    line: Int = #line
  ) -> DataRequest {
    started(
      DataRequest(self, interceptor, (file, line)) {
        let plain = try Self.plain(convertible, method, headers, requestModifier)
        return try encoding.encode(plain, with: parameters)
      }
    )
  }

  open func request<Values: Encodable>(
    _ convertible: any URLConvertible,
    method: HTTPMethod = .get,
    parameters: Values?,
    encoder: any ParameterEncoder = URLEncodedFormParameterEncoder.default,
    headers: HTTPHeaders? = nil,
    interceptor: (any RequestInterceptor)? = nil,
    requestModifier: RequestModifier? = nil,
    file: String = #fileID,
    line: Int = #line
  ) -> DataRequest {
    started(
      DataRequest(self, interceptor, (file, line)) {
        let plain = try Self.plain(convertible, method, headers, requestModifier)
        return try parameters.map { try encoder.encode($0, into: plain) } ?? plain
      }
    )
  }

  open func request(
    _ convertible: any URLRequestConvertible,
    interceptor: (any RequestInterceptor)? = nil,
    file: String = #fileID,
    line: Int = #line
  ) -> DataRequest {
    started(DataRequest(self, interceptor, (file, line)) { try convertible.asURLRequest() })
  }

  /// Does something with each request that is not done.
  open func withAllRequests(perform action: @escaping (Set<Request>) -> Void) {
    action(Set(open.all))
  }

  open func cancelAllRequests(
    completingOnQueue queue: AppFoundation.DispatchQueue = .main,
    completion: (() -> Void)? = nil
  ) {
    for request in open.all { request.cancel() }
    if let completion {
      nonisolated(unsafe) let completion = completion
      queue.async { completion() }
    }
  }
}

/// Is told of a session's tasks; here the session itself is.
open class SessionDelegate: NSObject, @unchecked Sendable {
  public init(fileManager: FileManager = .default) { super.init() }
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
