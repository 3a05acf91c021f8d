// SPDX-License-Identifier: Apache-2.0
// swift-format-ignore-file
import UIKit

protocol ShelfLayoutDelegate: AnyObject {
  func shelfLayout(_ layout: ShelfLayout, widthForItemAt indexPath: IndexPath) -> CGFloat
  func shelfLayout(_ layout: ShelfLayout, styleAt indexPath: IndexPath) -> ShelfLayout.Style
  func numberOfShelves(in layout: ShelfLayout) -> Int
}

/// The controller answers from its books, which only the app has: stand-ins answer instead.
class ShelfLayout: UICollectionViewLayout {
  enum Style { case flat, raised }

  @IBOutlet weak var delegate: ShelfLayoutDelegate?
  @IBInspectable var shelfHeight: CGFloat = 140
  private var all: [UICollectionViewLayoutAttributes] = []

  override func prepare() {
    super.prepare()
    all.removeAll()
    let shelves = max(1, delegate?.numberOfShelves(in: self) ?? 1)
    var xs = [CGFloat](repeating: 0, count: shelves)
    for item in 0..<(collectionView?.numberOfItems(inSection: 0) ?? 0) {
      let path = IndexPath(item: item, section: 0)
      let shelf = item % shelves
      let width = delegate?.shelfLayout(self, widthForItemAt: path) ?? 50
      let raised = delegate?.shelfLayout(self, styleAt: path) == .raised
      let attributes = UICollectionViewLayoutAttributes(forCellWith: path)
      attributes.frame = CGRect(
        x: xs[shelf], y: CGFloat(shelf) * shelfHeight + (raised ? 0 : 10), width: width,
        height: shelfHeight - 20)
      xs[shelf] += width + 4
      all.append(attributes)
    }
  }

  override var collectionViewContentSize: CGSize {
    CGSize(width: all.map { $0.frame.maxX }.max() ?? 0, height: collectionView?.bounds.height ?? 0)
  }

  override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    all.filter { $0.frame.intersects(rect) }
  }
}

class ShelfController: UIViewController, ShelfLayoutDelegate {
  private var books: [Book] = []

  func shelfLayout(_ layout: ShelfLayout, widthForItemAt indexPath: IndexPath) -> CGFloat {
    books[indexPath.item].width
  }

  func shelfLayout(_ layout: ShelfLayout, styleAt indexPath: IndexPath) -> ShelfLayout.Style {
    books[indexPath.item].isNew ? .raised : .flat
  }

  func numberOfShelves(in layout: ShelfLayout) -> Int { 2 }
}

struct Book {
  var width: CGFloat
  var isNew: Bool
}
