// SPDX-License-Identifier: Apache-2.0
import StageProtocol

/// What the steps have to do with the files.
extension EditHistory {
  /// Whether the data may be other than those of the file.
  var mayChangeData: Bool { !startsAtFile || undoSteps.contains(where: \.changesData) }

  /// The number of steps that lead from what the files say now to the present state.
  ///
  /// The files may have been saved since some of the steps, and a step may have been taken back by
  /// another one. So each parameter counts its steps since the last time when it was as in the
  /// files; if it never was, the undone ones that would lead there.
  ///
  /// - Parameters:
  ///   - dataDiffer: Whether the data are other than those of the file.
  ///   - overrides: The parameters that users have set.
  ///   - isAsFile: Whether a value is the one of the files.
  /// - Returns: The number of steps.
  func stepsFromFiles(
    dataDiffer: Bool,
    overrides: [String: ParameterValue],
    isAsFile: (String, ParameterValue) -> Bool
  ) -> Int {
    func isSaid(_ key: String, _ value: ParameterValue?) -> Bool {
      value.map { isAsFile(key, $0) } ?? true
    }
    var steps: Set<Int> = []
    var isBeyond = false
    // Parameters that differ without a step, because the steps were given up for other ones.
    var lost = 0
    if dataDiffer {
      let start = undoSteps.lastIndex(where: \.endsAtFiles)
      let later = undoSteps[(start.map { $0 + 1 } ?? 0)...]
      steps.formUnion(later.filter(\.changesData).map(\.id))
      isBeyond = start == nil && !startsAtFile
    }
    for (key, value) in overrides where !isAsFile(key, value) {
      let back = way(through: undoSteps.reversed(), of: key) { isSaid(key, $0) }
      if back.isWhole {
        steps.formUnion(back.steps)
        continue
      }
      let forth = way(through: redoSteps.reversed(), of: key) { isSaid(key, $0) }
      steps.formUnion(forth.isWhole ? forth.steps : back.steps)
      guard !forth.isWhole else { continue }
      isBeyond = true
      if back.steps.isEmpty { lost += 1 }
    }
    return steps.count + (isBeyond ? max(forgotten, lost) : 0)
  }

  /// The steps about a parameter up to one beyond which it has a value that is sought.
  private func way(
    through steps: some Sequence<Step>,
    of key: String,
    to isSought: (ParameterValue?) -> Bool
  ) -> (steps: [Int], isWhole: Bool) {
    var found: [Int] = []
    for step in steps {
      guard let beyond = step.value(beyondOf: key) else { continue }
      found.append(step.id)
      if isSought(beyond) { return (found, true) }
    }
    return (found, false)
  }

  /// Lets steps that lead to what the files said lead to the values that they had then, because new
  /// files say something else.
  ///
  /// - Parameter values: The former values in the files, by key.
  /// - Returns: Whether there are such steps.
  mutating func bind(_ values: [String: ParameterValue]) -> Bool {
    guard !values.isEmpty else { return false }
    let before = (undoSteps, redoSteps)
    change { $0.binding(values) }
    return before != (undoSteps, redoSteps)
  }
}

extension EditHistory.Step {
  /// The value that a parameter has beyond the step, `.some(nil)` when it is the files'; `nil` when the
  /// step is about other things.
  fileprivate func value(beyondOf key: String) -> ParameterValue?? {
    switch action {
    case .data: nil
    case .parameter(key, let value): .some(value)
    case .parameter: nil
    case .revert(let values, _), .state(let values, _, _): .some(values[key])
    }
  }

  /// The step with values in place of those that were the files'.
  fileprivate func binding(_ said: [String: ParameterValue]) -> Self {
    var step = self
    switch action {
    case .data: break
    case .parameter(let key, let value):
      step.action = .parameter(key: key, value: value ?? said[key])
    case .revert(let values, let inverse):
      step.action = .revert(values: values.merging(said) { own, _ in own }, inverse: inverse)
    case .state(let values, let data, let inverse):
      let bound = values.merging(said) { own, _ in own }
      step.action = .state(values: bound, data: data, inverse: inverse)
    }
    return step
  }
}
