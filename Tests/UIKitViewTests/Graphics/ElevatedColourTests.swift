// SPDX-License-Identifier: Apache-2.0
import Expectations
import Foundation
import LayoutEngine
import QuartzCore
import Testing
import UIKitTestSupport

@testable import UIKit

/// Colours of what lies over other content, with the values of Apple's guidelines.
@MainActor
@Suite(.ownProcess) struct ElevatedColourTests {
  private func dark(_ level: UIUserInterfaceLevel) -> UITraitCollection {
    UITraitCollection(userInterfaceStyle: .dark).modifyingTraits { $0.userInterfaceLevel = level }
  }

  @Test func `elevated backgrounds are lighter in dark interfaces, and the same in light ones`() {
    let wanted: [(UIColor, UInt32, UInt32)] = [
      (.systemBackground, 0x000000, 0x1C1C1E), (.secondarySystemBackground, 0x1C1C1E, 0x2C2C2E),
      (.tertiarySystemBackground, 0x2C2C2E, 0x3A3A3C),
      (.systemGroupedBackground, 0x000000, 0x1C1C1E),
      (.secondarySystemGroupedBackground, 0x1C1C1E, 0x2C2C2E),
      (.tertiarySystemGroupedBackground, 0x2C2C2E, 0x3A3A3C), (.label, 0xFFFFFF, 0xFFFFFF),
    ]
    for (colour, base, elevated) in wanted {
      expect(colour.resolvedColor(with: dark(.base)).rgb, equals: base)
      expect(colour.resolvedColor(with: dark(.elevated)).rgb, equals: elevated)
    }
    let light = UITraitCollection(userInterfaceLevel: .elevated)
    expect(UIColor.systemBackground.resolvedColor(with: light).rgb, equals: 0xFFFFFF)
  }

  @Test func `an app's colour is asked for both levels, and keeps them with another opacity`() {
    let own = UIColor { $0.userInterfaceLevel == .elevated ? .red : .blue }.withAlphaComponent(0.5)
    let (low, high) = (
      own.resolvedColor(with: dark(.base)), own.resolvedColor(with: dark(.elevated))
    )
    expect(low, equals: UIColor.blue.withAlphaComponent(0.5))
    expect(high, equals: UIColor.red.withAlphaComponent(0.5))
    // What an app makes of a colour with levels has them, too.
    let made = UIColor { _ in .systemBackground }
    expect(made, equals: .systemBackground)
  }

  @Test func `layers keep the colours of elevated content, also faded ones`() {
    let layer = CALayer()
    layer.backgroundColor = UIColor.systemBackground.cgColor
    let kept = UIColor(cgColor: layer.backgroundColor ?? UIColor.red.cgColor)
    expect(kept, equals: .systemBackground)
    let faded = UIColor.systemBackground.cgColor.copy(alpha: 0.5).map { UIColor(cgColor: $0) }
    expect(faded, equals: UIColor.systemBackground.withAlphaComponent(0.5))
    let plain = UIColor(cgColor: UIColor.label.cgColor)
    expect(plain, equals: .label)
  }

  @Test func `sheets and popovers are elevated, what fills the screen and what is below is not`() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 600))
    let presenter = WindowPresenter(window)
    let root = UIViewController()
    root.view.backgroundColor = .systemBackground
    window.rootViewController = root
    window.makeKeyAndVisible()
    window.deviceTraits = UITraitCollection(userInterfaceLevel: .base)
    for (style, level, dark) in [
      (UIModalPresentationStyle.pageSheet, UIUserInterfaceLevel.elevated, UInt32(0x1C1C_1EFF)),
      (.fullScreen, .base, 0x0000_00FF),
    ] {
      let shown = UIViewController()
      shown.modalPresentationStyle = style
      shown.view.backgroundColor = .systemBackground
      let inner = UIView()
      shown.view.addSubview(inner)
      root.present(shown, animated: false)
      presenter.update()
      expect(inner.traitCollection.userInterfaceLevel, equals: level)
      let fills = ScreenPainter.figure(of: window, around: nil).layers.flatMap(\.steps)
        .compactMap { step -> ContentColour? in
          if case .fill(_, let colour) = step { colour } else { nil }
        }
      expect(fills.last?.dark, equals: dark)
      expect(fills.first?.dark, equals: 0x0000_00FF)
      // An app's own choice counts more.
      shown.traitOverrides.userInterfaceLevel = .base
      expect(inner.traitCollection.userInterfaceLevel, equals: .base)
      root.dismiss(animated: false)
      presenter.update()
    }
  }
}
