// SPDX-License-Identifier: Apache-2.0
import Expectations
import Foundation
import Testing
import UIKitTestSupport

@testable import UIKit

@MainActor
@Suite(.ownProcess) struct NewViewTests {
  /// A screen that makes its constraints when it is asked to.
  private final class Asked: UIViewController {
    var count = 0
    override func viewDidLoad() { view.setNeedsUpdateConstraints() }
    override func updateViewConstraints() {
      count += 1
      super.updateViewConstraints()
    }
  }

  @Test
  func `a controller updates its view's constraints before the layout, once for each request`() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 600))
    let screen = Asked()
    window.rootViewController = screen
    window.makeKeyAndVisible()
    window.layOutAround()
    window.layOutAround()
    expect(screen.count, equals: 1)
  }

  @Test func `the edit button is bold while something is edited`() {
    let screen = UIViewController()
    expect(screen.editButtonItem.title, equals: "Edit")
    expect(screen.editButtonItem.style, equals: .plain)
    screen.setEditing(true, animated: false)
    expect(screen.editButtonItem.title, equals: "Done")
    expect(screen.editButtonItem.style, equals: .done)
    screen.setEditing(false, animated: false)
    expect(screen.editButtonItem.style, equals: .plain)
  }

  @Test func `a search that code begins has the keyboard`() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 600))
    let touches = ScreenTouches(window)
    let screen = UIViewController()
    let search = UISearchController(searchResultsController: nil)
    screen.navigationItem.searchController = search
    window.rootViewController = UINavigationController(rootViewController: screen)
    window.makeKeyAndVisible()
    // The bar is not in the window yet.
    search.isActive = true
    window.layOutAround()
    #expect(touches.field === search.searchBar.searchTextField)
    search.isActive = false
    expect(touches.field, equals: nil)
    search.isActive = true
    #expect(touches.field === search.searchBar.searchTextField)
  }

  @Test func `a stepper's value stays within its bounds`() {
    let stepper = UIStepper()
    stepper.minimumValue = 1
    expect(stepper.value, equals: 1)
    stepper.value = 300
    expect(stepper.value, equals: 100)
    stepper.maximumValue = 5
    expect(stepper.value, equals: 5)
  }

  @Test func `an empty text view is as high as its first line`() {
    let view = UITextView()
    view.font = .systemFont(ofSize: 17)
    view.textContainerInset = UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0)
    // The line of the system font at 17 pt is 20.29 pt, in whole points 21.
    expect(view.sizeThatFits(CGSize(width: 200, height: 0)).height, equals: 37)
  }

  @Test func `system buttons have their symbols, and a new cell has a row's size`() {
    #expect(UIButton(type: .close).image(for: .normal) != nil)
    #expect(UIButton(type: .contactAdd).image(for: .normal) != nil)
    expect(UIButton(type: .system).image(for: .normal), equals: nil)
    expect(UITableViewCell().frame, equals: CGRect(x: 0, y: 0, width: 320, height: 44))
  }
}
