// SPDX-License-Identifier: Apache-2.0
import Expectations
import Foundation
import Testing
import UIKit
import UIKitTestSupport

/// Colours from other components than red, green and blue.
@MainActor
@Suite(.ownProcess) struct ColourFormTests {
  private func parts(_ colour: UIColor) -> [CGFloat] {
    var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
    colour.getRed(&red, green: &green, blue: &blue, alpha: &alpha)
    return [red, green, blue, alpha].map { ($0 * 1000).rounded() / 1000 }
  }

  @Test func `hue, saturation and brightness make red, green and blue`() {
    func colour(_ hue: CGFloat, _ saturation: CGFloat, _ brightness: CGFloat) -> UIColor {
      UIColor(hue: hue, saturation: saturation, brightness: brightness, alpha: 0.5)
    }
    expect(parts(colour(0, 1, 1)), equals: [1, 0, 0, 0.5])
    expect(parts(colour(1.0 / 3, 1, 1)), equals: [0, 1, 0, 0.5])
    expect(parts(colour(2.0 / 3, 1, 0.8)), equals: [0, 0, 0.8, 0.5])
    // A hue of one sixth is yellow; at half saturation, blue is half of the brightness.
    expect(parts(colour(1.0 / 6, 0.5, 1)), equals: [1, 1, 0.5, 0.5])
    expect(parts(colour(0.25, 0, 0.4)), equals: [0.4, 0.4, 0.4, 0.5])
  }

  @Test func `a colour gives back hue, saturation and brightness`() {
    var (hue, saturation, brightness): (CGFloat, CGFloat, CGFloat) = (0, 0, 0)
    let colour = UIColor(red: 0.2, green: 0.4, blue: 0.8, alpha: 1)
    expect(colour.getHue(&hue, saturation: &saturation, brightness: &brightness, alpha: nil))
    // (4 + (0.2 − 0.4) / 0.6) / 6, 0.6 / 0.8, 0.8.
    #expect(abs(hue - 0.6111) < 0.0001)
    #expect(abs(saturation - 0.75) < 0.0001 && brightness == 0.8)
    var white: CGFloat = 0
    expect(!colour.getWhite(&white, alpha: nil))
    expect(UIColor.gray.getWhite(&white, alpha: nil))
    expect(white, equals: 0.5)
  }

  @Test func `Core Graphics has the same numbers`() {
    let colour = UIColor.orange.withAlphaComponent(0.25).cgColor
    #expect(colour.components == [1, 0.5, 0, 0.25] && colour.alpha == 0.25)
    expect(UIColor(cgColor: colour), equals: UIColor(red: 1, green: 0.5, blue: 0, alpha: 0.25))
    expect(colour.copy(alpha: 1), equals: CGColor(red: 1, green: 0.5, blue: 0, alpha: 1))
  }
}
