// SPDX-License-Identifier: Apache-2.0
public import UIKit

/// The colours of a skeleton.
public struct SkeletonGradient {
  public let colors: [UIColor]

  public init(baseColor: UIColor, secondaryColor: UIColor? = nil) {
    colors = [baseColor, secondaryColor ?? baseColor]
  }
}

/// Whether a view shows a skeleton: it never does.
public struct SkeletonState: Sendable {
  public var isSkeletonActive: Bool { false }
}

/// How a skeleton comes and goes.
public enum SkeletonTransitionStyle: Sendable {
  case none
  case crossDissolve(TimeInterval)
}

public typealias SkeletonLayerAnimation = (CALayer) -> CAAnimation

/// Where a gradient moves to.
public enum GradientDirection: Sendable {
  case leftRight
  case rightLeft
  case topBottom
  case bottomTop
  case topLeftBottomRight
  case bottomRightTopLeft
}

/// Makes the animation of a skeleton, which is never seen.
public final class SkeletonAnimationBuilder {
  public init() {}

  @MainActor
  public func makeSlidingAnimation(
    withDirection direction: GradientDirection,
    duration: CFTimeInterval = 1.5
  ) -> SkeletonLayerAnimation { { _ in CAAnimation() } }
}
