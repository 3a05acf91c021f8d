// SPDX-License-Identifier: Apache-2.0
import Expectations
import SVProgressHUD
import Testing
import Toast
import UIKitTestSupport

@MainActor @Suite(.ownProcess) struct ToastTests {
  @Test func `a toast stands at the lower edge, as large as its words`() throws {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 800))
    view.makeToast("Saved")
    let toast = try #require(view.subviews.first)
    let label = try #require(toast.subviews.first as? UILabel)
    expect(label.text, equals: "Saved")
    expect(toast.frame.midX, equals: 200)
    // 10 points above the edge; 10 points of padding around the words.
    expect(toast.frame.maxY, equals: 790)
    expect(toast.frame.width, equals: label.frame.width + 20)
    expect(toast.frame.height, equals: label.frame.height + 20)
    view.hideAllToasts()
    expectEmpty(view.subviews)
  }

  @Test func `the sign of work is there once, in the middle`() throws {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 800))
    view.makeToastActivity(.center)
    view.makeToastActivity(.center)
    expect(view.subviews.count, equals: 1)
    expect(view.subviews[0].center, equals: CGPoint(x: 200, y: 400))
    view.hideAllToasts()
    expect(view.subviews.count, equals: 1)
    view.hideToastActivity()
    expectEmpty(view.subviews)
  }

  @Test func `without a window, no progress is shown`() {
    SVProgressHUD.dismiss()
    expect(!SVProgressHUD.isVisible())
  }
}
