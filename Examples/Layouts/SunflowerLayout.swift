// SPDX-License-Identifier: Apache-2.0
import UIKit

/// Changes an app's data for the gestures of a sunflower.
@MainActor
public protocol SunflowerLayoutDelegate: AnyObject {
  /// An item was tapped twice.
  func sunflower(_ layout: SunflowerLayout, duplicateItemAt indexPath: IndexPath)
  /// An item was pressed and follows the finger from now on: the delegate removes it from the data.
  func sunflower(_ layout: SunflowerLayout, takeItemAt indexPath: IndexPath)
  /// The item that was taken is dropped: the delegate inserts it into the data here.
  func sunflower(_ layout: SunflowerLayout, putItemAt indexPath: IndexPath)
}

/// All items in the spiral of a sunflower's seeds, on a ring or in a grid, moved by every kind of
/// gesture.
///
/// Two fingers spread and tilt the items. One finger on an item turns all of them; one finger
/// beside the items flicks to the next arrangement. A double tap duplicates an item, a long press
/// moves it, and a tap with two fingers resets everything.
///
/// - Label: Sunflower
/// - Scrolls: vertical
public final class SunflowerLayout: UICollectionViewLayout {
  /// The arrangements of the items.
  public enum Arrangement: String, CaseIterable, Sendable {
    case spiral
    case ring
    case grid
  }

  /// The kind of the view that follows the finger in place of an item that was taken.
  public static let proxyKind = "SunflowerProxy"

  /// The arrangement of the items; a swipe beside them changes to the next one.
  ///
  /// - Group: Shape
  public var arrangement = Arrangement.spiral {
    didSet { if arrangement != oldValue { invalidateLayout() } }
  }
  /// The size of the whole, as a fraction of what fits; a pinch changes it.
  ///
  /// - Group: Shape
  /// - Range: 0...1 by 0.01
  public var spread = SunflowerLayout.untouchedSpread {
    didSet { if spread != oldValue { invalidateLayout() } }
  }
  /// The angle of the whole; a finger that drags an item turns it.
  ///
  /// - Group: Shape
  /// - Range: -3.15...3.15 by 0.01 rad
  public var turn: CGFloat = 0 {
    didSet { if turn != oldValue { invalidateLayout() } }
  }
  /// The angle of each item; two fingers that turn change it.
  ///
  /// - Group: Shape
  /// - Range: -3.15...3.15 by 0.01 rad
  public var tilt: CGFloat = 0 {
    didSet { if tilt != oldValue { invalidateLayout() } }
  }
  /// Size of every item.
  ///
  /// - Group: Items
  /// - Range: 8...600 by 1 pt
  public var itemSize = CGSize(width: 44, height: 44) {
    didSet { if itemSize != oldValue { invalidateLayout() } }
  }
  /// Whether items are highlighted only when a double tap is no longer possible.
  ///
  /// - Label: Delay touches
  /// - Group: Double tap
  public var delaysTouches = false {
    didSet { gestures.doubleTap.delaysTouchesBegan = delaysTouches }
  }
  /// Whether a double tap cancels the touch of its item, so that it selects nothing.
  ///
  /// - Label: Cancel touches
  /// - Group: Double tap
  public var cancelsTouches = true {
    didSet { gestures.doubleTap.cancelsTouchesInView = cancelsTouches }
  }
  /// Changes the data.
  public weak var delegate: (any SunflowerLayoutDelegate)?

  /// The place of the item that was taken; `nil` when no item is taken.
  var proxyCenter: CGPoint? {
    didSet { if proxyCenter != oldValue { invalidateLayout() } }
  }

  /// The spread of a layout that no gesture has changed.
  static let untouchedSpread: CGFloat = 0.9
  /// The angle between items that leaves no spokes: a full turn divided by the square of the golden
  /// ratio, in radians.
  private static let goldenAngle = CGFloat.pi * (3 - CGFloat(5).squareRoot())
  /// Scale of the item under the finger.
  private static let proxyScale: CGFloat = 1.2

  private lazy var gestures = SunflowerGestures(of: self)
  private var starts: [Int] = []
  private var count = 0
  private var size = CGSize.zero

  /// Makes the layout, with its decoration view registered.
  public override init() {
    super.init()
    register(SunflowerProxyView.self, forDecorationViewOfKind: Self.proxyKind)
  }

