// SPDX-License-Identifier: Apache-2.0
import Expectations
import Foundation
import StageProtocol
import Testing

@testable import PreviewServer

@Suite struct SessionActionsTests {
  private typealias Fixture = SessionFixture

  private struct Unexpected: Error {}

  private func watch(_ isOn: Bool, _ seq: UInt64) -> ClientMessage {
    .act(seq: seq, view: 1, action: .watch(events: isOn))
  }

  /// Client 1 drives view 1 and client 2 follows it; the next command has number 3.
  private func followed() throws -> SessionFixture {
    var fixture = try Fixture.shown()
    fixture.greet(2)
    fixture.say(2, fixture.opening(1, follow: 1))
    return fixture
  }

  @Test func `passes an action on and answers who asked, with its own number`() throws {
    var fixture = try followed()
    fixture.say(2, .act(seq: 7, view: 1, action: .inspect(element: 5)))
    expect(
      Fixture.commands(fixture.last),
      equals: [
        .act(number: 3, client: 2, view: 1, action: .inspect(element: 5))
      ]
    )
    let reply = StageReply.inspected(view: 1, info: nil)
    let told = fixture.report(.reply(number: 3, reply: reply))
    expect(Fixture.texts(told, to: 2), equals: [.reply(seq: 7, reply: reply)])
    expectEmpty(Fixture.texts(told, to: 1))
    let handled = fixture.report(.handled(number: 3))
    expect(Fixture.texts(handled, to: 2), equals: [.ack(seq: 7, view: 1, rev: 1)])
    expectEmpty(fixture.report(.reply(number: 3, reply: reply)))
  }

  @Test func `refuses views that are not open and touches of followers`() throws {
    var fixture = try followed()
    guard case .error(2, let missing)? = fixture.say(1, .act(seq: 2, view: 9, action: .undo)).first
    else { throw Unexpected() }
    expect(missing.code, equals: "not-found")
    let touch = StageAction.touch(StageTouch(phase: .began, point: Point(x: 0, y: 0), at: 0))
    guard case .error(2, let foreign)? = fixture.say(2, .act(seq: 2, view: 1, action: touch)).first
    else { throw Unexpected() }
    expect(foreign.code, equals: "not-driver")
    fixture.say(1, .act(seq: 3, view: 1, action: touch))
    expect(Fixture.commands(fixture.last).count, equals: 1)
  }

  @Test func `tells the host of the first watcher and of the last that goes`() throws {
    var fixture = try followed()
    let on = HostCommand.act(number: 3, client: 0, view: 1, action: .watch(events: true))
    let answers = fixture.say(1, watch(true, 2))
    expect(Fixture.commands(fixture.last), equals: [on])
    expect(answers, equals: [.ack(seq: 2, view: 1, rev: 1)])
    fixture.say(2, watch(true, 2))
    expectEmpty(Fixture.commands(fixture.last))
    fixture.say(1, watch(false, 3))
    expectEmpty(Fixture.commands(fixture.last))
    let gone = fixture.carried(fixture.machine.disconnected(2, now: 1))
    let off = HostCommand.act(number: 4, client: 0, view: 1, action: .watch(events: false))
    expect(Fixture.commands(gone), equals: [off])
  }

  @Test func `sends events to those who watch, and asks a fresh host for them again`() throws {
    var fixture = try followed()
    let event = StageEvents.Event(n: 1, kind: .layout, text: "prepare()")
    let events = StageEvents(view: 1, items: [event])
    expectEmpty(fixture.report(.events(events)))
    fixture.say(2, watch(true, 2))
    let told = fixture.report(.events(events))
    expect(Fixture.texts(told, to: 2), equals: [.events(events)])
    expectEmpty(Fixture.texts(told, to: 1))
    _ = fixture.end("x", now: 1)
    fixture.now = 1
    _ = fixture.tick(now: 1)
    _ = fixture.report(.ready(protocolVersion: ProtocolVersion.current))
    let number = fixture.machine.stages["s"]?.lastNumber ?? 0
    let loaded = Fixture.commands(fixture.report(.handled(number: number)))
    guard case .act(_, 0, 1, .watch(events: true))? = loaded.last else { throw Unexpected() }
  }

  @Test func `sends printed lines to those who watch, and the last ones to those who begin`() throws
  {
    var fixture = try followed()
    let first = fixture.machine.printed(PrintedLines.Batch(lines: ["one", "two"]), by: "s")
    expectEmpty(fixture.carried(first))
    fixture.say(2, watch(true, 2))
    let kept = ServerMessage.printed(stage: "s", lines: ["one", "two"], dropped: 0)
    expect(Fixture.texts(fixture.last, to: 2).contains(kept))
    let batch = PrintedLines.Batch(lines: ["three"], dropped: 4)
    let told = fixture.carried(fixture.machine.printed(batch, by: "s"))
    expect(
      Fixture.texts(told, to: 2),
      equals: [.printed(stage: "s", lines: ["three"], dropped: 4)]
    )
    expectEmpty(Fixture.texts(told, to: 1))
    fixture.say(2, watch(true, 3))
    expect(!Fixture.texts(fixture.last, to: 2).contains(kept))
  }

  @Test func `tells everyone what is new about the document, once, and who comes later`() throws {
    var fixture = try followed()
    let history = HistoryState(undo: "Insert 3 items", edits: 1)
    let selection = SelectionState(count: 1, items: ["a"])
    let outline = StageOutline(sections: 1, list: [.init(id: "s1", title: "", items: 2)])
    let reports = [
      HostReport.history(history), .selection(selection), .outline(outline),
    ]
    let messages = [
      ServerMessage.history(stage: "s", state: history),
      .selection(stage: "s", state: selection), .outline(stage: "s", outline: outline),
    ]
    for (report, message) in zip(reports, messages) {
      let told = fixture.report(report)
      expect(Fixture.texts(told, to: 1), equals: [message])
      expect(Fixture.texts(told, to: 2), equals: [message])
      expectEmpty(fixture.report(report))
    }
    fixture.greet(3)
    let introduced = fixture.say(3, fixture.opening(1, follow: 1))
    expect(messages.allSatisfy { introduced.contains($0) })
  }
}
