// SPDX-License-Identifier: Apache-2.0
// swift-format-ignore-file
// Hours and days with headers that float, lines as decorations and a data source of its own.

import UIKit

public protocol CalendarLayoutDataSource: AnyObject {
  func calendarLayout(
    _ layout: CalendarWeekLayout,
    dateIntervalForItemAt indexPath: IndexPath
  ) -> DateInterval
  func calendarLayout(_ layout: CalendarWeekLayout, isAllDayAt indexPath: IndexPath) -> Bool
}

public class CalendarWeekLayout: UICollectionViewLayout {
  public struct ElementKind {
    static let timeRow = "TimeRow", dayHeader = "DayHeader"
    static let hourLine = "HourLine", nowIndicator = "NowIndicator"
  }
  public weak var dataSource: CalendarLayoutDataSource?
  public var hourHeight = CGFloat(60) { didSet { invalidateLayoutCache() } }
  public var timeColumnWidth: CGFloat = 56
  public var dayHeaderHeight: CGFloat = 50
  public var calendar = Calendar(identifier: .gregorian)
  public var currentTime: () -> Date = { Date(timeIntervalSinceReferenceDate: 0) }

  private typealias AttributesCache = [IndexPath: UICollectionViewLayoutAttributes]
  private var itemAttributes = AttributesCache()
  private var headerAttributes = AttributesCache()
  private var timeAttributes = AttributesCache()
  private var lineAttributes = AttributesCache()
  private var allAttributes: [UICollectionViewLayoutAttributes] = []
  private var needsFullPrepare = true

  public override init() {
    super.init()
    initialize()
  }
  required public init?(coder: NSCoder) {
    super.init(coder: coder)
    initialize()
  }
  private func initialize() {
    register(HourLine.self, forDecorationViewOfKind: ElementKind.hourLine)
    register(
      UINib(nibName: "Now", bundle: Bundle(for: CalendarWeekLayout.self)),
      forDecorationViewOfKind: ElementKind.nowIndicator
    )
  }

  private var dayWidth: CGFloat {
    guard let cv = collectionView, cv.numberOfSections > 0 else { return 0 }
    return ((cv.bounds.width - timeColumnWidth) / CGFloat(cv.numberOfSections)).rounded(
      .toNearestOrAwayFromZero
    )
  }

  public override var collectionViewContentSize: CGSize {
    CGSize(width: collectionView?.bounds.width ?? 0, height: dayHeaderHeight + 24 * hourHeight)
  }

  public override func prepare() {
    super.prepare()
    if needsFullPrepare {
      prepareGrid()
      needsFullPrepare = false
    }
    floatHeaders()
    allAttributes =
      Array(itemAttributes.values) + headerAttributes.values + timeAttributes.values
      + lineAttributes.values
  }

  private func prepareGrid() {
    guard let cv = collectionView else { return }
    [itemAttributes, headerAttributes, timeAttributes, lineAttributes].forEach { _ in }
    for hour in 0..<24 {
      let path = IndexPath(item: hour, section: 0)
      let (time, isNew) = attributes(
        for: path,
        in: &timeAttributes,
        kind: .supplementary(ElementKind.timeRow)
      )
      _ = isNew
      let y = dayHeaderHeight + CGFloat(hour) * hourHeight
      time.frame = CGRect(x: 0, y: y - 10, width: timeColumnWidth, height: 20)
      time.zIndex = 1000
      let (line, _) = attributes(
        for: path,
        in: &lineAttributes,
        kind: .decoration(ElementKind.hourLine)
      )
      line.frame = CGRect(
        x: timeColumnWidth,
        y: y,
        width: cv.bounds.width - timeColumnWidth,
        height: 1 / UIScreen.main.scale
      )
    }
    for section in 0..<cv.numberOfSections {
      let x = timeColumnWidth + CGFloat(section) * dayWidth
      let (header, _) = attributes(
        for: IndexPath(item: 0, section: section),
        in: &headerAttributes,
        kind: .supplementary(ElementKind.dayHeader)
      )
      header.frame = CGRect(x: x, y: 0, width: dayWidth, height: dayHeaderHeight)
      header.zIndex = 1024
      for item in 0..<cv.numberOfItems(inSection: section) {
        let path = IndexPath(item: item, section: section)
        let interval =
          dataSource?.calendarLayout(self, dateIntervalForItemAt: path)
          ?? DateInterval(
            start: Date(timeIntervalSinceReferenceDate: Double(item) * 5400),
            duration: 3600
          )
        let components = calendar.dateComponents([.hour, .minute], from: interval.start)
        let minutes = CGFloat((components.hour ?? 0) * 60 + (components.minute ?? 0))
        let (attribute, _) = attributes(for: path, in: &itemAttributes, kind: .cell)
        attribute.frame = CGRect(
          x: x,
          y: dayHeaderHeight + minutes / 60 * hourHeight,
          width: dayWidth,
          height: CGFloat(interval.duration) / 3600 * hourHeight
        ).insetBy(dx: 1, dy: 1)
      }
    }
    adjustOverlaps()
  }

