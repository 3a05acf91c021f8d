// SPDX-License-Identifier: Apache-2.0
import Expectations
import TestSupport
import Testing

@testable import LayoutEngine

/// Systems that are solved row by row give the same as those that begin anew with each bound.
@Suite struct PriorityEliminationTests {
  private typealias Equation = PriorityEquations.Equation

  /// A slow reference: Gauss and Jordan over all equations in force, again for each bound that is violated.
  private struct Reference {
    var count: Int
    var equations: [Equation]

    func solved() -> [Double] {
      var active = equations.indices.filter { equations[$0].relation == .equal }
      while true {
        let values = eliminated(active)
        let next = equations.indices.filter {
          !active.contains($0) && equations[$0].isViolated(by: values)
        }.min { (equations[$0].priority, -$0) < (equations[$1].priority, -$1) }
        guard let next else { return values }
        active.append(next)
      }
    }

    private func eliminated(_ active: [Int]) -> [Double] {
      var rows: [(pivot: Int, terms: [Double])] = []
      for number in active.sorted(by: {
        (-equations[$0].priority, $0) < (-equations[$1].priority, $1)
      }) {
        var row = [Double](repeating: 0, count: count + 1)
        for (unknown, multiple) in equations[number].terms { row[unknown] = multiple }
        row[count] = equations[number].constant
        for known in rows {
          let factor = row[known.pivot]
          for index in row.indices { row[index] -= known.terms[index] * factor }
        }
        guard let pivot = (0..<count).first(where: { abs(row[$0]) > 1e-9 }) else { continue }
        let scale = row[pivot]
        for index in row.indices { row[index] /= scale }
        for place in rows.indices {
          let factor = rows[place].terms[pivot]
          for index in row.indices { rows[place].terms[index] -= row[index] * factor }
        }
        rows.append((pivot, row))
      }
      var values = [Double](repeating: 0, count: count)
      for row in rows { values[row.pivot] = -row.terms[count] }
      return values
    }
  }

  /// A chain of lengths as screens have them: each begins where the one before ends, and asks for a length, with bounds.
  private func chain(_ count: Int, _ random: inout SeededRandom) -> [Equation] {
    var equations: [Equation] = []
    for place in 0..<count {
      let (start, length) = (2 * place, 2 * place + 1)
      var terms = [start: 1.0]
      if place > 0 { (terms[start - 2], terms[start - 1]) = (-1, -1) }
      equations.append(
        Equation(
          terms: terms,
          constant: -Double(Int.random(in: 0...9, using: &random)),
          priority: 1000
        )
      )
      let wish = Double(Int.random(in: 5...40, using: &random))
      let strength = Double([250, 251, 750].randomElement(using: &random) ?? 250)
      equations.append(Equation(terms: [length: 1], constant: -wish, priority: strength))
      let bound = Double(Int.random(in: 5...40, using: &random))
      let relation: PriorityEquations.Relation = Bool.random(using: &random) ? .atLeast : .atMost
      equations.append(
        Equation(
          terms: [length: 1],
          constant: -bound,
          relation: relation,
          priority: strength == 750 ? 999 : 749
        )
      )
    }
    equations.shuffle(using: &random)
    return equations
  }

  @Test(arguments: 0..<40) func `chains of lengths are the same as in the reference`(seed: Int) {
    var random = SeededRandom(seed: UInt64(seed))
    let count = Int.random(in: 1...12, using: &random)
    let equations = chain(count, &random)
    var system = PriorityEquations(unknowns: 2 * count)
    for equation in equations { system.add(equation) }
    let values = system.solved(certainty: 1).values
    let expected = Reference(count: 2 * count, equations: equations).solved()
    for (value, wanted) in zip(values, expected) { #expect(abs(value - wanted) < 1e-6) }
  }

  @Test func `a bound that comes into force leaves stronger rows as they are`() {
    let equations = [
      Equation(terms: [0: 1], constant: -10, priority: 1000),
      Equation(terms: [1: 1, 0: -1], constant: -5, priority: 250),
      Equation(terms: [1: 1], constant: -20, relation: .atLeast, priority: 750),
    ]
    var elimination = PriorityElimination(equations, unknowns: 2)
    expect(elimination.values(), equals: [10, 15])
    elimination.add(2)
    expect(elimination.active, equals: [0, 2, 1])
    expect(elimination.values(), equals: [10, 20])
    expect(elimination.openUnknowns(800), equals: [false, true])
  }
}
