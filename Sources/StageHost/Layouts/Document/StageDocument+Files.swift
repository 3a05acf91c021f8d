// SPDX-License-Identifier: Apache-2.0
import StageDocuments
import StageProtocol

/// Whether a document is as its files say, however it became so.
extension StageDocument {
  /// Whether data, parameters and layout are those of the files.
  ///
  /// - Complexity: O(1) while a parameter or the number of sections differs, otherwise O(n) for n
  ///   items.
  var isAsFiles: Bool { overrides.allSatisfy(isAsFile) && edits.data == edits.file }

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
