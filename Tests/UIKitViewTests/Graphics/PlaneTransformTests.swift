// SPDX-License-Identifier: Apache-2.0
import Expectations
import Foundation
import LayoutEngine
import Testing
import UIKit
import UIKitTestSupport

@MainActor
@Suite(.ownProcess) struct PlaneTransformTests {
  /// The eye is at a distance of 500; the right half is rotated away by an angle with cosine 0.6
  /// and sine 0.8.
  private var turned: CATransform3D {
    var perspective = CATransform3DIdentity
    perspective.m34 = -1.0 / 500
    // Rotated around the vertical axis: x becomes 0.6 x, and z becomes −0.8 x.
    return CATransform3DRotate(perspective, acos(0.6), 0, 1, 0)
  }

  private func cell(_ transform: CATransform3D) -> UICollectionViewLayoutAttributes {
    let attributes = UICollectionViewLayoutAttributes(forCellWith: IndexPath(item: 0, section: 0))
    attributes.frame = CGRect(x: 300, y: 400, width: 200, height: 100)
    attributes.transform3D = transform
    return attributes
  }

  @Test func `perspective makes the near side bigger and the far side smaller`() {
    let map = cell(turned).elementAttributes.transform
    // The depth is 1 − z/500 = 1 + 0.8 x/500 = 1 + 0.0016 x.
    #expect(abs(map.a - 0.6) < 1e-12)
    #expect(abs(map.g - 0.0016) < 1e-12)
    #expect((map.b, map.c, map.d, map.h) == (0, 0, 1, 0))
    expect(map.w, equals: 1)
    expect(!map.isAffine)
  }

  @Test func `the frame is the box around the projected corners`() {
    let frame = cell(turned).frame
    // Left: x = −100, depth 0.84: −60/0.84 = −71.428…, ±50/0.84 = ±59.523….
    // Right: x = 100, depth 1.16: 60/1.16 = 51.724…. The centre is (400, 450).
    #expect(abs(frame.minX - (400 - 60 / 0.84)) < 1e-9)
    #expect(abs(frame.maxX - (400 + 60 / 1.16)) < 1e-9)
    #expect(abs(frame.minY - (450 - 50 / 0.84)) < 1e-9)
    #expect(abs(frame.maxY - (450 + 50 / 0.84)) < 1e-9)
  }

  @Test func `a point is traced back to where it comes from`() throws {
    let map = cell(turned).elementAttributes.transform
    // The corner (100, 50) is seen at (60/1.16, 50/1.16).
    let corner = try #require(map.source(of: CGPoint(x: 60 / 1.16, y: 50 / 1.16)))
    #expect(abs(corner.x - 100) < 1e-9)
    #expect(abs(corner.y - 50) < 1e-9)
    // A point behind the eye has no image: x = −700 has the depth −0.12.
    expect(map.source(of: CGPoint(x: -420 / -0.12, y: 0)), equals: nil)
  }

  @Test func `a weight that is the same everywhere is a scale`() {
    var half = CATransform3DIdentity
    half.m44 = 2
    let attributes = cell(half)
    expect(attributes.frame, equals: CGRect(x: 350, y: 425, width: 100, height: 50))
    expect(attributes.elementAttributes.transform.isAffine)
  }

  @Test func `what reaches behind the eye is cut off and what lies behind it has no size`() {
    // The depth is 1 + x/50: the left edge at −100 is behind the eye. It is cut where the depth is
    // 1/64, at x = −49.21875, which is seen at 64 · −49.21875 = −3150. The right edge is seen at
    // 100/3.
    let cut = PlaneTransform(a: 1, b: 0, c: 0, d: 1, tx: 0, ty: 0, g: 0.02)
      .bounds(of: CGSize(width: 200, height: 100))
    #expect(abs(cut.minX + 3150) < 1e-9)
    #expect(abs(cut.maxX - 100.0 / 3) < 1e-9)
    #expect(abs(cut.maxY - 3200) < 1e-9)
    let behind = PlaneTransform(a: 1, b: 0, c: 0, d: 1, tx: 0, ty: 0, w: -1)
    expect(behind.bounds(of: CGSize(width: 200, height: 100)), equals: .zero)
  }

  @Test func `attributes keep a map in perspective as a value`() {
    var value = ElementAttributes(frame: CGRect(x: 1, y: 2, width: 3, height: 4))
    value.transform = PlaneTransform(a: 0.5, b: 0, c: 0, d: 1, tx: 5, ty: 6, g: 0.25, h: 0.125)
    let attributes = cell(CATransform3DIdentity)
    attributes.take(value)
    expect(attributes.elementAttributes, equals: value)
  }

  @Test func `a view takes over the map of space`() {
    let view = UICollectionViewCell(frame: .zero)
    view.place(by: cell(turned))
    expect(view.transform3D, equals: turned)
    #expect(abs(view.frame.minX - (400 - 60 / 0.84)) < 1e-9)
    view.transform = CGAffineTransform(scaleX: 2, y: 1)
    expect(view.transform3D, equals: CATransform3DMakeScale(2, 1, 1))
  }
}
