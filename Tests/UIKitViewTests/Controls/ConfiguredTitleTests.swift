// SPDX-License-Identifier: Apache-2.0
import Expectations
import Foundation
import LayoutEngine
import Testing
import UIKitTestSupport

@testable import UIKit

/// Titles of buttons with configurations.
@MainActor
@Suite(.ownProcess) struct ConfiguredTitleTests {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 200, height: 200))

  private func steps(of view: UIView) -> [ScreenStep] {
    view.frame = CGRect(x: 0, y: 0, width: 100, height: 40)
    window.addSubview(view)
    defer { view.removeFromSuperview() }
    return ScreenPainter.figure(of: window, around: nil).layers.flatMap(\.steps)
  }

  @Test func `a configured title without a colour follows the tint`() {
    window.tintColor = .purple
    for fill in [UIButton.Configuration.plain, UIButton.Configuration.tinted] {
      var own = fill()
      own.attributedTitle = AttributedString(
        "a",
        attributes: AttributeContainer([.font: UIFont.systemFont(ofSize: 13)])
      )
      var changed = fill()
      changed.title = "a"
      changed.titleTextAttributesTransformer = UIConfigurationTextAttributesTransformer {
        var all = $0
        all.font = UIFont.systemFont(ofSize: 13)
        return all
      }
      for configuration in [own, changed] {
        let button = UIButton(configuration: configuration)
        button.frame = CGRect(x: 0, y: 0, width: 100, height: 40)
        window.addSubview(button)
        button.layoutIfNeeded()
        expect(button.titleInk, equals: .purple)
        button.removeFromSuperview()
      }
    }
    var red = UIButton.Configuration.plain()
    red.attributedTitle = AttributedString(
      "a",
      attributes: AttributeContainer([.foregroundColor: UIColor.red])
    )
    let button = UIButton(configuration: red)
    window.addSubview(button)
    button.layoutIfNeeded()
    expect(button.titleInk, equals: .red)
  }

  @Test func `a configured title shows all its attributes`() {
    var configuration = UIButton.Configuration.plain()
    var title = AttributedString("ab")
    title.kern = 3
    configuration.attributedTitle = title
    let button = UIButton(configuration: configuration)
    let lines = steps(of: button).compactMap { step -> CGFloat? in
      if case .text(let line) = step { line.spacing } else { nil }
    }
    expect(lines, equals: [3])
    // A title that is set later has no attributes.
    button.configuration?.title = "cd"
    expect(button.variedTitle, equals: nil)
  }
}
