// SPDX-License-Identifier: Apache-2.0
import Foundation
import LayoutEngine

/// The places of views in a view with a known size, by their constraints.
///
/// Origin and size of each subview, at any depth, are unknowns of one system of equations. Views
/// that keep their own frame (`translatesAutoresizingMaskIntoConstraints`) are fixed. A stack view
/// is one unknown, and places its own subviews. The size of content has the priorities of hugging
/// and compression resistance. Text gets its height from the solved width. A view without
/// constraints is at its superview's origin and has the size of its content.
@MainActor
struct ConstraintPlacement {
  /// A view or guide with a place to solve.
  private struct Entry {
    var view: UIView?
    var guide: UILayoutGuide?
    /// The entry of the superview; `nil` for the root view.
    var holder: Int?
    /// The view that scrolls the guide, if that is what scrolls in it.
    var scroller: UIScrollView?
  }

  /// A sum of multiples of unknowns and a constant.
  struct Sum {
    var terms: [Int: Double] = [:]
    var constant = 0.0
  }

  /// The unknowns of an entry, in this order.
  private enum Side: Int, CaseIterable {
    case x, y, width, height
  }

  /// A priority between those of constraints and the last resort; what only the last resort decides
  /// is a guess.
  private static let certainty = 0.5
  /// The priority of the last resort.
  private static let lastResort = 0.25
  /// The priority of frames that views keep; no constraint has a greater one.
  private static let fixed = 2000.0
  /// How much lower the priority of wrapping text is than that of other content.
  private static let wrapping = 0.5
  /// Cells with more views keep the frames of all their views.
  private static let mostViews = 64
  /// The most rounds: wrapping texts need a second one, and texts that depend on those a third one.
  private static let rounds = 3

  private let root: UIView
  private var entries: [Entry] = []
  private var numbers: [ObjectIdentifier: Int] = [:]
  private var constraints: [NSLayoutConstraint] = []
  /// The heights of texts for the solved widths, by entry.
  private var heights: [Int: CGFloat] = [:]

  /// Collects the subviews; `nil` if no constraint is active, or if there are too many views.
  init?(in root: UIView) {
    guard Self.hasConstraints(root) else { return nil }
    self.root = root
    constraints = root.ownConstraints
    collect(root, holder: nil)
    guard entries.count <= Self.mostViews, !constraints.isEmpty,
      entries.contains(where: { $0.view?.translatesAutoresizingMaskIntoConstraints == false })
    else { return nil }
  }

  /// Whether a constraint is active among the views that would be collected; most cells have none,
  /// and then nothing is collected.
  static func hasConstraints(_ view: UIView) -> Bool {
    !view.ownConstraints.isEmpty
      || view.subviews.contains {
        $0 is UIStackView || $0.placesItsOwn ? !$0.ownConstraints.isEmpty : hasConstraints($0)
      }
  }

  private mutating func collect(_ view: UIView, holder: Int?) {
    if let scroller = view as? UIScrollView {
      let guide = scroller.contentLayoutGuide
      numbers[ObjectIdentifier(guide)] = entries.count
      entries.append(Entry(guide: guide, holder: holder, scroller: scroller))
    }
    for guide in view.layoutGuides {
      numbers[ObjectIdentifier(guide)] = entries.count
      entries.append(Entry(guide: guide, holder: holder))
    }
    for subview in view.subviews {
      let number = entries.count
      numbers[ObjectIdentifier(subview)] = number
      entries.append(Entry(view: subview, holder: holder))
      constraints += subview.ownConstraints
      if !(subview is UIStackView), !subview.placesItsOwn { collect(subview, holder: number) }
    }
  }

  // MARK: Solving

  /// Places the views by the constraints.
  ///
  /// - Returns: The views for which something was guessed, in the order in which they were added.
  mutating func place() -> [UIView] {
    let guessed = placeOnce()
    // What is in a stack has a place once the stack has one.
    guard layOutStacks() else { return guessed }
    return placeOnce()
  }

  /// Places the views, as far as what is in stacks is in its place.
  private mutating func placeOnce() -> [UIView] {
    var solution = system().solved(certainty: Self.certainty)
    for _ in 1..<Self.rounds {
      guard measureTexts(solution.values) else { break }
      solution = system().solved(certainty: Self.certainty)
    }
    var guessed: [UIView] = []
    for (number, entry) in entries.enumerated() {
      let frame = frame(of: number, solution.values)
      guard let view = entry.view else {
        entry.guide?.solved = frame
        entry.scroller?.take(solved: frame.size)
        continue
      }
      guard !view.translatesAutoresizingMaskIntoConstraints else { continue }
      let origin = entry.holder.map { self.frame(of: $0, solution.values).origin } ?? .zero
      view.put(at: CGPoint(x: frame.minX - origin.x, y: frame.minY - origin.y), frame.size)
      if Side.allCases.contains(where: { solution.isOpen[unknown(number, $0)] }) {
        guessed.append(view)
      }
    }
    return guessed
  }

