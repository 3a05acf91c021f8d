// SPDX-License-Identifier: Apache-2.0
import Foundation
import LayoutEngine

/// What a compositional layout keeps between queries.
@MainActor
struct CompositionalCache {
  /// The solved layout; `nil` before the first query.
  var geometry: CompositionalGeometry?
  /// The sections that the provider returned.
  var sections: [NSCollectionLayoutSection?] = []
  var traits = UITraitCollection.Values()
  /// Whether any length was measured or estimated when the layout was last solved.
  var isMeasured = false
  /// Whether the provider must be asked again before the next answer.
  var isStale = true
  /// The measures of cells for the next solving.
  var carried: [ElementPosition: CompositionalMeasure] = [:]
  /// How far orthogonal sections are scrolled, by section, in points.
  var offsets: [Int: CGFloat] = [:]
  /// What handlers changed in visible elements.
  var effects: [UICollectionViewLayoutAttributes.Identity: Effect] = [:]
  /// Sections with a handler that tried a change that is not allowed.
  var refusedHandlers: Set<Int> = []

  /// What a handler changed in an element.
  struct Effect {
    /// The state before the change.
    var plain: UICollectionViewLayoutAttributes.State
    var changed: UICollectionViewLayoutAttributes.State
  }

  nonisolated init() {}

  /// Notes what a context invalidates.
  mutating func note(_ context: UICollectionViewLayoutInvalidationContext) {
    if let measurement = (context as? CompositionalInvalidationContext)?.measurement {
      take(measurement)
    } else if context.invalidateEverything {
      forget()
    } else if let batch = context.batch {
      follow(batch)
    } else if context.namesElements {
      forgetMeasures(of: context)
    } else if !context.isForScrolling {
      isStale = true
    }
  }

  private mutating func take(_ measurement: CompositionalMeasurement) {
    geometry?.setMeasure(
      measurement.measure,
      of: measurement.kind,
      section: measurement.section,
      item: measurement.item
    )
  }

  private mutating func forget() {
    isStale = true
    geometry = nil
    carried = [:]
    effects = [:]
  }

  /// Moves measures and offsets to the places of their items and sections after a batch.
  private mutating func follow(_ batch: BatchMapping) {
    isStale = true
    var measures: [ElementPosition: CompositionalMeasure] = [:]
    for (position, measure) in geometry?.cellMeasures ?? carried {
      guard let new = batch.newPosition(ofOld: position) else { continue }
      measures[new] = measure
    }
    carried = measures
    geometry = nil
    var moved: [Int: CGFloat] = [:]
    for (section, offset) in offsets {
      if let new = batch.newSection(ofOld: section) { moved[new] = offset }
    }
    offsets = moved
    effects = [:]
  }

  private mutating func forgetMeasures(of context: UICollectionViewLayoutInvalidationContext) {
    for path in context.invalidatedItemIndexPaths ?? [] where path.count > 1 {
      geometry?.setMeasure(nil, of: .cell, section: path.section, item: path.item)
    }
    for (kind, paths) in context.invalidatedSupplementaryIndexPaths ?? [:] {
      for path in paths {
        let isOfLayout = path.count == 1
        geometry?.setMeasure(
          nil,
          of: isOfLayout ? .layoutBoundary(kind) : .boundary(kind),
          section: isOfLayout ? 0 : path[0],
          item: path.last ?? 0
        )
      }
    }
  }
}
