// SPDX-License-Identifier: Apache-2.0
import Expectations
import Foundation
import Testing
import UIKitTestSupport

@testable import UIKit

/// Toolbars of stacks, whose items change while they are seen.
@MainActor
@Suite(.ownProcess) struct ToolbarTests {
  private final class Detail: UIViewController {
    override func viewWillDisappear(_ animated: Bool) {
      navigationController?.setToolbarHidden(true, animated: false)
    }
  }

  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))

  private func buttons(of bar: UIToolbar) -> [BarButton] {
    bar.subviews.compactMap { $0 as? BarButton }
  }

  @Test func `a toolbar shows what becomes of its items`() {
    let bar = UIToolbar(frame: CGRect(x: 0, y: 800, width: 390, height: 44))
    let count = UIBarButtonItem(title: "None", style: .plain, target: nil, action: nil)
    let trash = UIBarButtonItem(title: "Delete", style: .plain, target: nil, action: nil)
    trash.isEnabled = false
    bar.items = [count, trash]
    window.addSubview(bar)
    window.layOutAround()
    let first = buttons(of: bar)
    #expect(first.map(\.words) == ["None", "Delete"] && first.map(\.isEnabled) == [true, false])
    window.layOutAround()
    expect(buttons(of: bar).map(ObjectIdentifier.init), equals: first.map(ObjectIdentifier.init))
    (count.title, trash.isEnabled) = ("1 selected", true)
    window.layOutAround()
    let then = buttons(of: bar)
    #expect(
      then.map(\.words) == ["1 selected", "Delete"] && then.map(\.isEnabled) == [true, true]
    )
  }

  @Test func `a controller that is popped still has its stack while it disappears`() {
    let root = UIViewController()
    let stack = UINavigationController(rootViewController: root)
    window.rootViewController = stack
    window.makeKeyAndVisible()
    window.layOutAround()
    let detail = Detail()
    stack.pushViewController(detail, animated: false)
    stack.setToolbarHidden(false, animated: false)
    window.layOutAround()
    stack.popViewController(animated: false)
    expect(stack.isToolbarHidden)
    expect(detail.navigationController, equals: nil)
    expect(stack.viewControllers, equals: [root])
  }
}