  /// Places what is in those stacks of which a constraint from outside names a view.
  ///
  /// - Returns: Whether there is such a stack.
  private func layOutStacks() -> Bool {
    let named = constraints.flatMap { [$0.firstItem, $0.secondItem] }.compactMap { $0 as? UIView }
      .filter { $0 !== root && numbers[ObjectIdentifier($0)] == nil }
    var stacks: [ObjectIdentifier: UIStackView] = [:]
    for view in named {
      guard let stack = numbered(around: view)?.view as? UIStackView else { continue }
      stacks[ObjectIdentifier(stack)] = stack
    }
    for stack in stacks.values { stack.placeAll() }
    return !stacks.isEmpty
  }

  /// The innermost view around a view that is solved here, and the view's rectangle in it.
  private func numbered(around view: UIView) -> (view: UIView, rect: CGRect)? {
    var rect = CGRect(origin: .zero, size: view.bounds.size)
    var present = view
    while numbers[ObjectIdentifier(present)] == nil {
      guard let outer = present.superview, outer !== root else { return nil }
      rect = rect.offsetBy(
        dx: present.frame.minX - outer.bounds.minX,
        dy: present.frame.minY - outer.bounds.minY
      )
      present = outer
    }
    return (present, rect)
  }

  private func frame(of number: Int, _ values: [Double]) -> CGRect {
    CGRect(
      x: values[unknown(number, .x)],
      y: values[unknown(number, .y)],
      width: max(0, values[unknown(number, .width)]),
      height: max(0, values[unknown(number, .height)])
    )
  }

  /// Measures texts at the solved widths; returns whether a height has changed.
  private mutating func measureTexts(_ values: [Double]) -> Bool {
    var isOther = false
    for (number, entry) in entries.enumerated() {
      guard let view = entry.view, view is UILabel || view is UIStackView else { continue }
      let width = frame(of: number, values).width
      let height = view.sizeThatFits(CGSize(width: max(width, 1), height: 0)).height
      isOther = isOther || heights[number] ?? view.intrinsicContentSize.height != height
      heights[number] = height
    }
    return isOther
  }

  private func unknown(_ number: Int, _ side: Side) -> Int {
    number * Side.allCases.count + side.rawValue
  }

  private func system() -> PriorityEquations {
    var system = PriorityEquations(unknowns: entries.count * Side.allCases.count)
    for number in entries.indices { describe(number, &system) }
    for constraint in constraints {
      guard let equation = equation(constraint) else { continue }
      system.add(equation)
    }
    return system
  }

  private func add(
    _ system: inout PriorityEquations,
    _ unknown: Int,
    from holder: Sum = Sum(),
    is length: CGFloat,
    _ relation: PriorityEquations.Relation = .equal,
    priority: Double
  ) {
    guard length.isFinite else { return }
    var terms = holder.terms.mapValues { -$0 }
    terms[unknown] = 1
    let constant = -holder.constant - Double(length)
    system.add(.init(terms: terms, constant: constant, relation: relation, priority: priority))
  }

  /// Adds the equations for a view without its constraints: its own frame, its content's size, or
  /// the last resort.
  private func describe(_ number: Int, _ system: inout PriorityEquations) {
    let entry = entries[number]
    let x = entry.holder.map { Sum(terms: [unknown($0, .x): 1]) } ?? Sum()
    let y = entry.holder.map { Sum(terms: [unknown($0, .y): 1]) } ?? Sum()
    let isFixed = entry.view?.translatesAutoresizingMaskIntoConstraints == true
    if isFixed, let view = entry.view, let holder = entry.holder, follow(view, holder, &system) {
      return
    }
    let frame = isFixed ? entry.view?.frame ?? .zero : .zero
    let priority = isFixed ? Self.fixed : Self.lastResort
    // What scrolls begins where its view does.
    let start = entry.scroller == nil ? priority : Self.fixed
    add(&system, unknown(number, .x), from: x, is: frame.minX, priority: start)
    add(&system, unknown(number, .y), from: y, is: frame.minY, priority: start)
    add(&system, unknown(number, .width), is: frame.width, priority: priority)
    add(&system, unknown(number, .height), is: frame.height, priority: priority)
    guard let view = entry.view, !isFixed else { return }
    let size = view.intrinsicContentSize
    let height = heights[number] ?? size.height
    for (side, length, axis) in [
      (Side.width, size.width, NSLayoutConstraint.Axis.horizontal),
      (Side.height, height, .vertical),
    ] {
      let own = unknown(number, side)
      add(&system, own, is: 0, .atLeast, priority: Self.fixed)
      guard length >= 0 else { continue }
      // The width of wrapping text yields to other content with the same priority.
      let wraps = side == .width && (view as? UILabel)?.numberOfLines ?? 1 != 1
      let less = wraps ? Self.wrapping : 0
      let hugging = Double(view.contentHuggingPriority(for: axis).rawValue) - less
      let resistance =
        Double(view.contentCompressionResistancePriority(for: axis).rawValue) - less
      add(&system, own, is: length, priority: hugging)
      add(&system, own, is: length, .atLeast, priority: resistance)
    }
  }

