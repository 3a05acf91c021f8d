// SPDX-License-Identifier: Apache-2.0
import LayoutLibrary
import StageDocuments
import StageProtocol

/// The recorded answers with which an app runs.
extension StageDocument {
  /// Whether the stage has code that can ask for something.
  private var asksRequests: Bool { choices[0].kind.id.hasPrefix(LibraryKind.idPrefix) }

  /// The parameter, if there is something to choose.
  var answersParameter: ParameterDescriptor? {
    asksRequests && !answers.isEmpty ? AnswersChoice.descriptor(answers.names) : nil
  }

  /// The value that counts for the parameter.
  var answersValue: ParameterValue {
    overrides[AnswersChoice.key] ?? .choice(AnswersChoice.none)
  }

  /// Checks a choice.
  ///
  /// - Returns: What is kept; `nil` for no answers.
  /// - Throws: `ProtocolError` when there are no such answers.
  func checkedAnswers(_ value: ParameterValue?) throws(ProtocolError) -> ParameterValue? {
    let known = answersParameter.map { [$0] } ?? []
    guard let value, value != .choice(AnswersChoice.none) else { return nil }
    return try ParameterSchema.validate(key: AnswersChoice.key, value: value, descriptors: known)
  }

  /// Gives the app's process the chosen answers.
  @MainActor
  func useAnswers() {
    let id = AnswersChoice.id(overrides[AnswersChoice.key])
    AppSurroundings.use(answers.recorded(id), named: id)
  }

  /// Runs the app again in every view, if other answers were chosen than those that it has.
  @MainActor
  mutating func settleAnswers() {
    let id = AnswersChoice.id(overrides[AnswersChoice.key])
    guard asksRequests, AppSurroundings.brought != id else { return }
    useAnswers()
    answersUsed += 1
    remakeKind(marked: "answers-\(answersUsed)")
  }
}
