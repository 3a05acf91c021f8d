// SPDX-License-Identifier: Apache-2.0
import Foundation
import StageProtocol

/// Contents by their checksum, in an object store of JetStream, in the form that its tools read.
final class FileStore {
  static let bucket = "OBJ_TESSERA_FILES"
  private static let prefix = "$O.TESSERA_FILES."
  private static let pieceBytes = 128 * 1024

  /// What is known of one object.
  private struct Entry: Codable {
    var name: String
    var bucket = "TESSERA_FILES"
    var nuid: String
    var size: Int
    var chunks: Int
    var digest: String
  }

  private let bus: Bus
  /// The checksums of contents that are in the store.
  private var known: Set<String> = []

  init(bus: Bus) { self.bus = bus }

  /// Makes the bucket.
  static func prepare(_ bus: Bus) throws(Bus.Failure) {
    try bus.ensure(
      stream: bucket,
      subjects: [prefix + "C.>", prefix + "M.>"],
      ["discard": "new", "allow_rollup_hdrs": true]
    )
  }

  /// The checksum of a content, in hexadecimal.
  static func name(of bytes: Data) -> String { digest(of: bytes).text }

  private static func digest(of bytes: Data) -> Digest {
    var sum = SHA256()
    bytes.withUnsafeBytes { sum.add($0) }
    return sum.finished()
  }

  private static func metaSubject(_ name: String) -> String {
    let text = Data(name.utf8).base64EncodedString()
      .replacingOccurrences(of: "+", with: "-").replacingOccurrences(of: "/", with: "_")
    return prefix + "M." + text
  }

  /// Puts a content into the store, if it is not there.
  ///
  /// - Returns: Its name.
  func put(_ bytes: Data) throws(Bus.Failure) -> String {
    let digest = Self.digest(of: bytes)
    let name = digest.text
    guard !known.contains(name) else { return name }
    let meta = Self.metaSubject(name)
    if try bus.last(of: meta, in: Self.bucket) == nil {
      let nuid = name + String(UInt32.random(in: 0...UInt32.max))
      var chunks = 0
      for start in stride(from: 0, to: bytes.count, by: Self.pieceBytes) {
        let piece = bytes.dropFirst(start).prefix(Self.pieceBytes)
        try bus.store(Self.prefix + "C." + nuid, piece, after: nil)
        chunks += 1
      }
      let sum = digest.data.base64EncodedString()
        .replacingOccurrences(of: "+", with: "-").replacingOccurrences(of: "/", with: "_")
      let entry = Entry(
        name: name,
        nuid: nuid,
        size: bytes.count,
        chunks: chunks,
        digest: "SHA-256=" + sum
      )
      try bus.store(meta, (try? JSONEncoder().encode(entry)) ?? Data(), after: nil)
    }
    known.insert(name)
    return name
  }

  /// Gets a content; what does not have its checksum is an error.
  func get(_ name: String) throws(Bus.Failure) -> Data {
    guard let stored = try bus.last(of: Self.metaSubject(name), in: Self.bucket),
      let entry = try? JSONDecoder().decode(Entry.self, from: stored.bytes),
      (0...Limits.standard.hostMessageBytes).contains(entry.size),
      (0...Limits.standard.hostMessageBytes).contains(entry.chunks)
    else { throw Bus.Failure(message: "the object store has no content \(name)") }
    var bytes = Data(capacity: entry.size)
    var next: UInt64 = 1
    for _ in 0..<entry.chunks {
      let subject = Self.prefix + "C." + entry.nuid
      guard let piece = try bus.next(of: subject, from: next, in: Self.bucket) else { break }
      bytes.append(piece.bytes)
      next = piece.sequence + 1
    }
    guard Self.name(of: bytes) == name else {
      throw Bus.Failure(message: "the content \(name) in the object store is not whole")
    }
    known.insert(name)
    return bytes
  }
}
