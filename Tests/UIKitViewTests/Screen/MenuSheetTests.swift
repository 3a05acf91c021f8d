// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing

@testable import UIKit

@MainActor
@Suite struct MenuSheetTests {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 600))
  private let screen = UIViewController()
  private let touches: ScreenTouches

  init() {
    touches = ScreenTouches(window)
    window.rootViewController = screen
    window.makeKeyAndVisible()
  }

  private var sheet: UIAlertController? { screen.presentedViewController as? UIAlertController }

  private func choose(_ title: String) throws {
    let sheet = try #require(sheet)
    let action = try #require(sheet.actions.first { $0.title == title })
    sheet.choose(action)
  }

  private func button(_ menu: UIMenu) -> UIButton {
    let button = UIButton(type: .system)
    button.frame = CGRect(x: 0, y: 0, width: 100, height: 40)
    button.menu = menu
    button.showsMenuAsPrimaryAction = true
    screen.view.addSubview(button)
    return button
  }

  private func tap(_ x: Double, _ y: Double) {
    touches.began(at: CGPoint(x: x, y: y))
    touches.ended(at: CGPoint(x: x, y: y))
  }

  @Test func `a tap on a button shows its menu's entries, and runs the one that is chosen`() throws
  {
    var told: [String] = []
    let button = button(
      UIMenu(
        title: "Order",
        children: [
          UIAction(title: "Name") { told.append("name \($0.sender is UIButton)") },
          UIAction(title: "Gone", attributes: .hidden) { _ in },
          UIMenu(
            options: .displayInline,
            children: [UIAction(title: "Off", attributes: .disabled) { _ in told.append("off") }]
          ),
          UIMenu(
            title: "More",
            children: [
              UIAction(title: "Drop", attributes: .destructive) { _ in told.append("drop") }
            ]
          ),
        ]
      )
    )
    button.addAction(UIAction { _ in told.append("tap") }, for: .touchUpInside)
    tap(50, 20)
    #expect(sheet?.title == "Order" && sheet?.preferredStyle == .actionSheet)
    #expect(sheet?.actions.map(\.title) == ["Name", "Off", "More ›", "Cancel"])
    #expect(sheet?.actions.map(\.isEnabled) == [true, false, true, true])
    try choose("Off")
    try choose("Name")
    #expect(told == ["name true"])
    tap(50, 20)
    try choose("More ›")
    #expect(sheet?.actions.map(\.title) == ["Drop", "Cancel"])
    #expect(sheet?.actions.first?.style == .destructive)
    try choose("Drop")
    #expect(told == ["name true", "drop"])
  }

  @Test func `the chosen entry is marked, and becomes the title of a choice`() throws {
    let children = ["Day", "Week"].map { UIAction(title: $0) { _ in } }
    let button = button(UIMenu(options: .singleSelection, children: children))
    button.changesSelectionAsPrimaryAction = true
    tap(50, 20)
    try choose("Week")
    #expect(children.map(\.state) == [.off, .on])
    #expect(button.title(for: .normal) == "Week")
    tap(50, 20)
    #expect(sheet?.actions.map(\.title) == ["Day", "✓ Week", "Cancel"])
  }

  @Test func `a bar's button without an action opens its menu`() throws {
    // Another test may have made its own window the key one in the meantime.
    window.makeKeyAndVisible()
    var count = 0
    let menu = UIMenu(children: [
      UIDeferredMenuElement.uncached { $0([UIAction(title: "Share") { _ in count += 1 }]) }
    ])
    UIBarButtonItem(title: "…", menu: menu).choose()
    try choose("Share")
    #expect(count == 1)
    UIBarButtonItem(title: "…", primaryAction: UIAction { _ in count += 10 }, menu: menu).choose()
    #expect(count == 11 && sheet == nil)
  }
}

@MainActor
@Suite struct NewViewTests {
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
    #expect(screen.count == 1)
  }

  @Test func `a stepper's value stays within its bounds`() {
    let stepper = UIStepper()
    stepper.minimumValue = 1
    #expect(stepper.value == 1)
    stepper.value = 300
    #expect(stepper.value == 100)
    stepper.maximumValue = 5
    #expect(stepper.value == 5)
  }

  @Test func `an empty text view is as high as its first line`() {
    let view = UITextView()
    view.font = .systemFont(ofSize: 17)
    view.textContainerInset = UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0)
    // The line of the system font at 17 pt is 20.29 pt, in whole points 21.
    #expect(view.sizeThatFits(CGSize(width: 200, height: 0)).height == 37)
  }

  @Test func `system buttons have their symbols, and a new cell has a row's size`() {
    #expect(UIButton(type: .close).image(for: .normal) != nil)
    #expect(UIButton(type: .contactAdd).image(for: .normal) != nil)
    #expect(UIButton(type: .system).image(for: .normal) == nil)
    #expect(UITableViewCell().frame == CGRect(x: 0, y: 0, width: 320, height: 44))
  }
}
