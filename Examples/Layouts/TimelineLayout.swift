// SPDX-License-Identifier: Apache-2.0
import UIKit

/// Gives a timeline the hours of its events.
@MainActor
public protocol TimelineLayoutDelegate: AnyObject {
  /// Start and end of an item, in hours since the beginning of its section's day; `nil` leaves it
  /// out.
  func collectionView(
    _ collectionView: UICollectionView,
    hoursOfItemAt indexPath: IndexPath
  ) -> ClosedRange<CGFloat>?
}

/// Shows: a calendar.
///
/// Days stand side by side, events at their hours, and a line marks every hour.
///
/// The lines are decoration views. The names of days stick to the top, the names of hours to the
/// left. It opens a little before the earliest event.
///
/// - Label: Timeline
public final class TimelineLayout: UICollectionViewLayout {
  /// The kind of the lines.
  public static let lineKind = "TimelineHourLine"
  /// The kind of the hours' names; the item is the hour.
  public static let hourKind = "TimelineHour"
  private static let hours = 24
  /// Depths from back to front: lines, events, hours, days.
  private static let depth = (line: -1, hour: 1, day: 2)

  /// Gives the hours; without a delegate there are no events.
  public weak var delegate: (any TimelineLayoutDelegate)?

  /// Height of an hour.
  ///
  /// - Label: Hour
  /// - Group: Layout
  /// - Range: 16...400 by 1 pt
  public var hourHeight: CGFloat = 48 {
    didSet { if hourHeight != oldValue { invalidateLayout() } }
  }

  /// Width of a day.
  ///
  /// - Label: Day
  /// - Group: Layout
  /// - Range: 16...400 by 1 pt
  public var dayWidth: CGFloat = 160 {
    didSet { if dayWidth != oldValue { invalidateLayout() } }
  }

  /// The least height of an event.
  ///
  /// - Label: Least event
  /// - Group: Layout
  /// - Range: 8...200 by 1 pt
  public var minimumEventHeight: CGFloat = 30 {
    didSet { if minimumEventHeight != oldValue { invalidateLayout() } }
  }

  /// Height of their names.
  ///
  /// - Label: Days
  /// - Group: Layout
  /// - Range: 16...400 by 1 pt
  public var dayHeaderHeight: CGFloat = 40 {
    didSet { if dayHeaderHeight != oldValue { invalidateLayout() } }
  }

  /// Width of their names.
  ///
  /// - Label: Hours
  /// - Group: Layout
  /// - Range: 16...400 by 1 pt
  public var hourWidth: CGFloat = 56 {
    didSet { if hourWidth != oldValue { invalidateLayout() } }
  }

  /// Distance between events that stand side by side, in points.
  private static let eventGap: CGFloat = 2

  /// How much of an hour is visible before the earliest event when the calendar opens.
  private static let lead: CGFloat = 0.5

  /// The frames of the events, by section.
  private var events: [[CGRect?]] = []
  private var hasOpened = false

  /// Makes a calendar.
  public override init() {
    super.init()
    register(UICollectionReusableView.self, forDecorationViewOfKind: Self.lineKind)
  }

