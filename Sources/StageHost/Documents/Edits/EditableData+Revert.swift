// SPDX-License-Identifier: Apache-2.0
import StageProtocol

/// The way back to the files.
extension EditableData {
  /// Goes back to the files as one step: the data, and all parameters that users have set.
  ///
  /// - Parameter overrides: The parameters that users have set; the owner removes them.
  /// - Returns: The record and the change of the data, or nothing when the stage is as its files.
  mutating func revert(_ overrides: [String: ParameterValue]) -> Outcome {
    guard data != file || !overrides.isEmpty || history.state.edits > 0 else { return Outcome() }
    let run = takeFile()
    history.add(
      EditLabel.label(of: .revert),
      .revert(values: overrides, inverse: run?.inverse ?? [])
    )
    return Outcome(record: .revert(overrides), values: [:], edit: run?.tracked)
  }

  /// Takes the file's data; `nil` when the data are those already.
  mutating func takeFile() -> EditRun? {
    guard data != file else { return nil }
    var run = self.run(firstNumber: 1)
    run.perform(.replaceAll(file))
    adopt(run)
    return run
  }
}
