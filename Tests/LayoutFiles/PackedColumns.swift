// SPDX-License-Identifier: Apache-2.0
// swift-format-ignore-file
// For two platforms, by aliases; generics, a result builder and an operator.

#if canImport(UIKit)
import UIKit
typealias PlatformLayout = UICollectionViewLayout
typealias PlatformAttributes = UICollectionViewLayoutAttributes
#elseif canImport(AppKit)
import AppKit
typealias PlatformLayout = NSCollectionViewLayout
typealias PlatformAttributes = NSCollectionViewLayoutAttributes
#endif

// MARK: - Packing

struct Packer<Element> {
  typealias Weight = (Element) -> CGFloat
  private(set) var bins: [[Element]]
  let weight: Weight
  init(bins: Int, weight: @escaping Weight) {
    self.bins = Array(repeating: [], count: bins)
    self.weight = weight
  }
  mutating func pack<S: Sequence>(_ elements: S) where S.Element == Element {
    for element in elements {
      let index = bins.indices.min { lhs, rhs in
        bins[lhs].map(weight).reduce(0, +) < bins[rhs].map(weight).reduce(0, +)
      }!
      bins[index].append(element)
    }
  }
}

@dynamicMemberLookup
struct LayoutSettings {
  var values: [String: CGFloat] = ["columns": 3, "gap": 10]
  subscript(dynamicMember name: String) -> CGFloat { values[name, default: 0] }
}

@resultBuilder
enum RowsBuilder {
  static func buildBlock(_ components: [CGFloat]...) -> [CGFloat] { components.flatMap { $0 } }
  static func buildExpression(_ expression: CGFloat) -> [CGFloat] { [expression] }
  static func buildOptional(_ component: [CGFloat]?) -> [CGFloat] { component ?? [] }
  static func buildEither(first component: [CGFloat]) -> [CGFloat] { component }
  static func buildEither(second component: [CGFloat]) -> [CGFloat] { component }
  static func buildArray(_ components: [[CGFloat]]) -> [CGFloat] { components.flatMap { $0 } }
}

final class PackedLayout: PlatformLayout {
  let settings: LayoutSettings
  private lazy var placed: [IndexPath: PlatformAttributes] = [:]
  private var size = CGSize.zero
  private let heights: [CGFloat]
  @RowsBuilder private static func steps() -> [CGFloat] {
    CGFloat(100)
    CGFloat(150)
    for i in 0..<3 { CGFloat(i) * 20 + 60 }
  }
  static let usualHeights: () -> [CGFloat] = { steps() }

  init(
    settings: LayoutSettings = .init(),
    @RowsBuilder heights: () -> [CGFloat] = PackedLayout.usualHeights
  ) {
    self.settings = settings
    self.heights = heights()
    super.init()
  }
  required init?(coder: NSCoder) { preconditionFailure() }

  override func prepare() {
    super.prepare()
    defer { assert(!placed.isEmpty || collectionView?.numberOfSections == 0) }
    guard let view = collectionView else { return }
    var y: CGFloat = 0
    for section in 0..<view.numberOfSections {
      var packer = Packer<IndexPath>(bins: Int(settings.columns)) { [heights] path in
        heights[path.item % heights.count]
      }
      packer.pack(
        (0..<view.numberOfItems(inSection: section)).lazy.map {
          IndexPath(item: $0, section: section)
        }
      )
      let width = (view.bounds.width - settings.gap * (settings.columns - 1)) / settings.columns
      var bottom = y
      for (column, bin) in packer.bins.enumerated() {
        var top = y
        for path in bin {
          let attributes = PlatformAttributes(forCellWith: path)
          attributes.frame = .init(
            x: CGFloat(column) * (width + settings.gap),
            y: top,
            width: width,
            height: heights[path.item % heights.count]
          )
          placed[path] = attributes
          top = attributes.frame.maxY + settings.gap
        }
        bottom = max(bottom, top)
      }
      y = bottom
    }
    size = CGSize(width: view.bounds.width, height: y)
  }
  override var collectionViewContentSize: CGSize { size }
  override func layoutAttributesForElements(in rect: CGRect) -> [PlatformAttributes]? {
    placed.values.filter { rect ~= $0.frame }
  }
  override func layoutAttributesForItem(at indexPath: IndexPath) -> PlatformAttributes? {
    placed[indexPath]
  }
}

private func ~= (rect: CGRect, frame: CGRect) -> Bool { rect.intersects(frame) }
