// SPDX-License-Identifier: Apache-2.0
import Foundation
import StageProtocol

/// What would be written beside an app's source so that it has recorded answers: `tessera.json`, and
/// a file for each answer in the folder `responses`.
struct AnswerFiles {
  private static let folder = "responses"
  private static let json = ".json"
  private static let mode: mode_t = 0o644
  private static let folderMode: mode_t = 0o755
  /// The longest name of a file, in characters, before its number and ending.
  private static let longestName = 60

  /// A file that does not exist yet.
  struct New: Equatable {
    var path: String
    var bytes: Data
  }

  let manifest: String
  /// The manifest as it is; `nil` when there is none.
  let before: Data?
  let after: Data
  let files: [New]

  /// Decides what would be written; reads the manifest, and the files that have the same names.
  ///
  /// - Parameters:
  ///   - answers: The answers.
  ///   - manifest: The path of `tessera.json`.
  ///   - limits: The bounds.
  /// - Throws: `ProtocolError` when the manifest cannot have them.
  init(
    _ answers: RecordedAnswers,
    manifest: String,
    limits: Limits
  ) throws(ProtocolError) {
    self.manifest = manifest
    before = try? FileReader.read(manifest, bound: limits.fileBytes)
    guard var text = ManifestText(before), before != nil || access(manifest, F_OK) != 0 else {
      throw Self.refusal("tessera.json cannot be read as a JSON object; mend it first")
    }
    let home = (manifest as NSString).deletingLastPathComponent
    var files: [New] = []
    for answer in answers.answers {
      let bytes = Data(answer.body.utf8)
      let file = Self.file(of: answer, bytes, in: home, beside: files, limits)
      guard text.set(answer.request, to: file.path) else {
        throw Self.refusal("responses in tessera.json must be an object of files by request")
      }
      if !file.exists, !files.contains(where: { $0.path == file.path }) {
        files.append(New(path: file.path, bytes: bytes))
      }
    }
    after = Data(text.bytes)
    self.files = files
  }

  private static func refusal(_ words: String) -> ProtocolError {
    ProtocolError(code: SessionErrorCode.notSaved, field: "", message: words)
  }

  /// A name under which there is nothing yet, or the same bytes.
  private static func file(
    of answer: RecordedAnswers.Answer,
    _ bytes: Data,
    in home: String,
    beside files: [New],
    _ limits: Limits
  ) -> (path: String, exists: Bool) {
    let isJSON = answer.type.contains("json")
    let base = plain(answer.file)
    var number = 1
    while true {
      let ending = isJSON ? json : ""
      let path = "\(folder)/\(base)\(number > 1 ? "-\(number)" : "")\(ending)"
      number += 1
      if let planned = files.first(where: { $0.path == path }) {
        if planned.bytes == bytes { return (path, false) }
        continue
      }
      guard access("\(home)/\(path)", F_OK) == 0 else { return (path, false) }
      let there = try? FileReader.read("\(home)/\(path)", bound: limits.fileBytes)
      if there == bytes { return (path, true) }
    }
  }

  /// The letters, digits and dashes of a name, without the ending that it will get.
  private static func plain(_ name: String) -> String {
    let last = name.lowercased().hasSuffix(json) ? String(name.dropLast(json.count)) : name
    let kept = last.map { letter in
      letter.isASCII && (letter.isLetter || letter.isNumber || letter == "-") ? letter : "-"
    }
    let words = String(kept).split(separator: "-").joined(separator: "-").prefix(longestName)
    return words.isEmpty ? "answer" : String(words)
  }

  /// The name of exactly this change.
  var fingerprint: String {
    var sum = SHA256()
    sum.add(field: before ?? Data())
    sum.add(field: after)
    for file in files {
      sum.add(field: Data(file.path.utf8))
      sum.add(field: file.bytes)
    }
    return String(sum.finished().text.prefix(16))
  }

  /// What people see before.
  func unsaved(on stage: String) -> UnsavedValues {
    UnsavedValues(
      stage: stage,
      file: SourceManifest.fileName,
      fingerprint: fingerprint,
      lines: LayoutFileChange(before: before ?? Data(), after: after).lines,
      left: [],
      files: files.map { "\($0.path), \($0.bytes.count) bytes" }
    )
  }

  /// Writes the files and then the manifest; nothing that was there is lost.
  ///
  /// - Returns: The reason why nothing was written; `nil` when all was.
  func write(bound: Int) -> String? {
    let home = (manifest as NSString).deletingLastPathComponent
    if !files.isEmpty, mkdir("\(home)/\(Self.folder)", Self.folderMode) != 0, errno != EEXIST {
      return "\(Self.folder): \(String(cString: strerror(errno)))"
    }
    var written: [String] = []
    for file in files {
      let path = "\(home)/\(file.path)"
      if let failure = Self.make(path, file.bytes) {
        for path in written { unlink(path) }
        return "\(file.path): \(failure)"
      }
      written.append(path)
    }
    guard let failure = writeManifest(bound: bound) else { return nil }
    for path in written { unlink(path) }
    return failure
  }

  private func writeManifest(bound: Int) -> String? {
    guard let before else {
      return Self.make(manifest, after).map { "\(SourceManifest.fileName): \($0)" }
    }
    guard before != after else { return nil }
    let write = SourceWrite(
      path: manifest,
      name: SourceManifest.fileName,
      expected: before,
      range: 0..<before.count,
      replacement: String(decoding: after, as: UTF8.self)
    )
    return SourceWriter.write(write, bound: bound)
  }

  /// Makes a file where there is none; a link is not followed.
  private static func make(_ path: String, _ bytes: Data) -> String? {
    let descriptor = open(path, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, mode)
    guard descriptor >= 0 else { return String(cString: strerror(errno)) }
    let handle = FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
    do {
      try handle.write(contentsOf: bytes)
      try handle.synchronize()
      return nil
    } catch {
      unlink(path)
      return "it cannot be written"
    }
  }
}
