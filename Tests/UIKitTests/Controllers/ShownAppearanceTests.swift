// SPDX-License-Identifier: Apache-2.0
import Expectations
import Foundation
import Testing
import UIKit
import UIKitTestSupport

/// Which controllers hear that their views appear, when containers show others.
@MainActor
@Suite(.ownProcess) struct ShownAppearanceTests {
  private final class Recorder: UIViewController {
    var told: [String] = []
    override func viewWillAppear(_ animated: Bool) {
      super.viewWillAppear(animated)
      told.append("will")
    }
    override func viewDidAppear(_ animated: Bool) {
      super.viewDidAppear(animated)
      told.append("did")
    }
    override func viewWillDisappear(_ animated: Bool) {
      super.viewWillDisappear(animated)
      told.append("leaves")
    }
  }

  private let first = Recorder()
  private let second = Recorder()

  private func show(_ controller: UIViewController) -> UIWindow {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 200, height: 300))
    window.rootViewController = controller
    window.makeKeyAndVisible()
    controller.beginAppearanceTransition(true, animated: false)
    controller.endAppearanceTransition()
    return window
  }

  @Test func `the top of a stack hears of its tab, once`() {
    let tabs = UITabBarController()
    tabs.viewControllers = [first, second].map { UINavigationController(rootViewController: $0) }
    let window = show(tabs)
    expect(first.told, equals: ["will", "did"])
    expectEmpty(second.told)
    tabs.selectedIndex = 1
    expect(first.told, equals: ["will", "did", "leaves"])
    expect(second.told, equals: ["will", "did"])
    tabs.selectedIndex = 0
    expect(first.told.suffix(2), equals: ["will", "did"])
    expect(second.told.last, equals: "leaves")
    #expect(window.rootViewController === tabs)
  }

  @Test func `a child hears when its view comes into a parent's that is seen, and leaves it`() {
    let parent = Recorder()
    let window = show(parent)
    parent.addChild(first)
    parent.view.addSubview(first.view)
    first.didMove(toParent: parent)
    expect(first.told, equals: ["will", "did"])
    first.view.removeFromSuperview()
    expect(first.told, equals: ["will", "did", "leaves"])
    #expect(window.rootViewController === parent)
  }

  @Test func `a tab bar controller's new child is one of its tabs`() {
    let tabs = UITabBarController()
    tabs.addChild(first)
    tabs.addChild(UINavigationController(rootViewController: second))
    expect(tabs.viewControllers?.count, equals: 2)
    expect(tabs.children.count, equals: 2)
    #expect(tabs.selectedViewController === first)
  }

  @Test func `containers take bars of an app's own by their keys`() {
    final class OwnBar: UITabBar {}
    final class OwnTop: UINavigationBar {}
    let tabs = UITabBarController()
    tabs.loadViewIfNeeded()
    tabs.setValue(OwnBar(), forKey: "tabBar")
    #expect(tabs.tabBar is OwnBar && tabs.tabBar.superview === tabs.view)
    let stack = UINavigationController(navigationBarClass: OwnTop.self, toolbarClass: nil)
    #expect(stack.navigationBar is OwnTop)
  }
}
