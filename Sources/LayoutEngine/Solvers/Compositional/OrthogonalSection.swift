// SPDX-License-Identifier: Apache-2.0
package import Foundation

/// The scrolling of one orthogonal section: its range, and the places where it rests.
///
/// Offsets are points from the leading edge and grow in reading direction; from right to left,
/// content moves the other way.
package struct OrthogonalSection: Sendable {
  package let scrolling: OrthogonalScrolling
  /// The rectangle in which the section shows its scrolled content, in points of the content.
  package let frame: CGRect
  /// The length of the scrolled content, with the section's insets.
  package let contentLength: CGFloat
  /// The length of its visible part.
  package let length: CGFloat
  private let runs: GroupRuns
  private let leading: CGFloat

  init(_ section: SectionGeometry, frame: CGRect, length: CGFloat) {
    scrolling = section.spec.scrolling
    self.frame = frame
    self.length = length
    contentLength = section.scrolledLength
    runs = section.runs
    leading = section.spec.insets.start(section.axis.cross)
  }

  /// The greatest offset of a section that does not centre its groups.
  private var furthest: CGFloat { max(0, contentLength - length) }

  /// The offset before anybody has scrolled.
  package var firstRest: CGFloat {
    scrolling == .groupPagingCentered && runs.groupCount > 0 ? rest(ofGroup: 0) : 0
  }

  /// The offsets between which it scrolls without being pulled.
  package var range: ClosedRange<CGFloat> {
    guard scrolling == .groupPagingCentered, runs.groupCount > 0 else { return 0...furthest }
    let (first, last) = (rest(ofGroup: 0), rest(ofGroup: runs.groupCount - 1))
    return min(first, last)...max(first, last)
  }

  /// The number of places to rest; `nil` when it may rest anywhere.
  package var restCount: Int? {
    switch scrolling {
    case .none, .continuous: nil
    case .paging: length > 0 ? Int((contentLength / length).rounded(.up)) : 0
    case .continuousGroupLeadingBoundary, .groupPaging, .groupPagingCentered: runs.groupCount
    }
  }

  /// The place to rest with a number, limited to the range of scrolling.
  package func rest(_ index: Int) -> CGFloat {
    switch scrolling {
    case .none, .continuous: 0
    case .paging: min(max(0, CGFloat(index) * length), furthest)
    case .continuousGroupLeadingBoundary, .groupPaging, .groupPagingCentered:
      runs.groupCount > 0 ? rest(ofGroup: min(max(0, index), runs.groupCount - 1)) : 0
    }
  }

  private func rest(ofGroup group: Int) -> CGFloat {
    guard let run = runs.run(ofGroup: group) else { return 0 }
    let start = run.start(ofGroup: group)
    guard scrolling == .groupPagingCentered else { return min(max(0, start), furthest) }
    return centredRest(start, of: run)
  }

  private func centredRest(_ start: CGFloat, of run: GroupRuns.Run) -> CGFloat {
    CompositionalPolicy.centredRest(
      start: start,
      extent: run.extent,
      leading: leading,
      length: length
    )
  }

  /// Places to rest as arithmetic progressions, in order; the caller must limit them to the range.
  package var rests: [OrthogonalRests] {
    switch scrolling {
    case .none, .continuous: return []
    case .paging:
      let count = restCount ?? 0
      guard count > 0 else { return [] }
      return [OrthogonalRests(count: count, first: 0, last: CGFloat(count - 1) * length)]
    case .continuousGroupLeadingBoundary, .groupPaging, .groupPagingCentered:
      let centring = scrolling == .groupPagingCentered
      return runs.runs.map { run in
        let shift = centring ? centredRest(0, of: run) : 0
        return OrthogonalRests(
          count: run.groups,
          first: run.start + shift,
          last: run.start(ofGroup: run.firstGroup + run.groups - 1) + shift
        )
      }
    }
  }

  /// The offset at which scrolling ends.
  ///
  /// Free scrolling ends at the place to rest that is nearest to its natural end. Paging goes to
  /// the next place in the direction of the velocity, at any speed; with little speed, it goes to
  /// the nearest place.
  /// - Parameters:
  ///   - proposed: The natural end of the scroll.
  ///   - current: The offset at which the finger is lifted.
  ///   - velocity: The velocity at the end of the drag, in points per second.
  /// - Returns: An offset within the range.
  /// - Complexity: O(log n) in the groups.
  package func target(
    proposed: CGFloat,
    at current: CGFloat,
    velocity: CGFloat
  ) -> CGFloat {
    guard proposed.isFinite, current.isFinite, velocity.isFinite else { return firstRest }
    let clamped = min(max(proposed, range.lowerBound), range.upperBound)
    guard let count = restCount, count > 0 else { return clamped }
    switch scrolling {
    case .none, .continuous: return clamped
    case .continuousGroupLeadingBoundary: return rest(nearest(to: clamped, count))
    case .paging, .groupPaging, .groupPagingCentered:
      let here = min(max(current, range.lowerBound), range.upperBound)
      if velocity > CompositionalPolicy.pagingSpeed {
        return rest(min(partitionPoint(of: 0..<count) { rest($0) > here }, count - 1))
      }
      if velocity < -CompositionalPolicy.pagingSpeed {
        return rest(max(partitionPoint(of: 0..<count) { rest($0) >= here } - 1, 0))
      }
      return rest(nearest(to: here, count))
    }
  }

  private func nearest(to offset: CGFloat, _ count: Int) -> Int {
    let after = partitionPoint(of: 0..<count) { rest($0) >= offset }
    if after == count { return count - 1 }
    guard after > 0 else { return after }
    return offset - rest(after - 1) < rest(after) - offset ? after - 1 : after
  }
}

