// SPDX-License-Identifier: Apache-2.0
import Expectations
import Foundation
import Testing
import UIKitTestSupport

@testable import UIKit

/// Which controller presents for which, and what each of them is told.
@MainActor
@Suite(.ownProcess) struct PresentingChainTests {
  private final class Told: UIViewController {
    var calls: [String] = []
    override func viewWillAppear(_ animated: Bool) { calls.append("will") }
    override func viewDidAppear(_ animated: Bool) { calls.append("did") }
    override func viewWillDisappear(_ animated: Bool) { calls.append("will go") }
    override func viewDidDisappear(_ animated: Bool) { calls.append("gone") }
  }

  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 600))
  private let first = Told()
  private let stack: UINavigationController
  private let presenter: WindowPresenter

  init() {
    stack = UINavigationController(rootViewController: first)
    presenter = WindowPresenter(window)
    window.rootViewController = stack
    window.makeKeyAndVisible()
    window.layOutAround()
    stack.beginAppearanceTransition(true, animated: false)
    stack.endAppearanceTransition()
    first.calls = []
  }

  @Test func `the outermost controller presents, and those in it know`() {
    let shown = UIViewController()
    first.present(shown, animated: true)
    #expect(shown.presentingViewController === stack && stack.presentedViewController === shown)
    #expect(first.presentedViewController === shown)
    // Who presents already goes on with that.
    let late = UIViewController()
    stack.present(late, animated: true)
    #expect(stack.presentedViewController === shown && late.presentingViewController == nil)
    first.dismiss(animated: true)
    expect(first.presentedViewController, equals: nil)
    expect(shown.presentingViewController, equals: nil)
  }

  @Test func `a controller in the nearest context presents in its own`() {
    let shown = UIViewController()
    shown.modalPresentationStyle = .overCurrentContext
    first.definesPresentationContext = true
    first.present(shown, animated: true)
    #expect(shown.presentingViewController === first && stack.presentedViewController == nil)
  }

  @Test func `a controller in a presented stack closes the stack, and an alert over it first`() {
    let form = UIViewController()
    let sheet = UINavigationController(rootViewController: form)
    first.present(sheet, animated: true)
    presenter.update()
    let alert = UIAlertController(title: "Sure?", message: nil, preferredStyle: .alert)
    form.present(alert, animated: true)
    #expect(alert.presentingViewController === sheet)
    form.dismiss(animated: true)
    #expect(sheet.presentedViewController == nil && stack.presentedViewController === sheet)
    form.dismiss(animated: true)
    presenter.update()
    expect(stack.presentedViewController, equals: nil)
    expect(sheet.view.superview, equals: nil)
  }

  @Test func `a controller that nobody sees any more is told so, unless a sheet lies over it`() {
    let sheet = UIViewController()
    first.present(sheet, animated: true)
    presenter.update()
    sheet.dismiss(animated: true)
    presenter.update()
    expectEmpty(first.calls)
    let whole = Told()
    whole.modalPresentationStyle = .fullScreen
    first.present(whole, animated: true)
    presenter.update()
    expect(first.calls, equals: ["will go", "gone"])
    expect(whole.calls, equals: ["will", "did"])
    first.dismiss(animated: true)
    presenter.update()
    expect(first.calls, equals: ["will go", "gone", "will", "did"])
    expect(whole.calls, equals: ["will", "did", "will go", "gone"])
  }
}
