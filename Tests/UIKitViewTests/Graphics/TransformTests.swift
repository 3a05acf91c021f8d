// SPDX-License-Identifier: Apache-2.0
import Expectations
import Foundation
import Testing
import UIKit
import UIKitTestSupport

@Suite(.ownProcess) struct TransformTests {
  @Test func `a map does its first part first`() {
    let shiftThenScale = CGAffineTransform(translationX: 1, y: 0)
      .concatenating(CGAffineTransform(scaleX: 2, y: 3))
    expect(CGPoint(x: 1, y: 1).applying(shiftThenScale), equals: CGPoint(x: 4, y: 3))
    let scaleThenShift = CGAffineTransform(scaleX: 2, y: 3)
      .concatenating(CGAffineTransform(translationX: 1, y: 0))
    expect(CGPoint(x: 1, y: 1).applying(scaleThenShift), equals: CGPoint(x: 3, y: 3))
    // "…By" applies its part first.
    expect(CGAffineTransform(scaleX: 2, y: 3).translatedBy(x: 1, y: 0), equals: shiftThenScale)
  }

  @Test func `an inverse undoes its map and a flat map has none`() {
    let map = CGAffineTransform(a: 2, b: 0, c: 0, d: 4, tx: 6, ty: 8)
    expect(map.inverted(), equals: CGAffineTransform(a: 0.5, b: 0, c: 0, d: 0.25, tx: -3, ty: -2))
    let flat = CGAffineTransform(scaleX: 0, y: 1)
    expect(flat.inverted(), equals: flat)
  }

  @Test func `a quarter turn takes the x axis to the y axis`() {
    let point = CGPoint(x: 1, y: 0).applying(CGAffineTransform(rotationAngle: .pi / 2))
    #expect(abs(point.x) < 1e-12)
    #expect(abs(point.y - 1) < 1e-12)
  }

  @Test func `a rectangle's image is its bounding box`() {
    let turned = CGRect(x: 0, y: 0, width: 4, height: 2)
      .applying(CGAffineTransform(a: 0, b: 1, c: -1, d: 0, tx: 0, ty: 0))
    expect(turned, equals: CGRect(x: -2, y: 0, width: 2, height: 4))
  }

  @Test func `maps of space agree with those of the plane`() {
    let plane = CGAffineTransform(a: 1, b: 2, c: 3, d: 4, tx: 5, ty: 6)
    let space = CATransform3DMakeAffineTransform(plane)
    expect(CATransform3DIsAffine(space))
    expect(CATransform3DGetAffineTransform(space), equals: plane)
    let other = CGAffineTransform(a: 0, b: 1, c: -1, d: 0, tx: 7, ty: 8)
    let both = CATransform3DConcat(space, CATransform3DMakeAffineTransform(other))
    expect(CATransform3DGetAffineTransform(both), equals: plane.concatenating(other))
    var perspective = CATransform3DIdentity
    perspective.m34 = -1.0 / 500
    expect(!CATransform3DIsAffine(perspective))
    let turned = CATransform3DMakeRotation(.pi, 0, 0, 2)
    #expect(abs(turned.m11 + 1) < 1e-12)
    expect(CATransform3DIsIdentity(CATransform3DMakeRotation(1, 0, 0, 0)))
  }
}
