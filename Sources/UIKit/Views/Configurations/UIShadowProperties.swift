// SPDX-License-Identifier: Apache-2.0
public import Foundation

/// The shadow of a cell's or view's background.
///
/// - Source: the defaults are those of a layer's shadow, which Apple documents. Like a layer's
///   shadow, it follows the outline of the background unless a path is set.
public nonisolated struct UIShadowProperties: Hashable {
  /// The colour.
  public var color: UIColor
  /// The opacity, from 0 to 1; the default is 0.
  public var opacity: CGFloat = 0
  /// The blur of its edge, in points: the standard deviation of a Gaussian.
  public var radius: CGFloat = 3
  /// Its distance from the background, in points to the right and down.
  public var offset = CGSize(width: 0, height: -3)
  /// An outline that replaces the background's, in points from the background's top left corner.
  public var path: UIBezierPath?

  /// Makes an invisible shadow.
  @preconcurrency @MainActor public init() {
    color = .black
  }
}
