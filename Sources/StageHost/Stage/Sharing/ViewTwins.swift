// SPDX-License-Identifier: Apache-2.0

/// The views that have no collection view of their own, because they show what another view shows.
///
/// - Invariant: a model is never a twin of another view.
struct ViewTwins {
  /// A view that shows what its model shows.
  struct Twin: Equatable {
    var id: UInt64
    /// The difference from the model's revision to its own, modulo 2⁶⁴.
    var lead: UInt64
  }

  /// The twins of each model, in the order in which they joined it.
  private var twins: [UInt64: [Twin]] = [:]
  private var models: [UInt64: UInt64] = [:]

  /// The twins of a view, in the order in which they joined it.
  func twins(of model: UInt64) -> [Twin] { twins[model] ?? [] }

  /// The view that a view shows; `nil` when the view is no twin.
  func model(of id: UInt64) -> UInt64? { models[id] }

  /// Lets a view show what another view shows.
  mutating func join(_ id: UInt64, to model: UInt64, lead: UInt64) {
    precondition(id != model && models[model] == nil && models[id] == nil && twins[id] == nil)
    twins[model, default: []].append(Twin(id: id, lead: lead))
    models[id] = model
  }

  /// Lets a view no longer be a twin.
  ///
  /// - Returns: What it was; `nil` when it was no twin.
  mutating func leave(_ id: UInt64) -> Twin? {
    guard let model = models.removeValue(forKey: id) else { return nil }
    let twin = twins[model]?.first { $0.id == id }
    twins[model]?.removeAll { $0.id == id }
    if twins[model]?.isEmpty == true { twins[model] = nil }
    return twin
  }

  /// Forgets the twins of a view.
  mutating func forget(of model: UInt64) {
    for twin in twins.removeValue(forKey: model) ?? [] { models[twin.id] = nil }
  }

  /// Makes the first twin of a view the model of the others.
  ///
  /// - Returns: The twin; `nil` when the view has none.
  mutating func succeed(_ model: UInt64) -> Twin? {
    let all = twins(of: model)
    guard let first = all.first else { return nil }
    forget(of: model)
    for twin in all.dropFirst() { join(twin.id, to: first.id, lead: twin.lead &- first.lead) }
    return first
  }
}
