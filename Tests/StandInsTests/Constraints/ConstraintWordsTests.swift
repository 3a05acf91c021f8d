// SPDX-License-Identifier: Apache-2.0
import Cartography
import Expectations
import PureLayout
import Testing
import TinyConstraints
import UIKit
import UIKitTestSupport

/// Modules that say constraints in their own words: a box of 200 × 100 with two views in it.
@MainActor @Suite(.ownProcess) struct ConstraintWordsTests {
  private let box = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
  private let one = UIView()
  private let two = UIView()

  init() {
    box.addSubview(one)
    box.addSubview(two)
  }

  private func frames() -> [CGRect] {
    box.layOutAround()
    return [one.frame, two.frame]
  }

  @Test func `Cartography ties lines with operators`() {
    let group = constrain(one, two) { one, two in
      one.top == one.superview!.top + 10
      one.left == one.superview!.left + 20
      one.width == 50
      one.height == one.width / 2
      align(top: one, two)
      two.left == one.right + 5
      two.right == two.superview!.right - 15
      two.bottom == two.superview!.bottom - 10 ~ .defaultHigh
    }
    // 20 + 50 + 5 = 75; 200 − 15 − 75 = 110; 100 − 10 − 10 = 80.
    expect(frames(), equals: [CGRect(20, 10, 50, 25), CGRect(75, 10, 110, 80)])
    constrain(one, replace: group) { one in
      one.edges == inset(one.superview!.edges, 10, 20)
    }
    expect(frames()[0], equals: CGRect(10, 20, 180, 60))
    expect(group.active)
    expect(group.constraints.count, equals: 4)
  }

  @Test func `PureLayout pins edges, axes and lengths`() {
    one.autoPinEdgesToSuperviewEdges(
      with: UIEdgeInsets(top: 5, left: 10, bottom: 0, right: 20),
      excludingEdge: .bottom
    )
    one.autoSetDimension(.height, toSize: 30)
    two.autoPinEdge(.top, to: .bottom, of: one, withOffset: 8)
    two.autoAlignAxis(toSuperviewAxis: .vertical)
    two.autoMatch(.width, to: .width, of: one, withMultiplier: 0.5)
    two.autoPinEdge(toSuperviewEdge: .bottom, withInset: 7)
    // 200 − 10 − 20 = 170, of which half is 85; (200 − 85) / 2 = 57.5; 100 − 7 − 43 = 50.
    expect(frames(), equals: [CGRect(10, 5, 170, 30), CGRect(57.5, 43, 85, 50)])
  }

  @Test func `TinyConstraints names edges and offsets`() {
    one.edgesToSuperview(excluding: .bottom, insets: .horizontal(10) + .top(4))
    one.height(min: 20, max: 20)
    two.topToBottom(of: one, offset: 6)
    two.leading(to: one)
    two.size(CGSize(width: 40, height: 10))
    // 4 + 20 + 6 = 30.
    expect(frames(), equals: [CGRect(10, 4, 180, 20), CGRect(10, 30, 40, 10)])
  }
}

extension CGRect {
  fileprivate init(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) {
    self.init(x: x, y: y, width: width, height: height)
  }
}