  /// Describes a view that keeps its own frame but follows, by its mask, the size of a superview that is
  /// solved: all flexible parts of an axis share the change in proportion to
  /// their lengths, as where no constraint is.
  ///
  /// - Returns: Whether the view is such a one; otherwise its frame stays as it is.
  private func follow(_ view: UIView, _ holder: Int, _ system: inout PriorityEquations) -> Bool {
    let mask = view.autoresizingMask
    guard !mask.isEmpty, let outer = view.superview, let number = numbers[ObjectIdentifier(view)]
    else { return false }
    let (frame, whole) = (view.frame, outer.bounds.size)
    follow(
      (unknown(number, .x), unknown(number, .width)),
      frame.minX,
      frame.width,
      Sum(terms: [unknown(holder, .x): 1]),
      Sum(terms: [unknown(holder, .width): 1]),
      whole.width,
      [.flexibleLeftMargin, .flexibleWidth, .flexibleRightMargin].map(mask.contains),
      &system
    )
    follow(
      (unknown(number, .y), unknown(number, .height)),
      frame.minY,
      frame.height,
      Sum(terms: [unknown(holder, .y): 1]),
      Sum(terms: [unknown(holder, .height): 1]),
      whole.height,
      [.flexibleTopMargin, .flexibleHeight, .flexibleBottomMargin].map(mask.contains),
      &system
    )
    return true
  }

  /// Describes one axis of such a view.
  ///
  /// - Parameters:
  ///   - unknowns: The view's edge and its length.
  ///   - origin: Its present distance to the superview's edge.
  ///   - length: Its present length.
  ///   - edge: The superview's edge.
  ///   - size: The superview's length to solve.
  ///   - present: The superview's present length.
  ///   - isFlexible: Which of the margin before it, the length and the margin after it change.
  ///   - system: Gets the equations.
  private func follow(
    _ unknowns: (edge: Int, length: Int),
    _ origin: CGFloat,
    _ length: CGFloat,
    _ edge: Sum,
    _ size: Sum,
    _ present: CGFloat,
    _ isFlexible: [Bool],
    _ system: inout PriorityEquations
  ) {
    let parts = [origin, length, present - origin - length]
    let flexible = zip(parts, isFlexible).map { $1 ? max(0, $0) : 0 }
    let (whole, count) = (flexible.reduce(0, +), CGFloat(isFlexible.count(where: \.self)))
    for (index, unknown, holder, own) in [
      (0, unknowns.edge, edge, origin), (1, unknowns.length, Sum(), length),
    ] {
      let share = whole > 0 ? flexible[index] / whole : isFlexible[index] ? 1 / count : 0
      let part = Double(share)
      add(
        &system,
        unknown,
        from: holder + size * part,
        is: own - present * CGFloat(part),
        priority: Self.fixed
      )
    }
  }

  // MARK: Constraints

  private func equation(_ constraint: NSLayoutConstraint) -> PriorityEquations.Equation? {
    let (one, other) = (constraint.firstItem, constraint.secondItem)
    guard
      var first = sum(
        scrolled(one, from: other, constraint.firstAttribute),
        constraint.firstAttribute
      )
    else { return nil }
    var second = Sum()
    if let item = other {
      let met = scrolled(item, from: one, constraint.secondAttribute)
      guard let found = sum(met, constraint.secondAttribute) else { return nil }
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
  /// scroll view are those of its content.
  ///
  /// - Source: Apple's guide on working with scroll views and Auto Layout.
  private func scrolled(
    _ item: AnyObject?,
    from other: AnyObject?,
    _ attribute: NSLayoutConstraint.Attribute
  ) -> AnyObject? {
    guard let scroller = item as? UIScrollView, !(scroller is UICollectionView),
      attribute.axisOfLine != nil,
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
    let view = constraint.firstItem as? UIView ?? root
    let isRight = isDirectional && view.effectiveUserInterfaceLayoutDirection == .rightToLeft
    return (isRight ? box.x + box.width : box.x, isRight)
  }

  /// A rectangle as sums: its origin and size, and the insets of its edges.
  private struct Box {
    var x = Sum()
    var y = Sum()
    var width = Sum()
    var height = Sum()
    var insets = UIEdgeInsets.zero
  }

  private func box(_ item: AnyObject?) -> Box? {
    if item === root { return fixedBox(root.bounds.size) }
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

  private func fixedBox(_ size: CGSize) -> Box {
    Box(
      width: Sum(constant: Double(size.width)),
      height: Sum(constant: Double(size.height))
    )
  }

  private func sum(_ item: AnyObject?, _ attribute: NSLayoutConstraint.Attribute) -> Sum? {
    guard let box = box(item) else { return nil }
    let view = item as? UIView
    let margins = view?.layoutMargins ?? .zero
    let isMirrored = (view ?? root).effectiveUserInterfaceLayoutDirection == .rightToLeft
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
      guard let label = view as? UILabel else { return box.y + box.height }
      return box.y + label.font.ascender
    case .lastBaseline:
      return box.y + box.height + ((view as? UILabel)?.font.descender ?? 0)
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
