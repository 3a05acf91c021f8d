// SPDX-License-Identifier: Apache-2.0
import SVProgressHUD
import Testing
import Toast

@MainActor @Suite struct ToastTests {
  @Test func `a toast stands at the lower edge, as large as its words`() throws {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 800))
    view.makeToast("Saved")
    let toast = try #require(view.subviews.first)
    let label = try #require(toast.subviews.first as? UILabel)
    #expect(label.text == "Saved")
    #expect(toast.frame.midX == 200)
    // 10 points above the edge; 10 points of padding around the words.
    #expect(toast.frame.maxY == 790)
    #expect(toast.frame.width == label.frame.width + 20)
    #expect(toast.frame.height == label.frame.height + 20)
    view.hideAllToasts()
    #expect(view.subviews.isEmpty)
  }

  @Test func `the sign of work is there once, in the middle`() throws {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 800))
    view.makeToastActivity(.center)
    view.makeToastActivity(.center)
    #expect(view.subviews.count == 1)
    #expect(view.subviews[0].center == CGPoint(x: 200, y: 400))
    view.hideAllToasts()
    #expect(view.subviews.count == 1)
    view.hideToastActivity()
    #expect(view.subviews.isEmpty)
  }

  @Test func `without a window, no progress is shown`() {
    SVProgressHUD.dismiss()
    #expect(!SVProgressHUD.isVisible())
  }
}
