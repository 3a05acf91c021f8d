// SPDX-License-Identifier: Apache-2.0
import Foundation
import Glibc
import StageProtocol

/// `tessera snapshot`: lays out once, and writes the result or compares it.
struct SnapshotCommand {
  let options: SnapshotOptions
  private let folders = InstalledFolders()

  /// The number of differences that are printed at most.
  private static let mostDifferences = 50

  init(options: SnapshotOptions) { self.options = options }

  /// - Returns: The exit code.
  func run() -> Int32 {
    let start = MonotonicClock.seconds
    var code: Int32 = 0
    var result: JUnitReport.Result
    var output: [String] = []
    do throws(CommandFailure) {
      result = try perform(&output)
      if case .failure(let message, _) = result {
        Terminal.complain(message)
        code = CommandFailure.Reason.failed.rawValue
      }
    } catch {
      Terminal.complain(error.message)
      result = .error(error.message)
      code = error.reason.rawValue
    }
    return report(result, output, seconds: MonotonicClock.seconds - start) ?? code
  }

  /// Takes the snapshot; `output` gets the lines about the source and the layout.
  private func perform(
    _ output: inout [String]
  ) throws(CommandFailure) -> JUnitReport.Result {
    // Errors of the stored snapshot are reported before anything is compiled.
    let stored = try options.stored.map { path throws(CommandFailure) in
      try StoredSnapshot(path)
    }
    try ConfinementNotice.tell(options.confinement)
    let inputs = try LayoutInputs(options.files)
    let programs = folders.programs(options.confinement)
    let picture = try TemporaryFolder.with { folder throws(CommandFailure) in
      let candidates = try LayoutCandidates(inputs, programs.compile(into: folder))
      output = candidates.lines
      for line in output { Terminal.note(line) }
      let chosen = try options.order.choose(candidates, inputs)
      let notes = notes(on: chosen, among: candidates)
      for note in notes { Terminal.note(note) }
      output += notes
      return try options.order.picture(of: chosen, inputs, programs)
    }
    let findings = picture.snapshot.diagnostics.map(\.line)
    for line in findings { Terminal.note(line) }
    output += findings
    if options.out != nil || stored == nil {
      try write(picture, options.format, to: options.out)
    }
    return try stored.map { stored throws(CommandFailure) in
      try compare(stored, picture)
    } ?? .passed
  }

  private func notes(
    on chosen: LayoutCandidates.Candidate,
    among candidates: LayoutCandidates
  ) -> [String] {
    let isChosenHere = options.order.layout == nil && candidates.candidates.count > 1
    let choice =
      "note: showing \(chosen.name); --layout NAME chooses one of: \(candidates.names)"
    return (isChosenHere ? [choice] : []) + chosen.notes.map { "note: \(chosen.name): \($0)" }
  }

  // MARK: Comparing

  private func compare(
    _ stored: StoredSnapshot,
    _ new: SnapshotPicture
  ) throws(CommandFailure) -> JUnitReport.Result {
    let difference = SnapshotDifference(from: stored.snapshot, to: new.snapshot)
    if let path = options.difference {
      let picture = DifferencePicture.picture(of: difference, from: stored.snapshot, to: new)
      try write(picture, options.differenceFormat, to: path)
    }
    let lines = difference.lines
    guard !lines.isEmpty else {
      Terminal.note("\(stored.path): \(new.snapshot.elements.count) elements are as stored")
      return .passed
    }
    for line in lines.prefix(Self.mostDifferences) { Terminal.note(line) }
    let more = lines.count - Self.mostDifferences
    if more > 0 { Terminal.note("… and \(more) more") }
    let noun = lines.count == 1 ? "difference" : "differences"
    let message =
      "\(lines.count) \(noun) from \(stored.path); if the new one is right, store "
      + "it with --out \(stored.path)"
    return .failure(message, details: lines.joined(separator: "\n"))
  }

  // MARK: Writing

  private func write(
    _ picture: SnapshotPicture,
    _ format: SnapshotOptions.Format,
    to path: String?
  ) throws(CommandFailure) {
    let scale = options.order.scale
    let bytes: Data
    switch format {
    case .json: bytes = Data(picture.snapshot.json.utf8)
    case .svg: bytes = Data(SnapshotSVG.text(of: picture).utf8)
    case .png: bytes = try SnapshotPNG.bytes(of: picture, scale: scale, fonts: folders.fonts)
    }
    guard let path, path != SnapshotOptions.standardOutput else {
      guard Terminal.write(bytes) else {
        throw CommandFailure(
          reason: .cannotWrite,
          message: "standard output cannot be written: \(String(cString: strerror(errno)))"
        )
      }
      return
    }
    try OutputFile.write(bytes, to: path)
  }

  /// Writes the result for CI systems, also after an error.
  ///
  /// - Returns: The exit code if the file cannot be written.
  private func report(
    _ result: JUnitReport.Result,
    _ output: [String],
    seconds: Double
  ) -> Int32? {
    guard let path = options.junit else { return nil }
    let test = JUnitReport.Case(
      name: [options.order.layout ?? options.stored ?? "", options.order.size]
        .joined(separator: " "),
      files: options.files.joined(separator: " "),
      seconds: seconds,
      result: result,
      output: output
    )
    do throws(CommandFailure) {
      let report = JUnitReport(name: "tessera snapshot", cases: [test])
      try OutputFile.write(Data(report.xml.utf8), to: path)
      return nil
    } catch {
      Terminal.complain(error.message)
      return error.reason.rawValue
    }
  }
}
