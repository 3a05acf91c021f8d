// SPDX-License-Identifier: Apache-2.0
import Expectations
import Foundation
import LayoutEngine
import Testing
import UIKitTestSupport

@testable import UIKit

/// The grounds that stand for blurs.
@MainActor
@Suite(.ownProcess) struct BlurPolicyTests {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 200, height: 200))

  private func steps(of view: UIView) -> [ScreenStep] {
    view.frame = CGRect(x: 0, y: 0, width: 100, height: 40)
    window.addSubview(view)
    defer { view.removeFromSuperview() }
    return ScreenPainter.figure(of: window, around: nil).layers.flatMap(\.steps)
  }

  private func fills(of view: UIView) -> [ContentColour] {
    steps(of: view).compactMap { if case .fill(_, let colour) = $0 { colour } else { nil } }
  }

  @Test func `the thinner a material, the more is seen through it`() {
    func opacity(_ style: UIBlurEffect.Style) -> (UInt32, UInt32) {
      let ground = BlurPolicy.ground(of: style)
      return (ground.light & 0xFF, ground.dark & 0xFF)
    }
    let styles: [UIBlurEffect.Style] = [
      .systemUltraThinMaterial, .systemThinMaterial, .systemMaterial, .systemThickMaterial,
    ]
    for (thin, thick) in zip(styles, styles.dropFirst()) {
      #expect(opacity(thin).0 < opacity(thick).0 && opacity(thin).1 < opacity(thick).1)
    }
    // Seven tenths of 255, on every device.
    let dark = UIVisualEffectView(effect: UIBlurEffect(style: .systemThinMaterialDark))
    expect(fills(of: dark), equals: [ContentColour(light: 0x2525_25B3)])
  }

  @Test func `a blur that an animator holds is seen as far as its fraction`() {
    let view = UIVisualEffectView(effect: nil)
    let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) {
      view.effect = UIBlurEffect(style: .regular)
    }
    animator.fractionComplete = 0
    #expect(view.effect != nil && fills(of: view).isEmpty)
    animator.fractionComplete = 0.25
    let opacities = steps(of: view).compactMap { step -> CGFloat? in
      if case .group(_, _, let opacity) = step { opacity } else { nil }
    }
    expect(opacities, equals: [0.25])
    expect(fills(of: view), equals: [BlurPolicy.ground(of: .regular)])
    animator.stopAnimation(false)
    animator.finishAnimation(at: .start)
    #expect(view.effect == nil && fills(of: view).isEmpty)
  }
}
