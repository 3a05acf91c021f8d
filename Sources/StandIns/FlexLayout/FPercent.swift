// SPDX-License-Identifier: Apache-2.0
public import UIKit

/// A part of the container's width or height.
public struct FPercent: Sendable {
  /// In hundredths.
  let value: CGFloat
}

postfix operator %

public postfix func % (value: CGFloat) -> FPercent { FPercent(value: value) }
public postfix func % (value: Double) -> FPercent { FPercent(value: CGFloat(value)) }
public postfix func % (value: Int) -> FPercent { FPercent(value: CGFloat(value)) }

/// A length in points, or a part of the container's.
enum FlexLength {
  case points(CGFloat)
  case percent(CGFloat)

  init?(_ points: CGFloat?) {
    guard let points else { return nil }
    self = .points(points)
  }
  init(_ percent: FPercent) { self = .percent(percent.value) }

  /// In points; `nil` for a part of a length that is not known.
  func resolved(in container: CGFloat?) -> CGFloat? {
    switch self {
    case .points(let points): points
    case .percent(let part): container.map { $0 * part / 100 }
    }
  }
}
