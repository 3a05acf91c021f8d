// SPDX-License-Identifier: Apache-2.0

/// What a flow layout keeps between queries: what it was told, and what follows from it.
@MainActor
struct FlowLayoutCache {
  /// The sections as the properties and the delegate describe them.
  var sections: [FlowSection]?
  /// The solved layout, with the configuration and container that it holds for.
  var geometry: FlowGeometry?

  /// Whether the delegate is being asked right now.
  var isReading = false

  /// Makes an empty cache.
  nonisolated init() {}

  /// Drops what a context says is no longer right.
  mutating func drop(as context: UICollectionViewLayoutInvalidationContext) {
    let counts = context.invalidateEverything || context.invalidateDataSourceCounts
    let flow = context as? UICollectionViewFlowLayoutInvalidationContext
    if counts || flow?.invalidateFlowLayoutDelegateMetrics ?? true { sections = nil }
    if sections == nil || flow?.invalidateFlowLayoutAttributes ?? true { geometry = nil }
  }
}
