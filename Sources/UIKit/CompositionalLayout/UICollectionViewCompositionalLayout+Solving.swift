// SPDX-License-Identifier: Apache-2.0
import Foundation
package import LayoutEngine

extension UICollectionViewCompositionalLayout {
  /// The main axis.
  var axis: Axis { currentConfiguration.scrollDirection == .vertical ? .vertical : .horizontal }

  /// The solved layout, after an update if its input is stale; `nil` without a collection view, and
  /// for a provider that asks the layout while it is being asked.
  ///
  /// - Complexity: O(1) when nothing changed, else O(s) in the sections and that of their groups.
  func geometry() -> CompositionalGeometry? {
    guard let collectionView, !isReading else { return nil }
    let container = container(of: collectionView)
    let traits = UITraitCollection.Values(of: collectionView)
    let isKnown =
      !cache.isStale && cache.geometry?.container == container && cache.traits == traits
    if !isKnown { solve(collectionView, container, traits) }
    return cache.geometry
  }

  private func solve(
    _ collectionView: UICollectionView,
    _ container: CompositionalContainer,
    _ traits: UITraitCollection.Values
  ) {
    isReading = true
    defer { isReading = false }
    let counts = (0..<collectionView.numberOfSections).map {
      collectionView.numberOfItems(inSection: $0)
    }
    let size = cache.traits.preferredContentSizeCategory
    cache.isStale = false
    cache.traits = traits
    let old = cache.geometry
    let carried = old.map(\.cellMeasures) ?? cache.carried
    ShownDevice.current.traits = UITraitCollection(traits)
    let sections = counts.indices.map {
      section(at: $0, in: environment(collectionView, container))
    }
    let solved = CompositionalGeometry(
      configuration(for: traits),
      container,
      sections: sections.map { $0?.spec { self.margins($0, of: collectionView) } },
      counts: counts
    )
    cache.sections = sections
    // Without handlers, nothing else would undo what earlier handlers changed.
    if !hasHandlers { cache.effects = [:] }
    if sections.contains(where: { $0?.list != nil }) {
      decorationClasses[ListGround.elementKind] = ListGround.self
    }
    cache.isMeasured = solved.isMeasured
    cache.geometry = solved
    cache.carried = [:]
    // Text breaks differently in another width or text size, so earlier measures are then wrong.
    let across = axis.size(container.size).cross
    let isAsWide = old.map { axis.size($0.container.size).cross == across } ?? true
    let isAsLarge = old == nil || size == traits.preferredContentSizeCategory
    if isAsWide, isAsLarge, !carried.isEmpty { cache.geometry?.setCellMeasures(carried) }
  }

  private func configuration(for traits: UITraitCollection.Values) -> CompositionalConfiguration {
    let settings = currentConfiguration
    return CompositionalConfiguration(
      axis: axis,
      sectionSpacing: settings.interSectionSpacing,
      boundaries: settings.boundarySupplementaryItems.map(\.boundarySpec),
      rounding: rounding,
      isMirrored: traits.layoutDirection == .rightToLeft
    )
  }

  /// The bounds without the collection view's insets at the sides across the scroll direction.
  ///
  /// - Source: the text of an exception in UIKit: insets narrow the container across the axis only.
  private func container(of collectionView: UICollectionView) -> CompositionalContainer {
    let inset = axis.insets(collectionView.adjustedContentInset)
    var size = axis.size(collectionView.bounds.size)
    size.cross -= inset.cross
    return CompositionalContainer(
      size: axis.plainSize(size),
      pixelGrid: PixelGrid(scale: collectionView.displayScale)
    )
  }

  /// How far a reference narrows a section, in addition to the collection view's insets.
  private func margins(
    _ reference: UIContentInsetsReference,
    of collectionView: UICollectionView
  ) -> AxisInsets {
    let known = reference == .automatic ? currentConfiguration.contentInsetsReference : reference
    let inset = axis.insets(collectionView.adjustedContentInset)
    var wanted = axis.insets(collectionView.safeAreaInsets)
    switch known {
    case .none:
      // Such a section reaches below what covers the sides, where the container leaves that out.
      let left = axis.insets(collectionView.countedInset)
      return mirrored(
        AxisInsets(crossStart: -left.crossStart, crossEnd: -left.crossEnd),
        of: collectionView
      )
    case .automatic, .safeArea: break
    case .layoutMargins: wanted.widen(by: Self.layoutMargin(width: collectionView.bounds.width))
    case .readableContent:
      let room = collectionView.bounds.width - wanted.cross
      let margin = Self.layoutMargin(width: collectionView.bounds.width)
      wanted.widen(by: max(margin, (room - Self.readableWidth) / 2))
    }
    let margins = AxisInsets(
      crossStart: max(0, wanted.crossStart - inset.crossStart),
      crossEnd: max(0, wanted.crossEnd - inset.crossEnd)
    )
    return mirrored(margins, of: collectionView)
  }

