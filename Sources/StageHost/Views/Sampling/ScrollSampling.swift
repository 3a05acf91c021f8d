// SPDX-License-Identifier: Apache-2.0
import Foundation
import LayoutEngine
import StageProtocol
import UIKit

/// Samples layouts that follow the scrolling: sticky and stretchy views, parallax, the zoom of a
/// carousel.
///
/// Such layouts return true from `shouldInvalidateLayout(forBoundsChange:)` at each offset, or have
/// handlers of visible elements. They are asked in advance, and the page gets the change of each
/// element along the way, so that no element is late by a round trip. While the content only
/// scrolls, nothing needs to be sent again.
@MainActor
final class ScrollSampling {
  /// How far the content may be pulled beyond its ends, in viewports.
  private static let pull: CGFloat = 0.5
  /// How far the content may scroll beyond the window before the host answers, in viewports.
  private static let reach: CGFloat = 1.5
  /// The greatest number of looks besides the grid for few elements.
  static let manyLooks = 240
  /// The greatest number of elements that are few.
  private static let fewElements = 200

  /// The samples of the layout.
  private(set) var samples = ViewSamples()
  let viewport: LiveViewport
  /// The greatest number of sampled orthogonal sections.
  let limit: Int
  private let collectionView: UICollectionView

  init(_ collectionView: UICollectionView, _ viewport: LiveViewport, limit: Int) {
    self.collectionView = collectionView
    self.viewport = viewport
    self.limit = limit
  }

  /// Marks that something other than the offset may have changed.
  func spoil() {
    samples.isStale = true
    samples.failures = 0
  }

  /// Updates the samples, and adds the elements with changed samples to a transaction.
  func joined(to transaction: Transaction?) -> Transaction? {
    guard needsSamples(after: transaction) else { return transaction }
    let before = samples
    takeSamples()
    let changed = before.following.union(samples.following).filter { key in
      before.elements[key] != samples.elements[key]
        || before.unfit.contains(key) != samples.unfit.contains(key)
    }
    guard !changed.isEmpty else { return transaction }
    var result = transaction ?? Transaction(contentSize: collectionView.contentSize)
    let told = Set(result.updated.map(\.key) + result.inserted.map(\.key))
    for element in collectionView.shownElements
    where changed.contains(element.key) && !told.contains(element.key) {
      result.updated.append(
        Transaction.Update(
          key: element.key,
          position: element.position,
          attributes: element.value,
          contentChanged: false
        )
      )
    }
    return result
  }

  var orthogonal: OrthogonalSections { viewport.orthogonal }

  private func needsSamples(after transaction: Transaction?) -> Bool {
    if samples.isStale || samples.window != viewport.window || samples.origin != viewport.origin {
      return true
    }
    if samples.orthogonalWindows.contains(where: { orthogonal.window($0) != $1 }) { return true }
    guard transaction != nil, !samples.elements.isEmpty else { return false }
    let isAsExpected = collectionView.shownElements.allSatisfy { isAsSampled($0.key, $0.value) }
    if !isAsExpected { samples.failures += 1 }
    return !isAsExpected
  }

  /// Whether an element is where its samples say.
  ///
  /// Handlers have not changed an invisible element yet, so that one always is.
  private func isAsSampled(_ key: ElementKey, _ attributes: ElementAttributes) -> Bool {
    let place = ScrolledPlace(
      content: collectionView.contentOffset,
      section: orthogonal.offset(attributes.orthogonalSection)
    )
    if samples.expects(attributes, of: key, at: place) { return true }
    guard let layout = orthogonal.layout, layout.hasHandlers else { return false }
    var frame = attributes.frame
    if let section = attributes.orthogonalSection {
      let way = layout.orthogonalScroll(
        offset: layout.orthogonalOffset(inSection: section),
        inSection: section
      )
      frame = frame.offsetBy(dx: way.x, dy: way.y)
    }
    // An element that only touches the edge is invisible, as for the layout.
    let bounds = collectionView.bounds
    return frame.minX >= bounds.maxX || frame.maxX <= bounds.minX
      || frame.minY >= bounds.maxY || frame.maxY <= bounds.minY
  }

