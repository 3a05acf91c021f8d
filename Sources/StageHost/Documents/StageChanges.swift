// SPDX-License-Identifier: Apache-2.0

/// What becomes of the data in one change of the stage, for all views alike.
///
/// An edit knows itself what it did; views whose layouts show something else of the data find their
/// difference here once, the first of them for all.
@MainActor
final class StageChanges {
  private let edit: TrackedData?
  private var found: [DataDifference] = []

  /// Takes what an edit did; without one, all differences are found by comparing.
  init(_ edit: TrackedData? = nil) { self.edit = edit }

  /// What leads from some data to other data.
  ///
  /// - Complexity: that of comparing once all that nobody has asked for before.
  func difference(from old: StageData, to new: StageData) -> DataDifference {
    if let known = found.first(where: { $0.old == old && $0.new == new }) { return known }
    let difference =
      if let edit, edit.before == old, edit.data == new {
        edit.difference
      } else {
        DataDifference(from: old, to: new, remaking: edit?.reloaded ?? [])
      }
    found.append(difference)
    return difference
  }
}
