// SPDX-License-Identifier: Apache-2.0
import Expectations
import Foundation
import StageProtocol
import Testing

@testable import PreviewServer

/// What every journal does, that of one server and that of a cluster.
@Suite(.enabled(if: NatsServer.isInstalled)) struct StageJournalTests {
  /// A place of journals, where one can be opened again and again.
  private struct Place {
    var open: () throws -> any StageJournal
  }

  private static func stream(_ server: NatsServer) throws -> StreamJournal {
    let bus = try server.connect()
    try FileStore.prepare(bus)
    try StreamJournal.prepare(bus)
    let journal = StreamJournal(bus: bus, files: FileStore(bus: bus), address: "test")
    try journal.take("stage")
    return journal
  }

  private static func places(_ server: NatsServer, _ folder: JournalFolder) -> [Place] {
    [
      Place { try Journal(path: folder.path) },
      Place { try stream(server) },
    ]
  }

  private static func records(_ journal: any StageJournal) -> [String] {
    var all: [String] = []
    journal.records(of: "stage") { all += $0 }
    return all
  }

  @Test func `gives back what was written, in every place`() throws {
    let server = try NatsServer()
    let folder = JournalFolder()
    for place in Self.places(server, folder) {
      let journal = try place.open()
      expect(journal.stage("stage"), equals: nil)
      journal.write(JournalFolder.stage, of: "stage")
      let values: [String: ParameterValue] = ["number": .number(9)]
      journal.write(JournalEntry(number: 42, record: "one"), overrides: values, of: "stage")
      journal.write(JournalEntry(number: 44, record: "three"), overrides: values, of: "stage")
      // A record may come after a later one.
      journal.write(JournalEntry(number: 43, record: "two"), overrides: values, of: "stage")
      journal.write(JournalEntry(number: 45, record: nil), overrides: [:], of: "stage")
      expect(journal.failure, equals: nil)
      expect(Self.records(journal), equals: ["one", "two", "three"])
      journal.close()
      let second = try place.open()
      expect(second.stage("stage")?.files, equals: JournalFolder.stage.files)
      expect(second.stage("stage")?.overrides, equals: [:])
      expect(second.stage("stage")?.lastNumber, equals: 45)
      expect(Self.records(second), equals: ["one", "two", "three"])
      second.checkpoint(edited: Data("edited".utf8), overrides: values, of: "stage")
      second.write(JournalEntry(number: 46, record: "four"), overrides: values, of: "stage")
      second.close()
      let third = try place.open()
      expect(third.edited(of: "stage"), equals: Data("edited".utf8))
      expect(third.stage("stage")?.overrides, equals: values)
      expect(Self.records(third), equals: ["four"])
      third.forgetEdits(of: "stage")
      third.close()
      let fourth = try place.open()
      expect(fourth.edited(of: "stage"), equals: nil)
      expect(Self.records(fourth), equals: [])
      expect(fourth.stage("stage")?.overrides, equals: values)
      expect(fourth.failure, equals: nil)
      fourth.close()
    }
  }

  @Test func `a record that is longer than a message is kept`() throws {
    let server = try NatsServer()
    let long = String(repeating: "ä", count: 1024 * 1024)
    let journal = try Self.stream(server)
    journal.write(JournalFolder.stage, of: "stage")
    journal.write(JournalEntry(number: 1, record: long), overrides: [:], of: "stage")
    expect(journal.failure, equals: nil)
    expect(Self.records(try Self.stream(server)), equals: [long])
  }

  @Test func `an owner that was replaced writes nothing any more`() throws {
    let server = try NatsServer()
    let first = try Self.stream(server)
    first.write(JournalFolder.stage, of: "stage")
    let second = try Self.stream(server)
    second.write(JournalEntry(number: 7, record: "second"), overrides: [:], of: "stage")
    var fenced: [String] = []
    first.fenced = { fenced.append("\($0): \(first.failure ?? "saved")") }
    first.write(JournalEntry(number: 8, record: "first"), overrides: [:], of: "stage")
    expect(fenced, equals: ["stage: another server runs the stage now"])
    first.write(JournalEntry(number: 9, record: "again"), overrides: [:], of: "stage")
    #expect(first.failure != nil)
    expect(Self.records(try Self.stream(server)), equals: ["second"])
  }

  @Test func `a lease has one holder, who can give it back`() throws {
    let server = try NatsServer()
    let buses = [try server.connect(), try server.connect()]
    try LeaseKeeper.prepare(buses[0])
    let keepers = ["1", "2"].enumerated().map { LeaseKeeper(bus: buses[$0], value: $1) }
    expect(try keepers[0].take("stage.a"), equals: nil)
    expect(try keepers[1].take("stage.a"), equals: "1")
    var outcomes: [LeaseKeeper.Outcome] = []
    let ask = { () throws in
      keepers[1].acquire("stage.a") { outcomes.append($0) }
      let before = outcomes.count
      while outcomes.count == before {
        buses[1].drain()
        buses[1].expire(now: MonotonicClock.seconds)
      }
    }
    try ask()
    expect(outcomes, equals: [.taken(by: "1")])
    keepers[0].release("stage.a")
    // The answer to a question of the same connection comes after what it sent before.
    _ = try buses[0].last(of: "nothing", in: LeaseKeeper.bucket)
    try ask()
    guard case .held(let epoch)? = outcomes.last else {
      Issue.record("the lease was not given back")
      return
    }
    #expect(epoch > 1)
    expect(keepers[1].holds("stage.a", now: MonotonicClock.seconds))
    // Nobody can hold it beyond its time, whatever the clock was doing.
    var lost: [String] = []
    keepers[1].lost = { lost.append($0) }
    keepers[1].tick(now: MonotonicClock.seconds + LeaseKeeper.hold)
    expect(lost, equals: ["stage.a"])
  }

  @Test func `contents are kept by their checksum`() throws {
    let server = try NatsServer()
    let bus = try server.connect()
    try FileStore.prepare(bus)
    let bytes = Data((0..<300_000).map { UInt8(truncatingIfNeeded: $0 &* 31) })
    let name = try FileStore(bus: bus).put(bytes)
    expect(try FileStore(bus: bus).put(bytes), equals: name)
    expect(try FileStore(bus: bus).get(name), equals: bytes)
    let empty = try FileStore(bus: bus).put(Data())
    expect(try FileStore(bus: bus).get(empty), equals: Data())
    #expect(throws: Bus.Failure.self) { try FileStore(bus: bus).get("nothing") }
  }
}
