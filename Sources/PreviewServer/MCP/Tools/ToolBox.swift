// SPDX-License-Identifier: Apache-2.0
import Foundation
import StageProtocol

/// Runs tools on the files of one folder.
struct ToolBox {
  let folder: WorkFolder
  let programs: LayoutPrograms
  let sources: CompiledSources

  /// The result of a call, also if it fails.
  func result(of tool: Tool, _ arguments: JSONValue) -> ToolResult {
    do {
      let arguments = try ToolArguments(arguments, known: tool.names)
      switch tool {
      case .listFiles: return try listFiles(arguments)
      case .listLayouts: return try listLayouts(arguments)
      case .check: return try check(arguments)
      case .diagnostics: return try diagnostics(arguments)
      case .snapshot: return try snapshot(arguments)
      case .compare: return try compare(arguments)
      case .listNumbers: return try listNumbers(arguments)
      case .setNumber: return try setNumber(arguments)
      }
    } catch let error as ProtocolError {
      return .failure(error.message)
    } catch let error as CommandFailure {
      return .failure(error.message)
    } catch {
      return .failure("\(error)")
    }
  }

  /// The layouts of the files of a call, compiled if they were not before.
  func candidates(_ inputs: LayoutInputs) throws(CommandFailure) -> LayoutCandidates {
    let report =
      inputs.sources.isEmpty ? nil : try sources.module(of: inputs.sources, programs).report
    var candidates = try LayoutCandidates(inputs, report: report)
    for index in candidates.candidates.indices {
      guard let path = candidates.candidates[index].data else { continue }
      candidates.candidates[index].data = try folder.path(path)
    }
    return candidates
  }

  // MARK: Checking

  private func check(_ arguments: ToolArguments) throws -> ToolResult {
    let inputs = try folder.inputs(try arguments.files())
    let data = try arguments.optionalPath("data").map { try folder.path($0) }
    let seconds = try arguments.timeout()
    let candidates = try candidates(inputs)
    guard !candidates.candidates.isEmpty else {
      return .failure((candidates.lines + [lack(of: candidates, inputs)]).joined(separator: "\n"))
    }
    let check = LayoutCheck(
      programs: programs,
      inputs: inputs,
      words: candidates.report.map { CheckWords(report: $0) },
      data: data,
      seconds: seconds
    )
    var outcomes: [LayoutCheck.Outcome] = []
    for candidate in candidates.candidates where programs.attention?.isStopped != true {
      outcomes.append(check.outcome(of: candidate))
    }
    let lines = candidates.lines + outcomes.flatMap(\.lines) + [LayoutCheck.summary(outcomes)]
    return ToolResult(parts: [.text(lines.joined(separator: "\n"))])
  }

  private func lack(of candidates: LayoutCandidates, _ inputs: LayoutInputs) -> String {
    do throws(CommandFailure) {
      _ = try candidates.first(of: inputs)
      return ""
    } catch {
      return error.message
    }
  }

  // MARK: Snapshots

  /// One laid out layout.
  private struct Taken {
    var picture: SnapshotPicture
    /// Lines about the layout, the first of which says what it is.
    var lines: [String]
    var scale: Double
  }

  private func snapshot(_ arguments: ToolArguments) throws -> ToolResult {
    let form = try arguments.word("form", or: SnapshotForm.both)
    let taken = try take(arguments, paints: form != .json)
    var parts = [ToolResult.Part.text(taken.lines.joined(separator: "\n"))]
    if form != .picture { parts.append(.text(taken.picture.snapshot.json)) }
    if form != .json { parts.append(try png(taken.picture, taken.scale)) }
    return ToolResult(parts: parts)
  }

  private func take(_ arguments: ToolArguments, paints: Bool) throws -> Taken {
    var order = try arguments.order()
    let inputs = try folder.inputs(try arguments.files())
    order.data = try order.data.map { try folder.path($0) }
    order.includesPaint = paints
    let candidates = try candidates(inputs)
    guard !candidates.candidates.isEmpty else {
      let words = candidates.lines + [lack(of: candidates, inputs)]
      throw CommandFailure(reason: .failed, message: words.joined(separator: "\n"))
    }
    let chosen = try order.choose(candidates, inputs)
    let picture = try order.picture(of: chosen, inputs, programs)
    let snapshot = picture.snapshot
    let head =
      "\(chosen.name) at \(order.size): \(Self.count(snapshot)), content "
      + SnapshotOrder.size(snapshot.contentWidth, snapshot.contentHeight)
    let others =
      order.layout == nil && candidates.candidates.count > 1
      ? ["note: layout chooses one of: \(candidates.names)"] : []
    let lines =
      [head] + others + chosen.notes.map { "note: \($0)" } + candidates.lines
      + snapshot.diagnostics.map(\.line)
    return Taken(picture: picture, lines: lines, scale: order.scale)
  }

  private static func count(_ snapshot: Snapshot) -> String {
    let count = snapshot.elements.count
    return count == 1 ? "1 element" : "\(count) elements"
  }

  private func png(_ picture: SnapshotPicture, _ scale: Double) throws -> ToolResult.Part {
    .picture(try SnapshotPNG.bytes(of: picture, scale: scale, fonts: programs.fonts))
  }

  // MARK: Comparing

  private func compare(_ arguments: ToolArguments) throws -> ToolResult {
    let old = try side("before", of: arguments)
    let new = try side("after", of: arguments)
    let difference = SnapshotDifference(from: old.picture.snapshot, to: new.picture.snapshot)
    let count = difference.lines.count
    let head = count == 1 ? "1 difference" : "\(count) differences"
    let lines =
      ["before: " + old.lines[0], "after: " + new.lines[0], head]
      + difference.lines.prefix(Self.mostDifferences)
    let more = count - Self.mostDifferences
    let text = (lines + (more > 0 ? ["… and \(more) more"] : [])).joined(separator: "\n")
    let picture = DifferencePicture.picture(
      of: difference,
      from: old.picture.snapshot,
      to: new.picture
    )
    return ToolResult(parts: [.text(text), try png(picture, new.scale)])
  }

  /// The differences that are told at most.
  private static let mostDifferences = 200

  private func side(_ key: String, of arguments: ToolArguments) throws -> Taken {
    let side = try arguments.inner(key, known: Tool.sideNames)
    guard side.has("stored") else { return try take(side, paints: key == "after") }
    let stored = try StoredSnapshot(try folder.path(try side.path("stored")))
    let snapshot = stored.snapshot
    let picture = SnapshotPicture(
      snapshot: snapshot,
      rect: snapshot.bounds,
      paper: PaintInk(Self.paper),
      operations: []
    )
    let line = "\(stored.path): \(Self.count(snapshot))"
    return Taken(picture: picture, lines: [line], scale: SnapshotOrder().scale)
  }

  /// The background of a picture without a device.
  private static let paper: UInt32 = 0xffffff
}
