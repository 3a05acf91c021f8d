// SPDX-License-Identifier: Apache-2.0
import Expectations
import Foundation
import Testing

@testable import UIKit

/// What stands at the lower edge of a screen or above its keyboard.
@MainActor
@Suite struct InputAccessoryTests {
  private final class Chat: UIViewController {
    let bar = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 50))
    override var canBecomeFirstResponder: Bool { true }
    override var inputAccessoryView: UIView? { bar }
  }

  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 600))
  private let accessory = InputAccessory()

  private func update(
    _ front: UIViewController?,
    field: UIResponder? = nil,
    keyboard: CGFloat = 0
  )
    -> CGFloat
  {
    accessory.update(in: window, field: field, front: front, keyboard: keyboard)
  }

  @Test func `a controller's bar is at the lower edge and moves with the keyboard`() {
    let chat = Chat()
    let stack = UINavigationController(rootViewController: chat)
    expect(update(stack), equals: 50)
    expect(chat.bar.frame, equals: CGRect(x: 0, y: 550, width: 300, height: 50))
    expect(update(stack, keyboard: 250), equals: 50)
    #expect(chat.bar.frame.maxY == 350 && window.subviews.last === chat.bar)
    expect(update(UIViewController()), equals: 0)
    expect(chat.bar.superview, equals: nil)
    #expect(update(stack) == 50 && chat.bar.superview === window)
  }

  /// A bar that is as high as its constraints say.
  private final class Flexible: UIView {
    override var intrinsicContentSize: CGSize { .zero }
  }

  private final class Writing: UIViewController {
    let bar = Flexible(frame: .zero)
    override var canBecomeFirstResponder: Bool { true }
    override var inputAccessoryView: UIView? { bar }
  }

  @Test
  func `a bar that names no height has that of its constraints, and goes with its controller`() {
    var writing: Writing? = Writing()
    let bar = writing?.bar
    bar?.autoresizingMask = .flexibleHeight
    let field = UIView()
    field.translatesAutoresizingMaskIntoConstraints = false
    bar?.addSubview(field)
    if let bar {
      NSLayoutConstraint.activate([
        field.topAnchor.constraint(equalTo: bar.topAnchor, constant: 8),
        field.bottomAnchor.constraint(equalTo: bar.bottomAnchor, constant: -8),
        field.heightAnchor.constraint(equalToConstant: 36),
      ])
    }
    expect(update(writing), equals: 52)
    expect(bar?.frame, equals: CGRect(x: 0, y: 548, width: 300, height: 52))
    writing = nil
    #expect(update(nil) == 0 && bar?.superview == nil)
  }

  @Test func `a field's bar comes before the controller's`() {
    let chat = Chat()
    let field = UITextField()
    let tools = UIToolbar(frame: CGRect(x: 0, y: 0, width: 300, height: 44))
    field.inputAccessoryView = tools
    #expect(update(chat, field: field, keyboard: 200) > 0)
    #expect(tools.superview === window && chat.bar.superview == nil && tools.frame.maxY == 400)
    #expect(update(chat, field: UITextField()) == 50 && tools.superview == nil)
  }

  @Test func `a search bar has room for its scopes, and a chosen one is told`() {
    let bar = UISearchBar(frame: .zero)
    let told = Scopes()
    bar.delegate = told
    bar.scopeButtonTitles = ["All", "New", "Old"]
    expect(bar.sizeThatFits(CGSize(width: 300, height: 0)).height, equals: 56)
    bar.showsScopeBar = true
    // 44 points for the scopes.
    expect(bar.sizeThatFits(CGSize(width: 300, height: 0)).height, equals: 100)
    bar.frame = CGRect(x: 0, y: 0, width: 300, height: 100)
    window.addSubview(bar)
    bar.layoutSubviews()
    expect(bar.searchTextField.frame, equals: CGRect(x: 8, y: 10, width: 284, height: 36))
    let touches = ScreenTouches(window)
    // Thirds of 284 points: the middle one, 56 + 6 + 16 below the top.
    touches.began(at: CGPoint(x: 150, y: 78))
    touches.ended(at: CGPoint(x: 150, y: 78))
    #expect(told.chosen == [1] && bar.selectedScopeButtonIndex == 1)
  }

  private final class Scopes: UISearchBarDelegate {
    var chosen: [Int] = []
    func searchBar(
      _ searchBar: UISearchBar,
      selectedScopeButtonIndexDidChange selectedScope: Int
    ) {
      chosen.append(selectedScope)
    }
  }

  @Test func `the scopes of a search controller appear while people search`() {
    let search = UISearchController(searchResultsController: nil)
    search.searchBar.scopeButtonTitles = ["A", "B"]
    #expect(!search.searchBar.showsScopeBar)
    #expect(search.searchBar.begin() && search.searchBar.showsScopeBar)
    search.finish()
    #expect(!search.searchBar.showsScopeBar)
  }
}
