// SPDX-License-Identifier: Apache-2.0
import Expectations
import Testing
import UIKit
import UIKitTestSupport

@MainActor @Suite(.ownProcess) struct LayerPlaceTests {
  @Test func `points go from one layer to another, also through views`() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    let inner = UIView(frame: CGRect(x: 100, y: 50, width: 100, height: 100))
    view.addSubview(inner)
    let dot = CALayer()
    dot.frame = CGRect(x: 10, y: 20, width: 30, height: 30)
    inner.layer.addSublayer(dot)
    expect(dot.convert(CGPoint(x: 1, y: 2), to: view.layer), equals: CGPoint(x: 111, y: 72))
    expect(dot.convert(CGPoint(x: 111, y: 72), from: view.layer), equals: CGPoint(x: 1, y: 2))
    let box = view.layer.convert(CGRect(x: 110, y: 70, width: 5, height: 6), to: dot)
    expect(box, equals: CGRect(x: 0, y: 0, width: 5, height: 6))
  }

  @Test func `a larger layer has larger steps`() {
    let outer = CALayer()
    outer.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
    let inner = CALayer()
    inner.bounds = CGRect(x: 0, y: 0, width: 10, height: 10)
    inner.position = CGPoint(x: 50, y: 50)
    inner.setAffineTransform(CGAffineTransform(scaleX: 2, y: 2))
    outer.addSublayer(inner)
    // The corner of the small one is twice 5 points from its middle.
    expect(inner.convert(CGPoint.zero, to: outer), equals: CGPoint(x: 40, y: 40))
  }

  @Test func `a point hits the frontmost layer that is seen there`() {
    let ground = CALayer()
    ground.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
    let (back, front) = (CALayer(), CALayer())
    back.frame = CGRect(x: 10, y: 10, width: 50, height: 50)
    front.frame = CGRect(x: 30, y: 30, width: 100, height: 100)
    ground.addSublayer(back)
    ground.addSublayer(front)
    #expect(ground.hitTest(CGPoint(x: 40, y: 40)) === front)
    #expect(ground.hitTest(CGPoint(x: 20, y: 20)) === back)
    #expect(ground.hitTest(CGPoint(x: 5, y: 5)) === ground)
    #expect(ground.hitTest(CGPoint(x: 120, y: 120)) === front)
    ground.masksToBounds = true
    expect(ground.hitTest(CGPoint(x: 120, y: 120)), equals: nil)
    front.isHidden = true
    #expect(ground.hitTest(CGPoint(x: 40, y: 40)) === back)
  }

  @Test func `an action is the delegate's, then the layer's own, then the usual one`() {
    let layer = CALayer()
    expect((layer.action(forKey: "position") as? CABasicAnimation)?.keyPath, equals: "position")
    layer.actions = ["position": NSNull()]
    #expect(layer.action(forKey: "position") is NSNull)
  }
}
