// SPDX-License-Identifier: Apache-2.0
import Expectations
import Foundation
import LayoutEngine
import Testing
import UIKitTestSupport

@testable import UIKit

/// Grounds of bars that are effects.
@MainActor
@Suite(.ownProcess) struct BarEffectTests {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 600))
  private let tabs = UITabBarController()
  private let look = UITabBarAppearance()

  init() {
    tabs.viewControllers = [UIViewController()]
    look.configureWithTransparentBackground()
    window.rootViewController = tabs
    window.makeKeyAndVisible()
  }

  /// The colours that are filled when the bar has the look.
  private func fills() -> [ContentColour] {
    tabs.tabBar.standardAppearance = look
    window.layOutAround()
    return ScreenPainter.figure(of: window, around: nil).layers.flatMap(\.steps).compactMap {
      step in
      if case .fill(_, let colour) = step, !colour.isClear { colour } else { nil }
    }
  }

  @Test func `an effect is the ground of a bar without a colour, which has no line then`() {
    look.backgroundEffect = UIBlurEffect(style: .systemThinMaterialDark)
    let shown = fills()
    // A dark material is dark on light devices, too.
    expect(shown.contains(ContentColour(light: 0x2525_25B3)))
    expect(!shown.contains(ContentColour(.separator)))
  }

  @Test func `a colour is in front of the effect, and a line has the look's colour`() {
    look.backgroundEffect = UIBlurEffect(style: .systemThinMaterialDark)
    look.backgroundColor = .green
    look.shadowColor = .red
    let shown = fills()
    expect(shown.contains(ContentColour(.green)))
    expect(shown.contains(ContentColour(.red)))
    expect(!shown.contains(ContentColour(light: 0x2525_25B3)))
  }

  @Test func `a transparent look has neither`() {
    look.backgroundEffect = UIBlurEffect(style: .systemThinMaterialDark)
    look.configureWithTransparentBackground()
    let shown = fills()
    expect(!shown.contains(ContentColour(light: 0x2525_25B3)))
    expect(!shown.contains(BarPolicy.ground))
    expect(!shown.contains(ContentColour(.separator)))
  }
}
