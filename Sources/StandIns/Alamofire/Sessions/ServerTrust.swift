// SPDX-License-Identifier: Apache-2.0

/// Says for hosts which servers are trusted; no server is asked here, so nothing is evaluated.
open class ServerTrustManager: @unchecked Sendable {
  public let allHostsMustBeEvaluated: Bool
  public let evaluators: [String: any ServerTrustEvaluating]

  public init(
    allHostsMustBeEvaluated: Bool = true,
    evaluators: [String: any ServerTrustEvaluating]
  ) {
    self.allHostsMustBeEvaluated = allHostsMustBeEvaluated
    self.evaluators = evaluators
  }

  /// The initialiser before version 5.
  public convenience init(policies: [String: ServerTrustPolicy]) {
    self.init(
      allHostsMustBeEvaluated: false,
      evaluators: policies.mapValues { _ in DisabledTrustEvaluator() }
    )
  }

  open func serverTrustEvaluator(forHost host: String) throws -> (any ServerTrustEvaluating)? {
    guard let evaluator = evaluators[host] else {
      if allHostsMustBeEvaluated {
        throw AFError.serverTrustEvaluationFailed(reason: .noRequiredEvaluator(host: host))
      }
      return nil
    }
    return evaluator
  }
}

public typealias ServerTrustPolicyManager = ServerTrustManager

/// How a server is trusted; before version 5.
public enum ServerTrustPolicy: Sendable {
  case performDefaultEvaluation(validateHost: Bool)
  case disableEvaluation
}

/// Evaluates whether a server is trusted.
public protocol ServerTrustEvaluating: Sendable {}

public final class DefaultTrustEvaluator: ServerTrustEvaluating {
  public init(validateHost: Bool = true) {}
}

public final class RevocationTrustEvaluator: ServerTrustEvaluating {
  public init(performDefaultValidation: Bool = true, validateHost: Bool = true) {}
}

public final class PinnedCertificatesTrustEvaluator: ServerTrustEvaluating {
  public init(
    acceptSelfSignedCertificates: Bool = false,
    performDefaultValidation: Bool = true,
    validateHost: Bool = true
  ) {}
}

public final class PublicKeysTrustEvaluator: ServerTrustEvaluating {
  public init(performDefaultValidation: Bool = true, validateHost: Bool = true) {}
}

public final class CompositeTrustEvaluator: ServerTrustEvaluating {
  public init(evaluators: [any ServerTrustEvaluating]) {}
}

public final class DisabledTrustEvaluator: ServerTrustEvaluating {
  public init() {}
}

public typealias DisabledEvaluator = DisabledTrustEvaluator
