// SPDX-License-Identifier: Apache-2.0

/// The differences of the data in one change of the stage, shared by all views.
///
/// An edit knows its own difference. The layouts of views may show other parts of the data; the
/// first view with such a part finds its difference here, for all views.
@MainActor
final class StageChanges {
  private let edit: TrackedData?
  private var found: [DataDifference] = []
  /// What layouts share, by type.
  private var shared: [ObjectIdentifier: [any SharedPlan]] = [:]

  /// Takes an edit; without one, all differences are found by comparing.
  init(_ edit: TrackedData? = nil) { self.edit = edit }

  /// An object that the layouts of all views use together, such as a plan of all items.
  ///
  /// - Parameters:
  ///   - data: The data that the object is about.
  ///   - make: Makes the object for the first view with these data.
  /// - Returns: The object.
  /// - Complexity: O(b) for b blocks of items if the object is known.
  func shared<Plan: SharedPlan>(_ data: StageData, _ make: () -> Plan) -> Plan {
    let known = shared[ObjectIdentifier(Plan.self), default: []].lazy.compactMap { $0 as? Plan }
    if let plan = known.first(where: { $0.data.isIdentical(to: data) }) { return plan }
    let plan = make()
    shared[ObjectIdentifier(Plan.self), default: []].append(plan)
    return plan
  }

  /// The difference between two states of the data.
  ///
  /// - Complexity: O(1) for a known difference; otherwise that of comparing the data.
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

/// What layouts of several views compute from the same data.
@MainActor
protocol SharedPlan: AnyObject {
  var data: StageData { get }
}
