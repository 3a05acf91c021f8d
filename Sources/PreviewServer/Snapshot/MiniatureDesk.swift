// SPDX-License-Identifier: Apache-2.0
import Confinement
import Foundation

/// Has stages painted for the list of stages, by a process of its own for each with the lowest
/// priority, so that neither a slow layout nor a hostile one disturbs anybody.
final class MiniatureDesk {
  /// What the desk asks the server.
  struct Surroundings {
    /// What is to be painted; `nil` while the stage has no files that can be shown.
    var order: (String) -> MiniatureOrder?
    /// Whether people have the stage open.
    var isOpen: (String) -> Bool
    /// Whether nobody could see a picture, or a compiler is at work.
    var isBusy: () -> Bool
    /// Takes a picture.
    var painted: (String, Miniature) -> Void
  }

  /// The word by which the server starts this program for it.
  static let command = "paint-miniature"
  /// The time that starting and painting may take besides the layout, in seconds, and the most bytes
  /// of an answer.
  private static let bounds = ToolRun.Bounds(seconds: 60, outputBytes: 1024 * 1024)

  private let program: String
  private let confinement: ConfinementMode
  private let loop: EventLoop
  private let surroundings: Surroundings
  private var queue = MiniatureQueue()
  private var timer: LoopTimer?
  private var run: ToolRun?

  init(
    program: String,
    confinement: ConfinementMode,
    loop: EventLoop,
    _ surroundings: Surroundings
  ) {
    self.program = program
    self.confinement = confinement
    self.loop = loop
    self.surroundings = surroundings
    timer = loop.timer { [unowned self] in proceed() }
  }

  /// Takes a stage whose files are new.
  func want(_ stage: String) {
    queue.want(stage)
    timer?.schedule(after: MiniatureQueue.rest)
  }

  /// Notes that somebody does something.
  func worked() { queue.worked(at: loop.now) }

  /// Ends the running process.
  func stop() {
    timer?.cancel()
    run?.cancel()
  }

  private func proceed() {
    guard !queue.isEmpty else { return }
    guard !surroundings.isBusy() else {
      timer?.schedule(after: MiniatureQueue.patience)
      return
    }
    switch queue.next(at: MonotonicClock.seconds, isOpen: surroundings.isOpen) {
    case .nothing: break
    case .wait(let seconds): timer?.schedule(after: seconds)
    case .paint(let stage): paint(stage)
    }
  }

  private func paint(_ stage: String) {
    let started = surroundings.order(stage).flatMap { order -> ToolRun? in
      guard let text = try? JSONEncoder().encode(order) else { return nil }
      let words = [Self.command, confinement.rawValue, String(decoding: text, as: UTF8.self)]
      guard let process = try? ToolSpawn.start(program, words) else { return nil }
      return ToolRun(process: process, bounds: Self.bounds, loop: loop) { [unowned self] outcome in
        take(outcome, of: stage)
      }
    }
    run = started
    if started == nil { took(nil, of: stage) }
  }

  private func take(_ outcome: ToolRun.Outcome, of stage: String) {
    guard case .ended(let ending, let output, _) = outcome, ending.status == 0 else {
      return took(nil, of: stage)
    }
    took(try? JSONDecoder().decode(Miniature.self, from: Data(output)), of: stage)
  }

  private func took(_ miniature: Miniature?, of stage: String) {
    run = nil
    queue.ended(isPainted: miniature != nil)
    if let miniature { surroundings.painted(stage, miniature) }
    timer?.schedule(after: 0)
  }
}
