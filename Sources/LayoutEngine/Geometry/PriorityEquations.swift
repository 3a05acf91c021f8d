// SPDX-License-Identifier: Apache-2.0

/// Linear equations and bounds with priorities: a stronger one wins over a weaker one.
///
/// Equations are solved in the order of their strength. An equation counts if the stronger ones
/// leave it open; if they decide it already, it is skipped. A bound becomes an equation when the
/// solution would violate it.
package struct PriorityEquations: Sendable {
  /// The relation between an equation's sum and zero.
  package enum Relation: Hashable, Sendable {
    case equal
    case atLeast
    case atMost
  }

  /// A sum of multiples of unknowns and a constant, which shall be zero or on one side of zero.
  package struct Equation: Sendable {
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

  /// Smaller factors count as zero.
  private static let hair = 1e-9
  /// Sums within this distance of zero count as zero, in points.
  private static let tolerance = 1e-6

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
  /// - Complexity: O(*b* · *e* · *u*²) for equations, unknowns and the bounds that come into force.
  package func solved(certainty: Double) -> Solution {
    var active = Set(equations.indices.filter { equations[$0].relation == .equal })
    var tried = active
    while true {
      let elimination = eliminated(active, certainty)
      // The weakest violated bound goes first: its effect often satisfies a stronger bound, which
      // would otherwise win over it.
      let next = equations.indices.filter {
        !tried.contains($0) && violates(equations[$0], elimination.values)
      }.min { weaker($0, $1) }
      guard let next else { return elimination }
      tried.insert(next)
      active.insert(next)
    }
  }

  /// Whether an equation is weaker than another.
  private func weaker(_ one: Int, _ other: Int) -> Bool {
    (equations[one].priority, -one) < (equations[other].priority, -other)
  }

  private func violates(_ equation: Equation, _ solution: [Double]) -> Bool {
    let value = equation.value(solution)
    return switch equation.relation {
    case .equal: abs(value) > Self.tolerance
    case .atLeast: value < -Self.tolerance
    case .atMost: value > Self.tolerance
    }
  }

  /// Solves the equations in force, the strongest first, by the method of Gauss and Jordan.
  private func eliminated(_ active: Set<Int>, _ certainty: Double) -> Solution {
    var rows: [(pivot: Int, terms: [Double])] = []
    var isOpen = [Bool](repeating: true, count: count)
    for number in active.sorted(by: { weaker($1, $0) }) {
      var row = [Double](repeating: 0, count: count + 1)
      for (unknown, multiple) in equations[number].terms { row[unknown] = multiple }
      row[count] = equations[number].constant
      for known in rows where abs(row[known.pivot]) > Self.hair {
        subtract(known.terms, times: row[known.pivot], from: &row)
      }
      guard let pivot = (0..<count).max(by: { abs(row[$0]) < abs(row[$1]) }),
        abs(row[pivot]) > Self.hair
      else { continue }
      let scale = row[pivot]
      for index in row.indices { row[index] /= scale }
      for index in rows.indices where abs(rows[index].terms[pivot]) > Self.hair {
        subtract(row, times: rows[index].terms[pivot], from: &rows[index].terms)
      }
      rows.append((pivot, row))
      if equations[number].priority >= certainty { isOpen[pivot] = false }
    }
    var values = [Double](repeating: 0, count: count)
    for row in rows { values[row.pivot] = -row.terms[count] }
    let contradicted = active.filter { violates(equations[$0], values) }.sorted()
    return Solution(values: values, isOpen: isOpen, contradicted: contradicted)
  }

  private func subtract(_ terms: [Double], times factor: Double, from row: inout [Double]) {
    for index in row.indices { row[index] -= terms[index] * factor }
  }
}