/// Places to rest with equal distances.
package struct OrthogonalRests: Hashable, Sendable {
  /// The number of places, at least one.
  package var count: Int
  /// The first offset, in points.
  package var first: CGFloat
  /// The last offset, in points.
  package var last: CGFloat
}

extension CompositionalGeometry {
  /// The scrolling of an orthogonal section; `nil` for any other section.
  package func orthogonalSection(at index: Int) -> OrthogonalSection? {
    guard let section = section(index), section.isOrthogonal else { return nil }
    let cross = section.containerCross
    let box = AxisRect(
      main: starts[index] + section.groupsMain,
      cross: cross.start,
      size: AxisSize(main: section.runs.crossLength(section.measures), cross: cross.length)
    )
    return OrthogonalSection(section, frame: mirrored(axis.plainRect(box)), length: cross.length)
  }

  /// The rectangle of a section, with its headers, footers and insets.
  package func frame(ofSection index: Int) -> CGRect? {
    guard let section = section(index) else { return nil }
    let cross = section.containerCross
    let size = AxisSize(main: section.length, cross: cross.length)
    return mirrored(
      axis.plainRect(AxisRect(main: starts[index], cross: cross.start, size: size))
    )
  }

  /// The orthogonal sections that may have elements along a stretch of a rectangle.
  ///
  /// - Complexity: O(log n + k) for n sections, k of which are met.
  package func orthogonalSections(in rect: CGRect) -> [Int] {
    let window = axis.rect(mirrored(rect))
    let first = partitionPoint(of: 0..<sections.count) {
      starts[$0] + (sections[$0]?.length ?? 0) + overhang >= window.main
    }
    return (first..<sections.count).prefix { starts[$0] - overhang <= window.mainEnd }
      .filter { isOrthogonal(section: $0) }
  }

  /// The distance by which an offset moves the section's content, in points of the content.
  package func scroll(section index: Int, offset: CGFloat) -> CGPoint {
    guard isOrthogonal(section: index) else { return .zero }
    guard axis == .vertical else { return CGPoint(x: 0, y: -offset) }
    return CGPoint(x: configuration.isMirrored ? offset : -offset, y: 0)
  }

  /// Whether a section is orthogonal.
  package func isOrthogonal(section index: Int) -> Bool { section(index)?.isOrthogonal ?? false }
}
