// SPDX-License-Identifier: Apache-2.0
// swift-format-ignore-file
// A wall of two columns whose heights come from a model that the controller fills as its view is loaded.
import UIKit

protocol PhotoWallLayoutDelegate: AnyObject {
  func collectionView(_ collectionView: UICollectionView, heightForPhotoAt indexPath: IndexPath, width: CGFloat) -> CGFloat
}

class PhotoWallLayout: UICollectionViewLayout {
  weak var delegate: PhotoWallLayoutDelegate!
  private let numberOfColumns = 2
  private let cellPadding: CGFloat = 6
  private var cache: [UICollectionViewLayoutAttributes] = []
  private var contentHeight: CGFloat = 0
  private var contentWidth: CGFloat {
    guard let collectionView = collectionView else { return 0 }
    let insets = collectionView.contentInset
    return collectionView.bounds.width - (insets.left + insets.right)
  }
  override var collectionViewContentSize: CGSize { CGSize(width: contentWidth, height: contentHeight) }

  override func prepare() {
    guard cache.isEmpty, let collectionView = collectionView else { return }
    let columnWidth = contentWidth / CGFloat(numberOfColumns)
    let xOffset = (0..<numberOfColumns).map { CGFloat($0) * columnWidth }
    var yOffset = [CGFloat](repeating: 0, count: numberOfColumns)
    for item in 0..<collectionView.numberOfItems(inSection: 0) {
      let indexPath = IndexPath(item: item, section: 0)
      let column = yOffset.firstIndex(of: yOffset.min()!)!
      let photoHeight = delegate.collectionView(collectionView, heightForPhotoAt: indexPath, width: columnWidth - 2 * cellPadding)
      let height = cellPadding * 2 + photoHeight
      let attributes = UICollectionViewLayoutAttributes(forCellWith: indexPath)
      attributes.frame = CGRect(x: xOffset[column], y: yOffset[column], width: columnWidth, height: height)
        .insetBy(dx: cellPadding, dy: cellPadding)
      cache.append(attributes)
      yOffset[column] += height
    }
    contentHeight = yOffset.max() ?? 0
  }

  override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    cache.filter { $0.frame.intersects(rect) }
  }

  override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    cache[indexPath.item]
  }
}

struct Photo {
  let caption: String
  let size: CGSize

  static func all() -> [Photo] {
    (1...14).map { Photo(caption: "Photo \($0)", size: CGSize(width: 300, height: 150 * ($0 % 3 + 1))) }
  }
}

final class PhotoWallViewController: UICollectionViewController {
  private var photos: [Photo] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    photos = Photo.all()
    collectionView.backgroundColor = UIColor(red: 0.1, green: 0.12, blue: 0.2, alpha: 1)
    collectionView.contentInset = UIEdgeInsets(top: 23, left: 16, bottom: 10, right: 16)
    collectionView.register(CaptionedCell.self, forCellWithReuseIdentifier: "Photo")
    if let layout = collectionView?.collectionViewLayout as? PhotoWallLayout {
      layout.delegate = self
    }
  }

  override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    photos.count
  }

  override func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "Photo", for: indexPath) as! CaptionedCell
    cell.caption.text = photos[indexPath.item].caption
    return cell
  }
}

extension PhotoWallViewController: PhotoWallLayoutDelegate {
  func collectionView(_ collectionView: UICollectionView, heightForPhotoAt indexPath: IndexPath, width: CGFloat) -> CGFloat {
    let size = photos[indexPath.item].size
    return (width * size.height / size.width).rounded()
  }
}

final class CaptionedCell: UICollectionViewCell {
  let caption = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    contentView.backgroundColor = .systemTeal
    contentView.layer.cornerRadius = 6
    caption.frame = CGRect(x: 8, y: 8, width: 120, height: 20)
    caption.textColor = .white
    contentView.addSubview(caption)
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
}
