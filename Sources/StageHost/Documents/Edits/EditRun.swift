// SPDX-License-Identifier: Apache-2.0
import StageProtocol

/// An edit on its way: finds what it means for the data at hand and does that, change by change.
///
/// Nothing outside changes; whoever keeps the data takes it from here when all went well.
struct EditRun {
  /// The data, and what the changes made so far did to them.
  private(set) var tracked: TrackedData
  /// The data with the changes made so far.
  var data: StageData { tracked.data }
  /// What the files say.
  let file: StageData
  /// Ids of the selected items.
  let selection: Set<String>
  /// The number that the next new item or section gets.
  var nextNumber: Int
  let limits: Limits
  /// The changes made, in order.
  private(set) var forward: [DataChange] = []
  /// What takes them back, in the order in which it is to be done.
  var inverse: [DataChange] { reversedInverse.reversed() }
  private var reversedInverse: [DataChange] = []

  init(
    data: StageData,
    file: StageData,
    selection: Set<String>,
    nextNumber: Int,
    limits: Limits
  ) {
    tracked = TrackedData(data)
    self.file = file
    self.selection = selection
    self.nextNumber = nextNumber
    self.limits = limits
  }

  /// Has items shown anew as a whole.
  mutating func reload(_ items: [String]) { tracked.reloaded.formUnion(items) }

  /// Makes a change that is known to fit.
  mutating func perform(_ change: DataChange) {
    reversedInverse.append(tracked.apply(change))
    forward.append(change)
  }

  /// Does an edit.
  ///
  /// - Returns: The edit with what it took from the selection spelt out, so that it means the same later.
  /// - Throws: `ProtocolError` when the edit names what is not there, or would make too much.
  mutating func run(_ edit: StageEdit) throws(ProtocolError) -> StageEdit {
    switch edit {
    case .insert(let count, let place, let seed):
      return try insert(count, at: place, seed: seed)
    case .delete(let items): return try delete(items)
    case .duplicate(let items): return try duplicate(items)
    case .move(let items, let place): return try move(items, to: place)
    case .update(let item, let update): try self.update(item, update)
    case .count(let items, let seed): try setCount(items, seed: seed)
    case .insertSection(let index, let title, let count, let seed):
      try insertSection(at: index, title: title, count: count, seed: seed)
    case .deleteSection(let id):
      _ = try section(id)
      perform(.removeSections([id]))
    case .moveSection(let id, let index): try moveSection(id, to: index)
    case .updateSection(let id, let update): try updateSection(id, update)
    case .shuffle(let seed, let section): try shuffle(section, seed: seed)
    case .sort(let section): try sort(section)
    case .batch(let seed): mix(near: batchAnchor, seed: seed)
    case .randomSizes(let seed, let minimum, let maximum):
      resizeRandomly(seed: seed, minimum, maximum)
    case .fileSizes: takeFileSizes()
    case .revert:
      if data != file { perform(.replaceAll(file)) }
    }
    return edit
  }

  /// The index of a section that an edit names.
  func section(_ id: String, _ field: String = "op.section") throws(ProtocolError) -> Int {
    guard let index = data.index(ofSection: id) else {
      throw ProtocolError(
        code: "not-found",
        field: field,
        message: "There is no section \(id.prefix(Self.shownCharacters))."
      )
    }
    return index
  }

  /// Refuses more items than a stage may have.
  func checkRoom(for more: Int, _ field: String) throws(ProtocolError) {
    let count = data.itemCount + more
    guard count > limits.items else { return }
    throw ProtocolError(
      code: ErrorCode.tooMany,
      field: field,
      message: "The stage would have \(count) items, but may have at most \(limits.items)."
    )
  }

  /// Characters of an id that a message repeats.
  static let shownCharacters = 40
}
