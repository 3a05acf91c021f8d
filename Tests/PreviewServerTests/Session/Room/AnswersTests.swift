// SPDX-License-Identifier: Apache-2.0
import Expectations
import Foundation
import StageProtocol
import Testing

@testable import PreviewServer

@Suite struct AnswersTests {
  private static func text(_ name: String, body: String = "[1]") -> String {
    #"{"name": "\#(name)", "answers": [{"request": "GET https://a.b/p", "file": "p.json", "#
      + #""type": "application/json", "status": 200, "body": "\#(body)"}]}"#
  }

  /// The shown stage, as if it had Swift source.
  private func fixture(_ limits: Limits = .standard) throws -> SessionFixture {
    var fixture = try SessionFixture.shown(limits: limits)
    fixture.machine.stages["s"]?.source = SourceMachine(name: "A.swift")
    return fixture
  }

  private func bring(
    _ text: String,
    _ piece: Int = 0,
    of pieces: Int = 1,
    seq: UInt64,
    to fixture: inout SessionFixture
  ) -> [String] {
    let base64 = Data(text.utf8).base64EncodedString()
    let step = AnswersStep.bring(piece: piece, pieces: pieces, text: base64)
    _ = fixture.say(1, .room(seq: seq, view: 1, action: .answers(step)))
    return StageFixture.words(fixture.last)
  }

  private func refusal(_ effects: [Effect]) -> ProtocolError? {
    SessionFixture.texts(effects, to: 1).compactMap {
      if case .error(_, let error) = $0 { error } else { nil }
    }.first
  }

  @Test func `keeps the text before the host gets it, and gives it to every next host`() throws {
    var fixture = try fixture()
    let text = Self.text("a.har")
    let half = text.index(text.startIndex, offsetBy: 20)
    expect(bring(String(text[..<half]), 0, of: 2, seq: 9, to: &fixture), equals: ["send"])
    let id = AnswersBook.id(of: Data(text.utf8))
    let words = bring(String(text[half...]), 1, of: 2, seq: 10, to: &fixture)
    expect(words, equals: ["note answers", "file \(id)", "set"])
    guard case .set(_, _, let key, let value, _, _)? = SessionFixture.commands(fixture.last).first
    else { throw Cancelled() }
    expect(key, equals: "stage.answers")
    expect(value, equals: .choice(id))
    // The same again needs no other file.
    _ = fixture.report(.committed(number: 3, record: nil, overrides: [key: .choice(id)]))
    expect(bring(text, seq: 11, to: &fixture), equals: ["set"])
    let files = fixture.machine.stages["s"]?.answerEffects(for: fixture.playing) ?? []
    expect(StageFixture.words(files), equals: ["file \(id)"])
    // The next server finds it in the journal.
    let kept = AnswersBook.Entry.add(.init(id: id, text: Data(text.utf8)))
    let record = RoomRecord(.answers, kept, isWhole: false)
    var other = try self.fixture()
    other.machine.restoreRoom(of: "s", [record.text], .answers)
    expect(other.machine.stages["s"]?.answers.map(\.name), equals: [id])
  }

  private struct Cancelled: Error {}

  @Test func `names what is wrong with a part, a text or the stage`() throws {
    var limits = Limits.standard
    limits.answerBytes = 200
    let long = Self.text("a", body: String(repeating: "x", count: 200))
    typealias Case = (text: String, piece: Int, pieces: Int, code: String, field: String)
    let cases: [Case] = [
      ("x", 1, 2, "not-current", "piece"), (long, 0, 1, "too-big", "text"),
      ("{", 0, 1, "invalid-json", ""), ("{}", 0, 1, "missing", "name"),
      (#"{"name": "a", "answers": []}"#, 0, 1, "missing", "answers"),
      (Self.text("a").replacing("200", with: "20"), 0, 1, "out-of-range", "answers[0].status"),
      (Self.text("a").replacing("GET h", with: "h"), 0, 1, "unknown-value", "answers[0].request"),
      (
        Self.text("a").replacing("[1]", with: "1").replacing("\"1\"", with: "1"), 0, 1,
        "wrong-type", "answers[0].body"
      ),
    ]
    for (text, piece, pieces, code, field) in cases {
      var fixture = try fixture(limits)
      _ = bring(text, piece, of: pieces, seq: 9, to: &fixture)
      let error = refusal(fixture.last)
      #expect(error?.code == code && error?.field == field, "\(text): \(error as Any)")
      #expect(fixture.machine.uploads.isEmpty && fixture.machine.rooms["s"] == nil)
    }
    var fixture = try fixture()
    let step = AnswersStep.bring(piece: 0, pieces: 1, text: "!")
    _ = fixture.say(1, .room(seq: 9, view: 1, action: .answers(step)))
    expect(refusal(fixture.last)?.code, equals: "invalid-text")
    _ = fixture.say(1, .room(seq: 10, view: 1, action: .answers(.ask)))
    expect(refusal(fixture.last)?.code, equals: "not-found")
    // A client that goes leaves nothing behind.
    _ = bring("x", 0, of: 2, seq: 11, to: &fixture)
    expect(fixture.machine.uploads.count, equals: 1)
    _ = fixture.machine.disconnected(1, now: 1)
    expectEmpty(fixture.machine.uploads)
    var plain = try SessionFixture.shown()
    _ = bring("x", seq: 9, to: &plain)
    expect(refusal(plain.last)?.field, equals: "stage")
  }

  @Test func `forgets the oldest text that nobody uses, and none that somebody does`() throws {
    var book = AnswersBook()
    var limits = Limits.standard
    limits.answerSets = 2
    func add(_ name: String, used: Set<String>) throws(ProtocolError) {
      for entry in try book.entries(adding: Data(name.utf8), keeping: used, limits) {
        book.apply(entry)
      }
    }
    let ids = ["a", "b", "c"].map { AnswersBook.id(of: Data($0.utf8)) }
    try add("a", used: [])
    try add("b", used: [])
    try add("a", used: [])
    expect(book.kept.map(\.id), equals: [ids[0], ids[1]])
    try add("c", used: [ids[0]])
    expect(book.kept.map(\.id), equals: [ids[0], ids[2]])
    let error = #expect(throws: ProtocolError.self) { try add("b", used: [ids[0], ids[2]]) }
    expect(error?.code, equals: "too-many")
    var restored = AnswersBook()
    restored.apply(book.whole)
    expect(restored.kept, equals: book.kept)
  }
}
