// SPDX-License-Identifier: Apache-2.0
public import UIKit

/// A part of the superview's width or height.
public struct Percent: Sendable {
  /// In hundredths.
  let value: CGFloat

  func of(_ length: CGFloat) -> CGFloat { length * value / 100 }
}

postfix operator %

public postfix func % (value: CGFloat) -> Percent { Percent(value: value) }
public postfix func % (value: Double) -> Percent { Percent(value: CGFloat(value)) }
public postfix func % (value: Int) -> Percent { Percent(value: CGFloat(value)) }