  /// Makes a calendar from an archive, but reads nothing from it.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    register(UICollectionReusableView.self, forDecorationViewOfKind: Self.lineKind)
  }

  public override func prepare() {
    super.prepare()
    guard let collectionView else { return }
    events = (0..<collectionView.numberOfSections).map { layOutDay($0, collectionView) }
    open(collectionView)
  }

  /// Moves to the earliest event, unless the content stands somewhere already.
  private func open(_ collectionView: UICollectionView) {
    guard !hasOpened, !collectionView.bounds.isEmpty,
      collectionView.collectionViewLayout === self,
      let first = events.joined().compactMap({ $0?.minY }).min()
    else { return }
    hasOpened = true
    let insets = collectionView.adjustedContentInset
    guard collectionView.contentOffset.y <= -insets.top else { return }
    let wanted = first - dayHeaderHeight - Self.lead * hourHeight - insets.top
    let last = collectionViewContentSize.height - collectionView.bounds.height + insets.bottom
    collectionView.contentOffset.y = max(-insets.top, min(last, wanted))
  }

  public override var collectionViewContentSize: CGSize {
    CGSize(
      width: hourWidth + CGFloat(events.count) * dayWidth,
      height: dayHeaderHeight + CGFloat(Self.hours) * hourHeight
    )
  }

  public override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? {
    var found: [UICollectionViewLayoutAttributes] = []
    for section in events.indices {
      found.append(day(section))
      for item in events[section].indices {
        guard let event = event(IndexPath(item: item, section: section)) else { continue }
        found.append(event)
      }
    }
    guard !events.isEmpty else { return [] }
    for hour in 0..<Self.hours { found += [line(hour), label(hour)] }
    return found.filter { $0.frame.intersects(rect) }
  }

  public override func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    event(indexPath)
  }

  public override func layoutAttributesForSupplementaryView(
    ofKind elementKind: String,
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    switch elementKind {
    case UICollectionView.elementKindSectionHeader where events.indices.contains(indexPath.section):
      day(indexPath.section)
    case Self.hourKind where (0..<Self.hours).contains(indexPath.item): label(indexPath.item)
    default: nil
    }
  }

  public override func layoutAttributesForDecorationView(
    ofKind elementKind: String,
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    let isLine = elementKind == Self.lineKind && (0..<Self.hours).contains(indexPath.item)
    return isLine ? line(indexPath.item) : nil
  }

  public override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { true }

  // MARK: Events

  /// The frames of a day's events; events that overlap share the width.
  private func layOutDay(_ section: Int, _ collectionView: UICollectionView) -> [CGRect?] {
    let paths = (0..<collectionView.numberOfItems(inSection: section)).map {
      IndexPath(item: $0, section: section)
    }
    var frames: [CGRect?] = paths.map { path in
      guard let hours = delegate?.collectionView(collectionView, hoursOfItemAt: path) else {
        return nil
      }
      return CGRect(
        x: hourWidth + CGFloat(section) * dayWidth,
        y: dayHeaderHeight + hours.lowerBound * hourHeight,
        width: dayWidth,
        height: max(minimumEventHeight, (hours.upperBound - hours.lowerBound) * hourHeight)
      )
    }
    let order = frames.indices.filter { frames[$0] != nil }
      .sorted { (frames[$0]?.minY ?? 0, $0) < (frames[$1]?.minY ?? 0, $1) }
    var group: [Int] = []
    var bottom = -CGFloat.infinity
    for index in order {
      if (frames[index]?.minY ?? 0) >= bottom {
        share(group, &frames)
        group = []
      }
      group.append(index)
      bottom = max(bottom, frames[index]?.maxY ?? 0)
    }
    share(group, &frames)
    return frames
  }

  /// Distributes events that overlap, sorted by their beginnings, over as few columns as possible.
  private func share(_ group: [Int], _ frames: inout [CGRect?]) {
    var bottoms: [CGFloat] = []
    var columns: [Int] = []
    for index in group {
      let frame = frames[index] ?? .zero
      let free = bottoms.firstIndex { $0 <= frame.minY } ?? bottoms.count
      if free == bottoms.count { bottoms.append(0) }
      bottoms[free] = frame.maxY
      columns.append(free)
    }
    let width = dayWidth / CGFloat(max(1, bottoms.count))
    for (index, column) in zip(group, columns) {
      frames[index]?.origin.x += CGFloat(column) * width + Self.eventGap
      frames[index]?.size.width = max(0, width - 2 * Self.eventGap)
    }
  }

  private func event(_ indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    guard events.indices.contains(indexPath.section),
      events[indexPath.section].indices.contains(indexPath.item),
      let frame = events[indexPath.section][indexPath.item]
    else { return nil }
    let attributes = UICollectionViewLayoutAttributes(forCellWith: indexPath)
    attributes.frame = frame
    return attributes
  }

  // MARK: Days, hours and lines

  /// How far the content is scrolled to the right and down, measured from the end of what covers
  /// the edges.
  private var passed: CGPoint {
    guard let collectionView else { return .zero }
    let insets = collectionView.adjustedContentInset
    let offset = collectionView.contentOffset
    return CGPoint(x: max(0, offset.x + insets.left), y: max(0, offset.y + insets.top))
  }

  private func day(_ section: Int) -> UICollectionViewLayoutAttributes {
    let attributes = UICollectionViewLayoutAttributes(
      forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
      with: IndexPath(item: 0, section: section)
    )
    attributes.frame = CGRect(
      x: hourWidth + CGFloat(section) * dayWidth,
      y: passed.y,
      width: dayWidth,
      height: dayHeaderHeight
    )
    attributes.zIndex = Self.depth.day
    return attributes
  }

  private func label(_ hour: Int) -> UICollectionViewLayoutAttributes {
    let attributes = UICollectionViewLayoutAttributes(
      forSupplementaryViewOfKind: Self.hourKind,
      with: IndexPath(item: hour, section: 0)
    )
    attributes.frame = CGRect(
      x: passed.x,
      y: dayHeaderHeight + CGFloat(hour) * hourHeight,
      width: hourWidth,
      height: hourHeight
    )
    attributes.zIndex = Self.depth.hour
    return attributes
  }

  private func line(_ hour: Int) -> UICollectionViewLayoutAttributes {
    let attributes = UICollectionViewLayoutAttributes(
      forDecorationViewOfKind: Self.lineKind,
      with: IndexPath(item: hour, section: 0)
    )
    attributes.frame = CGRect(
      x: 0,
      y: dayHeaderHeight + CGFloat(hour) * hourHeight,
      width: collectionViewContentSize.width,
      height: 1
    )
    attributes.zIndex = Self.depth.line
    return attributes
  }
}