  /// Insets in reading direction: leading first.
  private func mirrored(_ insets: AxisInsets, of collectionView: UICollectionView) -> AxisInsets {
    let isMirrored = collectionView.effectiveUserInterfaceLayoutDirection == .rightToLeft
    guard isMirrored, axis == .vertical else {
      return AxisInsets(crossStart: insets.crossStart, crossEnd: insets.crossEnd)
    }
    return AxisInsets(crossStart: insets.crossEnd, crossEnd: insets.crossStart)
  }

  /// The system's margin for a width, in points.
  ///
  /// - Source: observed on phones: 16, and 20 from 414 up.
  private static func layoutMargin(width: CGFloat) -> CGFloat {
    width < wideWidth ? narrowMargin : wideMargin
  }

  /// The greatest width of readable text, in points.
  ///
  /// - Source: observed on tablets with the default text size.
  private static let readableWidth: CGFloat = 672
  private static let wideWidth: CGFloat = 414
  private static let narrowMargin: CGFloat = 16
  private static let wideMargin: CGFloat = 20

  /// The environment for providers and handlers.
  func environment(
    _ collectionView: UICollectionView,
    _ container: CompositionalContainer
  ) -> LayoutEnvironment {
    let narrowed = axis.plainSize(
      AxisSize(
        main: axis.size(container.size).main,
        cross: max(
          0,
          axis.size(container.size).cross - margins(.automatic, of: collectionView).cross
        )
      )
    )
    return LayoutEnvironment(
      container: LayoutContainer(effectiveSize: narrowed),
      traitCollection: UITraitCollection(cache.traits)
    )
  }

  // MARK: Attributes

  /// New attributes of the layout's class; a pinned element's frame is its present one.
  func attributes(of element: CompositionalElement) -> UICollectionViewLayoutAttributes {
    let attributes = newAttributes(for: element)
    attributes.zIndex = element.zIndex
    attributes.frame = element.frame
    if element.isOrthogonal {
      attributes.orthogonalSection = .init(section: element.section, way: element.scroll)
    }
    if element.measuresWidth || element.measuresHeight {
      attributes.keptLengths = AxisLimits(
        width: element.measuresWidth ? nil : element.frame.width,
        height: element.measuresHeight ? nil : element.frame.height
      )
    }
    if let pin = element.pin {
      attributes.frame = pinnedFrame(element.frame, pin)
      attributes.pin = pin
    }
    if let effect = cache.effects[attributes.identity], effect.plain == attributes.state {
      attributes.state = effect.changed
    }
    return attributes
  }

  private func newAttributes(
    for element: CompositionalElement
  ) -> UICollectionViewLayoutAttributes {
    let path = IndexPath(item: element.item, section: element.section)
    switch element.kind {
    case .cell: return makeAttributes(.cell, at: path)
    case .itemView(let kind), .groupView(let kind), .boundary(let kind):
      return makeAttributes(.supplementaryView, kind: kind, at: path)
    case .layoutBoundary(let kind):
      return makeAttributes(.supplementaryView, kind: kind, at: IndexPath(index: element.item))
    case .decoration(let kind): return makeAttributes(.decorationView, kind: kind, at: path)
    }
  }

  private func pinnedFrame(_ frame: CGRect, _ pin: PinRange) -> CGRect {
    guard let collectionView else { return frame }
    let visible = axis.rect(collectionView.bounds)
    let inset = axis.insets(collectionView.adjustedContentInset)
    var rect = axis.rect(frame)
    rect.main = pin.origin(
      viewportStart: visible.main + inset.mainStart,
      end: visible.mainEnd - inset.mainEnd,
      length: rect.size.main
    )
    return axis.plainRect(rect)
  }
}

extension UICollectionViewCompositionalLayout: LayoutDiagnosing {
  /// Diagnostics about groups, sections and handlers.
  package var diagnostics: [LayoutDiagnostic] {
    let handlers = cache.refusedHandlers.sorted().map { section in
      LayoutDiagnostic(
        code: "handlerOfEstimates",
        message: "The section's visibleItemsInvalidationHandler changed items whose sizes are "
          + "estimates, which it may not do. These changes are ignored.",
        section: section
      )
    }
    return (geometry()?.diagnostics ?? []) + handlers
  }
}

extension AxisInsets {
  fileprivate mutating func widen(by margin: CGFloat) {
    crossStart += margin
    crossEnd += margin
  }
}
