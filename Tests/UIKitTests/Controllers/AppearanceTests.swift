// SPDX-License-Identifier: Apache-2.0
import Expectations
import Foundation
import Testing
import UIKitTestSupport

@testable import UIKit

@MainActor
@Suite(.serialized, .ownProcess) struct AppearanceTests {
  @Test func `bars that are made later have the look that was chosen for all`() {
    let before = Appearances.current
    Appearances.current = Appearances()
    defer { Appearances.current = before }
    let early = UINavigationController().navigationBar
    UINavigationBar.appearance().tintColor = .systemRed
    UINavigationBar.appearance().barTintColor = .black
    UITabBar.appearance().unselectedItemTintColor = .brown
    UILabel.appearance().textColor = .green
    let late = UINavigationController().navigationBar
    #expect(early.tintColor != .systemRed && early.barTintColor == nil)
    expect(late.tintColor, equals: .systemRed)
    expect(late.barTintColor, equals: .black)
    expect(UITabBarController().tabBar.unselectedItemTintColor, equals: .brown)
    #expect(UILabel.appearance().textColor == .green && UILabel().textColor != .green)
    let within = UIView.appearance(whenContainedInInstancesOf: [UIAlertController.self])
    within.tintColor = .orange
    #expect(UIView.appearance().tintColor != .orange)
  }

  final class Caption: UILabel {}
  final class Menu: UIViewController {}

  @Test
  func `a look is that of its class and of what extends it, and that of a subclass counts more`() {
    let before = Appearances.current
    Appearances.current = Appearances()
    defer { Appearances.current = before }
    UILabel.appearance().textColor = .green
    UILabel.appearance().font = .systemFont(ofSize: 11)
    Caption.appearance().textColor = .red
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    let (label, caption, own) = (UILabel(), Caption(), Caption())
    own.textColor = .blue
    for view in [label, caption, own] { window.addSubview(view) }
    expect([label, caption, own].map { $0.textColor }, equals: [.green, .red, .blue])
    expect(caption.font.pointSize, equals: 11)
  }

  @Test func `a look of what is within a controller or a view is only for that`() {
    let before = Appearances.current
    Appearances.current = Appearances()
    defer { Appearances.current = before }
    UILabel.appearance(whenContainedInInstancesOf: [Menu.self]).textColor = .red
    UILabel.appearance(whenContainedInInstancesOf: [UIStackView.self, Menu.self]).textColor = .brown
    UIView.appearance(whenContainedInInstancesOf: [UIScrollView.self]).tintColor = .orange
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    let menu = Menu()
    let (outside, inside, deep) = (UILabel(), UILabel(), UILabel())
    let stack = UIStackView(arrangedSubviews: [deep])
    let (scroller, switcher) = (UIScrollView(), UISwitch())
    scroller.addSubview(switcher)
    for view in [inside, stack, scroller] { menu.view.addSubview(view) }
    for view in [outside, menu.view as UIView] { window.addSubview(view) }
    #expect(outside.textColor != .red)
    expect([inside.textColor, deep.textColor], equals: [.red, .brown])
    #expect(switcher.tintColor == .orange && outside.tintColor != .orange)
  }

  @Test func `bars without a picture, a line or a ground of their own take those of all`() {
    let before = Appearances.current
    Appearances.current = Appearances()
    defer { Appearances.current = before }
    UINavigationBar.appearance().setBackgroundImage(UIImage(), for: .default)
    UINavigationBar.appearance().shadowImage = UIImage()
    UITabBarItem.appearance().setTitleTextAttributes(
      [.foregroundColor: UIColor.red],
      for: .selected
    )
    let bar = UINavigationController().navigationBar
    #expect(bar.backgroundImage(for: .default) != nil && bar.shadowImage != nil)
    expect(bar.backgroundImage(for: .compact), equals: nil)
    let item = Appearances.current.chosen(for: UITabBarItem()).first
    expect(
      item?.titleTextAttributes(for: .selected)?[.foregroundColor] as? UIColor,
      equals: .red
    )
  }

  @Test func `the edit button begins and ends editing`() {
    let controller = UITableViewController(style: .plain)
    let button = controller.editButtonItem
    expect(button.title, equals: "Edit")
    expect(!controller.isEditing)
    button.primaryAction?.choose()
    expect(button.title, equals: "Done")
    expect(controller.isEditing)
    expect(controller.tableView.isEditing)
    controller.isEditing = false
    expect(button.title, equals: "Edit")
    expect(!controller.tableView.isEditing)
  }
}
