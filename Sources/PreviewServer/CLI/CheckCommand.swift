// SPDX-License-Identifier: Apache-2.0
import Foundation
import StageProtocol

/// `tessera check`: compiles some files and lays out each of their layouts.
struct CheckCommand {
  let options: CheckOptions
  private let folders = InstalledFolders()

  /// A phone upright and on its side, in points.
  private static let sizes = [(width: 390.0, height: 844.0), (width: 844.0, height: 390.0)]
  private static let scale = 2.0

  init(options: CheckOptions) { self.options = options }

  /// - Returns: The exit code.
  func run() -> Int32 {
    do throws(CommandFailure) {
      return try perform()
    } catch {
      Terminal.complain(error.message)
      return error.reason.rawValue
    }
  }

  private func perform() throws(CommandFailure) -> Int32 {
    try ConfinementNotice.tell(options.confinement)
    let inputs = try LayoutInputs(options.files)
    return try TemporaryFolder.with { folder throws(CommandFailure) in
      let compile = LayoutCompile(
        compiler: folders.layoutCompiler,
        folder: folder,
        confinement: options.confinement
      )
      let candidates = try LayoutCandidates(inputs, compile)
      for note in inputs.notes { Terminal.say(note.line()) }
      if let report = candidates.report {
        for diagnostic in report.diagnostics { Terminal.say(diagnostic.line(report.sourceLines)) }
      }
      guard !candidates.candidates.isEmpty else {
        throw CommandFailure(
          reason: candidates.hasErrors ? .wrongFile : .failed,
          message: candidates.hasErrors
            ? "the source cannot be compiled"
            : "there is no layout in \(options.files.joined(separator: ", "))"
        )
      }
      var failures = 0
      for candidate in candidates.candidates where !check(candidate, inputs) { failures += 1 }
      return summary(candidates, failures)
    }
  }

  private func summary(_ candidates: LayoutCandidates, _ failures: Int) -> Int32 {
    let count = candidates.candidates.count
    let noun = count == 1 ? "layout" : "layouts"
    Terminal.say("\(count) \(noun), \(failures) failed")
    return failures > 0 || candidates.hasErrors ? CommandFailure.Reason.failed.rawValue : 0
  }

  /// Lays one layout out at every size.
  ///
  /// - Returns: Whether the layout could be laid out.
  private func check(_ candidate: LayoutCandidates.Candidate, _ inputs: LayoutInputs) -> Bool {
    do throws(CommandFailure) {
      let pictures = try pictures(of: candidate, inputs)
      let parts = pictures.map { picture in
        let (bounds, count) = (picture.snapshot.bounds, picture.snapshot.elements.count)
        return "\(Int(bounds.width))x\(Int(bounds.height)): \(count) elements"
      }
      Terminal.say("✔ \(candidate.name) — \(parts.joined(separator: ", "))")
      Self.tell(candidate.notes)
      Self.tell(pictures)
      return true
    } catch {
      Terminal.say("✘ \(candidate.name) — \(error.message)")
      Self.tell(candidate.notes)
      return false
    }
  }

  private func pictures(
    of candidate: LayoutCandidates.Candidate,
    _ inputs: LayoutInputs
  ) throws(CommandFailure) -> [SnapshotPicture] {
    let data = options.data ?? candidate.data ?? inputs.data.first
    let request = SnapshotRequest(
      layout: candidate.layout,
      data: try data.map { path throws(CommandFailure) in try LayoutInputs.read(path) },
      views: Self.sizes.map { size in
        SnapshotRequest.View(
          viewport: Viewport(
            width: size.width,
            height: size.height,
            scale: Self.scale,
            insets: .zero
          )
        )
      }
    )
    let host = SnapshotHost(
      path: folders.stageHost,
      seconds: options.seconds,
      sources: inputs.sources,
      confinement: options.confinement
    )
    return try host.pictures(of: request)
  }

  /// Prints what the layout was given instead of what its app would give it.
  private static func tell(_ notes: [String]) {
    for note in notes { Terminal.say("    given: \(note)") }
  }

  /// Prints the findings about the layout, each once.
  private static func tell(_ pictures: [SnapshotPicture]) {
    var told: Set<Snapshot.Finding> = []
    for finding in pictures.flatMap(\.snapshot.diagnostics) where told.insert(finding).inserted {
      let place = finding.path.isEmpty ? "" : finding.path + ": "
      Terminal.say("    \(finding.severity.rawValue): \(place)\(finding.message)")
    }
  }
}
