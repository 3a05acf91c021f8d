// SPDX-License-Identifier: Apache-2.0
// swift-format-ignore-file
// Nested types, extensions of the system's types, subscripts and operators.

import UIKit

enum Design {
  enum Spacing { static let small: CGFloat = 4, medium: CGFloat = 8, large: CGFloat = 16 }
  static let corner = CGFloat(12)
  static func columns(in width: CGFloat) -> Int { max(2, Int(width / 180)) }
}

extension UICollectionView {
  var contentWidth: CGFloat {
    bounds.width - adjustedContentInset.left - adjustedContentInset.right
  }
  func forEachIndexPath(_ body: (IndexPath) throws -> Void) rethrows {
    for section in 0..<numberOfSections {
      for item in 0..<numberOfItems(inSection: section) {
        try body(IndexPath(item: item, section: section))
      }
    }
  }
}

extension CGRect {
  var center: CGPoint { CGPoint(x: midX, y: midY) }
  func scaled(by factor: CGFloat) -> CGRect {
    CGRect(x: minX * factor, y: minY * factor, width: width * factor, height: height * factor)
  }
}

extension CGPoint {
  static func + (lhs: CGPoint, rhs: CGPoint) -> CGPoint {
    .init(x: lhs.x + rhs.x, y: lhs.y + rhs.y)
  }
  static func * (lhs: CGPoint, rhs: CGFloat) -> CGPoint { .init(x: lhs.x * rhs, y: lhs.y * rhs) }
}

final class MagazineLayout: UICollectionViewLayout {
  struct Configuration: Equatable {
    var heroRatio: CGFloat = 9 / 16
    var style: Style = .alternating(every: 5)
    var background: Bool = true
    static let `default` = Configuration()
    enum Style: Equatable {
      case plain
      case alternating(every: Int)
      case custom(pattern: [Int])
    }
  }

  private final class Section {
    var frame: CGRect = .zero
    var items: [UICollectionViewLayoutAttributes] = []
    var background: UICollectionViewLayoutAttributes?
  }

  private class BackgroundView: UICollectionReusableView {
    static let kind = "\(BackgroundView.self)"
    override init(frame: CGRect) {
      super.init(frame: frame)
      backgroundColor = .tertiarySystemFill
      layer.cornerRadius = Design.corner
    }
    @available(*, unavailable) required init?(coder: NSCoder) { fatalError() }
  }

  var configuration: Configuration = .default {
    didSet {
      guard configuration != oldValue else { return }
      invalidateLayout()
    }
  }
  private var sections: [Section] = []
  private(set) lazy var feedback = UISelectionFeedbackGenerator()

  override init() {
    super.init()
    register(BackgroundView.self, forDecorationViewOfKind: BackgroundView.kind)
  }
  convenience init(configuration: Configuration) {
    self.init()
    self.configuration = configuration
  }
  required init?(coder: NSCoder) { super.init(coder: coder) }

  override func prepare() {
    super.prepare()
    guard let view = collectionView else { return }
    let width = view.contentWidth - 2 * Design.Spacing.large
    let columns = Design.columns(in: width)
    var cursor = CGPoint(x: Design.Spacing.large, y: Design.Spacing.large)
    sections = (0..<view.numberOfSections).map { index in
      let section = Section()
      let top = cursor.y
      var column = 0
      let cell = (width - CGFloat(columns - 1) * Design.Spacing.medium) / CGFloat(columns)
      section.items = (0..<view.numberOfItems(inSection: index)).map { item in
        let attributes = UICollectionViewLayoutAttributes(forCellWith: [index, item])
        if isHero(item) {
          if column > 0 {
            cursor.y += cell + Design.Spacing.medium
            column = 0
          }
          attributes.frame = CGRect(
            origin: cursor,
            size: CGSize(width: width, height: width * configuration.heroRatio)
          )
          cursor.y = attributes.frame.maxY + Design.Spacing.medium
        } else {
          let offset = CGPoint(x: CGFloat(column) * (cell + Design.Spacing.medium), y: 0)
          attributes.frame = CGRect(
            origin: cursor + offset,
            size: CGSize(width: cell, height: cell)
          )
          column += 1
          if column == columns {
            column = 0
            cursor.y += cell + Design.Spacing.medium
          }
        }
        return attributes
      }
      if column > 0 { cursor.y += cell + Design.Spacing.medium }
      section.frame = CGRect(x: 0, y: top, width: view.contentWidth, height: cursor.y - top)
      if configuration.background {
        section.background = UICollectionViewLayoutAttributes(
          forDecorationViewOfKind: BackgroundView.kind,
          with: IndexPath(item: 0, section: index)
        )
        section.background?.frame = section.frame.insetBy(
          dx: Design.Spacing.small,
          dy: -Design.Spacing.small
        )
        section.background?.zIndex = -1
      }
      cursor.y += Design.Spacing.large
      return section
    }
  }

  private func isHero(_ item: Int) -> Bool {
    switch configuration.style {
    case .plain: return false
    case .alternating(let every): return item % every == 0
    case .custom(let pattern): return pattern.contains(item)
    }
  }

  override var collectionViewContentSize: CGSize {
    CGSize(width: collectionView?.contentWidth ?? 0, height: sections.last.map(\.frame.maxY) ?? 0)
  }
  override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]?
  {
    sections.lazy.filter { $0.frame.intersects(rect) }.flatMap {
      $0.items + [$0.background].compactMap { $0 }
    }
  }
  override func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    guard sections.indices ~= indexPath.section else { return nil }
    return sections[indexPath.section].items[safe: indexPath.item]
  }
  override func layoutAttributesForDecorationView(
    ofKind elementKind: String,
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    sections[safe: indexPath.section]?.background
  }
}

extension Collection {
  fileprivate subscript(safe index: Index) -> Element? {
    indices.contains(index) ? self[index] : nil
  }
}
