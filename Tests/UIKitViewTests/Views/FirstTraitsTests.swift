// SPDX-License-Identifier: Apache-2.0
import Expectations
import Foundation
import Testing
import UIKitTestSupport

@testable import UIKit

/// Views and controllers that come into a window for the first time.
@MainActor
@Suite(.ownProcess) struct FirstTraitsTests {
  private final class Listener: UIView {
    var calls: [UITraitCollection?] = []
    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
      calls.append(previousTraitCollection)
    }
  }

  private final class Controller: UIViewController {
    var calls = 0
    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
      calls += 1
    }
  }

  @Test func `a view hears of its traits once, when it comes into a window`() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let (holder, view) = (UIView(), Listener())
    holder.addSubview(view)
    expectEmpty(view.calls)
    window.addSubview(holder)
    expect(view.calls, equals: [nil])
    holder.removeFromSuperview()
    window.addSubview(holder)
    expect(view.calls.count, equals: 1)
  }

  @Test func `the controller of the view hears of them, too`() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let controller = Controller()
    window.rootViewController = controller
    window.makeKeyAndVisible()
    expect(controller.calls, equals: 1)
  }
}
