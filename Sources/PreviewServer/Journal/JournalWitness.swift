// SPDX-License-Identifier: Apache-2.0
import Foundation
import Glibc

/// The journal's newest head in a small file beside it, by which an older copy of the journal is
/// noticed.
///
/// It is written after each write of the journal, into two places in turn, so that an interrupted
/// write leaves the head before. It is not written through to the disk each time, as the journal
/// itself is not: a power cut may lose the newest writes of both.
final class JournalWitness {
  private static let permissions: mode_t = 0o600
  /// The bytes of a place: a head has fewer, and a place is in one sector.
  private static let placeBytes = 256
  private static let places: UInt64 = 2
  private static let name = "tessera-journal-head"
  private static let fieldCount = 6

  let path: String
  private var descriptor: Int32 = -1

  /// - Parameter journal: The path of the journal.
  init(journal: String) { path = Self.path(for: journal) }

  deinit { if descriptor >= 0 { close(descriptor) } }

  static func path(for journal: String) -> String { journal + ".head" }

  /// The head in the file; `nil` when there is no file or nothing in it can be read.
  static func read(for journal: String) -> JournalHead? {
    guard let bytes = FileManager.default.contents(atPath: path(for: journal)) else { return nil }
    return stride(from: 0, to: bytes.count, by: placeBytes)
      .compactMap { head(in: bytes.dropFirst($0).prefix(placeBytes)) }
      .max { $0.sequence < $1.sequence }
  }

  private static func head(in bytes: Data) -> JournalHead? {
    let fields = String(decoding: bytes, as: UTF8.self).split(separator: " ")
    guard fields.count >= fieldCount, fields[0] == name, let sequence = UInt64(fields[1]),
      let stages = Int(fields[2]), let records = Int(fields[3]),
      let root = Digest(hexadecimal: fields[4])
    else { return nil }
    let head = JournalHead(sequence: sequence, root: root, stages: stages, records: records)
    return fields[5] == check(of: words(of: head)) ? head : nil
  }

  private static func words(of head: JournalHead) -> String {
    "\(name) \(head.sequence) \(head.stages) \(head.records) \(head.root.text)"
  }

  private static func check(of words: String) -> String {
    var hash = SHA256()
    hash.add(field: words)
    return hash.finished().text
  }

  /// Writes a head, and says whether that succeeded; with `isLasting`, it waits until the head is on the disk.
  func write(_ head: JournalHead, isLasting: Bool = false) -> Bool {
    guard openAgain() else { return false }
    let words = Self.words(of: head)
    var text = "\(words) \(Self.check(of: words)) "
    text += String(repeating: " ", count: max(0, Self.placeBytes - text.utf8.count - 1)) + "\n"
    let place = off_t(head.sequence % Self.places) * off_t(Self.placeBytes)
    let count = text.withUTF8 { pwrite(descriptor, $0.baseAddress, $0.count, place) }
    guard count == Self.placeBytes else { return false }
    return isLasting ? fsync(descriptor) == 0 : true
  }

  /// Opens the file, again if it was removed or replaced.
  private func openAgain() -> Bool {
    var held = stat()
    var named = stat()
    if descriptor >= 0, fstat(descriptor, &held) == 0, stat(path, &named) == 0,
      held.st_ino == named.st_ino, held.st_dev == named.st_dev
    {
      return true
    }
    if descriptor >= 0 { close(descriptor) }
    descriptor = open(path, O_RDWR | O_CREAT | O_CLOEXEC, Self.permissions)
    return descriptor >= 0
  }
}

extension Digest {
  private static let digitsOfByte = 2

  /// Reads the hexadecimal text of a checksum.
  fileprivate init?(hexadecimal text: Substring) {
    guard text.utf8.count == Self.bytes * Self.digitsOfByte else { return nil }
    var data = Data()
    var rest = text
    while !rest.isEmpty {
      guard let byte = UInt8(rest.prefix(Self.digitsOfByte), radix: 16) else { return nil }
      data.append(byte)
      rest = rest.dropFirst(Self.digitsOfByte)
    }
    self.init(data)
  }
}
