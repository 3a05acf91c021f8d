// SPDX-License-Identifier: Apache-2.0
import Foundation

/// Lengths that constraints give to what a stack places.
extension UIStackView {
  /// The length that a constraint gives a view: a constant, or a part of the length of something outside of the
  /// stack, which is placed before it.
  func given(_ view: UIView, _ attribute: NSLayoutConstraint.Attribute) -> CGFloat? {
    for constraint in lengthConstraints(of: view) where constraint.relation == .equal {
      if constraint.firstItem === view, constraint.firstAttribute == attribute {
        if constraint.secondItem == nil { return constraint.constant }
        if let other = outerLength(constraint.secondItem, constraint.secondAttribute) {
          return other * constraint.multiplier + constraint.constant
        }
      } else if constraint.secondItem === view, constraint.secondAttribute == attribute,
        constraint.multiplier != 0,
        let other = outerLength(constraint.firstItem, constraint.firstAttribute)
      {
        return (other - constraint.constant) / constraint.multiplier
      }
    }
    return nil
  }

  /// A length within what constraints with constants allow the view.
  func bounded(
    _ length: CGFloat,
    _ view: UIView,
    _ attribute: NSLayoutConstraint.Attribute
  ) -> CGFloat {
    var length = length
    for one in view.ownConstraints
    where one.firstItem === view && one.firstAttribute == attribute && one.secondItem == nil {
      switch one.relation {
      case .greaterThanOrEqual: length = max(length, one.constant)
      case .lessThanOrEqual: length = min(length, one.constant)
      case .equal: break
      }
    }
    return length
  }

  /// The most rounds in which lengths that depend on each other are made even.
  private static let mostRounds = 8

  /// Gives views the same or proportional lengths where constraints between two of them say so.
  func even(_ lengths: inout [CGFloat], of views: [UIView]) {
    let attribute: NSLayoutConstraint.Attribute = axis == .horizontal ? .width : .height
    let pairs = ownConstraints.compactMap { one -> (Int, Int, NSLayoutConstraint)? in
      guard one.relation == .equal, one.firstAttribute == attribute,
        one.secondAttribute == attribute, one.multiplier > 0,
        let first = views.firstIndex(where: { $0 === one.firstItem }),
        let second = views.firstIndex(where: { $0 === one.secondItem }), first != second
      else { return nil }
      return (first, second, one)
    }
    guard !pairs.isEmpty else { return }
    for _ in 0..<Self.mostRounds {
      for (first, second, one) in pairs {
        let both = lengths[first] + lengths[second]
        lengths[second] = max(0, (both - one.constant) / (1 + one.multiplier))
        lengths[first] = max(0, both - lengths[second])
      }
    }
  }

  /// The constraints between a view's lengths and others; those with views around are held by these.
  private func lengthConstraints(of view: UIView) -> [NSLayoutConstraint] {
    var found = view.ownConstraints
    var around: UIView? = self
    while let holder = around {
      found += holder.ownConstraints.filter { $0.firstItem === view || $0.secondItem === view }
      around = holder is UICollectionReusableView ? nil : holder.superview
    }
    return found
  }

  /// The length of a view or guide outside of the stack.
  private func outerLength(
    _ item: AnyObject?,
    _ attribute: NSLayoutConstraint.Attribute
  ) -> CGFloat? {
    let size: CGSize
    switch item {
    case let view as UIView where view === self || !view.isWithin(self): size = view.bounds.size
    case let guide as UILayoutGuide:
      guard let owner = guide.owningView, owner === self || !owner.isWithin(self) else {
        return nil
      }
      size = guide.layoutFrame.size
    default: return nil
    }
    switch attribute {
    case .width: return size.width > 0 ? size.width : nil
    case .height: return size.height > 0 ? size.height : nil
    default: return nil
    }
  }

  /// A view's height divided by its width, if a constraint of its own sets it.
  func ratio(of view: UIView) -> CGFloat? {
    for one in view.ownConstraints where one.firstItem === view && one.secondItem === view {
      switch (one.firstAttribute, one.secondAttribute) {
      case (.height, .width): return one.multiplier
      case (.width, .height) where one.multiplier > 0: return 1 / one.multiplier
      default: continue
      }
    }
    return nil
  }

  /// Whether the stack becomes wider where it becomes higher: it is a row of views as wide as they are high.
  var isWiderInMore: Bool {
    placed.contains { view in
      axis == .horizontal && alignment == .fill && ratio(of: view) != nil
        || (view as? UIStackView)?.isWiderInMore == true
    }
  }

  // MARK: Baselines

  /// The distances of the lines on which views of a row stand from their upper edges, if it is aligned by them.
  func baselines(of sizes: [CGSize]) -> [CGFloat] {
    zip(placed, sizes).map { view, size in
      alignment == .lastBaseline
        ? view.lastBaseline(inHeight: size.height) : view.firstBaseline(inHeight: size.height)
    }
  }

  /// How far views reach below the line on which they stand.
  func depth(of sizes: [CGSize]) -> CGFloat {
    zip(sizes, baselines(of: sizes)).map { $0.height - $1 }.max() ?? 0
  }

  /// The height of a row, or the width of a column, around views of these sizes.
  func breadth(of sizes: [CGSize]) -> CGFloat {
    guard axis == .horizontal, alignment == .firstBaseline || alignment == .lastBaseline else {
      return sizes.map { axis == .horizontal ? $0.height : $0.width }.max() ?? 0
    }
    return (baselines(of: sizes).max() ?? 0) + depth(of: sizes)
  }

  /// Places what is in the stack, and in the stacks within it.
  func placeAll() {
    layoutSubviews()
    for case let stack as UIStackView in arrangedSubviews { stack.placeAll() }
  }
}
