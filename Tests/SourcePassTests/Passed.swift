// SPDX-License-Identifier: Apache-2.0
import StageProtocol

@testable import SourcePass

/// The result of the pass for some texts, in parts that tests can check.
struct Passed {
  let pass: SourcePass
  let result: PassResult

  /// Passes one file named `A.swift`.
  init(_ text: String, _ choices: PassChoices = .plain) {
    self.init([("A.swift", text)], choices)
  }

  /// Passes several files.
  init(_ files: [(name: String, text: String)], _ choices: PassChoices = .plain) {
    pass = SourcePass(SourceModule(files))
    result = pass.result(choices)
  }

  /// The lines of a file that stand for the user's lines, without the code added after them.
  func lines(of file: Int = 0) -> [String] {
    let mark = "#sourceLocation(file: \"\(PassResult.generatedName(file))\""
    let all = result.files[file].split(separator: "\n", omittingEmptySubsequences: false)
    let end = all.firstIndex { $0.hasPrefix(mark) } ?? all.endIndex
    return all[1..<end].map(String.init)
  }

  /// The user's text in the form that is compiled.
  var text: String { lines().joined(separator: "\n") }

  /// The code that is added after the user's text.
  func generated(in file: Int = 0) -> String { result.output.code[file].text }

  var entryNames: [String] { result.entries.map(\.id) }
}

extension PassChoices {
  /// Choices that leave numbers as they are.
  static var plain: PassChoices {
    var choices = PassChoices()
    choices.allNumbersFixed = true
    return choices
  }
}
