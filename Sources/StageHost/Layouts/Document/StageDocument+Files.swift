// SPDX-License-Identifier: Apache-2.0
import StageDocuments
import StageProtocol

/// How far a document is from what its files say, however it came there.
extension StageDocument {
  /// The number of steps that lead from data, parameters and layout of the files to the present ones.
  ///
  /// - Complexity: O(n) for n items if steps have changed the data, and O(s) for s steps for each
  ///   parameter that differs.
  var stepsFromFiles: Int {
    edits.history.stepsFromFiles(
      dataDiffer: edits.history.mayChangeData && edits.data != edits.file,
      overrides: overrides,
      isAsFile: isAsFile
    )
  }

  /// The values in the files that a version of the files after this one has changed, by the clients'
  /// keys.
  func fileValues(changedIn later: StageDocument) -> [String: ParameterValue] {
    var changed: [String: ParameterValue] = [:]
    for choice in choices {
      let now = later.choices.first { $0.option.id == choice.option.id }
      guard let now else { continue }
      let (old, new) = (fileValues(of: choice).values, later.fileValues(of: now).values)
      for (key, value) in old {
        if let other = new[key], other != value { changed[choice.key(key)] = value }
      }
    }
    return changed
  }

  /// Whether a value that users have set is the one that the parameter has without it.
  ///
  /// The choice of a layout is kept only if it is not the file's own.
  private func isAsFile(_ key: String, _ value: ParameterValue) -> Bool {
    if key == ItemsChoice.key {
      return ItemsChoice(value) == (ItemsChoice(choices[0].values[key]) ?? .own)
    }
    guard let choice = choices.first(where: { $0.ownKey(key) != nil }),
      let own = choice.ownKey(key)
    else { return false }
    return fileValues(of: choice).values[own] == value
  }
}
