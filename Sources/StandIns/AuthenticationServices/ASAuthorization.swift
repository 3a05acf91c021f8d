// SPDX-License-Identifier: Apache-2.0
import AppFoundation
public import Foundation
public import UIKit

public typealias ASPresentationAnchor = UIWindow

/// A way to sign in.
@preconcurrency @MainActor
public protocol ASAuthorizationProvider: NSObjectProtocol {}

/// A wish to sign in.
@preconcurrency @MainActor
open class ASAuthorizationRequest: NSObject {}

@preconcurrency @MainActor
open class ASAuthorizationAppleIDProvider: NSObject, ASAuthorizationProvider {
  public enum CredentialState: Int, Sendable {
    case revoked = 0
    case authorized = 1
    case notFound = 2
    case transferred = 3
  }

  public override init() {}
  open func createRequest() -> ASAuthorizationAppleIDRequest { ASAuthorizationAppleIDRequest() }

  /// Nobody is signed in, as on a simulator without an account.
  open func getCredentialState(
    forUserID userID: String,
    completion: @escaping (CredentialState, (any Error)?) -> Void
  ) { AppFoundation.DispatchQueue.main.async { completion(.notFound, nil) } }
}

@preconcurrency @MainActor
open class ASAuthorizationAppleIDRequest: ASAuthorizationRequest {
  public enum Scope: Sendable { case fullName, email }
  open var requestedScopes: [Scope]?
  open var nonce: String?
  open var state: String?
  open var user: String?
}

/// What somebody signed in with.
public protocol ASAuthorizationCredential: NSObjectProtocol {}

@preconcurrency @MainActor
open class ASAuthorizationAppleIDCredential: NSObject, ASAuthorizationCredential {
  public let user = ""
  public let state: String? = nil
  public let authorizationCode: Data? = nil
  public let identityToken: Data? = nil
  public let email: String? = nil
  public let fullName: PersonNameComponents? = nil
}

@preconcurrency @MainActor
open class ASAuthorization: NSObject {
  public let provider: any ASAuthorizationProvider
  public let credential: any ASAuthorizationCredential
  init(_ provider: any ASAuthorizationProvider, _ credential: any ASAuthorizationCredential) {
    (self.provider, self.credential) = (provider, credential)
  }
}

/// Why nobody signed in.
public struct ASAuthorizationError: Error, Equatable, Sendable {
  public enum Code: Int, Sendable {
    case unknown = 1000
    case canceled = 1001
    case invalidResponse = 1002
    case notHandled = 1003
    case failed = 1004
  }
  public let code: Code
  public init(_ code: Code) { self.code = code }

  public static let unknown = Code.unknown
  public static let canceled = Code.canceled
  public static let invalidResponse = Code.invalidResponse
  public static let notHandled = Code.notHandled
  public static let failed = Code.failed
}

@preconcurrency @MainActor
public protocol ASAuthorizationControllerDelegate: AnyObject {
  func authorizationController(
    controller: ASAuthorizationController,
    didCompleteWithAuthorization authorization: ASAuthorization
  )
  func authorizationController(
    controller: ASAuthorizationController,
    didCompleteWithError error: any Error
  )
}

extension ASAuthorizationControllerDelegate {
  public func authorizationController(
    controller: ASAuthorizationController,
    didCompleteWithAuthorization authorization: ASAuthorization
  ) {}
  public func authorizationController(
    controller: ASAuthorizationController,
    didCompleteWithError error: any Error
  ) {}
}

@preconcurrency @MainActor
public protocol ASAuthorizationControllerPresentationContextProviding: AnyObject {
  func presentationAnchor(for controller: ASAuthorizationController) -> ASPresentationAnchor
}

/// Lets people sign in: without an account on the machine, it fails on a later turn, as on a simulator.
@preconcurrency @MainActor
open class ASAuthorizationController: NSObject {
  open weak var delegate: (any ASAuthorizationControllerDelegate)?
  open weak var presentationContextProvider:
    (any ASAuthorizationControllerPresentationContextProviding)?
  public let authorizationRequests: [ASAuthorizationRequest]

  public init(authorizationRequests: [ASAuthorizationRequest]) {
    self.authorizationRequests = authorizationRequests
  }

  open func performRequests() {
    AppFoundation.DispatchQueue.main.async {
      self.delegate?.authorizationController(
        controller: self,
        didCompleteWithError: ASAuthorizationError(.unknown)
      )
    }
  }
}
