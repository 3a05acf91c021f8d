// SPDX-License-Identifier: Apache-2.0
import Expectations
import Foundation
import Testing
import UIKit
import UIKitTestSupport

@MainActor
@Suite(.ownProcess) struct ScrollViewTests {
  @Test func `the offset is the origin of the bounds`() {
    let view = UIScrollView(frame: CGRect(x: 5, y: 6, width: 100, height: 200))
    view.contentOffset = CGPoint(x: 1, y: 2)
    expect(view.bounds, equals: CGRect(x: 1, y: 2, width: 100, height: 200))
    expect(view.frame, equals: CGRect(x: 5, y: 6, width: 100, height: 200))
    view.frame = CGRect(x: 0, y: 0, width: 50, height: 60)
    expect(view.bounds, equals: CGRect(x: 1, y: 2, width: 50, height: 60))
  }

  @Test func `content that rests at the top goes on resting there when the inset changes`() {
    let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 200))
    view.contentInset = UIEdgeInsets(top: 23, left: 10, bottom: 0, right: 0)
    expect(view.contentOffset, equals: CGPoint(x: -10, y: -23))
    view.contentOffset.y = 40
    view.contentInset.top = 50
    expect(view.contentOffset, equals: CGPoint(x: -10, y: 40))
  }

  @Test func `what the system covers adds to the inset`() {
    let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 200))
    view.contentInset = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    view.coveredInsets = UIEdgeInsets(top: 40, left: 0, bottom: 30, right: 0)
    expect(view.adjustedContentInset, equals: UIEdgeInsets(top: 41, left: 2, bottom: 33, right: 4))
  }
}
