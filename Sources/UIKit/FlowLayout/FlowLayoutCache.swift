// SPDX-License-Identifier: Apache-2.0
import Foundation
import LayoutEngine

/// What a flow layout keeps between queries: the solved layout, what of its input is to be asked for
/// again, and which sizes were measured.
@MainActor
struct FlowLayoutCache {
  /// The solved layout; `nil` when nothing of it holds.
  var geometry: FlowGeometry?
  var stale = FlowStaleness()
  var measured = FlowMeasurements()
  /// The first element whose attributes a subclass changed without copying.
  var mismatch: LayoutDiagnostic?

  /// Makes an empty cache.
  nonisolated init() {}

  /// Forgets everything: the data is another.
  mutating func forget() {
    geometry = nil
    stale = FlowStaleness()
    measured = FlowMeasurements()
  }

  /// Notes what a context says is no longer right.
  ///
  /// A context that names elements is about those only, whatever its flags.
  /// - Complexity: O(k) in the elements that it names.
  mutating func note(_ context: UICollectionViewLayoutInvalidationContext) {
    let flow = context as? UICollectionViewFlowLayoutInvalidationContext
    if let measurement = flow?.measurement {
      take(measurement)
      return
    }
    let asksDelegate = flow?.invalidateFlowLayoutDelegateMetrics ?? true
    if context.namesElements {
      noteNamed(context, asksDelegate: asksDelegate)
    } else if asksDelegate, context.batch == nil {
      stale.isEverything = true
    }
  }

  private mutating func noteNamed(
    _ context: UICollectionViewLayoutInvalidationContext,
    asksDelegate: Bool
  ) {
    for path in context.invalidatedItemIndexPaths ?? [] where path.count > 1 {
      let position = ElementPosition(section: path.section, item: path.item)
      guard exists(position) else { continue }
      measured.sections[position.section].items[position.item] = false
      if asksDelegate { stale.add(position) }
    }
    for (kind, paths) in context.invalidatedSupplementaryIndexPaths ?? [:] {
      for section in paths.compactMap(\.first) where measured.sections.indices.contains(section) {
        switch kind {
        case UICollectionView.elementKindSectionHeader: measured.sections[section].header = nil
        case UICollectionView.elementKindSectionFooter: measured.sections[section].footer = nil
        default: continue
        }
        if asksDelegate { stale.metrics.insert(section) }
      }
    }
  }

  private func exists(_ position: ElementPosition) -> Bool {
    guard let geometry, (0..<geometry.sectionCount).contains(position.section) else { return false }
    return (0..<geometry.itemCount(inSection: position.section)).contains(position.item)
  }

  /// Gives an element the size that its view asked for.
  ///
  /// - Complexity: As for resizing one item.
  mutating func take(_ measurement: FlowMeasurement) {
    guard apply(measurement) != nil else { return }
    let section = measurement.position.section
    switch measurement.kind {
    case .header: measured.sections[section].header = measurement.size.main
    case .footer: measured.sections[section].footer = measurement.size.main
    case .cell:
      measured.sections[section].items[measurement.position.item] = true
      measured.add(measurement.size)
    }
  }

  /// Changes the geometry as a measurement says.
  ///
  /// - Returns: What undoes the change; `nil` when there is no such element.
  mutating func apply(_ measurement: FlowMeasurement) -> FlowMeasurement? {
    let position = measurement.position
    guard measured.sections.indices.contains(position.section) else { return nil }
    var undo = measurement
    // No copy of the geometry may be held meanwhile, or it would be copied instead of changed.
    guard measurement.kind == .cell else {
      guard let metrics = geometry?.metrics(section: position.section) else { return nil }
      undo.size.main =
        measurement.kind == .header ? metrics.headerLength : metrics.footerLength
      geometry?.setLength(
        measurement.size.main,
        of: measurement.kind,
        section: position.section
      )
      return undo
    }
    guard exists(position),
      let size = geometry?.size(section: position.section, item: position.item)
    else { return nil }
    undo.size = size
    geometry?.resizeItem(section: position.section, item: position.item, to: measurement.size)
    return undo
  }
}

extension UICollectionViewLayoutInvalidationContext {
  /// Whether the context is about single elements.
  var namesElements: Bool {
    invalidatedItemIndexPaths != nil || invalidatedSupplementaryIndexPaths != nil
      || invalidatedDecorationIndexPaths != nil
  }
}
