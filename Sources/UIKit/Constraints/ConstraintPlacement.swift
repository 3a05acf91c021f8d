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
  struct Entry {
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
  enum Side: Int, CaseIterable {
    case x, y, width, height
  }

  /// A priority between those of constraints and the last resort; what only the last resort decides
  /// is a guess.
  private static let certainty = 0.5
  /// The priority of the last resort.
  private static let lastResort = 0.25
  /// The priority of frames that views keep; no constraint has a greater one.
  static let fixed = 2000.0
  /// How much lower the priority of wrapping text is than that of other content.
  private static let wrapping = 0.5
  /// More views are divided into systems of their own, as far as constraints allow.
  private static let comfortableViews = 64
  /// If more views than this cannot be divided, they keep their frames.
  private static let mostViews = 200
  /// The most rounds: wrapping texts need a second one, and texts that depend on those a third one.
  private static let rounds = 3

  let root: UIView
  var entries: [Entry] = []
  var numbers: [ObjectIdentifier: Int] = [:]
  var constraints: [NSLayoutConstraint] = []
  /// The heights of texts for the solved widths, by entry.
  var heights: [Int: CGFloat] = [:]
  /// The widths of stacks for the solved heights, by entry.
  private var widths: [Int: CGFloat] = [:]
  /// The sizes that closed views ask for, by entry.
  var insides: [Int: CGSize] = [:]
  /// What is known of the root view's size while it is solved; `nil` while it is the view's own.
  var fitting: Fitting?
  /// Views whose inside is a system of its own.
  private(set) var closed: Set<ObjectIdentifier> = []
  /// Scroll views whose inside has constraints with what is around them, by which it follows scrolling.
  private var followed: Set<ObjectIdentifier> = []

  /// Collects the subviews; `nil` if no constraint is active, or if there are too many views.
  init?(in root: UIView) {
    guard Self.hasConstraints(root) else { return nil }
    self.root = root
    collectAll()
    divide()
    guard entries.count <= Self.mostViews, !constraints.isEmpty,
      entries.contains(where: { $0.view?.translatesAutoresizingMaskIntoConstraints == false })
    else { return nil }
  }

  /// Whether a constraint is active among the views that would be collected; most cells have none,
  /// and then nothing is collected.
  static func hasConstraints(_ view: UIView) -> Bool {
    !view.ownConstraints.isEmpty
      || view.tree.subviews.contains {
        $0 is UIStackView || $0.placesItsOwn ? !$0.ownConstraints.isEmpty : hasConstraints($0)
      }
  }

  /// Finds what follows scrolling, and divides many views; most cells have neither.
  private mutating func divide() {
    let areMany = entries.count > Self.comfortableViews
    guard areMany || entries.contains(where: { $0.scroller != nil }) else { return }
    let crossed = CrossedViews(constraints, in: root)
    followed = crossed.scrollers
    guard areMany else { return }
    closed = crossed.closable
    collectAll()
  }

  private mutating func collectAll() {
    (entries, numbers, constraints) = ([], [:], root.ownConstraints)
    collect(root, holder: nil)
  }

  private mutating func collect(_ view: UIView, holder: Int?) {
    if let scroller = view as? UIScrollView, !(view is UICollectionView) {
      let guide = scroller.contentLayoutGuide
      numbers[ObjectIdentifier(guide)] = entries.count
      entries.append(Entry(guide: guide, holder: holder, scroller: scroller))
    }
    for guide in view.layoutGuides {
      numbers[ObjectIdentifier(guide)] = entries.count
      entries.append(Entry(guide: guide, holder: holder))
    }
    // The cells of a collection view are placed by its layout, and what is in them by themselves.
    for subview in view.tree.subviews {
      let number = entries.count
      numbers[ObjectIdentifier(subview)] = number
      entries.append(Entry(view: subview, holder: holder))
      guard !closed.contains(ObjectIdentifier(subview)) else { continue }
      constraints += subview.ownConstraints
      if !(subview is UIStackView), !subview.placesItsOwn { collect(subview, holder: number) }
    }
  }

  // MARK: Solving

  /// Places the views by the constraints.
  ///
  /// - Returns: The views for which something was guessed, in the order in which they were added.
  mutating func place() -> [UIView] {
    var guessed = placeOnce()
    // What is in a stack has a place once the stack has one.
    if layOutStacks() { guessed = placeOnce() }
    guard !closed.isEmpty else { return guessed }
    for view in entries.compactMap(\.view) where closed.contains(ObjectIdentifier(view)) {
      if var inside = ConstraintPlacement(in: view) { guessed += inside.place() }
    }
    return guessed
  }

  /// Solves the system, again as long as texts need other heights in the solved widths.
  mutating func solved() -> PriorityEquations.Solution {
    measureInsides()
    var solution = solution(in: 0)
    for round in 1..<Self.rounds {
      guard measureTexts(solution.values) else { break }
      solution = self.solution(in: round)
    }
    return solution
  }

  /// Solves the present system, unless it is that of the last time, as it is while content scrolls.
  private func solution(in round: Int) -> PriorityEquations.Solution {
    let system = system()
    let purpose = SolvedSystems.Purpose(
      round: round,
      isFitting: fitting != nil,
      width: fitting?.width,
      height: fitting?.height
    )
    return root.solvedSystems.solution(of: system, for: purpose) {
      system.solved(certainty: Self.certainty)
    }
  }

  /// Places the views, as far as what is in stacks is in its place.
  private mutating func placeOnce() -> [UIView] {
    let solution = solved()
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
      let offset = offset(in: entry.holder)
      let place = CGPoint(x: frame.minX - origin.x + offset.x, y: frame.minY - origin.y + offset.y)
      view.put(at: place, frame.size)
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
  func numbered(around view: UIView) -> (view: UIView, rect: CGRect)? {
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

  func frame(of number: Int, _ values: [Double]) -> CGRect {
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
      guard let view = entry.view else { continue }
      let isClosed = closed.contains(ObjectIdentifier(view))
      guard isClosed || view.isHigherInLess else { continue }
      let width = max(frame(of: number, values).width, 1)
      let height =
        isClosed
        ? view.constrainedSize(width: width, height: nil)?.height ?? 0
        : (view as? UILabel)?.heightWanted(inPlacedWidth: width)
          ?? view.sizeThatFits(CGSize(width: width, height: 0)).height
      isOther = isOther || heights[number] ?? view.intrinsicContentSize.height != height
      heights[number] = height
      guard let stack = view as? UIStackView, stack.isWiderInMore else { continue }
      let tall = frame(of: number, values).height
      let wide = stack.sizeThatFits(CGSize(width: 0, height: tall)).width
      isOther = isOther || widths[number] ?? view.intrinsicContentSize.width != wide
      widths[number] = wide
    }
    return isOther
  }

  func unknown(_ number: Int, _ side: Side) -> Int {
    number * Side.allCases.count + side.rawValue
  }

  private func system() -> PriorityEquations {
    var system = PriorityEquations(unknowns: unknowns)
    describeRoot(&system)
    for number in entries.indices { describe(number, &system) }
    for constraint in constraints {
      guard let equation = equation(constraint) else { continue }
      system.add(equation)
    }
    return system
  }

  func add(
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

  /// How far what is in an entry's view is scrolled.
  private func offset(in holder: Int?) -> CGPoint {
    guard let view = holder.flatMap({ entries[$0].view }) else { return .zero }
    return followed.contains(ObjectIdentifier(view)) ? view.bounds.origin : .zero
  }

  /// Adds the equations for a view without its constraints: its own frame, its content's size, or
  /// the last resort.
  private func describe(_ number: Int, _ system: inout PriorityEquations) {
    let entry = entries[number]
    let offset = offset(in: entry.holder)
    let x = entry.holder.map { Sum(terms: [unknown($0, .x): 1]) + -offset.x } ?? Sum()
    let y = entry.holder.map { Sum(terms: [unknown($0, .y): 1]) + -offset.y } ?? Sum()
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
    if closed.contains(ObjectIdentifier(view)) { return describeInside(of: view, number, &system) }
    let size = view.intrinsicContentSize
    let height = heights[number] ?? size.height
    for (side, length, axis) in [
      (Side.width, widths[number] ?? size.width, NSLayoutConstraint.Axis.horizontal),
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
    let offset = offset(in: holder)
    follow(
      (unknown(number, .x), unknown(number, .width)),
      frame.minX,
      frame.width,
      Sum(terms: [unknown(holder, .x): 1]) + -offset.x,
      Sum(terms: [unknown(holder, .width): 1]),
      whole.width,
      [.flexibleLeftMargin, .flexibleWidth, .flexibleRightMargin].map(mask.contains),
      &system
    )
    follow(
      (unknown(number, .y), unknown(number, .height)),
      frame.minY,
      frame.height,
      Sum(terms: [unknown(holder, .y): 1]) + -offset.y,
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
}

extension UIView {
  /// Whether the height of the view's content depends on its width.
  fileprivate var isHigherInLess: Bool {
    self is UILabel || self is UIStackView || (self as? UITextView)?.isScrollEnabled == false
  }
}
