// SPDX-License-Identifier: Apache-2.0
import Foundation
import LayoutEngine

extension UICollectionViewFlowLayout {
  /// The default margins of a view beyond its safe area, in points.
  private static let standardLayoutMargin: CGFloat = 8

  /// The main axis.
  var axis: Axis { scrollDirection == .vertical ? .vertical : .horizontal }

  /// The solved layout, after an update if its input is stale; `nil` without a collection view, and
  /// for a delegate that asks the layout while it is being asked.
  ///
  /// - Complexity: O(1) when nothing changed, else that of the change.
  func geometry() -> FlowGeometry? {
    guard let collectionView, !isReading else { return nil }
    let configuration = FlowConfiguration(
      axis: axis,
      pinsHeaders: sectionHeadersPinToVisibleBounds,
      pinsFooters: sectionFootersPinToVisibleBounds
    )
    let container = container(of: collectionView)
    let isKnown =
      cache.geometry.map { $0.configuration == configuration && $0.container == container } ?? false
    // Delegates may compute sizes from the bounds, so another container makes everything stale.
    if !isKnown { cache.stale.isEverything = true }
    if isSelfSizing, estimatedItemSize == Self.automaticSize, cache.measured.findTypicalSize() {
      cache.stale.isEverything = true
    }
    if !cache.stale.isNothing { update(collectionView, configuration, container) }
    return cache.geometry
  }

  private func update(
    _ collectionView: UICollectionView,
    _ configuration: FlowConfiguration,
    _ container: FlowContainer
  ) {
    isReading = true
    defer { isReading = false }
    var reader = FlowSectionReader(self, collectionView)
    // A delegate may call the layout while it is asked: it then finds an empty cache, which is
    // dropped.
    var known = cache
    cache = FlowLayoutCache()
    let stale = known.stale
    known.stale = .nothing
    if stale.isEverything || !known.holds(reader.counts) {
      known.readAll(&reader, configuration, container, keepsMeasured: measuresElements)
    } else {
      known.refresh(stale, &reader)
    }
    cache = known
    usesDefaultSize = reader.isSizedByDelegate == false
  }

  private func container(of collectionView: UICollectionView) -> FlowContainer {
    let inset = axis.insets(collectionView.layoutContentInset)
    let length = axis.size(collectionView.bounds.size).cross - inset.cross
    let reference = axis.insets(referenceInset(of: collectionView))
    let margins = AxisInsets(
      crossStart: max(0, reference.crossStart - inset.crossStart),
      crossEnd: max(0, reference.crossEnd - inset.crossEnd)
    )
    return FlowContainer(
      crossLength: length,
      itemMargins: margins,
      pixelGrid: PixelGrid(scale: collectionView.displayScale)
    )
  }

  private func referenceInset(of collectionView: UICollectionView) -> UIEdgeInsets {
    let safeArea = collectionView.layoutSafeAreaInsets
    let margin = Self.standardLayoutMargin
    switch sectionInsetReference {
    case .fromContentInset: return .zero
    case .fromSafeArea: return safeArea
    case .fromLayoutMargins:
      return UIEdgeInsets(
        top: safeArea.top + margin,
        left: safeArea.left + margin,
        bottom: safeArea.bottom + margin,
        right: safeArea.right + margin
      )
    }
  }

  /// New attributes of the layout's class; a pinned element's frame is its present one.
  func attributes(
    of element: FlowElement,
    in geometry: FlowGeometry
  ) -> UICollectionViewLayoutAttributes {
    let path = IndexPath(item: element.item, section: element.section)
    let attributes =
      switch element.kind {
      case .cell:
        makeAttributes(.cell, at: path)
      case .header:
        makeAttributes(
          .supplementaryView,
          kind: UICollectionView.elementKindSectionHeader,
          at: path
        )
      case .footer:
        makeAttributes(
          .supplementaryView,
          kind: UICollectionView.elementKindSectionFooter,
          at: path
        )
      }
    attributes.zIndex = element.zIndex
    attributes.frame = element.frame
    if isSelfSizing { attributes.keptLengths = keptLengths(of: element) }
    if let pin = geometry.pin(of: element) {
      attributes.frame = pinnedFrame(of: element, pin)
      attributes.pin = pin
    }
    attributes.handedOutFrame = attributes.state.untransformedFrame
    return attributes
  }

  /// Headers and footers always have the whole cross length.
  private func keptLengths(of element: FlowElement) -> AxisLimits {
    guard element.kind != .cell else { return AxisLimits() }
    return axis == .vertical
      ? AxisLimits(width: element.frame.width) : AxisLimits(height: element.frame.height)
  }

  private func pinnedFrame(of element: FlowElement, _ pin: PinRange) -> CGRect {
    guard let collectionView else { return element.frame }
    let visible = axis.rect(collectionView.layoutBounds)
    let inset = axis.insets(collectionView.layoutContentInset)
    var rect = axis.rect(element.frame)
    rect.main = pin.origin(
      viewportStart: visible.main + inset.mainStart,
      end: visible.mainEnd - inset.mainEnd,
      length: rect.size.main
    )
    return axis.plainRect(rect)
  }
}

extension Axis {
  /// Converts insets to this main axis.
  func insets(_ insets: UIEdgeInsets) -> AxisInsets {
    self == .vertical
      ? AxisInsets(
        mainStart: insets.top,
        mainEnd: insets.bottom,
        crossStart: insets.left,
        crossEnd: insets.right
      )
      : AxisInsets(
        mainStart: insets.left,
        mainEnd: insets.right,
        crossStart: insets.top,
        crossEnd: insets.bottom
      )
  }
}
