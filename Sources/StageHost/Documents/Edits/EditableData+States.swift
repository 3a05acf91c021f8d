// SPDX-License-Identifier: Apache-2.0
import StageProtocol

/// The way to a kept state.
extension EditableData {
  /// Goes to a kept state as one step.
  ///
  /// - Parameters:
  ///   - state: The data of the state.
  ///   - values: The parameters of the state; the owner sets them.
  ///   - name: The name of the state.
  ///   - before: The parameters that users have set.
  /// - Returns: The record and the change of the data, or nothing when the stage is in this state.
  mutating func show(
    _ state: StageData,
    _ values: [String: ParameterValue],
    name: String,
    before: [String: ParameterValue]
  ) -> Outcome {
    guard data != state || values != before else { return Outcome() }
    var outcome = enter(state, name: name, before: before)
    outcome.values = values
    return outcome
  }

  /// Adds the step to a kept state, also if it changes nothing but parameters.
  mutating func enter(
    _ state: StageData,
    name: String,
    before: [String: ParameterValue]
  ) -> Outcome {
    let run = take(state)
    history.add(
      "Go to \(name)",
      .state(values: before, data: state, inverse: run?.inverse ?? [])
    )
    return Outcome(record: .state(name: name, data: state, values: before), edit: run?.tracked)
  }

  /// Takes other data; `nil` when the data are those already.
  mutating func take(_ state: StageData) -> EditRun? {
    guard data != state else { return nil }
    // New items must not get the numbers of items that the state has.
    var run = self.run(firstNumber: ItemMaker.firstNumber(after: state))
    run.perform(.replaceAll(state))
    adopt(run)
    return run
  }
}
