// SPDX-License-Identifier: Apache-2.0
import Expectations
import TestSupport
import Testing

@testable import LayoutEngine

/// Equations of which the stronger win.
@Suite struct PriorityEquationsTests {
  private typealias Equation = PriorityEquations.Equation

  private func solved(_ unknowns: Int, _ equations: [Equation]) -> PriorityEquations.Solution {
    var system = PriorityEquations(unknowns: unknowns)
    for equation in equations { system.add(equation) }
    return system.solved(certainty: 1)
  }

  @Test func `equations that depend on one another are solved together`() {
    // x + y = 10 and x − y = 4.
    let solution = solved(
      2,
      [
        Equation(terms: [0: 1, 1: 1], constant: -10, priority: 1000),
        Equation(terms: [0: 1, 1: -1], constant: -4, priority: 1000),
      ]
    )
    #expect(solution.values == [7, 3] && solution.isOpen == [false, false])
    expectEmpty(solution.contradicted)
  }

  @Test func `the stronger of two wins, whichever came first, and the first of equals`() {
    let weak = Equation(terms: [0: 1], constant: -1, priority: 250)
    let strong = Equation(terms: [0: 1], constant: -2, priority: 750)
    let equal = Equation(terms: [0: 1], constant: -3, priority: 750)
    expect(solved(1, [weak, strong]).values, equals: [2])
    expect(solved(1, [strong, weak]).values, equals: [2])
    let both = solved(1, [equal, strong])
    #expect(both.values == [3] && both.contradicted == [1])
  }

  @Test func `a bound counts only where it would be violated`() {
    let wish = Equation(terms: [0: 1], constant: -5, priority: 250)
    let least = Equation(terms: [0: 1], constant: -3, relation: .atLeast, priority: 1000)
    let more = Equation(terms: [0: 1], constant: -8, relation: .atLeast, priority: 1000)
    let most = Equation(terms: [0: 1], constant: -4, relation: .atMost, priority: 1000)
    expect(solved(1, [wish, least]).values, equals: [5])
    expect(solved(1, [wish, more]).values, equals: [8])
    expect(solved(1, [wish, most]).values, equals: [4])
    // A weak bound gives way to a strong wish.
    let strong = Equation(terms: [0: 1], constant: -5, priority: 1000)
    let weakBound = Equation(terms: [0: 1], constant: -8, relation: .atLeast, priority: 750)
    expect(solved(1, [strong, weakBound]).values, equals: [5])
  }

  @Test func `what only weak equations decide is open`() {
    let solution = solved(
      2,
      [
        Equation(terms: [0: 1], constant: -5, priority: 1000),
        Equation(terms: [1: 1], constant: -9, priority: 0.5),
      ]
    )
    #expect(solution.values == [5, 9] && solution.isOpen == [false, true])
  }

  @Test func `systems with a known answer are solved`() {
    var random = SeededRandom(seed: 11)
    for _ in 0..<200 {
      let count = Int.random(in: 1...6, using: &random)
      let answer = (0..<count).map { _ in Double.random(in: -100...100, using: &random) }
      var system = PriorityEquations(unknowns: count)
      // A lower triangle with ones on the diagonal always has one answer.
      for row in 0..<count {
        var terms = [row: 1.0]
        for column in 0..<row { terms[column] = Double(Int.random(in: -3...3, using: &random)) }
        let sum = terms.reduce(0) { $0 + $1.value * answer[$1.key] }
        system.add(Equation(terms: terms, constant: -sum, priority: 1000))
        let off = Equation(terms: [row: 1], constant: 1e4, priority: 999)
        system.add(off)
      }
      let found = system.solved(certainty: 1).values
      for (value, expected) in zip(found, answer) { #expect(abs(value - expected) < 1e-6) }
    }
  }
}
