// SPDX-License-Identifier: Apache-2.0

/// Solves the equations in force of a system, the strongest first, by Gauss's method.
///
/// Each row is reduced by the rows before it and by none after it. So an equation that comes into force later leaves the
/// rows of stronger equations as they are.
struct PriorityElimination {
  /// An equation solved for one unknown.
  private struct Row {
    var pivot: Int
    /// The multiples of other unknowns, which rows before it do not solve.
    var terms: [(unknown: Int, multiple: Double)]
    var constant: Double
    /// Its place among the equations in force.
    var place: Int
  }

  /// Smaller factors count as zero.
  private static let hair = 1e-9

  private let equations: [PriorityEquations.Equation]
  /// The equations in force by their numbers, the strongest first.
  private(set) var active: [Int]
  private var rows: [Row] = []
  /// How many of the equations in force are in rows, or follow from those before them.
  private var done = 0
  /// The multiples of the row that is being reduced, by unknown, and the unknowns in it.
  private var work: [Double]
  private var touched: [Int] = []

  /// Begins with all equations that are no bounds in force.
  init(_ equations: [PriorityEquations.Equation], unknowns count: Int) {
    self.equations = equations
    work = [Double](repeating: 0, count: count)
    active = equations.indices.filter { equations[$0].relation == .equal }
      .sorted { equations[$1].isWeaker($1, than: equations[$0], $0) }
  }

  /// Lets a bound come into force, as an equation.
  mutating func add(_ number: Int) {
    let bound = equations[number]
    let place =
      active.firstIndex { equations[$0].isWeaker($0, than: bound, number) } ?? active.count
    active.insert(number, at: place)
    done = min(done, place)
    rows.removeAll { $0.place >= done }
  }

  /// The unknowns; those that no equation decides are zero.
  mutating func values() -> [Double] {
    while done < active.count {
      reduce(active[done], at: done)
      done += 1
    }
    var values = [Double](repeating: 0, count: work.count)
    for row in rows.reversed() {
      values[row.pivot] = -row.terms.reduce(row.constant) { $0 + $1.multiple * values[$1.unknown] }
    }
    return values
  }

  /// Whether each unknown is decided by no equation with at least a strength.
  func openUnknowns(_ certainty: Double) -> [Bool] {
    var isOpen = [Bool](repeating: true, count: work.count)
    for row in rows where equations[active[row.place]].priority >= certainty {
      isOpen[row.pivot] = false
    }
    return isOpen
  }

  /// Adds the row of an equation, unless it follows from the rows before it or contradicts them.
  private mutating func reduce(_ number: Int, at place: Int) {
    for (unknown, multiple) in equations[number].terms { add(multiple, to: unknown) }
    var constant = equations[number].constant
    for row in rows {
      let factor = work[row.pivot]
      guard abs(factor) > Self.hair else { continue }
      work[row.pivot] = 0
      for (unknown, multiple) in row.terms { add(-multiple * factor, to: unknown) }
      constant -= row.constant * factor
    }
    touched.sort()
    var pivot: Int?
    for unknown in touched where abs(work[unknown]) > (pivot.map { abs(work[$0]) } ?? 0) + Self.hair
    {
      pivot = unknown
    }
    if let pivot {
      let scale = work[pivot]
      var terms: [(unknown: Int, multiple: Double)] = []
      for unknown in touched where unknown != pivot && abs(work[unknown]) > Self.hair {
        if terms.last?.unknown != unknown { terms.append((unknown, work[unknown] / scale)) }
      }
      rows.append(Row(pivot: pivot, terms: terms, constant: constant / scale, place: place))
    }
    for unknown in touched { work[unknown] = 0 }
    touched.removeAll(keepingCapacity: true)
  }

  private mutating func add(_ multiple: Double, to unknown: Int) {
    // An unknown may be noted twice.
    if work[unknown] == 0 { touched.append(unknown) }
    work[unknown] += multiple
  }
}
