// SPDX-License-Identifier: Apache-2.0
import Foundation
import LayoutEngine

/// Reads a flow layout's input: the data source's counts, and each length from the delegate or,
/// without an answer, from the layout's property.
///
/// Properties are read once for each pass, and a method that the delegate does not implement is
/// called once. So the items of a plain grid cost nothing.
@MainActor
struct FlowSectionReader {
  private let layout: UICollectionViewFlowLayout
  private let collectionView: UICollectionView
  private let delegate: (any UICollectionViewDelegateFlowLayout)?
  private let axis: Axis
  private let defaults: FlowSectionMetrics
  /// The size of an item for which the delegate has no answer.
  let defaultSize: AxisSize
  /// Whether the delegate sizes items; `nil` until it was asked for the first one.
  private(set) var isSizedByDelegate: Bool?

  /// The item that was asked for to find out whether the delegate sizes items, and its size.
  private var probed: (position: ElementPosition, size: AxisSize)?

  init(_ layout: UICollectionViewFlowLayout, _ collectionView: UICollectionView) {
    self.layout = layout
    self.collectionView = collectionView
    delegate = collectionView.askedDelegate as? any UICollectionViewDelegateFlowLayout
    axis = layout.axis
    defaultSize = layout.initialItemSize
    defaults = FlowSectionMetrics(
      inset: axis.insets(layout.sectionInset),
      lineSpacing: layout.minimumLineSpacing,
      itemSpacing: layout.minimumInteritemSpacing,
      headerLength: layout.initialLength(ofReference: layout.headerReferenceSize),
      footerLength: layout.initialLength(ofReference: layout.footerReferenceSize)
    )
  }

  /// The counts that the collection view knows.
  var counts: SectionCounts {
    SectionCounts(
      (0..<collectionView.numberOfSections).map {
        max(0, collectionView.numberOfItems(inSection: $0))
      }
    )
  }

  /// A section's metrics, with the measured lengths of its header and footer.
  func metrics(of section: Int, _ measured: FlowMeasurements.Section) -> FlowSectionMetrics {
    var metrics = asked(section)
    if metrics.headerLength > 0, let length = measured.header { metrics.headerLength = length }
    if metrics.footerLength > 0, let length = measured.footer { metrics.footerLength = length }
    return metrics
  }

  private func asked(_ section: Int) -> FlowSectionMetrics {
    guard let calls = delegate?.collectionView else { return defaults }
    var metrics = defaults
    let (view, layout) = (collectionView, layout)
    if let inset = calls(view, layout: layout, insetForSectionAt: section) {
      metrics.inset = axis.insets(inset)
    }
    if let spacing = calls(view, layout: layout, minimumLineSpacingForSectionAt: section) {
      metrics.lineSpacing = spacing
    }
    if let spacing = calls(view, layout: layout, minimumInteritemSpacingForSectionAt: section) {
      metrics.itemSpacing = spacing
    }
    if let size = calls(view, layout: layout, referenceSizeForHeaderInSection: section) {
      metrics.headerLength = layout.initialLength(ofReference: size)
    }
    if let size = calls(view, layout: layout, referenceSizeForFooterInSection: section) {
      metrics.footerLength = layout.initialLength(ofReference: size)
    }
    return metrics
  }

  /// Finds out whether the delegate sizes items, and keeps the answer, so that no item is asked for
  /// twice.
  mutating func probe(_ position: ElementPosition) {
    // The delegate is not asked about placeholders.
    let item = collectionView.itemBesidePlaceholders(position)
    probed = (item, size(of: item.item, in: item.section))
  }

  /// The size of an item before it is measured.
  mutating func size(of item: Int, in section: Int) -> AxisSize {
    guard isSizedByDelegate != false, let delegate else {
      isSizedByDelegate = false
      return defaultSize
    }
    let position = ElementPosition(section: section, item: item)
    guard !collectionView.isPlaceholder(position) else { return defaultSize }
    if let probed, probed.position == position { return probed.size }
    let path = collectionView.dataPath(of: position)
    if isSizedByDelegate == true {
      return axis.size(
        delegate.collectionView(collectionView, layout: layout, sizeForItemAt: path)
      )
    }
    let size = delegate.collectionView?(collectionView, layout: layout, sizeForItemAt: path)
    isSizedByDelegate = size != nil
    return size.map(axis.size) ?? defaultSize
  }

  /// The sizes of a section's items; the caller passes those that were measured.
  ///
  /// - Complexity: O(n) in the items if the delegate sizes them or some were measured, else O(1).
  mutating func items(
    of section: Int,
    count: Int,
    measured: [FlowGeometry.SizedItem]
  ) -> FlowSection.Items {
    guard count > 0 else { return .uniform(size: defaultSize, count: 0) }
    // A placeholder may be the first item, but it does not show what the delegate answers.
    if isSizedByDelegate == nil { probe(ElementPosition(section: section, item: 0)) }
    let first = size(of: 0, in: section)
    let isAsked = isSizedByDelegate == true
    guard isAsked || !measured.isEmpty else { return .uniform(size: defaultSize, count: count) }
    var sizes = [first]
    sizes.reserveCapacity(count)
    for item in 1..<max(1, count) {
      sizes.append(isAsked ? size(of: item, in: section) : defaultSize)
    }
    for known in measured where known.item < count { sizes[known.item] = known.size }
    return .sized(sizes)
  }
}
