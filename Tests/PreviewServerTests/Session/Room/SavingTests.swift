// SPDX-License-Identifier: Apache-2.0
import Expectations
import Foundation
import StageProtocol
import Testing

@testable import PreviewServer

@Suite struct SavingTests {
  /// Ada on a stage, in which somebody has set a value.
  private func fixture(group: String) -> SessionFixture {
    var fixture = SessionFixture()
    let entry = ServerMessage.StageEntry(id: "s", title: "S", subtitle: "", group: group)
    var stage = StageMachine(entry: entry, journalKey: "/a")
    stage.versions.good = StageInput(layout: StageFixture.layout(1), data: StageFixture.data)
    stage.overrides = ["spacing": .number(2)]
    fixture.machine.stages["s"] = stage
    fixture.greet(1, name: "Ada")
    fixture.say(1, fixture.opening(1))
    return fixture
  }

  private static let before = #"{"parameters": {"spacing": 1, "inset": 1}}"#
  private static let after = #"{"parameters": {"spacing": 2, "inset": 1}}"#

  @Test func `writes exactly the lines that were shown`() throws {
    var fixture = fixture(group: "Your files")
    let answers = fixture.say(1, .room(seq: 2, view: 1, action: .save(.ask)))
    guard case .unsaved(let values)? = answers.first else {
      Issue.record("\(answers)")
      return
    }
    expect(values.file, equals: "a.layout.json")
    expect(
      values.lines,
      equals: [
        FileLine(line: 1, isNew: false, text: Self.before),
        FileLine(line: 1, isNew: true, text: Self.after),
      ]
    )
    fixture.machine.stages["s"]?.overrides["inset"] = .number(9)
    let step = SaveStep.write(fingerprint: values.fingerprint)
    let stale = fixture.say(1, .room(seq: 3, view: 1, action: .save(step)))
    expect("\(stale)".contains("not-current"))
    fixture.machine.stages["s"]?.overrides["inset"] = nil
    _ = fixture.say(1, .room(seq: 4, view: 1, action: .save(step)))
    let written = fixture.last.compactMap { effect in
      if case .writeLayout(_, let before, let after, let origin) = effect {
        [String(decoding: before, as: UTF8.self), String(decoding: after, as: UTF8.self)]
          + ["\(origin.seq)"]
      } else {
        nil
      }
    }
    expect(written, equals: [[Self.before, Self.after, "4"]])
    let origin = CommandOrigin(client: 1, seq: 4, view: 1)
    let failed = fixture.carried(fixture.machine.wroteLayout("the disk is full", from: origin))
    expect("\(SessionFixture.texts(failed, to: 1))".contains("not-saved"))
  }

  @Test func `writes no file of the gallery`() {
    var fixture = fixture(group: "Flow")
    let answers = fixture.say(1, .room(seq: 2, view: 1, action: .save(.ask)))
    expect("\(answers)".contains("not-found"))
  }
}
