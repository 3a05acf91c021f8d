// SPDX-License-Identifier: Apache-2.0
import AppFoundation
import Expectations
import Foundation
import Testing
import UIKitTestSupport

@testable import UIKit

@MainActor
@Suite(.ownProcess) struct ControlMenuTests {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 600))
  private let screen = UIViewController()
  private let touches: ScreenTouches

  init() {
    touches = ScreenTouches(window)
    window.rootViewController = screen
    window.makeKeyAndVisible()
  }

  private func choose(_ title: String) throws {
    let asked = try #require(window.askedMenu)
    let action = try #require(asked.menu.actions.first { $0.title == title })
    window.askedMenu = nil
    asked.choose(action)
  }

  private func button(_ menu: UIMenu) -> UIButton {
    let button = UIButton(type: .system)
    button.frame = CGRect(x: 20, y: 30, width: 100, height: 40)
    button.menu = menu
    button.showsMenuAsPrimaryAction = true
    screen.view.addSubview(button)
    return button
  }

  private func tap(_ x: Double, _ y: Double) {
    touches.began(at: CGPoint(x: x, y: y))
    touches.ended(at: CGPoint(x: x, y: y))
  }

  @Test func `a tap on a button opens its menu at the button, and runs the action that is chosen`()
    throws
  {
    var told: [String] = []
    let button = button(
      UIMenu(
        title: "Order",
        children: [
          UIAction(title: "Name") { told.append("name \($0.sender is UIButton)") },
          UIAction(title: "Off", attributes: .disabled) { _ in told.append("off") },
          UIMenu(title: "More", children: [UIAction(title: "Drop") { _ in told.append("drop") }]),
        ]
      )
    )
    button.addAction(UIAction { _ in told.append("tap") }, for: .touchUpInside)
    button.addAction(UIAction { _ in told.append("menu") }, for: .menuActionTriggered)
    tap(50, 50)
    expect(window.askedMenu?.menu.title, equals: "Order")
    expect(window.askedMenu?.place, equals: CGRect(x: 20, y: 30, width: 100, height: 40))
    try choose("Off")
    tap(50, 50)
    try choose("Name")
    tap(50, 50)
    try choose("Drop")
    expect(told, equals: ["menu", "menu", "name true", "menu", "drop"])
    expect(screen.presentedViewController, equals: nil)
  }

  @Test func `the chosen entry is marked, and becomes the title of a choice`() throws {
    let children = ["Day", "Week"].map { UIAction(title: $0) { _ in } }
    let button = button(UIMenu(options: .singleSelection, children: children))
    button.changesSelectionAsPrimaryAction = true
    expect(children.map(\.state), equals: [.on, .off])
    expect(button.title(for: .normal), equals: "Day")
    tap(50, 50)
    try choose("Week")
    expect(children.map(\.state), equals: [.off, .on])
    expect(button.title(for: .normal), equals: "Week")
  }

  @Test func `of several groups, only the one with a choice marks what is chosen`() throws {
    let sizes = ["Small", "Large"].map { UIAction(title: $0) { _ in } }
    let plain = UIAction(title: "Plain", state: .on) { _ in }
    _ = button(
      UIMenu(children: [
        plain, UIMenu(options: [.displayInline, .singleSelection], children: sizes),
      ])
    )
    tap(50, 50)
    try choose("Large")
    expect(sizes.map(\.state), equals: [.off, .on])
    expect(plain.state, equals: .on)
    tap(50, 50)
    try choose("Plain")
    expect(sizes.map(\.state), equals: [.off, .on])
  }

  @Test func `a bar's button without an action opens its menu, another one after it was held`()
    throws
  {
    var count = 0
    let share = UIMenu(children: [UIAction(title: "Share") { _ in count += 1 }])
    let add = UIAction { _ in count += 10 }
    let items = [
      UIBarButtonItem(title: "…", menu: share),
      UIBarButtonItem(title: "+", primaryAction: add, menu: share),
    ]
    for (x, item) in zip([200, 250], items) {
      let button = BarButton(item)
      button.frame = CGRect(x: x, y: 0, width: 44, height: 44)
      screen.view.addSubview(button)
    }
    tap(220, 20)
    expect(window.askedMenu?.place, equals: CGRect(x: 200, y: 0, width: 44, height: 44))
    try choose("Share")
    expect(count, equals: 1)
    tap(270, 20)
    #expect(count == 11 && window.askedMenu == nil)
    touches.began(at: CGPoint(x: 270, y: 20))
    WorkClock.current.sleep(0.5)
    touches.ended(at: CGPoint(x: 270, y: 20))
    try choose("Share")
    expect(count, equals: 12)
  }
}
