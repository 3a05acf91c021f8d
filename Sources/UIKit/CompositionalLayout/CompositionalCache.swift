// SPDX-License-Identifier: Apache-2.0
import Foundation
import LayoutEngine

/// What a compositional layout keeps between queries.
@MainActor
struct CompositionalCache {
  /// The solved layout; `nil` before the first query.
  var geometry: CompositionalGeometry?
  /// The sections as the provider gave them.
  var sections: [NSCollectionLayoutSection?] = []
  var traits = UITraitCollection.Values()
  /// Whether anything was as its content says when the layout was solved last.
  var isMeasured = false
  /// Whether the provider is asked again before the next answer.
  var isStale = true
  /// What cells were measured with, waiting for the next solving.
  var carried: [ElementPosition: CompositionalMeasure] = [:]
  /// How far sections were scrolled across.
  var offsets: [Int: CGFloat] = [:]
  /// What handlers made of the elements on the screen.
  var effects: [UICollectionViewLayoutAttributes.Identity: Effect] = [:]
  /// Sections whose handler wants to change what it may not.
  var refusedHandlers: Set<Int> = []

  /// What a handler made of an element.
  struct Effect {
    /// How it was before.
    var plain: UICollectionViewLayoutAttributes.State
    var changed: UICollectionViewLayoutAttributes.State
  }

  nonisolated init() {}

  /// Notes what a context says is no longer right.
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

  /// Takes measures and offsets to where their items and sections are after a batch.
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
