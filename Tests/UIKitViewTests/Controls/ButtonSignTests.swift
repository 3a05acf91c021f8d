// SPDX-License-Identifier: Apache-2.0
import Expectations
import Foundation
import LayoutEngine
import Testing
import UIKitTestSupport

@testable import UIKit

/// The signs that the system gives buttons.
@MainActor
@Suite(.ownProcess) struct ButtonSignTests {
  @Test func `a button that closes something is a cross on a disc of 30 points`() {
    let button = UIButton(type: .close)
    expect(button.intrinsicContentSize, equals: CGSize(width: 30, height: 30))
    // In a larger button, the disc is in the middle.
    button.frame = CGRect(x: 0, y: 0, width: 44, height: 44)
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    window.addSubview(button)
    let discs = ScreenPainter.figure(of: window, around: nil).layers.flatMap(\.steps)
      .compactMap { step -> CGRect? in
        if case .fill(.box(let rect, radius: 15), _) = step { rect } else { nil }
      }
    expect(discs, equals: [CGRect(x: 7, y: 7, width: 30, height: 30)])
  }

  @Test func `a button that is a choice has a sign behind its title, unless it shall have none`() {
    var look = UIButton.Configuration.plain()
    look.title = "Size"
    let button = UIButton(configuration: look)
    let width = button.intrinsicContentSize.width
    button.menu = UIMenu(children: [UIAction(title: "Size", state: .on) { _ in }])
    button.changesSelectionAsPrimaryAction = true
    expect(button.intrinsicContentSize.width, equals: width)
    button.showsMenuAsPrimaryAction = true
    // The sign has 14 points, and 5 before it.
    expect(button.intrinsicContentSize.width, equals: width + 19)
    let box = CGRect(x: 0, y: 0, width: width + 19, height: 34)
    let places = button.places(in: box)
    expect(places.indicator, equals: CGRect(x: places.title.maxX + 5, y: 10, width: 14, height: 14))
    button.configuration?.indicator = .none
    expect(button.intrinsicContentSize.width, equals: width)
  }
}
