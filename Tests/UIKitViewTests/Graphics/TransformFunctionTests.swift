// SPDX-License-Identifier: Apache-2.0
import Expectations
import Foundation
import Testing
import UIKit
import UIKitTestSupport

/// Functions on transforms, and their older spellings.
@MainActor
@Suite(.ownProcess) struct TransformFunctionTests {
  @Test func `an inverse takes a transform back, perspective too`() {
    var transform = CATransform3DMakeRotation(0.7, 1, 2, 3)
    transform = CATransform3DTranslate(transform, 10, -20, 30)
    transform = CATransform3DScale(transform, 2, 3, 4)
    transform.m34 = -1.0 / 500
    let product = CATransform3DConcat(transform, CATransform3DInvert(transform))
    let rows = [
      [product.m11, product.m12, product.m13, product.m14],
      [product.m21, product.m22, product.m23, product.m24],
      [product.m31, product.m32, product.m33, product.m34],
      [product.m41, product.m42, product.m43, product.m44],
    ]
    for (row, numbers) in rows.enumerated() {
      for (column, number) in numbers.enumerated() {
        #expect(abs(number - (row == column ? 1 : 0)) < 1e-9)
      }
    }
    let half = CATransform3DInvert(CATransform3DMakeScale(2, 4, 8))
    expect(half.m11, equals: 0.5)
    expect(half.m22, equals: 0.25)
    expect(half.m33, equals: 0.125)
  }

  @Test func `what has no inverse stays as it is`() {
    let flat = CATransform3DMakeScale(1, 0, 1)
    expect(CATransform3DEqualToTransform(CATransform3DInvert(flat), flat))
  }

  @Test func `geometry is written and read as text`() {
    expect(NSCoder.string(for: CGPoint(x: 1, y: 2.5)), equals: "{1, 2.5}")
    expect(
      NSCoder.string(for: CGRect(x: -1, y: 2, width: 3, height: 4)),
      equals: "{{-1, 2}, {3, 4}}"
    )
    expect(
      NSCoder.cgRect(for: "{{-1, 2}, {3, 4.25}}"),
      equals: CGRect(x: -1, y: 2, width: 3, height: 4.25)
    )
    expect(NSCoder.cgSize(for: "nothing"), equals: .zero)
    expect(NSValue(cgRect: CGRect(x: 1, y: 2, width: 3, height: 4)).cgRectValue.maxY, equals: 6)
    expect(NSIndexPath(item: 4, section: 2).section, equals: 2)
  }

  @Test func `boxes hold geometry and are equal when it is`() {
    let turn = CGAffineTransform(rotationAngle: 0.5)
    expect(NSValue(cgAffineTransform: turn).cgAffineTransformValue, equals: turn)
    expect(NSValue(cgAffineTransform: turn), equals: NSValue(cgAffineTransform: turn))
    #expect(NSValue(cgAffineTransform: turn) != NSValue(cgAffineTransform: .identity))
    let scale = CATransform3DMakeScale(1, 2, 3)
    expect(NSValue(caTransform3D: scale).caTransform3DValue.m33, equals: 3)
    let insets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    expect(NSValue(uiEdgeInsets: insets).uiEdgeInsetsValue, equals: insets)
    expect(NSValue(cgPoint: .zero).uiEdgeInsetsValue, equals: .zero)
  }

  @Test func `older functions make the same values`() {
    expect(UIEdgeInsetsMake(1, 2, 3, 4), equals: UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
    expect(UIOffsetMake(1, 2), equals: UIOffset(horizontal: 1, vertical: 2))
    expect(MAXFLOAT, equals: Float.greatestFiniteMagnitude)
    expect(autoreleasepool { 3 }, equals: 3)
  }

  @Test func `casts take points, sizes and rectangles out of objects, and put them in`() {
    let rect = CGRect(x: 1, y: 2, width: 3, height: 4)
    let info: [String: Any] = [
      "frame": NSValue(cgRect: rect), "size": NSValue(cgSize: rect.size), "plain": rect,
      "number": NSNumber(value: 7),
    ]
    expect(info["frame"] as? CGRect, equals: rect)
    expect((info["frame"] as? NSValue)?.cgRectValue, equals: rect)
    expect((info["plain"] as? NSValue)?.cgRectValue, equals: rect)
    expect(info["size"] as? CGSize, equals: rect.size)
    expect(info["size"] as? CGRect, equals: nil)
    expect(info["number"] as? CGPoint, equals: nil)
    expect(info["number"] as? Int, equals: 7)
  }
}
