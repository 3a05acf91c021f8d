// SPDX-License-Identifier: Apache-2.0
import Expectations
import Foundation
import LayoutEngine
import Testing
import UIKit
import UIKitTestSupport

@MainActor
@Suite(.ownProcess) struct LayoutAttributesTests {
  /// Attributes in the style of authors: with an additional value, copying, equality and a custom
  /// `init()`.
  final class AngledAttributes: UICollectionViewLayoutAttributes {
    nonisolated(unsafe) var angle: CGFloat = 0

    override init() {
      super.init()
    }

    override func copy(with zone: NSZone? = nil) -> Any {
      let copy = super.copy(with: zone)
      (copy as? AngledAttributes)?.angle = angle
      return copy
    }

    override func isEqual(_ object: Any?) -> Bool {
      guard let other = object as? AngledAttributes, other.angle == angle else { return false }
      return super.isEqual(object)
    }
  }

  private func cell() -> UICollectionViewLayoutAttributes {
    let attributes = UICollectionViewLayoutAttributes(forCellWith: .at(1, 2))
    attributes.frame = CGRect(x: 10, y: 20, width: 100, height: 40)
    return attributes
  }

  @Test func `have UIKit's defaults`() {
    let attributes = UICollectionViewLayoutAttributes(forCellWith: .at(0, 0))
    expect(attributes.alpha, equals: 1)
    expect(attributes.zIndex, equals: 0)
    expect(!attributes.isHidden)
    expect(attributes.frame, equals: .zero)
    expect(attributes.transform, equals: .identity)
    expect(CATransform3DIsIdentity(attributes.transform3D))
  }

  @Test func `each initialiser has its category, kind and path`() {
    expect(cell().representedElementCategory, equals: .cell)
    expect(cell().representedElementKind, equals: nil)
    let header = UICollectionViewLayoutAttributes(
      forSupplementaryViewOfKind: "Header",
      with: IndexPath(index: 3)
    )
    expect(header.representedElementCategory, equals: .supplementaryView)
    expect(header.representedElementKind, equals: "Header")
    let badge = UICollectionViewLayoutAttributes(
      forDecorationViewOfKind: "Badge",
      with: IndexPath(indexes: [1, 4, 2])
    )
    expect(badge.representedElementCategory, equals: .decorationView)
    expect(badge.indexPath, equals: IndexPath(indexes: [1, 4, 2]))
  }

  @Test func `frame, centre, size and bounds follow one another`() {
    let attributes = cell()
    expect(attributes.center, equals: CGPoint(x: 60, y: 40))
    expect(attributes.bounds, equals: CGRect(x: 0, y: 0, width: 100, height: 40))
    attributes.size = CGSize(width: 20, height: 20)
    expect(attributes.frame, equals: CGRect(x: 50, y: 30, width: 20, height: 20))
    attributes.center = CGPoint(x: 0, y: 0)
    expect(attributes.frame, equals: CGRect(x: -10, y: -10, width: 20, height: 20))
    attributes.bounds = CGRect(x: 0, y: 0, width: 4, height: 2)
    expect(attributes.frame, equals: CGRect(x: -2, y: -1, width: 4, height: 2))
  }

  @Test func `frame is the box around the transformed element`() {
    let attributes = cell()
    attributes.transform = CGAffineTransform(scaleX: 2, y: 0.5)
    expect(attributes.frame, equals: CGRect(x: -40, y: 30, width: 200, height: 20))
    expect(attributes.size, equals: CGSize(width: 100, height: 40))
    expect(
      attributes.elementAttributes.frame,
      equals: CGRect(x: 10, y: 20, width: 100, height: 40)
    )
  }

  @Test func `the last of both transforms counts`() {
    let attributes = cell()
    attributes.transform3D = CATransform3DMakeTranslation(3, 4, 5)
    expect(attributes.transform, equals: CGAffineTransform(translationX: 3, y: 4))
    attributes.transform = CGAffineTransform(scaleX: 2, y: 2)
    expect(attributes.transform3D, equals: CATransform3DMakeScale(2, 2, 1))
  }

  @Test func `equality is by value and the hash does not depend on the frame`() {
    let (one, other) = (cell(), cell())
    expect(one, equals: other)
    let hash = one.hash
    one.frame.origin.x += 1
    #expect(one != other)
    expect(one.hash, equals: hash)
  }

  @Test func `a copy has the class and the values and a life of its own`() throws {
    let original = AngledAttributes(forCellWith: .at(0, 7))
    original.angle = 0.5
    original.alpha = 0.25
    let copy = try #require(original.copy() as? AngledAttributes)
    expect(copy.angle, equals: 0.5)
    expect(copy.alpha, equals: 0.25)
    expect(copy.indexPath, equals: .at(0, 7))
    expect(copy, equals: original)
    copy.angle = 1
    #expect(copy != original)
    expect(original.angle, equals: 0.5)
  }

  @Test func `a pinned element's value has the place it is pinned away from`() {
    let header = cell()
    header.pin = PinRange(edge: .top, lower: 0, upper: 300)
    expect(header.elementAttributes.frame.origin, equals: CGPoint(x: 10, y: 0))
    header.pin = PinRange(edge: .right, lower: 0, upper: 300)
    expect(header.elementAttributes.frame.origin, equals: CGPoint(x: 300, y: 20))
  }

  @Test func `values go over into attributes and back`() {
    let value = ElementAttributes(
      frame: CGRect(x: 1, y: 2, width: 3, height: 4),
      alpha: 0.5,
      zIndex: -3,
      isHidden: true,
      transform: PlaneTransform(a: 0, b: 1, c: -1, d: 0, tx: 5, ty: 6)
    )
    let attributes = cell()
    attributes.take(value)
    expect(attributes.elementAttributes, equals: value)
  }

  @Test func `an array copies its attributes as authors of flow layouts have it do`() throws {
    let originals = [AngledAttributes(forCellWith: .at(0, 0)), cell()]
    let copies = try #require(
      NSArray(array: originals, copyItems: true) as? [UICollectionViewLayoutAttributes]
    )
    expect(copies, equals: originals)
    #expect(copies[0] !== originals[0])
    #expect(copies[0] is AngledAttributes)
  }
}
