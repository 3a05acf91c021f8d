// SPDX-License-Identifier: Apache-2.0
@_exported public import UIKit

/// Views never show skeletons here, because their content is there at once.
extension UIView {
  public var isSkeletonable: Bool {
    get { false }
    set { _ = newValue }
  }
  public var isHiddenWhenSkeletonIsActive: Bool {
    get { false }
    set { _ = newValue }
  }
  public var isUserInteractionDisabledWhenSkeletonIsActive: Bool {
    get { true }
    set { _ = newValue }
  }
  public var skeletonCornerRadius: Float {
    get { 0 }
    set { _ = newValue }
  }
  public var sk: SkeletonState { SkeletonState() }

  public func showSkeleton(
    usingColor color: UIColor = .systemGray5,
    transition: SkeletonTransitionStyle = .crossDissolve(0.25)
  ) {}

  public func showGradientSkeleton(
    usingGradient gradient: SkeletonGradient = SkeletonGradient(baseColor: .systemGray5),
    transition: SkeletonTransitionStyle = .crossDissolve(0.25)
  ) {}

  public func showAnimatedSkeleton(
    usingColor color: UIColor = .systemGray5,
    animation: SkeletonLayerAnimation? = nil,
    transition: SkeletonTransitionStyle = .crossDissolve(0.25)
  ) {}

  public func showAnimatedGradientSkeleton(
    usingGradient gradient: SkeletonGradient = SkeletonGradient(baseColor: .systemGray5),
    animation: SkeletonLayerAnimation? = nil,
    transition: SkeletonTransitionStyle = .crossDissolve(0.25)
  ) {}

  public func hideSkeleton(
    reloadDataAfter reload: Bool = true,
    transition: SkeletonTransitionStyle = .crossDissolve(0.25)
  ) {}

  public func stopSkeletonAnimation() {}
  public func startSkeletonAnimation(_ animation: SkeletonLayerAnimation? = nil) {}
  public func layoutSkeletonIfNeeded() {}
}

extension UILabel {
  public var linesCornerRadius: Int {
    get { 0 }
    set { _ = newValue }
  }
  public var lastLineFillPercent: Int {
    get { 0 }
    set { _ = newValue }
  }
}
