// SPDX-License-Identifier: Apache-2.0
import Foundation

/// How exactly the numbers of a screen's picture are told: as exactly as somebody can see them.
///
/// Messages are text, and the further digits of a number that is moved or turned would be most of them.
enum ScreenPrecision {
  /// The parts of a point.
  private static let lengthSteps = 1000.0
  /// The parts of a factor by which a length is multiplied: a place 1,000 pt away is right to 1/100 pt.
  private static let factorSteps = 100_000.0
  /// The parts of an opacity or a place between two ends; a screen shows 255 of the former.
  private static let shareSteps = 1000.0
  /// The numbers of a transform that are factors; the others are a translation.
  private static let factors = 4

  /// A length or place in points, rounded to 1/1000 pt; 0 for one that is not finite.
  static func length(_ length: CGFloat) -> Double { rounded(length, lengthSteps) }

  /// A part of a whole such as an opacity, from 0 to 1, rounded to 1/1000.
  static func share(_ share: CGFloat) -> Double { rounded(min(1, max(0, share)), shareSteps) }

  /// The numbers of a transform: factors are rounded to 1/100000, and the translation to 1/1000 pt.
  static func transform(_ numbers: [CGFloat]) -> [Double] {
    numbers.enumerated().map { index, number in
      rounded(number, index < factors ? factorSteps : lengthSteps)
    }
  }

  private static func rounded(_ number: CGFloat, _ steps: Double) -> Double {
    guard number.isFinite else { return 0 }
    // The sum makes 0 of −0.
    return (Double(number) * steps).rounded() / steps + 0
  }
}
