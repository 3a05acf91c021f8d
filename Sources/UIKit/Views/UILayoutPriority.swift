// SPDX-License-Identifier: Apache-2.0

/// How important a length is, up to 1,000, which means required.
public struct UILayoutPriority: RawRepresentable, Hashable, Sendable {
  /// The priority as a number.
  public var rawValue: Float

  /// Makes a priority from its number.
  public init(_ rawValue: Float) {
    self.rawValue = rawValue
  }

  /// Makes a priority from its number.
  public init(rawValue: Float) {
    self.rawValue = rawValue
  }

  /// A required length: 1,000.
  public static let required = UILayoutPriority(1000)
  /// How strongly a button resists compression: 750.
  public static let defaultHigh = UILayoutPriority(750)
  /// How strongly a drag resizes a scene: 510.
  public static let dragThatCanResizeScene = UILayoutPriority(510)
  /// How strongly a scene keeps its size: 500.
  public static let sceneSizeStayPut = UILayoutPriority(500)
  /// How strongly a drag that does not resize a scene is weighted: 490.
  public static let dragThatCannotResizeScene = UILayoutPriority(490)
  /// How strongly a button hugs its content: 250.
  public static let defaultLow = UILayoutPriority(250)
  /// How strongly a view keeps the size that it is asked to fit: 50.
  public static let fittingSizeLevel = UILayoutPriority(50)
}

extension UILayoutPriority: Comparable {
  /// Orders priorities from weak to strong.
  public static func < (left: UILayoutPriority, right: UILayoutPriority) -> Bool {
    left.rawValue < right.rawValue
  }
}

extension UILayoutPriority {
  /// A greater priority.
  public static func + (priority: UILayoutPriority, more: Float) -> UILayoutPriority {
    UILayoutPriority(priority.rawValue + more)
  }
  /// A smaller priority.
  public static func - (priority: UILayoutPriority, less: Float) -> UILayoutPriority {
    UILayoutPriority(priority.rawValue - less)
  }
  /// Makes a priority greater.
  public static func += (priority: inout UILayoutPriority, more: Float) {
    priority = priority + more
  }
  /// Makes a priority smaller.
  public static func -= (priority: inout UILayoutPriority, less: Float) {
    priority = priority - less
  }
}
