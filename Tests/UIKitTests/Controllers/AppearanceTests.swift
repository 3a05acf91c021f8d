// SPDX-License-Identifier: Apache-2.0
import Expectations
import Foundation
import Testing

@testable import UIKit

@MainActor
@Suite(.serialized) struct AppearanceTests {
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
    #expect(late.tintColor == .systemRed && late.barTintColor == .black)
    expect(UITabBarController().tabBar.unselectedItemTintColor, equals: .brown)
    #expect(UILabel.appearance().textColor == .green && UILabel().textColor != .green)
    let within = UIView.appearance(whenContainedInInstancesOf: [UIAlertController.self])
    within.tintColor = .orange
    #expect(UIView.appearance().tintColor != .orange)
  }

  @Test func `the edit button begins and ends editing`() {
    let controller = UITableViewController(style: .plain)
    let button = controller.editButtonItem
    #expect(button.title == "Edit" && !controller.isEditing)
    button.primaryAction?.choose()
    #expect(button.title == "Done" && controller.isEditing && controller.tableView.isEditing)
    controller.isEditing = false
    #expect(button.title == "Edit" && !controller.tableView.isEditing)
  }
}
