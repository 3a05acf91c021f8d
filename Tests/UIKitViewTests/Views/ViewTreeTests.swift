// SPDX-License-Identifier: Apache-2.0
import Expectations
import Foundation
import Testing
import UIKitTestSupport

@testable import UIKit

/// Views in other views.
@MainActor
@Suite(.ownProcess) struct ViewTreeTests {
  private func view(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> UIView {
    UIView(frame: CGRect(x: x, y: y, width: width, height: height))
  }

  @Test func `a view is in one other at a time, and never in itself`() {
    let (a, b, inner) = (view(0, 0, 10, 10), view(0, 0, 10, 10), view(0, 0, 5, 5))
    a.addSubview(inner)
    b.addSubview(inner)
    #expect(a.subviews.isEmpty && b.subviews == [inner] && inner.superview === b)
    inner.addSubview(b)
    expectEmpty(inner.subviews)
    expect(b.superview, equals: nil)
    inner.removeFromSuperview()
    expectEmpty(b.subviews)
    expect(inner.superview, equals: nil)
  }

  @Test func `views are put before and behind one another`() {
    let holder = view(0, 0, 10, 10)
    let views = (0..<4).map { index -> UIView in
      let made = view(0, 0, 1, 1)
      made.tag = index
      return made
    }
    holder.addSubview(views[0])
    holder.insertSubview(views[1], at: 0)
    holder.insertSubview(views[2], aboveSubview: views[1])
    holder.insertSubview(views[3], belowSubview: views[1])
    expect(holder.subviews.map(\.tag), equals: [3, 1, 2, 0])
    holder.bringSubviewToFront(views[1])
    holder.sendSubviewToBack(views[0])
    expect(holder.subviews.map(\.tag), equals: [0, 3, 2, 1])
    #expect(holder.viewWithTag(2) === views[2])
    #expect(views[2].isDescendant(of: holder) && !holder.isDescendant(of: views[2]))
  }

  @Test func `points go from view to view through bounds and transforms`() {
    let (root, left, right) = (view(0, 0, 500, 500), view(100, 50, 100, 100), view(300, 50, 50, 50))
    root.addSubview(left)
    root.addSubview(right)
    left.bounds.origin = CGPoint(x: 0, y: 20)
    // (10, 30) is 10 pt below the upper edge of the content that is scrolled by 20: (110, 60) in
    // the root view.
    expect(left.convert(CGPoint(x: 10, y: 30), to: root), equals: CGPoint(x: 110, y: 60))
    expect(left.convert(CGPoint(x: 10, y: 30), to: right), equals: CGPoint(x: -190, y: 10))
    expect(left.convert(CGPoint(x: 110, y: 60), from: root), equals: CGPoint(x: 10, y: 30))
    right.transform = CGAffineTransform(scaleX: 2, y: 2)
    // From its centre (325, 75), twice as large.
    expect(
      right.convert(CGRect(x: 0, y: 0, width: 25, height: 25), to: nil),
      equals: CGRect(x: 275, y: 25, width: 50, height: 50)
    )
    expect(right.convert(CGPoint(x: 275, y: 25), from: nil), equals: .zero)
  }

  @Test func `the front view that takes touches is hit`() {
    let (root, back, front) = (view(0, 0, 100, 100), view(0, 0, 50, 50), view(25, 25, 50, 50))
    root.addSubview(back)
    root.addSubview(front)
    let both = CGPoint(x: 30, y: 30)
    #expect(root.hitTest(both, with: nil) === front)
    front.alpha = 0
    #expect(root.hitTest(both, with: nil) === back)
    back.isUserInteractionEnabled = false
    #expect(root.hitTest(both, with: nil) === root)
    expect(root.hitTest(CGPoint(x: 101, y: 0), with: nil), equals: nil)
  }

  @Test func `flexible parts share what the size of the view around changes by`() {
    let (root, inner) = (view(0, 0, 100, 100), view(20, 10, 60, 80))
    root.addSubview(inner)
    inner.autoresizingMask = [.flexibleWidth, .flexibleTopMargin]
    root.frame.size = CGSize(width: 150, height: 140)
    expect(inner.frame, equals: CGRect(x: 20, y: 50, width: 110, height: 80))
    inner.autoresizingMask = [.flexibleLeftMargin, .flexibleRightMargin]
    // 20 pt at either side, plus 100 pt.
    root.frame.size.width = 250
    expect(inner.frame.minX, equals: 70)
    expect(inner.frame.width, equals: 110)
  }

  @Test func `a layer is its view's, and an anchor point moves what it places`() {
    let shown = view(10, 20, 100, 50)
    #expect(shown.layer === shown.layer && shown.layer.position == CGPoint(x: 60, y: 45))
    shown.layer.anchorPoint = CGPoint(x: 0.5, y: 1)
    expect(shown.center, equals: CGPoint(x: 60, y: 45))
    // The lower edge is now at the old place of the centre.
    expect(shown.frame, equals: CGRect(x: 10, y: -5, width: 100, height: 50))
    shown.transform = CGAffineTransform(rotationAngle: .pi / 2)
    // Rotated around the middle of its lower edge, which is then the left edge.
    let turned = shown.frame
    #expect(abs(turned.minX - 60) < 1e-9 && abs(turned.minY + 5) < 1e-9)
    #expect(abs(turned.width - 50) < 1e-9 && abs(turned.height - 100) < 1e-9)
    shown.layer.opacity = 0.5
    expect(shown.alpha, equals: 0.5)
    let own = CALayer()
    own.anchorPoint = .zero
    own.frame = CGRect(x: 5, y: 6, width: 7, height: 8)
    expect(own.position, equals: CGPoint(x: 5, y: 6))
    expect(own.frame.maxX, equals: 12)
  }

  @Test func `a constraint is held by the innermost view around both of its sides`() {
    let (root, left, right) = (view(0, 0, 9, 9), view(0, 0, 1, 1), view(0, 0, 1, 1))
    root.addSubview(left)
    root.addSubview(right)
    let between = left.trailingAnchor.constraint(equalTo: right.leadingAnchor, constant: -8)
    let own = left.widthAnchor.constraint(equalToConstant: 40)
    NSLayoutConstraint.activate([between, own])
    #expect(root.constraints == [between] && left.constraints == [own])
    expect(between.constant, equals: -8)
    expect(between.firstAttribute, equals: .trailing)
    expect(own.priority, equals: .required)
    expect(own.secondAttribute, equals: .notAnAttribute)
    NSLayoutConstraint.deactivate([between])
    expectEmpty(root.constraints)
    expect(!between.isActive)
  }
}
