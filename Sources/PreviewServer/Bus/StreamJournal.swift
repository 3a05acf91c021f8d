// SPDX-License-Identifier: Apache-2.0
import Foundation
import StageProtocol

/// The journal of a cluster: a stream of JetStream with a subject for each stage.
///
/// A stage's owner reads the subject when it begins. Each message that it writes names the number of
/// the one before it, so an owner that others have replaced can write nothing any more.
final class StreamJournal: StageJournal {
  static let stream = "TESSERA_JOURNAL"
  /// The part of a message that is left for its names.
  private static let spareBytes = 64 * 1024

  /// What one message says.
  private struct Line: Codable {
    enum Kind: String, Codable {
      case keep, commit, image, at
      /// A server begins to write; what an earlier one still sends comes too late.
      case owner
    }
    struct File: Codable {
      var name: String
      var content: String
    }
    var kind: Kind
    var layout: File?
    var data: File?
    /// As ``JournalImage/overridesText``.
    var overrides: String?
    var last: UInt64?
    /// The record of a commit.
    var record: String?
    /// The content of the edited data in the object store.
    var edited: String?
    /// The content of a line that is too long for a message.
    var content: String?
  }

  /// A change that the stream does not have, and the stage after it.
  private struct Missing {
    var kind: Line.Kind
    var image: JournalImage
    var entry: JournalEntry?
  }

  private struct StageStream {
    var image = JournalImage()
    var last: UInt64 = 0
    /// What the stream does not have yet, because it could not be reached, in order.
    var missing: [Missing] = []
  }

  let path: String
  private(set) var notices: [String] = []
  private(set) var failure: String?
  /// Called when another server has written to a stage that this one runs.
  var fenced: (String) -> Void = { _ in }
  private let bus: Bus
  private let files: FileStore
  private var subjects: [String: StageStream] = [:]

  init(bus: Bus, files: FileStore, address: String) {
    self.bus = bus
    self.files = files
    path = "the stream \(Self.stream) at \(address)"
  }

  /// Makes the stream.
  static func prepare(_ bus: Bus) throws(Bus.Failure) {
    try bus.ensure(stream: stream, subjects: [stream + ".*"], ["discard": "new"])
  }

  // MARK: Stages

  /// Reads a stage and its books, which this server writes from now on, and no other one any more.
  func take(_ stage: String) throws(Bus.Failure) {
    try takeOne(stage)
    for book in RoomBook.allCases { try takeOne(book.key(of: stage)) }
  }

  private func takeOne(_ key: String) throws(Bus.Failure) {
    var image = JournalImage()
    var last: UInt64 = 0
    let mark = (try? JSONEncoder().encode(Line(kind: .owner))) ?? Data()
    while true {
      while let stored = try bus.next(of: subject(key), from: last + 1, in: Self.stream) {
        last = stored.sequence
        try read(stored.bytes, into: &image)
      }
      do throws(Bus.Failure) {
        last = try bus.store(subject(key), mark, after: last)
        subjects[key] = StageStream(image: image, last: last)
        return
      } catch {
        // The former owner has just written something, which is part of the stage.
        guard error.code == Bus.Code.notLast else { throw error }
      }
    }
  }

  /// Forgets a stage that this server does not write any more.
  func leave(_ stage: String) {
    subjects[stage] = nil
    for book in RoomBook.allCases { subjects[book.key(of: stage)] = nil }
  }

  /// The subject of a stage or of a book, whose key has characters that no subject has.
  private func subject(_ key: String) -> String {
    let word = key.replacing(" (", with: "_").replacing(")", with: "")
    return Self.stream + "." + word
  }

  /// The stage of a key, which may be that of one of its books.
  private func stage(of key: String) -> String {
    RoomBook.allCases.reduce(key) { key, book in
      let ending = book.key(of: "")
      return key.hasSuffix(ending) ? String(key.dropLast(ending.count)) : key
    }
  }

  private func read(_ bytes: Data, into image: inout JournalImage) throws(Bus.Failure) {
    guard let line = try? JSONDecoder().decode(Line.self, from: bytes) else {
      throw Bus.Failure(message: "the stream \(Self.stream) has a message that cannot be read")
    }
    if let text = line.overrides, let overrides = JournalImage.overrides(from: text) {
      image.overrides = overrides
    }
    switch line.kind {
    case .owner: break
    case .at: try read(try files.get(line.content ?? ""), into: &image)
    case .commit:
      let entry = JournalEntry(number: line.last ?? image.last, record: line.record)
      _ = image.commit(entry, image.overrides)
    case .keep, .image:
      if line.kind == .image {
        image.records = []
        image.edited = nil
        if let edited = line.edited { image.edited = try files.get(edited) }
      }
      if let last = line.last { image.last = last }
      guard let layout = line.layout, let data = line.data else { return }
      image.files = StageInput(layout: try read(layout), data: try read(data))
    }
  }

