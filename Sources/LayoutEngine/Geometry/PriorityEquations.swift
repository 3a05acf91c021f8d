// SPDX-License-Identifier: Apache-2.0

/// Linear equations and bounds with priorities: a stronger one wins over a weaker one.
///
/// Equations are solved in the order of their strength. An equation counts if the stronger ones
/// leave it open; if they decide it already, it is skipped. A bound becomes an equation when the
/// solution would violate it.
package struct PriorityEquations: Hashable, Sendable {
  /// The relation between an equation's sum and zero.
  package enum Relation: Hashable, Sendable {
    case equal
    case atLeast
    case atMost
  }

  /// A sum of multiples of unknowns and a constant, which shall be zero or on one side of zero.
  package struct Equation: Hashable, Sendable {
    /// The multiples, by unknown.
    package var terms: [Int: Double]
    /// The constant.
    package var constant: Double
    /// The relation to zero.
    package var relation = Relation.equal
    /// The strength of the equation.
    package var priority: Double

    package init(
      terms: [Int: Double],
      constant: Double,
      relation: Relation = .equal,
      priority: Double
    ) {
      self.terms = terms
      self.constant = constant
      self.relation = relation
      self.priority = priority
    }

    /// The value of the sum.
    package func value(_ solution: [Double]) -> Double {
      terms.reduce(constant) { $0 + $1.value * solution[$1.key] }
    }
  }

  /// The result of solving.
  package struct Solution: Sendable {
    /// The unknowns.
    package var values: [Double]
    /// The unknowns that no equation with at least the required certainty decided.
    package var isOpen: [Bool]
    /// Equations and bounds that stronger ones contradict, by their numbers.
    package var contradicted: [Int]
  }

  private let count: Int
  private var equations: [Equation] = []

  /// Makes a system with a number of unknowns.
  package init(unknowns count: Int) {
    self.count = count
  }

  /// Adds an equation or a bound; of two with equal strength, the earlier one wins.
  package mutating func add(_ equation: Equation) { equations.append(equation) }

  /// Solves the system.
  ///
  /// - Parameter certainty: An unknown that only weaker equations decide counts as open.
  /// - Returns: The unknowns, and which of them are open.
  /// - Complexity: O(*b* · *w* · *u*) for the bounds that come into force, the equations weaker than those, and unknowns, as
  ///   long as equations name few unknowns.
  package func solved(certainty: Double) -> Solution {
    var elimination = PriorityElimination(equations, unknowns: count)
    var tried = Set(equations.indices.filter { equations[$0].relation == .equal })
    while true {
      let values = elimination.values()
      // The weakest violated bound goes first: its effect often satisfies a stronger bound, which
      // would otherwise win over it.
      let next = equations.indices.filter {
        !tried.contains($0) && equations[$0].isViolated(by: values)
      }.min { equations[$0].isWeaker($0, than: equations[$1], $1) }
      guard let next else {
        return Solution(
          values: values,
          isOpen: elimination.openUnknowns(certainty),
          contradicted: elimination.active.filter { equations[$0].isViolated(by: values) }.sorted()
        )
      }
      tried.insert(next)
      elimination.add(next)
    }
  }
}

extension PriorityEquations.Equation {
  /// Sums within this distance of zero count as zero, in points.
  private static let tolerance = 1e-6

  /// Whether an equation with a number is weaker than another; of two with equal strength, the later one is.
  func isWeaker(_ number: Int, than other: Self, _ otherNumber: Int) -> Bool {
    (priority, -number) < (other.priority, -otherNumber)
  }

  /// Whether values contradict the equation.
  func isViolated(by values: [Double]) -> Bool {
    let sum = value(values)
    return switch relation {
    case .equal: abs(sum) > Self.tolerance
    case .atLeast: sum < -Self.tolerance
    case .atMost: sum > Self.tolerance
    }
  }
}
