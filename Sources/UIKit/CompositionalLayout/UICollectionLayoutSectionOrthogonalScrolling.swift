// SPDX-License-Identifier: Apache-2.0
public import Foundation
import LayoutEngine

/// How a section scrolls across its layout's direction.
public enum UICollectionLayoutSectionOrthogonalScrollingBehavior: Int, Sendable {
  case none = 0
  case continuous = 1
  case continuousGroupLeadingBoundary = 2
  case paging = 3
  case groupPaging = 4
  case groupPagingCentered = 5

  var spec: OrthogonalScrolling { OrthogonalScrolling(rawValue: rawValue) ?? .none }
}

/// How an orthogonal section bounces and decelerates; this does not change its layout.
@preconcurrency @MainActor
open class UICollectionLayoutSectionOrthogonalScrollingProperties: NSObject {
  /// Whether content can be pulled beyond its edge.
  public enum Bounce: Int, Sendable {
    case automatic = 0
    case always = 1
    case never = 2
  }

  /// How fast scrolling comes to rest.
  public struct DecelerationRate: RawRepresentable, Hashable, Sendable {
    /// The fraction of the speed that is left after each millisecond; 0 means automatic.
    public var rawValue: CGFloat

    /// Makes a rate from the fraction of the speed that is left after each millisecond.
    public init(rawValue: CGFloat) {
      self.rawValue = rawValue
    }

    /// The rate that suits the section's behaviour.
    public static let automatic = DecelerationRate(rawValue: 0)
    /// The rate of scroll views: 0.998.
    public static let normal = DecelerationRate(rawValue: 0.998)
    /// The rate of paging: 0.99.
    public static let fast = DecelerationRate(rawValue: 0.99)
  }

  /// Whether content can be pulled beyond its edge; the default is automatic.
  open var bounce = Bounce.automatic
  /// How fast scrolling comes to rest; the default is automatic.
  open var decelerationRate = DecelerationRate.automatic
}

/// The edges from which content insets are measured.
public enum UIContentInsetsReference: Int, Sendable {
  case automatic = 0
  case none = 1
  case safeArea = 2
  case layoutMargins = 3
  case readableContent = 4
}
