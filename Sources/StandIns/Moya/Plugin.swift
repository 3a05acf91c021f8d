// SPDX-License-Identifier: Apache-2.0
public import AppFoundation
import Foundation

/// A request that is going to be sent.
public protocol RequestType {
  var request: AppFoundation.URLRequest? { get }
  var sessionHeaders: [String: String] { get }
  func authenticate(username: String, password: String) -> Self
  func cURLDescription(calling handler: @escaping (String) -> Void) -> Self
}

/// Is told of requests, and changes them.
public protocol PluginType {
  func prepare(
    _ request: AppFoundation.URLRequest,
    target: any TargetType
  ) -> AppFoundation.URLRequest
  func willSend(_ request: any RequestType, target: any TargetType)
  func didReceive(_ result: Result<Response, MoyaError>, target: any TargetType)
  func process(
    _ result: Result<Response, MoyaError>,
    target: any TargetType
  ) -> Result<Response, MoyaError>
}

extension PluginType {
  public func prepare(
    _ request: AppFoundation.URLRequest,
    target: any TargetType
  ) -> AppFoundation.URLRequest { request }
  public func willSend(_ request: any RequestType, target: any TargetType) {}
  public func didReceive(_ result: Result<Response, MoyaError>, target: any TargetType) {}
  public func process(
    _ result: Result<Response, MoyaError>,
    target: any TargetType
  ) -> Result<Response, MoyaError> { result }
}

/// A request of Alamofire, as plugins see it.
struct SentRequest: RequestType {
  let sent: Request?
  let made: AppFoundation.URLRequest?
  let session: Session

  var request: AppFoundation.URLRequest? { sent?.request ?? made }
  var sessionHeaders: [String: String] { session.sessionConfiguration.headers.dictionary }

  func authenticate(username: String, password: String) -> SentRequest {
    sent?.authenticate(username: username, password: password)
    return self
  }
  func cURLDescription(calling handler: @escaping (String) -> Void) -> SentRequest {
    if let sent { handler(sent.cURLDescription()) }
    return self
  }
}

public enum NetworkActivityChangeType: Sendable { case began, ended }

/// Tells a closure when requests begin and end.
public final class NetworkActivityPlugin: PluginType {
  public typealias NetworkActivityClosure = (
    _ change: NetworkActivityChangeType, _ target: any TargetType
  ) -> Void
  private let tell: NetworkActivityClosure

  public init(networkActivityClosure: @escaping NetworkActivityClosure) {
    tell = networkActivityClosure
  }
  public func willSend(_ request: any RequestType, target: any TargetType) { tell(.began, target) }
  public func didReceive(_ result: Result<Response, MoyaError>, target: any TargetType) {
    tell(.ended, target)
  }
}

/// How a token is sent.
public enum AuthorizationType: Equatable, Hashable, Sendable {
  case basic
  case bearer
  case custom(String)

  public var value: String {
    switch self {
    case .basic: "Basic"
    case .bearer: "Bearer"
    case .custom(let value): value
    }
  }
}

extension AuthorizationType? {
  /// The name before version 14.
  public static var none: Self { nil }
}

/// A target that may need a token.
public protocol AccessTokenAuthorizable {
  var authorizationType: AuthorizationType? { get }
}

/// Puts a token into the head of requests whose target needs one.
public struct AccessTokenPlugin: PluginType {
  public typealias TokenClosure = (any TargetType) -> String
  public let tokenClosure: TokenClosure

  public init(tokenClosure: @escaping TokenClosure) { self.tokenClosure = tokenClosure }
  /// The initialiser before version 14.
  @_disfavoredOverload
  public init(tokenClosure: @escaping @autoclosure () -> String) {
    self.tokenClosure = { _ in tokenClosure() }
  }
  @_disfavoredOverload
  public init(tokenClosure: @escaping () -> String) { self.tokenClosure = { _ in tokenClosure() } }

  public func prepare(
    _ request: AppFoundation.URLRequest,
    target: any TargetType
  ) -> AppFoundation.URLRequest {
    let inner = (target as? MultiTarget)?.target ?? target
    guard let type = (inner as? any AccessTokenAuthorizable)?.authorizationType else {
      return request
    }
    var request = request
    request.addValue(
      "\(type.value) \(tokenClosure(inner))",
      forHTTPHeaderField: "Authorization"
    )
    return request
  }
}

/// Puts a name and a word into requests.
public struct CredentialsPlugin: PluginType {
  public typealias CredentialClosure = (any TargetType) -> (user: String, password: String)?
  private let find: CredentialClosure
  public init(credentialsClosure: @escaping CredentialClosure) { find = credentialsClosure }

  public func willSend(_ request: any RequestType, target: any TargetType) {
    if let found = find(target) {
      _ = request.authenticate(username: found.user, password: found.password)
    }
  }
}
