// SPDX-License-Identifier: Apache-2.0
import Foundation

extension UICollectionViewFlowLayout {
  /// Margins of a view that nobody set any for, in points beyond its safe area.
  private static let standardLayoutMargin: CGFloat = 8

  /// Findings about sizes and metrics that have no right answer.
  package var diagnostics: [LayoutDiagnostic] { geometry()?.diagnostics ?? [] }

  /// The main axis.
  var axis: Axis { scrollDirection == .vertical ? .vertical : .horizontal }

  /// The solved layout, computed if need be; `nil` without a collection view.
  func geometry() -> FlowGeometry? {
    guard let collectionView else { return nil }
    let configuration = FlowConfiguration(
      axis: axis,
      pinsHeaders: sectionHeadersPinToVisibleBounds,
      pinsFooters: sectionFootersPinToVisibleBounds
    )
    let container = container(of: collectionView)
    if let known = cache.geometry {
      if known.configuration == configuration, known.container == container { return known }
      // Delegates read the bounds for their sizes, so that they must be asked again.
      cache.sections = nil
    }
    guard let sections = sections(of: collectionView) else { return nil }
    let solved = FlowGeometry(
      configuration: configuration,
      container: container,
      sections: sections
    )
    cache.geometry = solved
    return solved
  }

  /// The input, read if need be; `nil` for a delegate that queries the layout while it is asked.
  private func sections(of collectionView: UICollectionView) -> [FlowSection]? {
    if let known = cache.sections { return known }
    guard !cache.isReading else { return nil }
    cache.isReading = true
    let sections = FlowSectionReader(self, collectionView).sections()
    cache.isReading = false
    cache.sections = sections
    return sections
  }

  private func container(of collectionView: UICollectionView) -> FlowContainer {
    let inset = axis.insets(collectionView.adjustedContentInset)
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
    let safeArea = collectionView.safeAreaInsets
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

  /// New attributes of the layout's class; a pinned element's frame is where it stands now.
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
    if let pin = geometry.pin(of: element) {
      attributes.frame = pinnedFrame(of: element, pin)
      attributes.pin = pin
    }
    return attributes
  }

  private func pinnedFrame(of element: FlowElement, _ pin: PinRange) -> CGRect {
    guard let collectionView else { return element.frame }
    let visible = axis.rect(collectionView.bounds)
    let inset = axis.insets(collectionView.adjustedContentInset)
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
  /// Insets seen along this main axis.
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
