// SPDX-License-Identifier: Apache-2.0

/// What `tessera doctor` says about one thing that Tessera needs.
struct DoctorFinding: Equatable {
  /// Whether the thing is there.
  enum State: Int, Comparable {
    case present
    /// Something works only in part.
    case lacking
    /// No server can run.
    case broken

    static func < (left: State, right: State) -> Bool { left.rawValue < right.rawValue }
  }

  var subject: String
  var state: State
  /// What is there, or what is missing, what follows from that, and what to do.
  var words: String

  /// The line for users.
  var line: String {
    let mark =
      switch state {
      case .present: "✔"
      case .lacking: "!"
      case .broken: "✘"
      }
    return "\(mark) \(subject): \(words)"
  }

  /// A finding that depends on a problem; without one, the thing is there.
  static func of(
    _ subject: String,
    _ words: String,
    unless problem: String?,
    else state: State
  ) -> DoctorFinding {
    DoctorFinding(
      subject: subject,
      state: problem == nil ? .present : state,
      words: problem ?? words
    )
  }
}
