// SPDX-License-Identifier: Apache-2.0
import Foundation
import LayoutEngine

/// What a flow layout keeps between queries: the solved layout, the stale parts of its input, and
/// which sizes were measured.
@MainActor
struct FlowLayoutCache {
  /// The solved layout; `nil` when it is invalid as a whole.
  var geometry: FlowGeometry?
  var stale = FlowStaleness()
  var measured = FlowMeasurements()
  /// The first element with attributes that a subclass changed without copying them.
  var mismatch: LayoutDiagnostic?

  nonisolated init() {}

  /// Forgets everything, because the data changed.
  mutating func forget() {
    geometry = nil
    stale = FlowStaleness()
    measured = FlowMeasurements()
  }

  /// Notes what a context invalidates.
  ///
  /// A context that names elements concerns only those, whatever its flags are.
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

  /// Gives an element the size that its view prefers.
  ///
  /// - Complexity: that of resizing one item.
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

  /// Changes the geometry by a measurement.
  ///
  /// - Returns: The measurement that undoes the change; `nil` when there is no such element.
  mutating func apply(_ measurement: FlowMeasurement) -> FlowMeasurement? {
    let position = measurement.position
    guard measured.sections.indices.contains(position.section) else { return nil }
    var undo = measurement
    // There must be no copy of the geometry now: a change would then copy all of it.
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
  /// Whether the context names single elements.
  var namesElements: Bool {
    invalidatedItemIndexPaths != nil || invalidatedSupplementaryIndexPaths != nil
      || invalidatedDecorationIndexPaths != nil
  }
}
