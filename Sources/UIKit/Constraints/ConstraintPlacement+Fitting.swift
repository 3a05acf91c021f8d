// SPDX-License-Identifier: Apache-2.0
import Foundation
import LayoutEngine

/// The smallest size of a view by the constraints in it: its own lengths are unknowns, too, and shall be small.
///
/// - Source: the reference of `systemLayoutSizeFitting(_:withHorizontalFittingPriority:verticalFittingPriority:)`.
extension ConstraintPlacement {
  /// The lengths of the root view that are given while its size is solved.
  struct Fitting {
    var width: CGFloat?
    var height: CGFloat?
  }

  /// The unknowns for the root view's own lengths, which follow those of the entries.
  private var rootLengths: (width: Int, height: Int) {
    let first = entries.count * Side.allCases.count
    return (first, first + 1)
  }

  /// How many unknowns the system has.
  var unknowns: Int { entries.count * Side.allCases.count + (fitting == nil ? 0 : 2) }

  /// The rectangle of the root view, whose lengths are known unless they are solved; that of a collection view, in
  /// which other views stay at their places, is what is seen of it.
  var rootBox: Box {
    guard fitting != nil else {
      var box = fixedBox(root.bounds.size)
      guard root is UICollectionView else { return box }
      box.x = Sum(constant: Double(root.bounds.minX))
      box.y = Sum(constant: Double(root.bounds.minY))
      return box
    }
    return Box(
      width: Sum(terms: [rootLengths.width: 1]),
      height: Sum(terms: [rootLengths.height: 1])
    )
  }

  /// Adds what is known of the root view's lengths: the given ones, and that the others shall be small.
  func describeRoot(_ system: inout PriorityEquations) {
    guard let fitting else { return }
    let weak = Double(UILayoutPriority.fittingSizeLevel.rawValue)
    for (unknown, length) in [
      (rootLengths.width, fitting.width), (rootLengths.height, fitting.height),
    ] {
      add(&system, unknown, is: length ?? 0, priority: length == nil ? weak : Self.fixed)
      add(&system, unknown, is: 0, .atLeast, priority: Self.fixed)
    }
  }

  /// The smallest size, of which a length may be given; nothing is placed.
  mutating func fittingSize(width: CGFloat?, height: CGFloat?) -> CGSize {
    fitting = Fitting(width: width, height: height)
    defer { fitting = nil }
    let values = solved().values
    return CGSize(
      width: Self.whole(values[rootLengths.width]),
      height: Self.whole(values[rootLengths.height])
    )
  }

  /// The next whole length, in points, for one that may be off by the errors of solving.
  private static func whole(_ length: Double) -> CGFloat {
    CGFloat((length - tolerance).rounded(.up))
  }

  /// The greatest error of solving, in points.
  private static let tolerance = 1e-4
}

extension UIView {
  /// The smallest size by the constraints in the view, of which a length may be given; `nil` if none connects
  /// its edges.
  func constrainedSize(width: CGFloat?, height: CGFloat?) -> CGSize? {
    guard let shortest = ConstraintFit(of: self) else { return nil }
    if var placement = ConstraintPlacement(in: self) {
      let size = placement.fittingSize(width: width, height: height)
      if width == nil && size.width > 0 || height == nil && size.height > 0 { return size }
    }
    // There are too many views to solve, or only a part of the constraints.
    return shortest.size(width: width, height: height)
  }
}
