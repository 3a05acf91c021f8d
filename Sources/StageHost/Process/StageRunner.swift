// SPDX-License-Identifier: Apache-2.0
import AppFoundation
import Confinement
import Foundation
import LayoutEngine
import LayoutLibrary
import StageProtocol

/// Runs one stage: it takes the server's messages in order and answers them.
///
/// Every numbered command is answered by `handled` or `refused`. No message can end the process;
/// only the layout's own code can.
@MainActor
final class StageRunner {
  /// Gives up all files but those of some folders.
  typealias Confine = @MainActor ([String]) throws(ConfinementError) -> Void

  private let limits: Limits
  private let giveUpFiles: Confine
  private let send: (HostMessage) -> Void
  private let stage: Stage
  private var files = StageFiles()
  /// Whether the server was asked for `wake` already.
  private var isWoken = false
  private var pictures: [UInt64: Delta] = [:]
  private var postponed = PostponedViews()

  /// Makes a runner without a stage.
  ///
  /// Views with equal inputs share their work if `sharesViews` is `true`. `nowMs` is the clock of animations' starts. `confine` is called with the folders of the stage,
  /// before its files are read and run; a small stage that only warms the process up needs none.
  init(
    limits: Limits = .standard,
    sharesViews: Bool = true,
    nowMs: @escaping () -> UInt64,
    confine: @escaping Confine = { _ in },
    send: @escaping (HostMessage) -> Void
  ) {
    self.limits = limits
    giveUpFiles = confine
    self.send = send
    stage = Stage(limits: limits, sharesViews: sharesViews, nowMs: nowMs, send: send)
  }

  /// The stage.
  var current: Stage { stage }

  /// Reports that the process has started.
  func start() { report(.ready(protocolVersion: ProtocolVersion.current)) }

  /// The time of the next `wake`, in seconds of the host's clock; `nil` for none.
  var deadline: Double? { isWoken ? nil : stage.gestureDeadline }

  /// Asks the server for the command `wake`, because a gesture waited for this time.
  func wake() {
    isWoken = true
    report(.wake)
  }

  /// Takes the next message; `queued` are those behind it that have arrived already.
  func receive(_ input: HostInput, before queued: ArraySlice<HostInput> = []) {
    if case .command(.wake) = input { isWoken = false }
    stage.noteTime()
    switch input {
    case .command(let command): handle(command, before: queued)
    case .file(let file) where file.role == .answers:
      stage.document.answers.receive(file, limits: limits)
    case .file(let file): files.receive(file)
    case .picture(let picture): pictures[picture.view] = picture
    }
  }

  /// Answers a command that a later one has made outdated.
  func skip(number: UInt64) { report(.handled(number: number)) }

  private func handle(_ command: HostCommand, before queued: ArraySlice<HostInput>) {
    if let number = postponed.take(command, before: queued) {
      return report(.handled(number: number))
    }
    stage.finishLoading()
    if case .open(_, let view, let viewport, let offset, let rev)? = postponed.due(before: command)
    {
      open(view, viewport, offset, rev)
    }
    handle(command)
  }

  private func open(_ view: UInt64, _ viewport: Viewport, _ offset: Point, _ rev: UInt64) {
    let picture = pictures.removeValue(forKey: view)
    stage.open(view, viewport, offset, revision: rev, adopting: picture)
  }

