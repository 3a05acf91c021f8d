// SPDX-License-Identifier: Apache-2.0
import Foundation

extension UIView {
  /// The parts of a view's frame that change with the size of its superview.
  public struct AutoresizingMask: OptionSet, Hashable, Sendable {
    /// The set as a bit mask.
    public let rawValue: UInt

    /// Makes a set from a bit mask.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// The distance from the superview's left edge.
    public static let flexibleLeftMargin = AutoresizingMask(rawValue: 1 << 0)
    /// The width.
    public static let flexibleWidth = AutoresizingMask(rawValue: 1 << 1)
    /// The distance from the superview's right edge.
    public static let flexibleRightMargin = AutoresizingMask(rawValue: 1 << 2)
    /// The distance from the superview's top edge.
    public static let flexibleTopMargin = AutoresizingMask(rawValue: 1 << 3)
    /// The height.
    public static let flexibleHeight = AutoresizingMask(rawValue: 1 << 4)
    /// The distance from the superview's bottom edge.
    public static let flexibleBottomMargin = AutoresizingMask(rawValue: 1 << 5)
  }

  /// The parts of the view's frame that change with the size of its superview; the default is none.
  public var autoresizingMask: AutoresizingMask {
    get { traits.autoresizing }
    set { traits.autoresizing = newValue }
  }

  /// Whether subviews are resized by their masks; the default is `true`.
  public var autoresizesSubviews: Bool {
    get { traits.autoresizesSubviews }
    set { traits.autoresizesSubviews = newValue }
  }

  /// Resizes the subviews by their masks after the view's size changed.
  ///
  /// - Source: the reference of `autoresizingMask`: all flexible parts of an axis share the change
  ///   in proportion to their lengths.
  func resizeSubviews(from old: CGSize) {
    guard autoresizesSubviews, old != bounds.size else { return }
    for view in subviews where view.traits.translatesMask && !view.autoresizingMask.isEmpty {
      let mask = view.autoresizingMask
      var frame = view.frame
      (frame.origin.x, frame.size.width) = Self.stretched(
        start: frame.minX,
        length: frame.width,
        whole: old.width,
        by: bounds.width - old.width,
        parts: (
          mask.contains(.flexibleLeftMargin), mask.contains(.flexibleWidth),
          mask.contains(.flexibleRightMargin)
        )
      )
      (frame.origin.y, frame.size.height) = Self.stretched(
        start: frame.minY,
        length: frame.height,
        whole: old.height,
        by: bounds.height - old.height,
        parts: (
          mask.contains(.flexibleTopMargin), mask.contains(.flexibleHeight),
          mask.contains(.flexibleBottomMargin)
        )
      )
      view.frame = frame
    }
  }

  private static func stretched(
    start: CGFloat,
    length: CGFloat,
    whole: CGFloat,
    by change: CGFloat,
    parts: (before: Bool, within: Bool, after: Bool)
  ) -> (CGFloat, CGFloat) {
    let after = whole - start - length
    let flexible =
      (parts.before ? start : 0) + (parts.within ? length : 0) + (parts.after ? after : 0)
    let count = [parts.before, parts.within, parts.after].filter { $0 }.count
    guard count > 0 else { return (start, length) }
    // If all flexible parts have length 0, they share the change equally.
    func share(_ part: CGFloat, _ isFlexible: Bool) -> CGFloat {
      guard isFlexible else { return 0 }
      return flexible > 0 ? change * part / flexible : change / CGFloat(count)
    }
    return (start + share(start, parts.before), length + share(length, parts.within))
  }
}
