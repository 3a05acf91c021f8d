// SPDX-License-Identifier: Apache-2.0
import Foundation
import LayoutEngine

/// Scrolls an orthogonal section of a collection view by a finger.
///
/// It is not a view of the list: it stands for the section's visible part, and its content offset is the section's,
/// from left to right or from top to bottom. A page scrolls the sections of the shown collection view by itself.
@MainActor
final class SectionScroller: UIScrollView {
  private weak var list: UICollectionView?
  private let section: Int

  fileprivate init(of list: UICollectionView, section: Int) {
    (self.list, self.section) = (list, section)
    super.init(frame: .zero)
  }

  required init?(coder: NSCoder) { nil }

  private var layout: UICollectionViewCompositionalLayout? {
    list?.collectionViewLayout as? UICollectionViewCompositionalLayout
  }

  private var isVertical: Bool { layout?.configuration.scrollDirection == .horizontal }

  /// 1, or −1 for a section that reads from right to left.
  private var sign: CGFloat {
    (layout?.orthogonalScroll(offset: 1, inSection: section).x ?? 0) > 0 ? -1 : 1
  }

  // What moves ends at once where nobody sees it.
  override var window: UIWindow? { list?.window }

  override var contentOffset: CGPoint {
    get { super.contentOffset }
    set {
      super.contentOffset = newValue
      guard !isFollowing else { return }
      let along = isVertical ? newValue.y : newValue.x
      layout?.setOrthogonalOffset(along * sign, inSection: section)
      list?.layoutIfNeeded()
      list?.noteContentChange()
    }
  }

  /// Whether it takes the section's numbers, which do not scroll the section.
  private var isFollowing = false

  /// Takes the section's present size, offset and behaviour.
  fileprivate func follow(_ orthogonal: OrthogonalSection) {
    guard let layout else { return }
    isFollowing = true
    defer { isFollowing = false }
    let ends = [orthogonal.range.lowerBound * sign, orthogonal.range.upperBound * sign]
    let (lower, upper) = (ends.min() ?? 0, ends.max() ?? 0)
    let offset = layout.orthogonalOffset(inSection: section) * sign
    let length = orthogonal.length
    bounds.size = size(length, 0)
    contentSize = size(upper + length, 0)
    contentInset = UIEdgeInsets(
      top: isVertical ? -lower : 0,
      left: isVertical ? 0 : -lower,
      bottom: 0,
      right: 0
    )
    bounds.origin = along(offset, 0)
    let properties = layout.orthogonalProperties(inSection: section)
    bounces = properties?.bounce != .never
    alwaysBounceHorizontal = !isVertical && properties?.bounce == .always
    alwaysBounceVertical = isVertical && properties?.bounce == .always
    let rate = properties?.decelerationRate ?? .automatic
    let isFast = rate == .automatic ? orthogonal.pages : rate == .fast
    decelerationRate = isFast ? .fast : .normal
  }

  private func along(_ length: CGFloat, _ cross: CGFloat) -> CGPoint {
    isVertical ? CGPoint(x: cross, y: length) : CGPoint(x: length, y: cross)
  }

  private func size(_ length: CGFloat, _ cross: CGFloat) -> CGSize {
    isVertical ? CGSize(width: cross, height: length) : CGSize(width: length, height: cross)
  }

  override func restingOffset(near offset: CGPoint, from: CGPoint, velocity: CGPoint) -> CGPoint {
    guard let orthogonal = layout?.orthogonalSection(inSection: section) else { return offset }
    let part = { [isVertical, sign] (point: CGPoint) in (isVertical ? point.y : point.x) * sign }
    let target = orthogonal.target(
      proposed: part(offset),
      at: part(from),
      velocity: part(velocity)
    )
    return along(target * sign, 0)
  }
}

extension OrthogonalSection {
  /// Whether it goes from place to place instead of freely.
  fileprivate var pages: Bool {
    switch scrolling {
    case .none, .continuous, .continuousGroupLeadingBoundary: false
    case .paging, .groupPaging, .groupPagingCentered: true
    }
  }
}

/// What scrolls the orthogonal sections of a collection view.
@MainActor
final class SectionScrollers {
  private var scrollers: [Int: SectionScroller] = [:]

  /// What scrolls the section of a list at a point of the list; `nil` where no such section can be scrolled.
  func scroller(of list: UICollectionView, at point: CGPoint) -> SectionScroller? {
    guard let layout = list.collectionViewLayout as? UICollectionViewCompositionalLayout,
      let section = layout.orthogonalSection(of: list, at: point),
      let orthogonal = layout.orthogonalSection(inSection: section)
    else { return nil }
    let scroller = scrollers[section] ?? SectionScroller(of: list, section: section)
    scrollers[section] = scroller
    // What moves now has its size and its place.
    if scroller.motion == nil, !scroller.isDragging { scroller.follow(orthogonal) }
    return scroller.isScrollable ? scroller : nil
  }
}

extension UICollectionViewCompositionalLayout {
  /// The orthogonal section that shows its content at a point of a list.
  fileprivate func orthogonalSection(of list: UICollectionView, at point: CGPoint) -> Int? {
    orthogonalSections(in: CGRect(origin: point, size: .zero)).first {
      orthogonalSection(inSection: $0)?.frame.contains(point) == true
    }
  }
}

extension UICollectionView {
  /// What scrolls the orthogonal section at a point of the list.
  func sectionScroller(at point: CGPoint) -> SectionScroller? {
    sectionScrollers.scroller(of: self, at: point)
  }

  /// Whether a finger scrolls a section of the list somewhere in the list's visible part.
  var scrollsSections: Bool {
    guard let layout = collectionViewLayout as? UICollectionViewCompositionalLayout else {
      return false
    }
    return layout.orthogonalSections(in: bounds).contains { section in
      guard let frame = layout.orthogonalSection(inSection: section)?.frame else { return false }
      return sectionScroller(at: CGPoint(x: frame.midX, y: frame.midY)) != nil
    }
  }
}
