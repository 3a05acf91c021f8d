// SPDX-License-Identifier: Apache-2.0
import AppFoundation
public import Foundation

/// Tries a request again whose method changes nothing when done twice, each time after a longer wait.
open class RetryPolicy: RequestInterceptor {
  public static let defaultRetryLimit: UInt = 2
  public static let defaultExponentialBackoffBase: UInt = 2
  public static let defaultExponentialBackoffScale = 0.5
  public static let defaultRetryableHTTPMethods: Set<HTTPMethod> = [
    .delete, .get, .head, .options, .put, .trace,
  ]
  public static let defaultRetryableHTTPStatusCodes: Set<Int> = [408, 500, 502, 503, 504]
  public static let defaultRetryableURLErrorCodes: Set<URLError.Code> = [
    .backgroundSessionInUseByAnotherProcess, .backgroundSessionWasDisconnected, .badServerResponse,
    .callIsActive, .cannotConnectToHost, .cannotFindHost, .cannotLoadFromNetwork,
    .dataNotAllowed, .dnsLookupFailed, .downloadDecodingFailedMidStream,
    .downloadDecodingFailedToComplete, .internationalRoamingOff, .networkConnectionLost,
    .notConnectedToInternet, .secureConnectionFailed, .serverCertificateHasBadDate,
    .serverCertificateNotYetValid, .timedOut,
  ]

  public let retryLimit: UInt
  public let exponentialBackoffBase: UInt
  public let exponentialBackoffScale: Double
  public let retryableHTTPMethods: Set<HTTPMethod>
  public let retryableHTTPStatusCodes: Set<Int>
  public let retryableURLErrorCodes: Set<URLError.Code>

  public init(
    retryLimit: UInt = RetryPolicy.defaultRetryLimit,
    exponentialBackoffBase: UInt = RetryPolicy.defaultExponentialBackoffBase,
    exponentialBackoffScale: Double = RetryPolicy.defaultExponentialBackoffScale,
    retryableHTTPMethods: Set<HTTPMethod> = RetryPolicy.defaultRetryableHTTPMethods,
    retryableHTTPStatusCodes: Set<Int> = RetryPolicy.defaultRetryableHTTPStatusCodes,
    retryableURLErrorCodes: Set<URLError.Code> = RetryPolicy.defaultRetryableURLErrorCodes
  ) {
    self.retryLimit = retryLimit
    self.exponentialBackoffBase = exponentialBackoffBase
    self.exponentialBackoffScale = exponentialBackoffScale
    self.retryableHTTPMethods = retryableHTTPMethods
    self.retryableHTTPStatusCodes = retryableHTTPStatusCodes
    self.retryableURLErrorCodes = retryableURLErrorCodes
  }

  open func retry(
    _ request: Request,
    for session: Session,
    dueTo error: any Error,
    completion: @escaping (RetryResult) -> Void
  ) {
    guard request.retryCount < retryLimit, shouldRetry(request: request, dueTo: error) else {
      return completion(.doNotRetry)
    }
    let power = pow(Double(exponentialBackoffBase), Double(request.retryCount))
    completion(.retryWithDelay(power * exponentialBackoffScale))
  }

  open func shouldRetry(request: Request, dueTo error: any Error) -> Bool {
    guard let method = request.request?.method, retryableHTTPMethods.contains(method) else {
      return false
    }
    if let code = request.response?.statusCode, retryableHTTPStatusCodes.contains(code) {
      return true
    }
    let cause = (error as? URLError) ?? (error.asAFError?.underlyingError as? URLError)
    return cause.map { retryableURLErrorCodes.contains($0.code) } ?? false
  }
}

/// Tries a request again that lost its connection.
open class ConnectionLostRetryPolicy: RetryPolicy {
  public init(
    retryLimit: UInt = RetryPolicy.defaultRetryLimit,
    exponentialBackoffBase: UInt = RetryPolicy.defaultExponentialBackoffBase,
    exponentialBackoffScale: Double = RetryPolicy.defaultExponentialBackoffScale,
    retryableHTTPMethods: Set<HTTPMethod> = RetryPolicy.defaultRetryableHTTPMethods
  ) {
    super.init(
      retryLimit: retryLimit,
      exponentialBackoffBase: exponentialBackoffBase,
      exponentialBackoffScale: exponentialBackoffScale,
      retryableHTTPMethods: retryableHTTPMethods,
      retryableHTTPStatusCodes: [],
      retryableURLErrorCodes: [.networkConnectionLost]
    )
  }
}

extension RequestInterceptor where Self == RetryPolicy {
  public static var retryPolicy: RetryPolicy { RetryPolicy() }
  public static func retryPolicy(
    retryLimit: UInt = RetryPolicy.defaultRetryLimit,
    exponentialBackoffBase: UInt = RetryPolicy.defaultExponentialBackoffBase,
    exponentialBackoffScale: Double = RetryPolicy.defaultExponentialBackoffScale
  ) -> RetryPolicy {
    RetryPolicy(
      retryLimit: retryLimit,
      exponentialBackoffBase: exponentialBackoffBase,
      exponentialBackoffScale: exponentialBackoffScale
    )
  }
}
