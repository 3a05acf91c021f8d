// SPDX-License-Identifier: Apache-2.0
import Foundation
import LayoutEngine

/// What constraints, and the lines of views that they name, are as equations.
extension ConstraintPlacement {
  func equation(_ constraint: NSLayoutConstraint) -> PriorityEquations.Equation? {
    let (one, other) = (constraint.firstItem, constraint.secondItem)
    let isMirrored = isMirrored(constraint)
    guard
      var first = sum(
        scrolled(one, from: other, constraint.firstAttribute),
        constraint.firstAttribute,
        isMirrored
      )
    else { return nil }
    var second = Sum()
    if let item = other {
      let met = scrolled(item, from: one, constraint.secondAttribute)
      guard let found = sum(met, constraint.secondAttribute, isMirrored) else { return nil }
      second = found
    } else if constraint.secondAttribute != .notAnAttribute {
      // The second item of the constraint no longer exists.
      return nil
    }
    let factor = Double(constraint.multiplier)
    let start = start(for: constraint)
    if let start, factor != 1 {
      first = first + start.sum * -1
      if constraint.secondItem != nil { second = second + start.sum * -1 }
    }
    // Towards the left, larger means further left.
    let sense: Double = start?.isRight == true ? -1 : 1
    let difference = first * sense + second * (-factor * sense)
    let constant = difference.constant - Double(constraint.constant)
    guard constant.isFinite, factor.isFinite, !difference.terms.isEmpty else { return nil }
    let relation: PriorityEquations.Relation =
      switch constraint.relation {
      case .equal: .equal
      case .greaterThanOrEqual: .atLeast
      case .lessThanOrEqual: .atMost
      }
    return .init(
      terms: difference.terms,
      constant: constant,
      relation: relation,
      priority: Double(constraint.priority.rawValue)
    )
  }

  /// What a line of an item means for another item: for what is in a scroll view, the edges of the
  /// scroll view are those of its content, and its centre is that of its frame.
  ///
  /// - Source: Apple's guide on working with scroll views and Auto Layout.
  private func scrolled(
    _ item: AnyObject?,
    from other: AnyObject?,
    _ attribute: NSLayoutConstraint.Attribute
  ) -> AnyObject? {
    guard let scroller = item as? UIScrollView, !(scroller is UICollectionView),
      attribute.axisOfLine != nil, !attribute.isCentre,
      numbers[ObjectIdentifier(scroller.contentLayoutGuide)] != nil,
      let inner = other as? UIView ?? (other as? UILayoutGuide)?.owningView,
      inner !== scroller, inner.isWithin(scroller)
    else { return item }
    return scroller.contentLayoutGuide
  }

  /// From where a constraint counts lines: the edge of the view that holds it; `nil` for lengths.
  ///
  /// From there, lines may be multiples of lines. Where one reads from right to left, leading and
  /// trailing lines are counted from the right edge.
  private func start(for constraint: NSLayoutConstraint) -> (sum: Sum, isRight: Bool)? {
    guard let axis = constraint.firstAttribute.axisOfLine else { return nil }
    // What holds the root view, too, is unknown here.
    let holder = constraint.holder.map { root.isWithin($0) ? root : $0 }
    guard let box = box(holder ?? root) else { return nil }
    guard axis == .horizontal else { return (box.y, false) }
    let isDirectional =
      constraint.firstAttribute.isDirectional || constraint.secondAttribute.isDirectional
    let isRight = isDirectional && isMirrored(constraint)
    return (isRight ? box.x + box.width : box.x, isRight)
  }

  /// A rectangle as sums: its origin and size, and the insets of its edges.
  struct Box {
    var x = Sum()
    var y = Sum()
    var width = Sum()
    var height = Sum()
    var insets = UIEdgeInsets.zero
  }

