// SPDX-License-Identifier: Apache-2.0

/// Linear equations and bounds of which the stronger win over the weaker.
///
/// Equations are taken in the order of their strength; one that those before leave open is heeded, one that they
/// decide is passed over. A bound counts as an equation when the solution would violate it.
package struct PriorityEquations: Sendable {
  /// What is to hold between the sum of an equation and zero.
  package enum Relation: Hashable, Sendable {
    case equal
    case atLeast
    case atMost
  }

  /// A sum of multiples of unknowns, and a number, that is to be zero or on one side of it.
  package struct Equation: Sendable {
    /// The multiples, by unknown.
    package var terms: [Int: Double]
    /// The number that is added.
    package var constant: Double
    /// What is to hold.
    package var relation = Relation.equal
    /// How strong it is.
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

    /// What the sum comes to.
    package func value(_ solution: [Double]) -> Double {
      terms.reduce(constant) { $0 + $1.value * solution[$1.key] }
    }
  }

  /// What came out.
  package struct Solution: Sendable {
    /// The unknowns.
    package var values: [Double]
    /// Which of them nothing at or above the bound of certainty decided.
    package var isOpen: [Bool]
    /// Equations and bounds that stronger ones contradict, by their numbers.
    package var contradicted: [Int]
  }

  /// Multiples that are smaller count as none.
  private static let hair = 1e-9
  /// Sums that are nearer to zero are zero, in points.
  private static let tolerance = 1e-6

  private let count: Int
  private var equations: [Equation] = []

  /// Makes a system of so many unknowns.
  package init(unknowns count: Int) {
    self.count = count
  }

  /// Adds an equation or bound; of two that are equally strong the one that came first is stronger.
  package mutating func add(_ equation: Equation) { equations.append(equation) }

  /// Finds the unknowns.
  ///
  /// - Parameter certainty: What is decided by weaker equations alone counts as open.
  /// - Returns: The unknowns, and what nothing or nobody decided.
  /// - Complexity: O(*b* · *e* · *u*²) for equations, unknowns and the bounds that come into force.
  package func solved(certainty: Double) -> Solution {
    var active = Set(equations.indices.filter { equations[$0].relation == .equal })
    var tried = active
    while true {
      let elimination = eliminated(active, certainty)
      // The weakest first: what it brings about often satisfies a stronger one, which else would win over it.
      let next = equations.indices.filter {
        !tried.contains($0) && violates(equations[$0], elimination.values)
      }.min { weaker($0, $1) }
      guard let next else { return elimination }
      tried.insert(next)
      active.insert(next)
    }
  }

  /// Whether an equation gives way to another.
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

  /// Solves what is in force, the strongest first, by Gauss and Jordan.
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
