// SPDX-License-Identifier: Apache-2.0
import Foundation
import StageProtocol

/// The kept states of one stage.
struct VersionBook {
  /// A kept state.
  struct State: Codable, Equatable {
    var version: StageVersion
    /// The parameters that users had set, with the choice of a layout.
    var values: [String: ParameterValue]
    /// The data, as a data file.
    var data: String
  }

  /// One change.
  enum Entry: Codable, Equatable {
    case keep(State)
    case remove(UInt64)
    case recover(UInt64)
    /// All states, in place of all earlier entries; those that were removed before are gone.
    case whole([State], last: UInt64)
  }

  /// Removed states that can be brought back; older ones are forgotten, because each has its data.
  static let mostRemoved = 5

  private(set) var states: [State] = []
  private var removed: [State] = []
  private var last: UInt64 = 0

  /// What the clients know of the states.
  var versions: [StageVersion] { states.map(\.version) }

  /// The number of the next version.
  var next: UInt64 { last + 1 }

  /// Everything in one entry.
  var whole: Entry { .whole(states, last: last) }

  /// Why no other state can be kept; `nil` when one can.
  func excess(_ limits: Limits) -> ProtocolError? {
    guard states.count >= limits.versions else { return nil }
    return ProtocolError(
      code: ErrorCode.tooMany,
      field: "version",
      message: "a stage may have at most \(limits.versions) versions; remove some first"
    )
  }

  /// A kept state.
  func state(_ id: UInt64) throws(ProtocolError) -> State {
    if let state = states.first(where: { $0.version.id == id }) { return state }
    throw Self.missing(id)
  }

  /// Throws when a state cannot be brought back.
  func checkRecovery(of id: UInt64, _ limits: Limits) throws(ProtocolError) {
    guard removed.contains(where: { $0.version.id == id }) else { throw Self.missing(id) }
    if let error = excess(limits) { throw error }
  }

  private static func missing(_ id: UInt64) -> ProtocolError {
    ProtocolError(
      code: SessionErrorCode.notFound,
      field: "version",
      message: "there is no version \(id); it may have been removed"
    )
  }

  /// Carries out an entry.
  mutating func apply(_ entry: Entry) {
    switch entry {
    case .keep(let state):
      states.append(state)
      last = max(last, state.version.id)
    case .remove(let id):
      removed = (removed + states.filter { $0.version.id == id }).suffix(Self.mostRemoved)
      states.removeAll { $0.version.id == id }
    case .recover(let id):
      let back = removed.filter { $0.version.id == id }
      removed.removeAll { $0.version.id == id }
      states = (states + back).sorted { $0.version.id < $1.version.id }
    case .whole(let all, let last): (states, removed, self.last) = (all, [], last)
    }
  }
}
