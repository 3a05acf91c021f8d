// SPDX-License-Identifier: Apache-2.0
// swift-format-ignore-file
// A view of its own around a carousel.

import UIKit

protocol CarouselViewDelegate: AnyObject {
  func carousel(_ view: CarouselView, didSelect index: Int)
}

@IBDesignable public final class CarouselView: UIView {
  weak var delegate: CarouselViewDelegate?
  public var spacing: CGFloat = 16 { didSet { layout.minimumLineSpacing = spacing } }
  private let layout: CarouselFlow = {
    let layout = CarouselFlow(sideScale: 0.85, sideAlpha: 0.6)
    layout.itemSize = .init(width: 240, height: 320)
    return layout
  }()
  private lazy var collection = UICollectionView(frame: bounds, collectionViewLayout: layout)
  private let pageControl = UIPageControl()
  private var observers: [NSKeyValueObservation] = []

  public override init(frame: CGRect) {
    super.init(frame: frame)
    commonInit()
  }
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    commonInit()
  }
  private func commonInit() {
    addSubview(collection)
    addSubview(pageControl)
    collection.dataSource = self
    collection.delegate = self
    collection.decelerationRate = UIScrollView.DecelerationRate.fast
    observers.append(
      collection.observe(\.contentSize, options: .new) { [weak self] _, change in
        self?.pageControl.numberOfPages = Int((change.newValue?.width ?? 0) / 240)
      }
    )
  }
  public override func layoutSubviews() {
    super.layoutSubviews()
    collection.frame = bounds
    pageControl.frame = CGRect(x: 0, y: bounds.maxY - 30, width: bounds.width, height: 30)
  }
}
extension CarouselView: UICollectionViewDataSource, UICollectionViewDelegate {
  public func collectionView(
    _ collectionView: UICollectionView,
    numberOfItemsInSection section: Int
  ) -> Int { 10 }
  public func collectionView(
    _ collectionView: UICollectionView,
    cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    collectionView.dequeueReusableCell(withReuseIdentifier: "c", for: indexPath)
  }
  public func scrollViewDidScroll(_ scrollView: UIScrollView) {
    pageControl.currentPage = Int(
      round(scrollView.contentOffset.x / (layout.itemSize.width + spacing))
    )
  }
}

class CarouselFlow: UICollectionViewFlowLayout {
  fileprivate struct State: Equatable {
    var size: CGSize
    var direction: UICollectionView.ScrollDirection
  }
  private let sideScale: CGFloat, sideAlpha: CGFloat
  fileprivate var state = State(size: .zero, direction: .horizontal)
  init(sideScale: CGFloat, sideAlpha: CGFloat) {
    self.sideScale = sideScale
    self.sideAlpha = sideAlpha
    super.init()
    scrollDirection = .horizontal
  }
  required init?(coder aDecoder: NSCoder) { fatalError() }
  override func prepare() {
    super.prepare()
    let now = State(size: collectionView!.bounds.size, direction: scrollDirection)
    if state != now {
      configure(now)
      state = now
    }
  }
  private func configure(_ state: State) {
    let inset = UIEdgeInsets(
      top: (state.size.height - itemSize.height) / 2,
      left: (state.size.width - itemSize.width) / 2,
      bottom: (state.size.height - itemSize.height) / 2,
      right: (state.size.width - itemSize.width) / 2
    )
    sectionInset = inset
  }
  override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { true }
  override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]?
  {
    guard let superAttributes = super.layoutAttributesForElements(in: rect),
      let attributes = NSArray(array: superAttributes, copyItems: true)
        as? [UICollectionViewLayoutAttributes]
    else { return nil }
    return attributes.map(transform)
  }
  private func transform(
    _ attributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    let center = collectionView!.contentOffset.x + collectionView!.frame.size.width / 2
    let maxDistance = itemSize.width + minimumLineSpacing
    let distance = min(abs(center - attributes.center.x), maxDistance)
    let ratio = (maxDistance - distance) / maxDistance
    attributes.alpha = ratio * (1 - sideAlpha) + sideAlpha
    let scale = ratio * (1 - sideScale) + sideScale
    attributes.transform3D = CATransform3DScale(CATransform3DIdentity, scale, scale, 1)
    attributes.zIndex = Int(attributes.alpha * 10)
    return attributes
  }
}
