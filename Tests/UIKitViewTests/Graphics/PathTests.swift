// SPDX-License-Identifier: Apache-2.0
import Expectations
import Foundation
import Testing
import UIKit
import UIKitTestSupport

/// The geometry of paths.
@MainActor
@Suite(.ownProcess) struct PathTests {
  private func isNear(_ a: CGRect, _ b: CGRect, _ slack: CGFloat = 0.001) -> Bool {
    abs(a.minX - b.minX) < slack && abs(a.minY - b.minY) < slack
      && abs(a.width - b.width) < slack && abs(a.height - b.height) < slack
  }

  @Test func `the bounds of a curve are those of the way, not of the points beside it`() {
    let path = UIBezierPath()
    path.move(to: .zero)
    path.addCurve(
      to: CGPoint(x: 100, y: 0),
      controlPoint1: CGPoint(x: 0, y: 100),
      controlPoint2: CGPoint(x: 100, y: 100)
    )
    // The greatest height of the curve is 3/4 of the height of the control points.
    expect(isNear(path.bounds, CGRect(x: 0, y: 0, width: 100, height: 75)))
    expect(path.cgPath.boundingBox, equals: CGRect(x: 0, y: 0, width: 100, height: 100))
    expect(path.currentPoint, equals: CGPoint(x: 100, y: 0))
    let flat = UIBezierPath()
    flat.move(to: .zero)
    flat.addQuadCurve(to: CGPoint(x: 10, y: 0), controlPoint: CGPoint(x: 5, y: 8))
    expect(isNear(flat.bounds, CGRect(x: 0, y: 0, width: 10, height: 4)))
  }

  @Test func `an ellipse holds its middle and not its corners`() {
    let oval = UIBezierPath(ovalIn: CGRect(x: 10, y: 20, width: 200, height: 100))
    expect(isNear(oval.bounds, CGRect(x: 10, y: 20, width: 200, height: 100), 0.1))
    expect(oval.contains(CGPoint(x: 110, y: 70)))
    expect(!oval.contains(CGPoint(x: 12, y: 22)))
    // At 0.6 of half the width, the ellipse has 0.8 of half its height: 70 − 40 = 30.
    expect(oval.contains(CGPoint(x: 170, y: 30.5)))
    expect(!oval.contains(CGPoint(x: 170, y: 29.5)))
  }

  @Test func `only the corners that are named are round`() {
    let rect = CGRect(x: 0, y: 0, width: 100, height: 100)
    let path = UIBezierPath(
      roundedRect: rect,
      byRoundingCorners: [.topLeft],
      cornerRadii: CGSize(width: 30, height: 30)
    )
    expect(isNear(path.bounds, rect))
    expect(!path.contains(CGPoint(x: 3, y: 3)))
    expect(path.contains(CGPoint(x: 97, y: 3)))
    expect(path.contains(CGPoint(x: 97, y: 97)))
    expect(path.contains(CGPoint(x: 3, y: 97)))
    expect(!UIBezierPath(roundedRect: rect, cornerRadius: 30).contains(CGPoint(x: 97, y: 97)))
  }

  @Test func `an arc goes clockwise as one sees it, in either direction`() {
    func arc(_ clockwise: Bool) -> UIBezierPath {
      UIBezierPath(
        arcCenter: .zero,
        radius: 10,
        startAngle: 0,
        endAngle: .pi / 2,
        clockwise: clockwise
      )
    }
    // Angles grow clockwise on the screen: the short way is the bottom right quarter.
    expect(isNear(arc(true).bounds, CGRect(x: 0, y: 0, width: 10, height: 10), 0.01))
    expect(isNear(arc(false).bounds, CGRect(x: -10, y: -10, width: 20, height: 20), 0.01))
  }

  @Test func `a hole counts by the rule that is chosen`() {
    let path = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 100, height: 100))
    path.append(UIBezierPath(rect: CGRect(x: 25, y: 25, width: 50, height: 50)))
    let middle = CGPoint(x: 50, y: 50)
    expect(path.contains(middle))
    path.usesEvenOddFillRule = true
    expect(!path.contains(middle))
    expect(path.contains(CGPoint(x: 10, y: 50)))
    path.apply(CGAffineTransform(translationX: 1000, y: 0))
    expect(path.contains(CGPoint(x: 1010, y: 50)))
    expect(!path.contains(CGPoint(x: 10, y: 50)))
  }
}
