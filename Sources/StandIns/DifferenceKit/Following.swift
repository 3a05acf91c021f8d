// SPDX-License-Identifier: Apache-2.0

/// Which value of one list is which of another one, by identifiers.
///
/// - Source: P. Heckel, "A technique for isolating differences between files", 1978. Of values with the same identifier,
///   the first is followed by the first, the second by the second, and so on.
struct Following {
  /// For each value of the source, where it is in the target.
  private(set) var targets: [Int?]
  /// For each value of the target, where it was in the source.
  private(set) var sources: [Int?]

  init<Identifier: Hashable>(_ source: [Identifier], _ target: [Identifier]) {
    targets = Array(repeating: nil, count: source.count)
    sources = Array(repeating: nil, count: target.count)
    var places: [Identifier: (all: [Int], used: Int)] = [:]
    for (place, identifier) in source.enumerated() {
      places[identifier, default: ([], 0)].all.append(place)
    }
    for (place, identifier) in target.enumerated() {
      guard let known = places[identifier], known.used < known.all.count else { continue }
      places[identifier]?.used += 1
      sources[place] = known.all[known.used]
      targets[known.all[known.used]] = place
    }
  }

  /// Forgets pairs that do not count as the same value.
  mutating func keep(where isSame: (_ source: Int, _ target: Int) -> Bool) {
    for (source, target) in targets.enumerated() {
      guard let target, !isSame(source, target) else { continue }
      (targets[source], sources[target]) = (nil, nil)
    }
  }

  /// The places in the source of what is gone.
  var deleted: [Int] { targets.indices.filter { targets[$0] == nil } }

  /// The places in the target of what is new.
  var inserted: [Int] { sources.indices.filter { sources[$0] == nil } }

  /// What has another place among those that stay, with the places after what is gone is away, and in the target.
  ///
  /// A value stays where it is if it is the first one of the source that has had no turn yet.
  var moved: [(source: Int, target: Int)] {
    var hadTurn = targets.map { $0 == nil }
    let shifts = Shifts(hadTurn)
    var next = 0
    var moves: [(source: Int, target: Int)] = []
    for (target, source) in sources.enumerated() {
      guard let source else { continue }
      while next < hadTurn.count, hadTurn[next] { next += 1 }
      hadTurn[source] = true
      if source != next { moves.append((shifts.place(of: source), target)) }
    }
    return moves
  }
}

/// The places of values after others are gone.
struct Shifts {
  private var before: [Int] = []

  /// - Parameter isGone: For each place whether its value is gone.
  init(_ isGone: [Bool]) {
    var count = 0
    for gone in isGone {
      before.append(count)
      if gone { count += 1 }
    }
  }

  func place(of place: Int) -> Int { place - before[place] }
}
