// SPDX-License-Identifier: Apache-2.0
import StageProtocol

/// Recorded answers for the stage's app.
extension StageMachine {
  /// Gives a host all recorded answers, before it is told which of them count.
  func answerEffects(for host: HostAddress) -> [Effect] { answers.map { .file(host, $0) } }

  /// Takes the recorded answers of the stage, and lets the app run with some of them.
  mutating func take(
    answers: [FileMessage],
    choosing id: String,
    from origin: CommandOrigin
  ) -> [Effect] {
    let known = Set(self.answers.map(\.name))
    self.answers = answers
    let hosts = [playing, understudy].compactMap(\.self).filter(\.hasAnswers)
    let files = hosts.flatMap { host in
      answers.filter { !known.contains($0.name) }.map { Effect.file(host.address, $0) }
    }
    let choice = ClientMessage.SetParameter(
      seq: origin.seq,
      view: origin.view,
      key: AnswersChoice.key,
      value: .choice(id),
      phase: .end,
      animated: false
    )
    return files + change(.set(choice), from: origin)
  }
}

extension HostMachine {
  /// Whether it was given the stage's recorded answers, or would not get them any more.
  fileprivate var hasAnswers: Bool {
    switch life {
    case .starting, .idle, .ended: false
    case .loading, .opening, .playing, .silent, .crashing: true
    }
  }
}
