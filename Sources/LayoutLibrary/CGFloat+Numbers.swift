// SPDX-License-Identifier: Apache-2.0
public import Foundation

/// What Foundation adds to `CGFloat` on Apple's systems only.
extension CGFloat {
  /// The value of a number object, rounded if it is no such number.
  public init(truncating number: NSNumber) { self.init(number.doubleValue) }

  /// The value of a number object; `nil` if it is no such number.
  public init?(exactly number: NSNumber) {
    guard let value = Double(exactly: number) else { return nil }
    self.init(value)
  }
}
