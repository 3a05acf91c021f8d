// SPDX-License-Identifier: Apache-2.0
import AppFoundation
public import Foundation
public import UIKit

/// Why a page to sign in with did not come to its end.
public struct ASWebAuthenticationSessionError: Error, Equatable, Sendable {
  public enum Code: Int, Sendable {
    case canceledLogin = 1
    case presentationContextNotProvided = 2
    case presentationContextInvalid = 3
  }
  public let code: Code
  public init(_ code: Code) { self.code = code }
}

@preconcurrency @MainActor
public protocol ASWebAuthenticationPresentationContextProviding: AnyObject {
  func presentationAnchor(for session: ASWebAuthenticationSession) -> ASPresentationAnchor
}

/// A page to sign in with: nothing leaves the machine, so it is cancelled on a later turn.
@preconcurrency @MainActor
open class ASWebAuthenticationSession: NSObject {
  public typealias CompletionHandler = (URL?, (any Error)?) -> Void
  open weak var presentationContextProvider: (any ASWebAuthenticationPresentationContextProviding)?
  open var prefersEphemeralWebBrowserSession = false
  private var completion: CompletionHandler?

  public init(
    url: URL,
    callbackURLScheme: String?,
    completionHandler: @escaping CompletionHandler
  ) { completion = completionHandler }

  open var canStart: Bool { completion != nil }

  @discardableResult
  open func start() -> Bool {
    guard completion != nil else { return false }
    AppFoundation.DispatchQueue.main.async { self.cancel() }
    return true
  }

  open func cancel() {
    let told = completion
    completion = nil
    told?(nil, ASWebAuthenticationSessionError(.canceledLogin))
  }
}
