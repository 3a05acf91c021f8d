// SPDX-License-Identifier: Apache-2.0

/// How long a client has said nothing: it is pinged then, and given up if it does not answer.
///
/// Times are arguments, in seconds.
struct Silence {
  /// What the silence asks for.
  enum Step: Equatable {
    /// Nothing for some seconds.
    case wait(Double)
    /// A ping, and another look when the client had its time to answer.
    case ping
    case hangUp
  }

  /// The seconds of silence after which a client is pinged.
  static let pingSeconds = 20.0
  /// The seconds that a client has to answer a ping.
  ///
  /// They begin with the ping and not with the silence: a server that stood still itself has to ask
  /// before it gives anybody up.
  static let answerSeconds = 10.0

  private var heardAt: Double
  private var pingedAt: Double?

  init(since now: Double) { heardAt = now }

  /// Notes that the client has sent something.
  mutating func heard(at now: Double) {
    heardAt = now
    pingedAt = nil
  }

  /// Looks how long the client has been silent.
  mutating func look(at now: Double) -> Step {
    if let pingedAt {
      let rest = Self.answerSeconds - (now - pingedAt)
      return rest > 0 ? .wait(rest) : .hangUp
    }
    let rest = Self.pingSeconds - (now - heardAt)
    guard rest <= 0 else { return .wait(rest) }
    pingedAt = now
    return .ping
  }
}
