// SPDX-License-Identifier: Apache-2.0
import Expectations
import Foundation
import LayoutEngine
import Testing
import UIKitTestSupport

@testable import UIKit

/// The badges of tabs, in a window of 300 × 600 points.
@MainActor
@Suite(.ownProcess) struct TabBadgeTests {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 600))

  @Test func `badges have the colour that the app chose for all tabs, or their own`() {
    UITabBarItem.appearance().badgeColor = .green
    let tabs = UITabBarController()
    let (first, second) = (UIViewController(), UIViewController())
    first.tabBarItem.badgeValue = "1"
    second.tabBarItem.badgeValue = "2"
    second.tabBarItem.badgeColor = .blue
    tabs.viewControllers = [first, second]
    window.rootViewController = tabs
    window.makeKeyAndVisible()
    window.layOutAround()
    let steps = ScreenPainter.figure(of: window, around: nil).layers.flatMap(\.steps)
    let fills = steps.compactMap { step in
      if case .fill(.box(let box, radius: 9), let colour) = step, box.height == 18 {
        colour
      } else {
        nil
      }
    }
    expect(fills, equals: [ContentColour(.green), ContentColour(.blue)])
  }
}
