// SPDX-License-Identifier: Apache-2.0
import Expectations
import Foundation
import Testing
import UIKit
import UIKitTestSupport

@MainActor
@Suite(.ownProcess) struct ShownChildTests {
  private let first = UIViewController()
  private let second = UIViewController()

  /// What lies in a container's view besides its bars.
  private func contents(of container: UIViewController) -> [UIView] {
    container.view.subviews.filter { !($0 is UITabBar || $0 is UINavigationBar || $0 is UIToolbar) }
  }

  @Test func `a tab bar controller shows the chosen child in the whole of its view`() {
    let tabs = UITabBarController()
    tabs.viewControllers = [first, second]
    expect(!first.isViewLoaded)
    tabs.view.frame.size = CGSize(width: 120, height: 90)
    expect(contents(of: tabs), equals: [first.view])
    expect(first.view.frame, equals: CGRect(x: 0, y: 0, width: 120, height: 90))
    expect(!second.isViewLoaded)
    tabs.selectedViewController = second
    expect(tabs.selectedIndex, equals: 1)
    expect(contents(of: tabs), equals: [second.view])
    expect(second.view.frame, equals: tabs.view.bounds)
    #expect(tabs.tabBar.selectedItem === second.tabBarItem)
  }

  /// Notes where its list was when it had appeared.
  private final class Listing: UIViewController {
    let list = UIScrollView()
    var seen: CGRect?
    var appearances: [String] = []

    override func viewDidLoad() {
      super.viewDidLoad()
      view.addSubview(list)
    }
    override func viewDidLayoutSubviews() {
      super.viewDidLayoutSubviews()
      list.frame = view.bounds.insetBy(dx: 10, dy: 10)
    }
    override func viewWillAppear(_ animated: Bool) {
      super.viewWillAppear(animated)
      appearances.append("will")
    }
    override func viewDidAppear(_ animated: Bool) {
      super.viewDidAppear(animated)
      appearances.append("did")
      seen = list.frame
    }
    override func viewDidDisappear(_ animated: Bool) {
      super.viewDidDisappear(animated)
      appearances.append("gone")
    }
  }

  @Test func `a chosen child has its place when it has appeared`() {
    let (tabs, listing) = (UITabBarController(), Listing())
    let stack = UINavigationController(rootViewController: listing)
    stack.isNavigationBarHidden = true
    tabs.viewControllers = [first, stack]
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 120, height: 90))
    window.rootViewController = tabs
    window.makeKeyAndVisible()
    tabs.selectedIndex = 1
    expect(listing.appearances, equals: ["will", "did"])
    tabs.selectedIndex = 0
    expect(listing.appearances, equals: ["will", "did", "gone"])
    expect(listing.seen, equals: CGRect(x: 10, y: 10, width: 100, height: 70))
  }

  @Test func `a tab has its controller's title`() {
    first.title = "Shelf"
    expect(first.tabBarItem.title, equals: "Shelf")
  }

  @Test func `a stack's title is its tab's, whether the tab's picture or the title comes first`() {
    let (one, other) = (UINavigationController(rootViewController: first), UINavigationController())
    one.tabBarItem.image = UIImage(systemName: "heart")
    one.title = "Shelf"
    #expect(one.tabBarItem.title == "Shelf" && one.tabBarItem.image != nil)
    other.title = "Desk"
    other.pushViewController(second, animated: false)
    expect(other.tabBarItem.title, equals: "Desk")
  }

  @Test func `a stack shows its top controller`() {
    let stack = UINavigationController(rootViewController: first)
    expect(contents(of: stack), equals: [first.view])
    stack.pushViewController(second, animated: false)
    expect(contents(of: stack), equals: [second.view])
    stack.popViewController(animated: false)
    expect(contents(of: stack), equals: [first.view])
    stack.setViewControllers([second], animated: false)
    expect(contents(of: stack), equals: [second.view])
  }

  @Test func `a window with a scene has the size of the screen, as its root controller's view`() {
    let window = UIWindow(windowScene: UIWindowScene())
    window.rootViewController = first
    expect(window.frame.size, equals: UIScreen.main.bounds.size)
    expect(first.view.frame, equals: window.bounds)
  }

  @Test func `a stack has the tab of its first controller until it gets its own`() {
    let inner = UIViewController()
    inner.title = "Studio"
    let stack = UINavigationController(rootViewController: inner)
    expect(stack.tabBarItem.title, equals: "Studio")
    let photo = UITabBarItem(title: "Photos", image: nil, tag: 4)
    inner.tabBarItem = photo
    #expect(stack.tabBarItem === photo)
    inner.title = "Pictures"
    expect(photo.title, equals: "Pictures")
    let own = UITabBarItem(title: "Mine", image: nil, tag: 5)
    stack.tabBarItem = own
    #expect(stack.tabBarItem === own && inner.tabBarItem === photo)
  }

  @Test func `a new title is also that of the navigation item`() {
    let controller = UIViewController()
    controller.navigationItem.title = "Before"
    controller.title = "After"
    expect(controller.navigationItem.title, equals: "After")
  }
}
