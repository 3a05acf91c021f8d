// SPDX-License-Identifier: Apache-2.0
import Expectations
import Foundation
import StageProtocol
import Testing

@testable import PreviewServer

@Suite struct StageRoomTests {
  private let pin = StageComment.Pin(subject: .item, id: "a", title: "Alder")

  private func entry(
    _ book: CommentBook,
    _ step: CommentStep,
    _ limits: Limits = .standard
  ) throws(ProtocolError) -> CommentBook.Entry {
    try book.entry(for: step, by: "Ada", at: 7, limits: limits)
  }

  @Test func `writes, resolves, removes and brings back comments with their answers`() throws {
    var book = CommentBook()
    let first = StageComment(id: 1, pin: pin, text: "<b>Tall?</b>", name: "Ada", at: 7)
    let add = try entry(book, .add(pin: pin, text: " <b>Tall?</b>\n", answers: nil))
    expect(book.apply(add), equals: .init(comments: [first]))
    let other = StageComment.Pin(subject: .stage, id: "", title: "")
    let answer = try entry(book, .add(pin: other, text: "Yes", answers: 1))
    // An answer is pinned to what it answers.
    let second = StageComment(id: 2, pin: pin, text: "Yes", name: "Ada", at: 7, answers: 1)
    expect(book.apply(answer), equals: .init(comments: [second]))
    _ = book.apply(try entry(book, .resolve(comment: 1, isResolved: true)))
    expect(book.comments.map(\.resolved), equals: [true, false])
    expect(book.apply(try entry(book, .remove(comment: 1))), equals: .init(gone: [1, 2]))
    expectEmpty(book.comments)
    _ = book.apply(try entry(book, .restore(comment: 1)))
    expect(book.comments.map(\.id), equals: [1, 2])
    expect(book.comments.map(\.resolved), equals: [true, false])
  }

  @Test func `names the field of a comment that does not fit`() throws {
    var book = CommentBook()
    var limits = Limits.standard
    limits.comments = 1
    let steps: [(CommentStep, field: String)] = [
      (.add(pin: pin, text: " ", answers: nil), "text"),
      (.add(pin: pin, text: "a", answers: 9), "comment"),
      (.resolve(comment: 9, isResolved: true), "comment"), (.remove(comment: 9), "comment"),
      (.restore(comment: 9), "comment"),
    ]
    for (step, field) in steps {
      let error = #expect(throws: ProtocolError.self) { try entry(book, step, limits) }
      expect(error?.field, equals: field)
    }
    _ = book.apply(try entry(book, .add(pin: pin, text: "a", answers: nil), limits))
    let error = #expect(throws: ProtocolError.self) {
      try entry(book, .add(pin: pin, text: "b", answers: nil), limits)
    }
    expect(error?.code, equals: "too-many")
  }

  @Test func `finds everything again in the journal, also after it was folded`() throws {
    let folder = JournalFolder()
    let journal = try Journal(path: folder.path)
    var room = StageRoom()
    let key = RoomBook.comments.key(of: "/grid.layout.json")
    // One more than are kept one by one: the last record replaces all.
    for number in 0...RoomBook.comments.mostRecords {
      let step =
        number < 3
        ? CommentStep.add(pin: pin, text: "\(number)", answers: nil)
        : .resolve(comment: 1, isResolved: number % 2 == 0)
      let (record, _) = room.apply(try entry(room.comments, step))
      expect(record.isWhole, equals: (number == RoomBook.comments.mostRecords))
      journal.note(record.text, replacesAll: record.isWhole, of: key)
    }
    let (after, _) = room.apply(try entry(room.comments, .remove(comment: 2)))
    journal.note(after.text, replacesAll: after.isWhole, of: key)
    // The next server after kill -9 finds these files.
    let killed = try folder.copied()
    let other = try Journal(path: killed.path)
    let texts = other.notes(of: key)
    expect(texts.count, equals: 2)
    var restored = StageRoom()
    restored.restore(texts, of: .comments)
    expect(restored.comments.comments, equals: room.comments.comments)
    expect(restored.comments.comments.map(\.id), equals: [1, 3])
    expect(restored.comments.comments.map(\.resolved), equals: [true, false])
    expectEmpty(other.notices)
  }

  @Test func `brings the last five removed versions back, and no others`() throws {
    var room = StageRoom()
    for id in 1...UInt64(7) {
      let version = StageVersion(id: id, name: "v\(id)", by: "Ada", at: 7, values: 0)
      _ = room.apply(.keep(.init(version: version, values: [:], data: "{}")))
    }
    for id in 1...UInt64(6) { _ = room.apply(VersionBook.Entry.remove(id)) }
    var entries: [UInt64] = []
    for id in [1, 2, 6, 7, 8] as [UInt64] {
      do throws(ProtocolError) {
        try room.versions.checkRecovery(of: id, .standard)
        _ = room.apply(VersionBook.Entry.recover(id))
        entries.append(id)
      } catch {
        expect(error.field, equals: "version")
      }
    }
    expect(entries, equals: [2, 6])
    expect(room.versions.versions.map(\.id), equals: [2, 6, 7])
    var full = Limits.standard
    full.versions = 3
    #expect(throws: ProtocolError.self) { try room.versions.checkRecovery(of: 5, full) }
  }

  @Test func `tells everybody of a comment before its writer gets the answer`() throws {
    var fixture = try SessionFixture.shown()
    fixture.greet(2, name: "Bob")
    _ = fixture.say(2, fixture.opening(1, follow: 1))
    let step = CommentStep.add(pin: pin, text: "Tall?", answers: nil)
    _ = fixture.say(2, .room(seq: 9, view: 1, action: .comment(step)))
    let kinds = fixture.last.map { effect in
      switch effect {
      case .note(_, let record): "note \(record.book)"
      case .broadcast(let clients, .commented): "told \(clients)"
      case .settle(_, let origin): "settle \(origin.seq)"
      default: "other"
      }
    }
    expect(kinds, equals: ["note comments", "told [1, 2]", "settle 9"])
    let comment = StageComment(id: 1, pin: pin, text: "Tall?", name: "Bob", at: 0)
    fixture.greet(3, name: "Cyd")
    let answers = fixture.say(3, fixture.opening(1, follow: 1))
    expect(answers.contains(.comments(stage: "s", comments: [comment])))
  }

  @Test func `passes cursors on, but in a crowd only of those who are followed`() throws {
    var limits = Limits.standard
    limits.listedClients = 2
    var fixture = try SessionFixture.shown(limits: limits)
    fixture.greet(2, name: "Bob")
    _ = fixture.say(2, fixture.opening(1, follow: 1))
    let place = CursorPlace(item: "a", point: Point(x: 0.5, y: 0.5))
    _ = fixture.say(2, .room(seq: 8, view: 1, action: .cursor(place)))
    let told = ServerMessage.cursor(stage: "s", client: 2, place: place)
    expect(SessionFixture.texts(fixture.last, to: 1), equals: [told])
    fixture.greet(3, name: "Cyd")
    _ = fixture.say(3, fixture.opening(1, follow: 1))
    _ = fixture.say(2, .room(seq: 9, view: 1, action: .cursor(place)))
    expectEmpty(SessionFixture.texts(fixture.last, to: 1))
    _ = fixture.say(1, .room(seq: 60, view: 1, action: .cursor(place)))
    expect(SessionFixture.texts(fixture.last, to: 3).count, equals: 1)
  }
}
