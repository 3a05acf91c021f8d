// SPDX-License-Identifier: Apache-2.0
// swift-format-ignore-file
import UIKit

final class SectionBackground: UICollectionReusableView {
  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = UIColor(white: 0.9, alpha: 1)
    layer.cornerRadius = 12
  }

  required init?(coder: NSCoder) { fatalError() }
}

/// Draws a background behind each section and makes room for headers.
class DecoratedSections: UICollectionViewFlowLayout {
  static let kind = "SectionBackground"
  var backgroundInset: CGFloat = 6
  private var backgrounds: [IndexPath: UICollectionViewLayoutAttributes] = [:]

  override init() {
    super.init()
    commonInit()
  }

  required init?(coder aDecoder: NSCoder) {
    super.init(coder: aDecoder)
    commonInit()
  }

  private func commonInit() {
    register(SectionBackground.self, forDecorationViewOfKind: Self.kind)
    headerReferenceSize = CGSize(width: 0, height: 32)
    sectionInset = UIEdgeInsets(top: 8, left: 16, bottom: 8, right: 16)
  }

  override func prepare() {
    super.prepare()
    backgrounds.removeAll()
    guard let view = collectionView else { return }
    for section in 0..<view.numberOfSections {
      let count = view.numberOfItems(inSection: section)
      guard count > 0,
        let first = layoutAttributesForItem(at: IndexPath(item: 0, section: section)),
        let last = layoutAttributesForItem(at: IndexPath(item: count - 1, section: section))
      else { continue }
      let path = IndexPath(item: 0, section: section)
      let attributes = UICollectionViewLayoutAttributes(
        forDecorationViewOfKind: DecoratedSections.kind, with: path)
      attributes.frame = first.frame.union(last.frame)
        .insetBy(dx: -backgroundInset, dy: -backgroundInset)
      attributes.zIndex = -1
      backgrounds[path] = attributes
    }
  }

  override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    let own = backgrounds.values.filter { $0.frame.intersects(rect) }
    return (super.layoutAttributesForElements(in: rect) ?? []) + own
  }

  override func layoutAttributesForDecorationView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    elementKind == Self.kind ? backgrounds[indexPath] : nil
  }
}
