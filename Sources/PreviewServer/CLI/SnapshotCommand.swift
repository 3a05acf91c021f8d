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
    do throws(CommandFailure) {
      try perform()
      return 0
    } catch {
      Terminal.complain(error.message)
      return error.reason.rawValue
    }
  }

  private func perform() throws(CommandFailure) {
    // Errors of the stored snapshot are reported before anything is compiled.
    let stored = try options.stored.map { path throws(CommandFailure) in try Self.stored(path) }
    try ConfinementNotice.tell(options.confinement)
    let inputs = try LayoutInputs(options.files)
    let picture = try TemporaryFolder.with { folder throws(CommandFailure) in
      let compile = LayoutCompile(
        compiler: folders.layoutCompiler,
        folder: folder,
        confinement: options.confinement
      )
      let candidates = try LayoutCandidates(inputs, compile)
      let chosen = try choose(candidates)
      return try lay(out: chosen, inputs)
    }
    for finding in picture.snapshot.diagnostics { Self.note(finding) }
    if options.out != nil || stored == nil { try write(picture) }
    if let stored { try compare(stored, picture.snapshot) }
  }

  // MARK: Choosing

  private func choose(
    _ candidates: LayoutCandidates
  ) throws(CommandFailure) -> LayoutCandidates.Candidate {
    let lines = candidates.report.map { report in
      report.diagnostics.map { $0.line(report.sourceLines) }
    }
    for line in lines ?? [] { Terminal.note(line) }
    guard let first = candidates.candidates.first else {
      throw CommandFailure(
        reason: .wrongFile,
        message: candidates.hasErrors
          ? "the source cannot be compiled; see above"
          : "there is no layout in \(options.files.joined(separator: ", "))"
      )
    }
    if let name = options.layout {
      guard let chosen = candidates.named(name) else {
        throw CommandFailure(
          reason: .usage,
          message: "there is no layout \(name); the layouts are: \(candidates.names)"
        )
      }
      return chosen
    }
    if candidates.candidates.count > 1 {
      Terminal.note(
        "note: showing \(first.name); --layout NAME chooses one of: \(candidates.names)"
      )
    }
    return first
  }

  // MARK: Laying out

  private func lay(
    out chosen: LayoutCandidates.Candidate,
    _ inputs: LayoutInputs
  ) throws(CommandFailure) -> SnapshotPicture {
    for note in chosen.notes { Terminal.note("note: \(chosen.name): \(note)") }
    var request = SnapshotRequest(
      layout: chosen.layout,
      views: [SnapshotRequest.View(viewport: options.viewport, offset: options.offset)],
      isRightToLeft: options.isRightToLeft,
      includesAll: options.includesAll,
      includesPaint: options.format != .json
    )
    if let items = options.items {
      request.items = items
    } else if let path = options.data ?? chosen.data ?? inputs.data.first {
      request.data = try LayoutInputs.read(path)
    }
    let host = SnapshotHost(
      path: folders.stageHost,
      seconds: options.seconds,
      sources: inputs.sources,
      confinement: options.confinement
    )
    guard let picture = try host.pictures(of: request).first else {
      throw CommandFailure(
        reason: .failed,
        message: "the stage host returned no picture of \(chosen.name)"
      )
    }
    return picture
  }

  private static func note(_ finding: Snapshot.Finding) {
    let place = finding.path.isEmpty ? "" : finding.path + ": "
    Terminal.note("\(finding.severity.rawValue): \(place)\(finding.message)")
  }

  // MARK: Writing and comparing

  private func write(_ picture: SnapshotPicture) throws(CommandFailure) {
    let bytes: Data
    switch options.format {
    case .json: bytes = Data(picture.snapshot.json.utf8)
    case .svg: bytes = Data(SnapshotSVG.text(of: picture).utf8)
    case .png:
      bytes = try SnapshotPNG.bytes(of: picture, scale: options.scale, fonts: folders.fonts)
    }
    guard let out = options.out, out != SnapshotOptions.standardOutput else {
      guard Terminal.write(bytes) else {
        throw CommandFailure(
          reason: .cannotWrite,
          message: "standard output cannot be written: \(String(cString: strerror(errno)))"
        )
      }
      return
    }
    do {
      try bytes.write(to: URL(fileURLWithPath: out), options: .atomic)
    } catch {
      throw CommandFailure(
        reason: .cannotWrite,
        message: "\(out) cannot be written: \(error.localizedDescription)"
      )
    }
  }

  private static func stored(_ path: String) throws(CommandFailure) -> (String, Snapshot) {
    guard FileManager.default.fileExists(atPath: path) else {
      throw CommandFailure(
        reason: .noFile,
        message: "there is no snapshot \(path); make it with --out \(path)"
      )
    }
    let file = try LayoutInputs.read(path)
    do throws(DocumentError) {
      return (path, try Snapshot.parse(file.bytes, file: path))
    } catch {
      throw CommandFailure(
        reason: .wrongFile,
        message: error.protocolError.message + "; make it again with --out \(path)"
      )
    }
  }

  private func compare(
    _ stored: (path: String, snapshot: Snapshot),
    _ new: Snapshot
  ) throws(CommandFailure) {
    let lines = SnapshotDifference(from: stored.snapshot, to: new).lines
    guard !lines.isEmpty else {
      Terminal.note("\(stored.path): \(new.elements.count) elements are as stored")
      return
    }
    for line in lines.prefix(Self.mostDifferences) { Terminal.note(line) }
    let more = lines.count - Self.mostDifferences
    if more > 0 { Terminal.note("… and \(more) more") }
    let noun = lines.count == 1 ? "difference" : "differences"
    throw CommandFailure(
      reason: .failed,
      message: "\(lines.count) \(noun) from \(stored.path); if the new one is right, store "
        + "it with --out \(stored.path)"
    )
  }
}
