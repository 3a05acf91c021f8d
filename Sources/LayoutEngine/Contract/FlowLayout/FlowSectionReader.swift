// SPDX-License-Identifier: Apache-2.0
import Foundation

/// Reads a flow layout's input: the data source's counts, and for each length what the delegate says
/// or else the layout's property.
///
/// Properties are read once a pass, and a method that the delegate does not implement is called once:
/// a plain grid then costs nothing for an item.
@MainActor
struct FlowSectionReader {
  private let layout: UICollectionViewFlowLayout
  private let collectionView: UICollectionView
  private let delegate: (any UICollectionViewDelegateFlowLayout)?
  private let axis: Axis
  private let defaultSize: AxisSize
  private let defaults: FlowSectionMetrics

  /// Reads the layout's properties.
  init(_ layout: UICollectionViewFlowLayout, _ collectionView: UICollectionView) {
    self.layout = layout
    self.collectionView = collectionView
    delegate = collectionView.delegate as? any UICollectionViewDelegateFlowLayout
    axis = layout.axis
    defaultSize = axis.size(Self.fixedSize(of: layout))
    defaults = FlowSectionMetrics(
      inset: axis.insets(layout.sectionInset),
      lineSpacing: layout.minimumLineSpacing,
      itemSpacing: layout.minimumInteritemSpacing,
      headerLength: axis.size(layout.headerReferenceSize).main,
      footerLength: axis.size(layout.footerReferenceSize).main
    )
  }

  /// The size for all items; the estimate, or UIKit's default, stands in for the automatic size.
  private static func fixedSize(of layout: UICollectionViewFlowLayout) -> CGSize {
    let automatic = UICollectionViewFlowLayout.automaticSize
    let size = layout.itemSize
    guard size == automatic else { return size }
    let estimate = layout.estimatedItemSize
    return estimate == automatic || estimate == .zero ? CGSize(width: 50, height: 50) : estimate
  }

  /// All sections as a solver takes them.
  ///
  /// - Complexity: O(n) in the items if the delegate sizes them, else O(s) in the sections.
  func sections() -> [FlowSection] {
    (0..<collectionView.numberOfSections).map { section in
      FlowSection(metrics: metrics(of: section), items: items(of: section))
    }
  }

  private func metrics(of section: Int) -> FlowSectionMetrics {
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
      metrics.headerLength = axis.size(size).main
    }
    if let size = calls(view, layout: layout, referenceSizeForFooterInSection: section) {
      metrics.footerLength = axis.size(size).main
    }
    return metrics
  }

  private func items(of section: Int) -> FlowSection.Items {
    let count = collectionView.numberOfItems(inSection: section)
    guard count > 0, let delegate, let calls = delegate.collectionView,
      let first = calls(
        collectionView,
        layout: layout,
        sizeForItemAt: IndexPath(item: 0, section: section)
      )
    else { return .uniform(size: defaultSize, count: max(0, count)) }
    var sizes: [AxisSize] = [axis.size(first)]
    sizes.reserveCapacity(count)
    for item in 1..<max(1, count) {
      let path = IndexPath(item: item, section: section)
      let size = delegate.collectionView(collectionView, layout: layout, sizeForItemAt: path)
      sizes.append(axis.size(size))
    }
    return .sized(sizes)
  }
}