  private enum Kind {
    case cell
    case supplementary(String)
    case decoration(String)
  }

  private func attributes(
    for indexPath: IndexPath,
    in cache: inout AttributesCache,
    kind: Kind
  ) -> (UICollectionViewLayoutAttributes, Bool) {
    if let cached = cache[indexPath] { return (cached, false) }
    let attributes: UICollectionViewLayoutAttributes
    switch kind {
    case .cell: attributes = .init(forCellWith: indexPath)
    case .supplementary(let kind):
      attributes = UICollectionViewLayoutAttributes(
        forSupplementaryViewOfKind: kind,
        with: indexPath
      )
    case .decoration(let kind):
      attributes = UICollectionViewLayoutAttributes(forDecorationViewOfKind: kind, with: indexPath)
    }
    cache[indexPath] = attributes
    return (attributes, true)
  }

  private func adjustOverlaps() {
    let grouped = Dictionary(grouping: itemAttributes.values, by: \.indexPath.section)
    for (_, items) in grouped {
      let sorted = items.sorted { lhs, rhs in
        lhs.frame.minY == rhs.frame.minY
          ? lhs.indexPath < rhs.indexPath : lhs.frame.minY < rhs.frame.minY
      }
      for (a, b) in zip(sorted, sorted.dropFirst()) where a.frame.intersects(b.frame) {
        a.frame.size.width /= 2
        b.frame.origin.x = a.frame.maxX
        b.frame.size.width = a.frame.width
      }
    }
  }

  private func floatHeaders() {
    guard let cv = collectionView else { return }
    for header in headerAttributes.values {
      header.frame.origin.y = cv.contentOffset.y + cv.adjustedContentInset.top
    }
    for time in timeAttributes.values { time.frame.origin.x = max(cv.contentOffset.x, 0) }
  }

  private func invalidateLayoutCache() {
    needsFullPrepare = true
    itemAttributes.removeAll()
    headerAttributes.removeAll()
    timeAttributes.removeAll()
    lineAttributes.removeAll()
    invalidateLayout()
  }

  public override func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { itemAttributes[indexPath] }
  public override func layoutAttributesForSupplementaryView(
    ofKind elementKind: String,
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    switch elementKind {
    case ElementKind.timeRow: return timeAttributes[indexPath]
    case ElementKind.dayHeader: return headerAttributes[indexPath]
    default: return nil
    }
  }
  public override func layoutAttributesForDecorationView(
    ofKind elementKind: String,
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { lineAttributes[indexPath] }
  public override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? {
    allAttributes.filter { rect.intersects($0.frame) }
  }
  public override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { true }
  public override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    if context.invalidateEverything || context.invalidateDataSourceCounts {
      needsFullPrepare = true
    }
    super.invalidateLayout(with: context)
  }
}

final class HourLine: UICollectionReusableView {
  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = .separator
  }
  required init?(coder aDecoder: NSCoder) { fatalError("init(coder:) has not been implemented") }
  override func draw(_ rect: CGRect) {
    super.draw(rect)
    let context = UIGraphicsGetCurrentContext()
    context?.setStrokeColor(UIColor.lightGray.cgColor)
    context?.setLineWidth(0.5)
    context?.move(to: .zero)
    context?.addLine(to: CGPoint(x: rect.maxX, y: 0))
    context?.strokePath()
  }
}
