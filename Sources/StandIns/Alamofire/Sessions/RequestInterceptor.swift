// SPDX-License-Identifier: Apache-2.0
public import AppFoundation

/// What is known of a request that is adapted.
public struct RequestAdapterState {
  public let requestID: UUID
  public let session: Session
}

/// Changes requests before they are sent.
@preconcurrency
public protocol RequestAdapter {
  func adapt(
    _ urlRequest: AppFoundation.URLRequest,
    for session: Session,
    completion: @escaping (Result<AppFoundation.URLRequest, any Error>) -> Void
  )
  func adapt(
    _ urlRequest: AppFoundation.URLRequest,
    using state: RequestAdapterState,
    completion: @escaping (Result<AppFoundation.URLRequest, any Error>) -> Void
  )
  /// The only one before version 5.
  func adapt(_ urlRequest: AppFoundation.URLRequest) throws -> AppFoundation.URLRequest
}

extension RequestAdapter {
  public func adapt(
    _ urlRequest: AppFoundation.URLRequest,
    for session: Session,
    completion: @escaping (Result<AppFoundation.URLRequest, any Error>) -> Void
  ) { completion(Result { try adapt(urlRequest) }) }

  public func adapt(
    _ urlRequest: AppFoundation.URLRequest,
    using state: RequestAdapterState,
    completion: @escaping (Result<AppFoundation.URLRequest, any Error>) -> Void
  ) { adapt(urlRequest, for: state.session, completion: completion) }

  public func adapt(_ urlRequest: AppFoundation.URLRequest) throws -> AppFoundation.URLRequest {
    urlRequest
  }
}

/// Whether a request is tried again.
public enum RetryResult {
  case retry
  case retryWithDelay(TimeInterval)
  case doNotRetry
  case doNotRetryWithError(any Error)
}

/// Decides whether a request that failed is tried again.
@preconcurrency
public protocol RequestRetrier {
  func retry(
    _ request: Request,
    for session: Session,
    dueTo error: any Error,
    completion: @escaping (RetryResult) -> Void
  )
  /// The only one before version 5.
  func should(
    _ manager: Session,
    retry request: Request,
    with error: any Error,
    completion: @escaping RequestRetryCompletion
  )
}

/// Whether, and after how many seconds, a request is tried again; before version 5.
public typealias RequestRetryCompletion = (_ shouldRetry: Bool, _ timeDelay: TimeInterval) -> Void

extension RequestRetrier {
  public func retry(
    _ request: Request,
    for session: Session,
    dueTo error: any Error,
    completion: @escaping (RetryResult) -> Void
  ) {
    should(session, retry: request, with: error) { again, delay in
      completion(!again ? .doNotRetry : delay > 0 ? .retryWithDelay(delay) : .retry)
    }
  }
  public func should(
    _ manager: Session,
    retry request: Request,
    with error: any Error,
    completion: @escaping RequestRetryCompletion
  ) { completion(false, 0) }
}

public protocol RequestInterceptor: RequestAdapter, RequestRetrier {}

public typealias AdaptHandler = (
  AppFoundation.URLRequest, Session,
  _ completion: @escaping (Result<AppFoundation.URLRequest, any Error>) -> Void
) -> Void

public typealias RetryHandler = (
  Request, Session, any Error, _ completion: @escaping (RetryResult) -> Void
) -> Void

/// An adapter of a closure.
open class Adapter: RequestInterceptor {
  private let handler: AdaptHandler
  public init(_ adaptHandler: @escaping AdaptHandler) { handler = adaptHandler }

  open func adapt(
    _ urlRequest: AppFoundation.URLRequest,
    for session: Session,
    completion: @escaping (Result<AppFoundation.URLRequest, any Error>) -> Void
  ) { handler(urlRequest, session, completion) }
}

/// A retrier of a closure.
open class Retrier: RequestInterceptor {
  private let handler: RetryHandler
  public init(_ retryHandler: @escaping RetryHandler) { handler = retryHandler }

  open func retry(
    _ request: Request,
    for session: Session,
    dueTo error: any Error,
    completion: @escaping (RetryResult) -> Void
  ) { handler(request, session, error, completion) }
}

/// Adapters one after the other, and the first retrier that decides.
open class Interceptor: RequestInterceptor {
  public let adapters: [any RequestAdapter]
  public let retriers: [any RequestRetrier]

  public init(adaptHandler: @escaping AdaptHandler, retryHandler: @escaping RetryHandler) {
    (adapters, retriers) = ([Adapter(adaptHandler)], [Retrier(retryHandler)])
  }
  public init(adapter: any RequestAdapter, retrier: any RequestRetrier) {
    (adapters, retriers) = ([adapter], [retrier])
  }
  public init(
    adapters: [any RequestAdapter] = [],
    retriers: [any RequestRetrier] = [],
    interceptors: [any RequestInterceptor] = []
  ) {
    self.adapters = adapters + interceptors
    self.retriers = retriers + interceptors
  }

  open func adapt(
    _ urlRequest: AppFoundation.URLRequest,
    for session: Session,
    completion: @escaping (Result<AppFoundation.URLRequest, any Error>) -> Void
  ) { adapt(urlRequest, session, adapters[...], completion) }

  private func adapt(
    _ request: AppFoundation.URLRequest,
    _ session: Session,
    _ left: ArraySlice<any RequestAdapter>,
    _ completion: @escaping (Result<AppFoundation.URLRequest, any Error>) -> Void
  ) {
    guard let first = left.first else { return completion(.success(request)) }
    first.adapt(request, for: session) { result in
      switch result {
      case .success(let next): self.adapt(next, session, left.dropFirst(), completion)
      case .failure: completion(result)
      }
    }
  }

  open func retry(
    _ request: Request,
    for session: Session,
    dueTo error: any Error,
    completion: @escaping (RetryResult) -> Void
  ) { retry(request, session, error, retriers[...], completion) }

  private func retry(
    _ request: Request,
    _ session: Session,
    _ error: any Error,
    _ left: ArraySlice<any RequestRetrier>,
    _ completion: @escaping (RetryResult) -> Void
  ) {
    guard let first = left.first else { return completion(.doNotRetry) }
    first.retry(request, for: session, dueTo: error) { result in
      if case .doNotRetry = result {
        self.retry(request, session, error, left.dropFirst(), completion)
      } else {
        completion(result)
      }
    }
  }
}

extension RequestAdapter where Self == Adapter {
  public static func adapter(using closure: @escaping AdaptHandler) -> Adapter { Adapter(closure) }
}

extension RequestRetrier where Self == Retrier {
  public static func retrier(using closure: @escaping RetryHandler) -> Retrier { Retrier(closure) }
}

extension RequestInterceptor where Self == Interceptor {
  public static func interceptor(
    adapter: @escaping AdaptHandler,
    retrier: @escaping RetryHandler
  ) -> Interceptor { Interceptor(adaptHandler: adapter, retryHandler: retrier) }

  public static func interceptor(
    adapters: [any RequestAdapter] = [],
    retriers: [any RequestRetrier] = [],
    interceptors: [any RequestInterceptor] = []
  ) -> Interceptor {
    Interceptor(adapters: adapters, retriers: retriers, interceptors: interceptors)
  }
}
