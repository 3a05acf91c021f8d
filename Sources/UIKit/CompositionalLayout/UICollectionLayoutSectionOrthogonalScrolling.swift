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

/// How the scrolling of a section feels; it places nothing.
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
    /// The share of the speed that is left after each millisecond; 0 stands for automatic.
    public var rawValue: CGFloat

    /// Makes a rate.
    public init(rawValue: CGFloat) {
      self.rawValue = rawValue
    }

    /// What suits the section's behaviour.
    public static let automatic = DecelerationRate(rawValue: 0)
    /// As scroll views come to rest: 0.998.
    public static let normal = DecelerationRate(rawValue: 0.998)
    /// As paging comes to rest: 0.99.
    public static let fast = DecelerationRate(rawValue: 0.99)
  }

  /// Whether content can be pulled beyond its edge; automatic unless set.
  open var bounce = Bounce.automatic
  /// How fast scrolling comes to rest; automatic unless set.
  open var decelerationRate = DecelerationRate.automatic
}

/// What the insets of content are measured from.
public enum UIContentInsetsReference: Int, Sendable {
  case automatic = 0
  case none = 1
  case safeArea = 2
  case layoutMargins = 3
  case readableContent = 4
}
