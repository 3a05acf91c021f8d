// SPDX-License-Identifier: Apache-2.0
// swift-format-ignore-file
// A collection view of its own that sets the properties of its layout, which overrides stored ones.

import UIKit

@IBDesignable
class ConfigurableGrid: UICollectionView {
  @IBInspectable var columns: Int = 3 { didSet { updateLayout() } }
  @IBInspectable var gap: CGFloat = 8 { didSet { updateLayout() } }
  @IBInspectable var showsHeader: Bool = true

  private var gridLayout: GridLayout { collectionViewLayout as! GridLayout }

  override init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
    super.init(frame: frame, collectionViewLayout: GridLayout())
    setUp()
  }
  convenience init(columns: Int) {
    self.init(frame: .zero, collectionViewLayout: GridLayout())
    self.columns = columns
    updateLayout()
  }
  required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }
  private func setUp() {
    showsVerticalScrollIndicator = false
    alwaysBounceVertical = true
    delaysContentTouches = false
    register(UICollectionViewCell.self)
  }
  private func updateLayout() {
    gridLayout.columns = columns
    gridLayout.gap = gap
    UIView.animate(
      withDuration: 0.35,
      delay: 0,
      usingSpringWithDamping: 0.8,
      initialSpringVelocity: 0.2
    ) { [self] in
      gridLayout.invalidateLayout()
      layoutIfNeeded()
    }
  }
  override func touchesShouldCancel(in view: UIView) -> Bool {
    view is UIButton || super.touchesShouldCancel(in: view)
  }
  override var intrinsicContentSize: CGSize { collectionViewLayout.collectionViewContentSize }
  override func reloadData() {
    super.reloadData()
    invalidateIntrinsicContentSize()
  }
}

extension UICollectionView {
  func register<T: UICollectionViewCell>(_ type: T.Type) {
    register(type, forCellWithReuseIdentifier: String(describing: type))
  }
  func dequeue<T: UICollectionViewCell>(_ type: T.Type = T.self, for path: IndexPath) -> T {
    guard
      let cell = dequeueReusableCell(withReuseIdentifier: String(describing: type), for: path) as? T
    else { preconditionFailure("\(type)") }
    return cell
  }
}

final class GridLayout: UICollectionViewFlowLayout {
  var columns = 3
  var gap: CGFloat = 8
  override var minimumLineSpacing: CGFloat {
    get { gap }
    set { gap = newValue }
  }
  override var minimumInteritemSpacing: CGFloat {
    get { gap }
    set { gap = newValue }
  }
  override var itemSize: CGSize {
    get {
      guard let view = collectionView else { return super.itemSize }
      let width =
        view.bounds.width - view.contentInset.left - view.contentInset.right - gap
        * CGFloat(columns + 1)
      let side = (width / CGFloat(columns)).rounded(.down)
      return CGSize(width: max(side, 0), height: max(side, 0))
    }
    set { super.itemSize = newValue }
  }
  override var sectionInset: UIEdgeInsets {
    get { UIEdgeInsets(top: gap, left: gap, bottom: gap, right: gap) }
    set {}
  }
}
