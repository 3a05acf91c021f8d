// SPDX-License-Identifier: Apache-2.0
public import Foundation

/// How somebody proves who they are.
public enum LAPolicy: Int, Sendable {
  case deviceOwnerAuthenticationWithBiometrics = 1
  case deviceOwnerAuthentication = 2
}

/// By what a device knows somebody.
public enum LABiometryType: Int, Sendable {
  case none = 0
  case touchID = 1
  case faceID = 2
}

/// Asks a person to prove who they are; here everybody does.
open class LAContext: NSObject, @unchecked Sendable {
  /// By what the device knows somebody.
  open var biometryType: LABiometryType { .faceID }
  /// The title of another way; recorded.
  open var localizedFallbackTitle: String?
  /// The title of giving up; recorded.
  open var localizedCancelTitle: String?
  /// Why one is asked; recorded.
  open var localizedReason = ""

  /// Makes a question.
  public override init() { super.init() }
  /// Every way is there.
  open func canEvaluatePolicy(_ policy: LAPolicy, error: UnsafeMutablePointer<NSError?>?) -> Bool {
    true
  }
  /// Everybody is who they say, on a later turn.
  open func evaluatePolicy(
    _ policy: LAPolicy,
    localizedReason: String,
    reply: @escaping (Bool, (any Error)?) -> Void
  ) { WorkClock.current.add(after: 0, on: .main) { reply(true, nil) } }
  /// Everybody is who they say.
  open func evaluatePolicy(_ policy: LAPolicy, localizedReason: String) async throws -> Bool {
    true
  }
  /// Ends the question.
  open func invalidate() {}
}