  private func read(_ file: Line.File) throws(Bus.Failure) -> StageInput.File {
    StageInput.File(name: file.name, bytes: try files.get(file.content))
  }

  func stage(_ key: String) -> JournaledStage? { subjects[key]?.image.stage }

  func edited(of key: String) -> Data? { subjects[key]?.image.edited }

  func records(of key: String, _ take: ([String]) -> Void) { subjects[key]?.image.handOut(take) }

  // MARK: Writing

  func write(_ kept: JournaledStage, of key: String) {
    change(key, .keep) { $0.keep(kept) }
  }

  func write(_ entry: JournalEntry, overrides: [String: ParameterValue], of key: String) {
    change(key, .commit, entry) { _ = $0.commit(entry, overrides) }
  }

  func checkpoint(edited: Data?, overrides: [String: ParameterValue], of key: String) {
    change(key, .image) { ($0.edited, $0.overrides, $0.records) = (edited, overrides, []) }
    // Everything before it is in it.
    guard let subject = subjects[key], subject.missing.isEmpty else { return }
    bus.purge(self.subject(key), before: subject.last, in: Self.stream)
  }

  func notes(of key: String) -> [String] {
    var texts = edited(of: key).map { [String(decoding: $0, as: UTF8.self)] } ?? []
    records(of: key) { texts += $0 }
    return texts
  }

  func note(_ text: String, replacesAll: Bool, of key: String) {
    if replacesAll { return checkpoint(edited: Data(text.utf8), overrides: [:], of: key) }
    let number = (subjects[key]?.image.last ?? 0) + 1
    write(JournalEntry(number: number, record: text), overrides: [:], of: key)
  }

  func forgetEdits(of key: String) {
    guard let image = subjects[key]?.image else { return }
    checkpoint(edited: nil, overrides: image.overrides, of: key)
  }

  /// The line that says a change.
  private func line(_ missing: Missing) throws(Bus.Failure) -> Line {
    let image = missing.image
    var line = Line(kind: missing.kind, overrides: image.overridesText, last: image.last)
    guard missing.kind != .commit else {
      line.record = missing.entry?.record
      line.last = missing.entry?.number ?? image.last
      return line
    }
    if missing.kind == .image, let edited = image.edited { line.edited = try files.put(edited) }
    if let input = image.files {
      line.layout = Line.File(name: input.layout.name, content: try files.put(input.layout.bytes))
      line.data = Line.File(name: input.data.name, content: try files.put(input.data.bytes))
    }
    return line
  }

  private func change(
    _ key: String,
    _ kind: Line.Kind,
    _ entry: JournalEntry? = nil,
    _ apply: (inout JournalImage) -> Void
  ) {
    guard subjects[key] != nil else {
      failure = "another server runs the stage now"
      return
    }
    apply(&subjects[key, default: StageStream()].image)
    let image = subjects[key]?.image ?? JournalImage()
    subjects[key]?.missing.append(Missing(kind: kind, image: image, entry: entry))
    writeMissing(key)
  }

  /// Writes what the stream does not have yet, in order.
  private func writeMissing(_ key: String) {
    do throws(Bus.Failure) {
      while let missing = subjects[key]?.missing.first {
        try publish(try line(missing), of: key)
        subjects[key]?.missing.removeFirst()
      }
      if !subjects.values.contains(where: { !$0.missing.isEmpty }) { failure = nil }
    } catch {
      failed(key, error)
    }
  }

  /// Notes why a line could not be written.
  ///
  /// If its answer alone was lost, the next attempt finds another number than it expects: the stage
  /// is given up then, and whoever owns it next reads it anew.
  private func failed(_ key: String, _ error: Bus.Failure) {
    if error.code == Bus.Code.notLast {
      failure = "another server runs the stage now"
      subjects[key] = nil
      fenced(stage(of: key))
      if !subjects.values.contains(where: { !$0.missing.isEmpty }) { failure = nil }
    } else {
      failure = "\(path) could not be written: \(error.message)"
    }
  }

  private func publish(_ line: Line, of key: String) throws(Bus.Failure) {
    guard let subject = subjects[key] else { return }
    var bytes = (try? JSONEncoder().encode(line)) ?? Data()
    if bytes.count > bus.bound - Self.spareBytes {
      let content = try files.put(bytes)
      bytes = (try? JSONEncoder().encode(Line(kind: .at, content: content))) ?? Data()
    }
    subjects[key]?.last = try bus.store(self.subject(key), bytes, after: subject.last)
  }

  /// Writes what could not be written.
  func tend() {
    for key in subjects.keys.sorted() where subjects[key]?.missing.isEmpty == false {
      writeMissing(key)
    }
    if !subjects.values.contains(where: { !$0.missing.isEmpty }) { failure = nil }
  }

  func close() { tend() }
}
