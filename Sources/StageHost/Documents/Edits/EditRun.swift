// SPDX-License-Identifier: Apache-2.0
import StageProtocol

/// Runs an edit: translates it to basic changes of the data and applies them one by one.
///
/// It changes only its own copy; when it succeeds, the owner takes the data from it.
struct EditRun {
  /// The data with the changes made so far, and the old places of everything in it.
  private(set) var tracked: TrackedData
  /// The data with the changes made so far.
  var data: StageData { tracked.data }
  /// The content of the files.
  let file: StageData
  /// Ids of the selected items.
  let selection: Set<String>
  /// The number of the next new item or section.
  var nextNumber: Int
  let limits: Limits
  /// The applied changes, in order.
  private(set) var forward: [DataChange] = []
  /// The inverse changes, in the order in which they are applied.
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

  /// Marks items for reloading.
  mutating func reload(_ items: [String]) { tracked.reloaded.formUnion(items) }

  /// Applies a change, which must fit the data.
  mutating func perform(_ change: DataChange) {
    reversedInverse.append(tracked.apply(change))
    forward.append(change)
  }

  /// Runs an edit.
  ///
  /// - Returns: The edit with the selected items written into it, so that it can be repeated later.
  /// - Throws: `ProtocolError` when the edit names unknown items or sections, or would make too
  ///   many items.
  mutating func run(_ edit: StageEdit) throws(ProtocolError) -> StageEdit {
    switch edit {
    case .insert(let count, let place, let seed):
      return try insert(count, at: place, seed: seed)
    case .delete(let items): return try delete(items)
    case .duplicate(let items): return try duplicate(items)
    case .move(let items, let place): return try move(items, to: place)
    case .update(let item, let update): try self.update(item, update)
    case .count(let items, let seed): try setCount(items, seed: seed)
    case .words(let style): setWords(style)
    case .fill(let items, let replaces, _): try fill(items, replaces: replaces)
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

  /// The index of a section in an edit.
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

  /// Throws when a stage would have too many items.
  func checkRoom(for more: Int, _ field: String) throws(ProtocolError) {
    let count = data.itemCount + more
    guard count > limits.items else { return }
    throw ProtocolError(
      code: ErrorCode.tooMany,
      field: field,
      message: "The stage would have \(count) items, but may have at most \(limits.items)."
    )
  }

  /// The characters of an id that a message quotes.
  static let shownCharacters = 40
}