  private func takeSamples() {
    let failures = samples.failures
    samples = ViewSamples()
    samples.isStale = false
    samples.window = viewport.window
    samples.origin = viewport.origin
    samples.failures = failures
    guard failures < ViewSamples.mostFailures, let window = viewport.window else { return }
    orthogonal.keepingWindows { look(around: window.rect) }
  }

  private func look(around rect: CGRect) {
    let mayFollow = mayFollowScrolling
    let follows = (
      x: mayFollow && follows(CGVector(dx: 1, dy: 0), viewport.position(.horizontal)),
      y: mayFollow && follows(CGVector(dx: 0, dy: 1), viewport.position(.vertical))
    )
    let sections = sectionsToSample(in: rect)
    guard follows.x || follows.y || !sections.isEmpty else { return }
    samples.orthogonalWindows = sections.compactMapValues { orthogonal.window($0.section) }
    samples.elements = collectionView.sampling { look in
      var found = sampleContent(rect, x: follows.x, y: follows.y, look)
      for section in sections.values { sample(section, into: &found, look) }
      return found
    }
    for element in collectionView.shownElements where !isAsSampled(element.key, element.value) {
      samples.unfit.insert(element.key)
    }
  }

  /// Returns the layout's elements in a rectangle, at a content offset.
  typealias Look = (CGPoint, CGRect) -> [ElementKey: ElementAttributes]

  private func sampleContent(
    _ rect: CGRect,
    x: Bool,
    y: Bool,
    _ look: @escaping Look
  ) -> [ElementKey: SampledElement] {
    guard x || y else { return [:] }
    let offset = collectionView.contentOffset
    let size = collectionView.bounds.size
    // Sticky elements move with the viewport, which may be outside the window.
    let elements = { (offset: CGPoint) in
      look(offset, rect.union(CGRect(origin: offset, size: size)))
    }
    var found = elements(offset).mapValues { SampledElement(base: $0) }
    let most = found.count > Self.fewElements ? OffsetSampler.most : Self.manyLooks
    if y {
      let sampler = OffsetSampler(Self.range(viewport.position(.vertical)), most: most) {
        elements(CGPoint(x: offset.x, y: $0))
      }
      Self.add(sampler.tracks(along: .vertical), at: offset.y, to: &found)
    }
    if x {
      let sampler = OffsetSampler(Self.range(viewport.position(.horizontal)), most: most) {
        elements(CGPoint(x: $0, y: offset.y))
      }
      Self.add(sampler.tracks(along: .horizontal), at: offset.x, to: &found)
    }
    return found
  }

  /// Adds tracks to elements; an element that is missing at the present offset gets its track's
  /// attributes there.
  static func add(
    _ tracks: [ElementKey: OffsetTrack?],
    at offset: CGFloat,
    to elements: inout [ElementKey: SampledElement]
  ) {
    for (key, track) in tracks {
      guard let track else { continue }
      let base = track.attributes(at: offset)
      elements[key, default: SampledElement(base: base)].tracks.append(track)
    }
  }

  /// Whether to ask for samples: flow and compositional layouts themselves know what is sticky.
  private var mayFollowScrolling: Bool {
    let layout = collectionView.collectionViewLayout
    guard collectionView.shownElements.count <= ViewSamples.mostElements else { return false }
    if let layout = layout as? UICollectionViewCompositionalLayout { return layout.followsContent }
    return type(of: layout) != UICollectionViewFlowLayout.self
      && !(layout is UICollectionViewTransitionLayout)
  }

  private func follows(_ step: CGVector, _ position: AxisPosition) -> Bool {
    position.scrolls && collectionView.followsScrolling(by: step)
  }

  /// The offsets at which the window, or a little more, may be visible.
  static func range(_ position: AxisPosition, _ held: AxisWindow? = nil) -> ClosedRange<CGFloat> {
    let stretch = held ?? AxisWindow.around(position)
    let length = CGFloat(position.length)
    let rests = position.restingOffsets
    let lower = max(
      CGFloat(stretch.lower) - reach * length,
      CGFloat(rests.lowerBound) - pull * length
    )
    let upper = min(
      CGFloat(stretch.upper) - length + reach * length,
      CGFloat(rests.upperBound) + pull * length
    )
    return lower...max(lower, upper)
  }
}