  private func handle(_ command: HostCommand) {
    switch command {
    case .load(let number, let stage, let title, let overrides):
      answer(number) { () throws(ProtocolError) in
        try self.confine(reading: [])
        self.stage.rename(stage: stage, title: title)
        try self.load(number, overrides)
      }
    case .library(let number, let path, let entry, let constants, let values, let reads):
      answer(number) { () throws(ProtocolError) in
        try self.confine(reading: [Self.shelf(of: path)] + reads)
        DesignNumbers.set(constants)
        self.beginCompiledCode(reading: reads)
        self.files.receive(try StageFiles.Layout(library: path, entry: entry, values: values))
      }
    case .constants(let number, let constants):
      answer(number) { () throws(ProtocolError) in
        DesignNumbers.set(constants)
        self.stage.remakeLayout(number: number)
      }
    case .update(let number, let overrides, let animated):
      answer(number) { () throws(ProtocolError) in
        try self.update(number, overrides, animated ? Stage.updateAnimation : nil)
      }
    case .open(let number, let view, let viewport, let offset, let rev):
      answer(number) { () throws(ProtocolError) in self.open(view, viewport, offset, rev) }
    case .close(let number, let view):
      answer(number) { () throws(ProtocolError) in try self.stage.close(view) }
    case .viewport(let number, let view, let viewport):
      answer(number) { () throws(ProtocolError) in try self.stage.resize(view, to: viewport) }
    case .scroll(let number, let scroll):
      answer(number) { () throws(ProtocolError) in try self.stage.scroll(scroll) }
    case .set(let number, let client, let key, let value, let phase, let animated):
      answer(number) { () throws(ProtocolError) in
        try self.stage.set(key, to: value, by: client, phase, number: number, animated: animated)
      }
    case .act(let number, let client, let view, let action):
      answer(number) { () throws(ProtocolError) in
        try self.stage.act(action, number: number, client: client, view: view)
      }
    case .rest(let number, let view, let resting):
      answer(number) { () throws(ProtocolError) in try self.stage.rest(view, resting) }
    case .wake(let number):
      answer(number) { () throws(ProtocolError) in try self.stage.wake(number: number) }
    case .left(let number, let client):
      answer(number) { () throws(ProtocolError) in
        try self.stage.leave(client, number: number)
      }
    case .replay(let number, let records):
      answer(number) { () throws(ProtocolError) in self.stage.replay(records) }
    case .checkpoint(let number):
      answer(number) { () throws(ProtocolError) in try self.stage.keepState() }
    case .restore(let number, let name, let overrides): restore(number, name, overrides)
    case .ping(let c): report(.pong(c: c))
    }
  }

  private func beginCompiledCode(reading folders: [String]) {
    ProcessLimits.applyToCompiledCode()
    AppSurroundings.begin(reading: folders)
    AppFiles.current.pathOnServer = PathOnServer.of
  }

  private func restore(
    _ number: UInt64,
    _ name: String,
    _ overrides: [String: ParameterValue]
  ) {
    answer(number) { () throws(ProtocolError) in
      let data = try self.files.takeState(limits: self.limits)
      try self.stage.restore(data, overrides, name: name, number: number)
    }
  }

  /// The folder of all libraries of the stage; each is in a folder of its own there.
  private static func shelf(of library: String) -> String {
    let folder = (library as NSString).deletingLastPathComponent
    return (folder as NSString).deletingLastPathComponent
  }

  /// Gives up all files but those of these folders, before users' files are read and run.
  private func confine(reading folders: [String]) throws(ProtocolError) {
    do throws(ConfinementError) {
      try giveUpFiles(folders)
    } catch {
      let message = "its code cannot be confined: \(error.message)"
      throw ProtocolError(code: "library", field: "path", message: message)
    }
  }

  private func load(
    _ number: UInt64,
    _ overrides: [String: ParameterValue]
  ) throws(ProtocolError) {
    try readFiles { layout, content in
      let edited = files.takeEdited()
      stage.load(layout, content, overrides, edited: edited, number: number)
    }
  }

  private func update(
    _ number: UInt64,
    _ overrides: [String: ParameterValue],
    _ animation: ElementAnimation?
  ) throws(ProtocolError) {
    try readFiles { layout, content in
      stage.replace(layout, content, overrides, number: number, animation: animation)
    }
  }

  private func readFiles(
    _ use: (StageFiles.Layout, StageFiles.Content) -> Void
  ) throws(ProtocolError) {
    do throws(ProtocolError) {
      let (layout, content) = try files.read(limits: limits)
      stage.noteFileErrors(files.diagnostics)
      use(layout, content)
    } catch {
      stage.noteFileErrors(files.diagnostics)
      stage.reportDiagnostics()
      throw error
    }
  }

  private func answer(_ number: UInt64, _ body: () throws(ProtocolError) -> Void) {
    do throws(ProtocolError) {
      try body()
      stage.reportEvents()
      report(.handled(number: number))
    } catch {
      report(.refused(number: number, error: error))
    }
  }

  private func report(_ report: HostReport) { send(.report(report)) }
}
