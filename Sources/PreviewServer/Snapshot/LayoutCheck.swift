// SPDX-License-Identifier: Apache-2.0
import Foundation
import StageProtocol

/// Lays layouts out on a phone, upright and on its side, and collects what went wrong.
struct LayoutCheck {
  /// What one layout did.
  struct Outcome: Equatable {
    var name: String
    /// The name of its file.
    var file: String
    /// What replaced the things that an app would give the layout.
    var notes: [String]
    /// A size with the number of elements there, for each size.
    var sizes: [String] = []
    /// What of a screen runs as it is written.
    var words: [String] = []
    /// What an app's screen shows around its collection view, upright.
    var around: [String] = []
    /// The class of the layout that a screen shows.
    var layout: String?
    /// The layout's own findings, each once.
    var findings: [Snapshot.Finding] = []
    /// The reason why it could not be laid out.
    var failure: String?
    /// The same of a layout that reads what only its screen has; the screen itself was laid out.
    var lack: String?
    /// The time that it took, in seconds.
    var seconds = 0.0

    /// The lines for users: a mark and the name first.
    var lines: [String] {
      let outcome =
        failure ?? lack.map { "only on its screen: \($0)" } ?? sizes.joined(separator: ", ")
      let mark = failure != nil ? "✘" : lack != nil ? "–" : "✔"
      return ["\(mark) \(name) — \(outcome)"]
        + notes.map { "    given: \($0)" } + words.map { "    \($0)" }
        + around.map { "    shows: \($0)" }
        + findings.map { "    \($0.line)" }
    }

    /// Leaves a layout that failed to the screen of its controller, or to one that shows its class, if that was laid
    /// out: without the screen's data, it may find nothing where it looks.
    mutating func leave(to others: [Outcome]) {
      let owner = name.lastIndex(of: ".").map { String(name[..<$0]) }
      guard let failure,
        others.contains(where: {
          $0.failure == nil && ($0.layout == name || $0.name == owner)
        })
      else { return }
      (lack, self.failure) = (failure, nil)
    }
  }

  let programs: LayoutPrograms
  let inputs: LayoutInputs
  /// What the compiler found about source.
  var words: CheckWords?
  /// A data file instead of those that the layouts name.
  var data: String?
  /// How long one layout may take, in seconds.
  var seconds: Double

  /// The sizes in points.
  private static let sizes = [(width: 390.0, height: 844.0), (width: 844.0, height: 390.0)]
  private static let scale = 2.0
  /// The most views of a screen that are listed.
  private static let mostParts = 24

  /// Lays one layout out at every size.
  func outcome(of candidate: LayoutCandidates.Candidate) -> Outcome {
    let (data, lack) = source(for: candidate)
    var outcome = Outcome(
      name: candidate.name,
      file: candidate.file,
      notes: candidate.notes + lack
    )
    if case .library(_, let entry) = candidate.layout {
      outcome.words = words?.sentences(on: entry) ?? []
    }
    let start = MonotonicClock.seconds
    do throws(CommandFailure) {
      let pictures = try pictures(of: candidate, data)
      outcome.sizes = pictures.map { picture in
        let bounds = picture.snapshot.bounds
        let elements = Self.counted(picture.snapshot.elements.count, "element")
        return "\(Int(bounds.width))x\(Int(bounds.height)): \(elements)"
          + (picture.snapshot.screen.map { ", \(Self.counted($0.parts.count, "view")) around" }
            ?? "")
      }
      outcome.layout = pictures.first?.snapshot.screen?.layout
      outcome.around = pictures.first?.snapshot.screen?.lines(most: Self.mostParts) ?? []
      var told: Set<Snapshot.Finding> = []
      outcome.findings = pictures.flatMap(\.snapshot.diagnostics).filter {
        told.insert($0).inserted
      }
    } catch {
      outcome.failure = error.message
    }
    outcome.seconds = MonotonicClock.seconds - start
    return outcome
  }

  private static func counted(_ count: Int, _ thing: String) -> String {
    "\(count) \(thing)\(count == 1 ? "" : "s")"
  }

  /// The data file to lay out, and what to say of one that is not there: a layout file may have come alone.
  private func source(for candidate: LayoutCandidates.Candidate) -> (path: String?, lack: [String])
  {
    if let data { return (data, []) }
    guard let own = candidate.data, !FileManager.default.fileExists(atPath: own) else {
      return (candidate.data ?? inputs.data.first, [])
    }
    let other = inputs.data.first
    return (other, ["\(other ?? "numbered items"), since there is no \(own)"])
  }

  private func pictures(
    of candidate: LayoutCandidates.Candidate,
    _ path: String?
  ) throws(CommandFailure) -> [SnapshotPicture] {
    let request = SnapshotRequest(
      layout: candidate.layout,
      data: try path.map { path throws(CommandFailure) in try LayoutInputs.read(path) },
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
    return try programs.host(sources: inputs.sources, in: inputs.folders, seconds: seconds)
      .pictures(of: request)
  }

  /// The last line: how many layouts there were, and how many failed.
  static func summary(_ outcomes: [Outcome]) -> String {
    let failures = outcomes.filter { $0.failure != nil }.count
    return "\(Self.counted(outcomes.count, "layout")), \(failures) failed"
  }
}

extension Snapshot.Screen {
  /// The parts as lines for people: class, words, and upper left corner and size in points.
  func lines(most: Int) -> [String] {
    var lines = place.map { ["the collection view at \($0.words)"] } ?? []
    lines += parts.prefix(most).map { part in
      let text = part.text.replacing("\n", with: " ").prefix(Self.mostLetters)
      return part.kind + (text.isEmpty ? "" : " “\(text)”") + " at \(part.frame.words)"
    }
    if parts.count > most { lines.append("and \(parts.count - most) more") }
    return lines
  }

  /// The most letters of a text in a line.
  private static let mostLetters = 60
}

extension Snapshot.Rect {
  /// The corner and the size, rounded to points.
  fileprivate var words: String {
    let numbers = numbers.map { $0.isFinite && abs($0) < 1e6 ? Int($0.rounded()) : 0 }
    return "\(numbers[0]), \(numbers[1]), \(numbers[2]) × \(numbers[3])"
  }
}