  /// Makes the layout from an archive, but reads nothing from it.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    register(SunflowerProxyView.self, forDecorationViewOfKind: Self.proxyKind)
  }

  public override func prepare() {
    super.prepare()
    guard let collectionView else { return }
    gestures.attach(to: collectionView)
    starts = []
    count = 0
    for section in 0..<collectionView.numberOfSections {
      starts.append(count)
      count += collectionView.numberOfItems(inSection: section)
    }
    let insets = collectionView.adjustedContentInset
    size = CGSize(
      width: max(0, collectionView.bounds.width - insets.left - insets.right),
      height: max(0, collectionView.bounds.height - insets.top - insets.bottom)
    )
  }

  public override var collectionViewContentSize: CGSize { size }

  public override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    newBounds.size != collectionView?.bounds.size
  }

  public override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? {
    var found = paths.map(makeAttributes)
    if let proxy { found.append(proxy) }
    return found.filter { $0.frame.intersects(rect) }
  }

  public override func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    number(of: indexPath) == nil ? nil : makeAttributes(at: indexPath)
  }

  public override func layoutAttributesForDecorationView(
    ofKind elementKind: String,
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    elementKind == Self.proxyKind ? proxy : nil
  }

  /// The item whose middle is nearest to a point; `nil` without items.
  func nearestItem(to point: CGPoint) -> IndexPath? {
    paths.min { distance($0, point) < distance($1, point) }
  }

  /// The middle about which the items turn.
  var middle: CGPoint { CGPoint(x: size.width / 2, y: size.height / 2) }

  private func distance(_ path: IndexPath, _ point: CGPoint) -> CGFloat {
    let center = makeAttributes(at: path).center
    let (x, y) = (center.x - point.x, center.y - point.y)
    return x * x + y * y
  }

  private var paths: [IndexPath] {
    starts.indices.flatMap { section in
      let end = section + 1 < starts.count ? starts[section + 1] : count
      return (0..<(end - starts[section])).map { IndexPath(item: $0, section: section) }
    }
  }

  /// The number of an item among all; `nil` when there is no such item.
  private func number(of path: IndexPath) -> Int? {
    guard starts.indices.contains(path.section), path.item >= 0 else { return nil }
    let end = path.section + 1 < starts.count ? starts[path.section + 1] : count
    let number = starts[path.section] + path.item
    return number < end ? number : nil
  }

  private func makeAttributes(at path: IndexPath) -> UICollectionViewLayoutAttributes {
    let attributes = UICollectionViewLayoutAttributes(forCellWith: path)
    let number = number(of: path) ?? 0
    let place = place(of: number)
    let (sine, cosine) = (sin(turn), cos(turn))
    attributes.size = itemSize
    attributes.center = CGPoint(
      x: middle.x + place.x * cosine - place.y * sine,
      y: middle.y + place.x * sine + place.y * cosine
    )
    attributes.zIndex = number
    if tilt != 0 { attributes.transform = CGAffineTransform(rotationAngle: tilt) }
    return attributes
  }

  /// Distance of the outermost items from the middle.
  private var reach: CGFloat {
    let room = min(size.width - itemSize.width, size.height - itemSize.height) / 2
    return max(0, room) * spread
  }

  /// The place of an item relative to the middle, before all items are turned.
  private func place(of number: Int) -> CGPoint {
    let part = count > 1 ? CGFloat(number) / CGFloat(count - 1) : 0
    switch arrangement {
    case .spiral:
      return onCircle(reach * part.squareRoot(), angle: CGFloat(number) * Self.goldenAngle)
    case .ring:
      return onCircle(reach, angle: 2 * .pi * CGFloat(number) / CGFloat(max(1, count)))
    case .grid:
      let columns = max(1, Int(CGFloat(count).squareRoot().rounded(.up)))
      let step = columns > 1 ? 2 * reach / CGFloat(columns - 1) : 0
      return CGPoint(
        x: CGFloat(number % columns) * step - (columns > 1 ? reach : 0),
        y: CGFloat(number / columns) * step - (columns > 1 ? reach : 0)
      )
    }
  }

  /// The point of a circle around the origin at an angle, clockwise from the top.
  private func onCircle(_ radius: CGFloat, angle: CGFloat) -> CGPoint {
    CGPoint(x: radius * sin(angle), y: -radius * cos(angle))
  }

  private var proxy: UICollectionViewLayoutAttributes? {
    guard let proxyCenter else { return nil }
    let attributes = UICollectionViewLayoutAttributes(
      forDecorationViewOfKind: Self.proxyKind,
      with: IndexPath(item: 0, section: 0)
    )
    attributes.size = CGSize(
      width: itemSize.width * Self.proxyScale,
      height: itemSize.height * Self.proxyScale
    )
    attributes.center = proxyCenter
    attributes.zIndex = count
    return attributes
  }
}

/// The view that follows the finger in place of an item: a plain ground.
public final class SunflowerProxyView: UICollectionReusableView {}
