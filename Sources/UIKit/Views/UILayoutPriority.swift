// SPDX-License-Identifier: Apache-2.0

/// How strongly a length is wished for, up to 1,000, which must be met.
public struct UILayoutPriority: RawRepresentable, Hashable, Sendable {
  /// The priority as a number.
  public var rawValue: Float

  /// Makes a priority.
  public init(_ rawValue: Float) {
    self.rawValue = rawValue
  }

  /// Makes a priority.
  public init(rawValue: Float) {
    self.rawValue = rawValue
  }

  /// A length that must be met: 1,000.
  public static let required = UILayoutPriority(1000)
  /// How strongly a button resists being squeezed: 750.
  public static let defaultHigh = UILayoutPriority(750)
  /// How strongly a drag resizes a scene: 510.
  public static let dragThatCanResizeScene = UILayoutPriority(510)
  /// How strongly a scene keeps its size: 500.
  public static let sceneSizeStayPut = UILayoutPriority(500)
  /// How strongly a drag that does not resize a scene counts: 490.
  public static let dragThatCannotResizeScene = UILayoutPriority(490)
  /// How strongly a button hugs its content: 250.
  public static let defaultLow = UILayoutPriority(250)
  /// How strongly a view keeps to a size that it is asked to fit: 50.
  public static let fittingSizeLevel = UILayoutPriority(50)
}

extension UILayoutPriority: Comparable {
  /// The weaker priority comes first.
  public static func < (left: UILayoutPriority, right: UILayoutPriority) -> Bool {
    left.rawValue < right.rawValue
  }
}
