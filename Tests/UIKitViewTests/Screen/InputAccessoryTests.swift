// SPDX-License-Identifier: Apache-2.0
import Expectations
import Foundation
import Testing
import UIKitTestSupport

@testable import UIKit

/// What stands at the lower edge of a screen or above its keyboard.
@MainActor
@Suite(.ownProcess) struct InputAccessoryTests {
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
    accessory.update(in: window, responder: field, front: front, keyboard: keyboard)
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
    expect(update(nil), equals: 0)
    expect(bar?.superview, equals: nil)
  }

  @Test func `a field's bar comes before the controller's`() {
    let chat = Chat()
    let field = UITextField()
    let tools = UIToolbar(frame: CGRect(x: 0, y: 0, width: 300, height: 44))
    field.inputAccessoryView = tools
    #expect(update(chat, field: field, keyboard: 200) > 0)
    #expect(tools.superview === window && chat.bar.superview == nil && tools.frame.maxY == 400)
    expect(update(chat, field: UITextField()), equals: 50)
    expect(tools.superview, equals: nil)
  }

  @Test func `a controller becomes the first responder when its window shows it`() {
    let chat = Chat()
    #expect(!chat.becomeFirstResponder() && !chat.isFirstResponder)
    window.rootViewController = UINavigationController(rootViewController: chat)
    window.makeKeyAndVisible()
    window.layOutAround()
    #expect(chat.becomeFirstResponder() && chat.isFirstResponder)
    let field = UITextField(frame: CGRect(x: 0, y: 0, width: 100, height: 30))
    chat.view.addSubview(field)
    #expect(field.becomeFirstResponder() && !chat.isFirstResponder)
    // What was the first responder before is it again.
    #expect(field.resignFirstResponder() && chat.isFirstResponder)
    #expect(chat.resignFirstResponder() && !chat.isFirstResponder)
    #expect(!UIViewController().becomeFirstResponder())
  }

  @Test func `a first responder in a container has its bar, unless another controller covers it`() {
    let (outer, chat) = (UIViewController(), Chat())
    window.rootViewController = outer
    window.makeKeyAndVisible()
    outer.addChild(chat)
    outer.view.addSubview(chat.view)
    chat.view.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
    expect(update(outer), equals: 0)
    #expect(chat.becomeFirstResponder())
    expect(update(outer, field: chat), equals: 50)
    expect(update(UIViewController(), field: chat), equals: 0)
    // One that fills the container needs not ask.
    #expect(chat.resignFirstResponder())
    chat.view.frame = outer.view.bounds
    expect(update(outer), equals: 50)
  }

  @Test func `a bar up to the safe area reaches to the lower edge, without a keyboard`() {
    let writing = Writing()
    writing.bar.autoresizingMask = .flexibleHeight
    let text = UIView()
    text.translatesAutoresizingMaskIntoConstraints = false
    writing.bar.addSubview(text)
    NSLayoutConstraint.activate([
      text.topAnchor.constraint(equalTo: writing.bar.topAnchor, constant: 8),
      text.bottomAnchor.constraint(
        equalTo: writing.bar.safeAreaLayoutGuide.bottomAnchor,
        constant: -8
      ),
      text.heightAnchor.constraint(equalToConstant: 36),
    ])
    window.coveredInsets.bottom = 34
    // 8 + 36 + 8 + 34 points.
    expect(update(writing), equals: 86)
    expect(update(writing, keyboard: 200), equals: 52)
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
    expect(!search.searchBar.showsScopeBar)
    expect(search.searchBar.begin())
    expect(search.searchBar.showsScopeBar)
    search.finish()
    expect(!search.searchBar.showsScopeBar)
  }
}
