// SPDX-License-Identifier: Apache-2.0
public import Foundation

/// The shadow that the background of a cell or view throws.
///
/// - Source: the defaults are those of a layer's shadow, which Apple documents; a shadow follows the
///   background's outline unless a path is set, as a layer's does.
public nonisolated struct UIShadowProperties: Hashable {
  /// The colour.
  public var color: UIColor
  /// How much is seen of it, from 0 to 1; nothing unless set.
  public var opacity: CGFloat = 0
  /// How far its edge is blurred, in points: the deviation of a Gaussian.
  public var radius: CGFloat = 3
  /// How far it is from what throws it, in points to the right and down.
  public var offset = CGSize(width: 0, height: -3)
  /// The outline in place of the background's, in points from the background's upper left corner.
  public var path: UIBezierPath?

  /// Makes a shadow that nobody sees.
  @preconcurrency @MainActor public init() {
    color = .black
  }
}
