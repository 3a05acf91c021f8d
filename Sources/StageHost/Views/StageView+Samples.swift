// SPDX-License-Identifier: Apache-2.0
import Foundation
import LayoutEngine

/// Layouts that follow the scrolling: sticky, stretchy, parallax, the zoom of a carousel.
///
/// They say by `shouldInvalidateLayout(forBoundsChange:)` that they want to be asked at each offset. They
/// are asked ahead, and the far end is told how each element changes along the way, so that nothing trails
/// the finger by a round trip. While the content only scrolls, nothing needs to be sent again.
extension StageView {
  /// How far beyond its ends the content may be pulled, in viewports.
  private static let pull: CGFloat = 0.5
  /// How far it may be scrolled beyond the window before anybody answers, in viewports.
  private static let reach: CGFloat = 1.5

  /// Marks that something else than the offset may have changed.
  func spoilSamples() {
    samples.isStale = true
    samples.failures = 0
  }

  /// Brings the samples up to date and adds to a transaction the elements of which others hold now.
  func withSamples(_ transaction: Transaction?) -> Transaction? {
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

  private func needsSamples(after transaction: Transaction?) -> Bool {
    if samples.isStale || samples.window != window { return true }
    guard transaction != nil, !samples.elements.isEmpty else { return false }
    let offset = collectionView.contentOffset
    let isAsExpected = collectionView.shownElements.allSatisfy {
      samples.expects($0.value, of: $0.key, at: offset)
    }
    if !isAsExpected { samples.failures += 1 }
    return !isAsExpected
  }

  private func takeSamples() {
    let failures = samples.failures
    samples = ViewSamples()
    samples.isStale = false
    samples.window = window
    samples.failures = failures
    guard failures < ViewSamples.mostFailures, mayFollowScrolling, let window else { return }
    let follows = (
      x: follows(CGVector(dx: 1, dy: 0), position(.horizontal)),
      y: follows(CGVector(dx: 0, dy: 1), position(.vertical))
    )
    guard follows.x || follows.y else { return }
    let offset = collectionView.contentOffset
    let ranges = (x: range(position(.horizontal)), y: range(position(.vertical)))
    let size = collectionView.bounds.size
    samples.elements = collectionView.sampling { look in
      // What sticks is with the viewport, also where that has left the window.
      let elements = { (offset: CGPoint) in
        look(offset, window.rect.union(CGRect(origin: offset, size: size)))
      }
      var found = elements(offset).mapValues { SampledElement(base: $0) }
      if follows.y {
        let sampler = OffsetSampler(ranges.y) {
          elements(CGPoint(x: offset.x, y: $0))
        }
        Self.add(sampler.tracks(isVertical: true), at: offset.y, to: &found)
      }
      if follows.x {
        let sampler = OffsetSampler(ranges.x) {
          elements(CGPoint(x: $0, y: offset.y))
        }
        Self.add(sampler.tracks(isVertical: false), at: offset.x, to: &found)
      }
      return found
    }
    for element in collectionView.shownElements
    where !samples.expects(element.value, of: element.key, at: offset) {
      samples.unfit.insert(element.key)
    }
  }

  /// Adds tracks to elements; one that is not there now is taken as it would be if it were.
  private static func add(
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

  /// Flow and compositional layouts say themselves what sticks where.
  private var mayFollowScrolling: Bool {
    let layout = collectionView.collectionViewLayout
    return type(of: layout) != UICollectionViewFlowLayout.self
      && !(layout is UICollectionViewCompositionalLayout)
      && !(layout is UICollectionViewTransitionLayout)
      && collectionView.shownElements.count <= ViewSamples.mostElements
  }

  private func follows(_ step: CGVector, _ position: AxisPosition) -> Bool {
    position.scrolls && collectionView.followsScrolling(by: step)
  }

  /// The offsets at which the window, or a little more, may be seen.
  private func range(_ position: AxisPosition) -> ClosedRange<CGFloat> {
    let stretch = AxisWindow.around(position)
    let length = CGFloat(position.length)
    let rests = position.restingOffsets
    let lower = max(
      CGFloat(stretch.lower) - Self.reach * length,
      CGFloat(rests.lowerBound) - Self.pull * length
    )
    let upper = min(
      CGFloat(stretch.upper) - length + Self.reach * length,
      CGFloat(rests.upperBound) + Self.pull * length
    )
    return lower...max(lower, upper)
  }
}
