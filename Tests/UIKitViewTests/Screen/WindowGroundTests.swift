// SPDX-License-Identifier: Apache-2.0
import Expectations
import Foundation
import LayoutEngine
import Testing
import UIKitTestSupport

@testable import UIKit

/// What is behind everything in a window of 300 × 600 points.
@MainActor
@Suite(.ownProcess) struct WindowGroundTests {
  private let hand = ScreenHand()
  private let root = UIViewController()
  private let presenter: WindowPresenter

  init() {
    presenter = WindowPresenter(hand.window)
    hand.window.rootViewController = root
    hand.window.makeKeyAndVisible()
    root.view.frame = hand.window.bounds
  }

  private var fills: [(box: CGRect, colour: ContentColour)] {
    ScreenPainter.figure(of: hand.window, around: nil).layers.flatMap(\.steps).compactMap { step in
      if case .fill(.box(let box, _), let colour) = step { (box, colour) } else { nil }
    }
  }
  private let whole = CGRect(x: 0, y: 0, width: 300, height: 600)
  private let black = ContentColour(light: 0x0000_00FF)

  @Test func `an app's window without a colour is black, and one with a colour has it`() {
    expectEmpty(fills)
    hand.window.isOfApp = true
    expect(fills.map(\.box), equals: [whole])
    expect(fills.map(\.colour), equals: [black])
    hand.window.backgroundColor = .green
    expect(fills.map(\.colour), equals: [ContentColour(.green)])
    expect(hand.window.backgroundColor, equals: .green)
  }

  private func present(_ style: UIModalPresentationStyle) -> UIViewController {
    let page = UIViewController()
    page.modalPresentationStyle = style
    page.view.backgroundColor = .blue
    root.present(page, animated: false)
    presenter.update()
    return page
  }

  @Test func `behind a full screen that is pulled down nothing but the window is seen`() {
    hand.window.isOfApp = true
    root.view.backgroundColor = .red
    let page = present(.fullScreen)
    page.view.frame.origin.y = 200
    presenter.update()
    expect(page.view.frame.minY, equals: 200)
    expect(fills.map(\.colour), equals: [black, ContentColour(.blue)])
    expect(fills.map(\.box.minY), equals: [0, 200])
    // Nobody touches what is covered.
    expect(hand.window.hitTest(CGPoint(x: 150, y: 100), with: nil) === hand.window)
    root.dismiss(animated: false)
    presenter.update()
    expect(fills.map(\.colour), equals: [black, ContentColour(.red)])
    expect(hand.window.hitTest(CGPoint(x: 150, y: 100), with: nil) === root.view)
  }

  @Test func `behind one that only lies over it the other screen is seen`() {
    root.view.backgroundColor = .red
    let page = present(.overFullScreen)
    page.view.frame.origin.y = 200
    presenter.update()
    expect(fills.map(\.colour), equals: [ContentColour(.red), ContentColour(.blue)])
    // A window of another size places it again.
    hand.window.frame.size.width = 320
    presenter.update()
    expect(page.view.frame, equals: CGRect(x: 0, y: 0, width: 320, height: 600))
  }
}
