// SPDX-License-Identifier: Apache-2.0
import Foundation
import LayoutEngine

/// Views whose inside is solved for itself: around them they count with the size that their inside asks for.
extension ConstraintPlacement {
  /// The strength with which the inside resists a smaller height, and a smaller width, which texts in it can give.
  private static let resistance = (width: 749.5, height: 999.0)
  /// The strength with which the inside keeps together.
  private static let hugging = 251.0

  /// Asks what is in each closed view for its size.
  mutating func measureInsides() {
    guard !closed.isEmpty else { return }
    for (number, entry) in entries.enumerated() {
      guard let view = entry.view, closed.contains(ObjectIdentifier(view)) else { continue }
      insides[number] = view.constrainedSize(width: nil, height: nil)
    }
  }

  /// Adds the lengths that the inside of a view asks for.
  func describeInside(of view: UIView, _ number: Int, _ system: inout PriorityEquations) {
    guard let size = insides[number] else { return }
    let height = heights[number] ?? size.height
    for (side, length, resistance) in [
      (Side.width, size.width, Self.resistance.width), (.height, height, Self.resistance.height),
    ] {
      let own = unknown(number, side)
      add(&system, own, is: 0, .atLeast, priority: Self.fixed)
      add(&system, own, is: length, .atLeast, priority: resistance)
      add(&system, own, is: length, priority: Self.hugging)
    }
  }
}

/// The views into which constraints reach from outside.
@MainActor
struct CrossedViews {
  private let root: UIView
  private var crossed: Set<ObjectIdentifier> = []

  init(_ constraints: [NSLayoutConstraint], in root: UIView) {
    self.root = root
    for constraint in constraints {
      guard let holder = constraint.holder else { continue }
      for (item, attribute) in [
        (constraint.firstItem, constraint.firstAttribute),
        (constraint.secondItem, constraint.secondAttribute),
      ] {
        note(item, below: holder)
        // What holds on to a scroll view's frame stays there while the content scrolls.
        if let guide = item as? UILayoutGuide, let scroller = guide.owningView as? UIScrollView,
          guide === scroller.frameLayoutGuide, attribute.axisOfLine != nil
        {
          crossed.insert(ObjectIdentifier(scroller))
        }
      }
    }
  }

  /// Notes the views between an item of a constraint and the view that holds the constraint.
  private mutating func note(_ item: AnyObject?, below holder: UIView) {
    guard item !== holder else { return }
    let guide = item as? UILayoutGuide
    var view = guide?.owningView ?? (item as? UIView)?.superview
    while let present = view, present !== holder, present !== root {
      crossed.insert(ObjectIdentifier(present))
      view = present.superview
    }
  }

  /// The scroll views among them.
  var scrollers: Set<ObjectIdentifier> {
    var found: Set<ObjectIdentifier> = []
    look(in: root) { view in
      if view is UIScrollView, crossed.contains(ObjectIdentifier(view)) {
        found.insert(ObjectIdentifier(view))
      }
      return true
    }
    return found
  }

  /// The outermost views that no constraint crosses and whose inside has constraints.
  var closable: Set<ObjectIdentifier> {
    var found: Set<ObjectIdentifier> = []
    look(in: root) { view in
      guard !(view is UIScrollView), !crossed.contains(ObjectIdentifier(view)),
        view.subviews.count > 1, ConstraintPlacement.hasConstraints(view)
      else { return true }
      found.insert(ObjectIdentifier(view))
      return false
    }
    return found
  }

  /// Looks at the views in a view; those in a view for which `body` says so.
  private func look(in view: UIView, _ body: (UIView) -> Bool) {
    for subview in view.subviews where !(subview is UIStackView) && !subview.placesItsOwn {
      if body(subview) { look(in: subview, body) }
    }
  }
}

/// The systems of a view's constraints that were solved last, and what came out.
@MainActor
final class SolvedSystems {
  /// What a system was for: a round of solving, and the lengths that were given.
  struct Purpose: Hashable {
    var round: Int
    var isFitting: Bool
    var width: CGFloat?
    var height: CGFloat?
  }

  private typealias Solved = (system: PriorityEquations, solution: PriorityEquations.Solution)

  /// Views are asked for few sizes; more are forgotten.
  private static let most = 24
  private var solved: [Purpose: Solved] = [:]

  /// The solution of a system: that of the last one for the same purpose, if they are equal.
  func solution(
    of system: PriorityEquations,
    for purpose: Purpose,
    _ solve: () -> PriorityEquations.Solution
  ) -> PriorityEquations.Solution {
    if let known = solved[purpose], known.system == system { return known.solution }
    let solution = solve()
    if solved.count >= Self.most { solved = [:] }
    solved[purpose] = (system, solution)
    return solution
  }
}

extension UIView {
  /// What is remembered of the view's constraints.
  var solvedSystems: SolvedSystems {
    if let known = traits.solvedSystems { return known }
    let made = SolvedSystems()
    traits.solvedSystems = made
    return made
  }
}
