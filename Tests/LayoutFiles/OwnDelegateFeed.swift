// SPDX-License-Identifier: Apache-2.0
// swift-format-ignore-file
import UIKit

protocol FeedLayoutDelegate: class {
  func feed(_ layout: FeedLayout, heightAt indexPath: IndexPath) -> CGFloat
  var footerHeight: CGFloat { get }
}

/// The file answers its own questions: the controller's answers need nothing of the app.
class FeedLayout: UICollectionViewLayout {
  weak var delegate: FeedLayoutDelegate?
  private var rows: [UICollectionViewLayoutAttributes] = []

  override func prepare() {
    rows = []
    var y: CGFloat = 0
    for item in 0..<(collectionView?.numberOfItems(inSection: 0) ?? 0) {
      let path = IndexPath(item: item, section: 0)
      let row = UICollectionViewLayoutAttributes(forCellWith: path)
      let height = delegate?.feed(self, heightAt: path) ?? 0
      row.frame = CGRect(x: 0, y: y, width: collectionView!.bounds.width, height: height)
      y += height
      rows.append(row)
    }
  }

  override var collectionViewContentSize: CGSize {
    CGSize(
      width: collectionView!.bounds.width,
      height: (rows.last?.frame.maxY ?? 0) + (delegate?.footerHeight ?? 0))
  }

  override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    rows.filter { $0.frame.intersects(rect) }
  }

  override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    rows[indexPath.item]
  }
}

class FeedController: UICollectionViewController {
  var posts: [String] = []
  @IBOutlet var spinner: UIActivityIndicatorView!

  override func viewDidLoad() {
    super.viewDidLoad()
    (collectionView.collectionViewLayout as? FeedLayout)?.delegate = self
    NotificationCenter.default.addObserver(
      self, selector: #selector(reload), name: UIApplication.didBecomeActiveNotification, object: nil)
  }

  @objc func reload() {
    spinner.startAnimating()
    posts = Service.shared.posts()
  }

  override func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int {
    posts.count
  }
}

extension FeedController: FeedLayoutDelegate {
  func feed(_ layout: FeedLayout, heightAt indexPath: IndexPath) -> CGFloat {
    60 + CGFloat(indexPath.item % 4) * 30
  }

  var footerHeight: CGFloat { 50 }
}