  private func box(_ item: AnyObject?) -> Box? {
    if item === root { return rootBox }
    if let item, let number = numbers[ObjectIdentifier(item)] {
      return Box(
        x: Sum(terms: [unknown(number, .x): 1]),
        y: Sum(terms: [unknown(number, .y): 1]),
        width: Sum(terms: [unknown(number, .width): 1]),
        height: Sum(terms: [unknown(number, .height): 1])
      )
    }
    if let view = item as? UIView { return innerBox(of: view) }
    guard let guide = item as? UILayoutGuide, let view = guide.owningView,
      var box = box(view)
    else { return nil }
    if guide === view.traits.marginsGuide { box.insets = view.layoutMargins }
    if guide === view.traits.safeAreaGuide { box.insets = view.safeAreaInsets }
    if guide === view.madeKeyboardGuide {
      // Without a keyboard, it is what the safe area leaves at the lower edge.
      let bottom = guide.layoutFrame.height
      box.y = box.y + box.height + -bottom
      box.height = Sum(constant: Double(bottom))
    }
    if let bar = guide as? BarGuide {
      if bar.isLower { box.y = box.y + box.height + -bar.length }
      box.height = Sum(constant: Double(bar.length))
    }
    return box
  }

  /// The rectangle of a view in a stack, which has its place there.
  private func innerBox(of view: UIView) -> Box? {
    guard let (outer, rect) = numbered(around: view), outer is UIStackView,
      let number = numbers[ObjectIdentifier(outer)]
    else { return nil }
    var box = fixedBox(rect.size)
    box.x = Sum(terms: [unknown(number, .x): 1], constant: Double(rect.minX))
    box.y = Sum(terms: [unknown(number, .y): 1], constant: Double(rect.minY))
    return box
  }

  func fixedBox(_ size: CGSize) -> Box {
    Box(
      width: Sum(constant: Double(size.width)),
      height: Sum(constant: Double(size.height))
    )
  }

  /// Whether leading is at the right: in the view that holds the constraint, because what a view says of its own
  /// direction concerns what is in it.
  private func isMirrored(_ constraint: NSLayoutConstraint) -> Bool {
    (constraint.holder ?? root).effectiveUserInterfaceLayoutDirection == .rightToLeft
  }

  /// The line on which a single line of text stands in the middle of a rectangle, as in buttons and fields.
  private func middleBaseline(_ font: TextFont, in box: Box) -> Sum {
    box.y + box.height / 2 + (font.baseline - font.lineHeight / 2)
  }

  private func sum(
    _ item: AnyObject?,
    _ attribute: NSLayoutConstraint.Attribute,
    _ isMirrored: Bool
  ) -> Sum? {
    guard let box = box(item) else { return nil }
    let view = item as? UIView
    let margins = view?.layoutMargins ?? .zero
    let (left, right) = (box.insets.left, box.insets.right)
    switch attribute {
    case .notAnAttribute: return nil
    case .left: return box.x + left
    case .right: return box.x + box.width + -right
    case .leading: return isMirrored ? box.x + box.width + -right : box.x + left
    case .trailing: return isMirrored ? box.x + left : box.x + box.width + -right
    case .top: return box.y + box.insets.top
    case .bottom: return box.y + box.height + -box.insets.bottom
    case .width: return box.width + -(left + right)
    case .height: return box.height + -(box.insets.top + box.insets.bottom)
    case .centerX: return box.x + box.width / 2 + (left - right) / 2
    case .centerY: return box.y + box.height / 2 + (box.insets.top - box.insets.bottom) / 2
    case .firstBaseline:
      guard let font = view?.baselineFont else { return box.y + box.height }
      guard view is UILabel else { return middleBaseline(font, in: box) }
      return box.y + font.baseline
    case .lastBaseline:
      guard let font = view?.baselineFont else { return box.y + box.height }
      guard view is UILabel else { return middleBaseline(font, in: box) }
      return box.y + box.height + (font.baseline - font.lineHeight)
    case .leftMargin: return box.x + margins.left
    case .rightMargin: return box.x + box.width + -margins.right
    case .leadingMargin:
      return isMirrored ? box.x + box.width + -margins.right : box.x + margins.left
    case .trailingMargin:
      return isMirrored ? box.x + margins.left : box.x + box.width + -margins.right
    case .topMargin: return box.y + margins.top
    case .bottomMargin: return box.y + box.height + -margins.bottom
    }
  }
}
