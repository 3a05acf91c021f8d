// SPDX-License-Identifier: Apache-2.0
import Foundation
import Glibc

/// A running tool, whose output the event loop reads.
final class ToolRun {
  /// The limits of a run.
  struct Bounds {
    /// The time limit, in seconds.
    var seconds: Int
    /// The limit of standard output, in bytes.
    var outputBytes: Int
  }

  /// The end of a run.
  enum Outcome {
    /// It ended by itself.
    case ended(Ending, output: [UInt8], words: String)
    case overdue
    case tooLong
  }

  /// A tool that has said everything, and may not have ended quite yet.
  final class Ending {
    private let identifier: pid_t
    private var known: Int32?

    init(of identifier: pid_t) { self.identifier = identifier }

    /// An end that nobody has to wait for.
    init(status: Int32) { (identifier, known) = (0, status) }

    deinit { if known == nil { EndedProcess.collect(identifier) } }

    /// The status of `waitpid`; whoever asks for it waits for the end.
    var status: Int32 {
      if let known { return known }
      let status = EndedProcess.status(of: identifier)
      known = status
      return status
    }
  }

  private static let chunkBytes = 64 * 1024
  /// How much of standard error is kept, in bytes.
  private static let wordsBytes = 4096

  private let identifier: pid_t
  private let bounds: Bounds
  private let finished: (Outcome) -> Void
  private let printed: ((Substring) -> Bool)?
  /// The end of standard error that is no whole line yet.
  private var line: [UInt8] = []
  private var output: [UInt8] = []
  private var words: [UInt8] = []
  private var openPipes = 2
  private var descriptors: [LoopDescriptor] = []
  private var timer: LoopTimer?
  private var isEnded = false

  /// Starts to read a started tool; `printed` gets each line of standard error, and answers whether it
  /// tells of progress, after which the time begins anew.
  init(
    process: ToolSpawn.Process,
    bounds: Bounds,
    loop: EventLoop,
    printed: ((Substring) -> Bool)? = nil,
    finished: @escaping (Outcome) -> Void
  ) {
    self.printed = printed
    identifier = process.identifier
    self.bounds = bounds
    self.finished = finished
    adopt(process.output, loop) { [unowned self] in read(process.output, \.output) }
    adopt(process.errors, loop) { [unowned self] in read(process.errors, \.words) }
    timer = loop.timer { [unowned self] in end(.overdue) }
    timer?.schedule(after: Double(bounds.seconds))
  }

  /// Ends the tool without a result.
  func cancel() {
    guard !isEnded else { return }
    isEnded = true
    stop()
  }

  private func adopt(_ pipe: Int32, _ loop: EventLoop, _ readable: @escaping () -> Bool) {
    let descriptor = LoopDescriptor(
      descriptor: pipe,
      readable: readable,
      writable: { true },
      ended: { [weak self] in self?.pipeClosed() }
    )
    if loop.adopt(descriptor) { descriptors.append(descriptor) }
  }

  private func read(_ pipe: Int32, _ text: ReferenceWritableKeyPath<ToolRun, [UInt8]>) -> Bool {
    var chunk = [UInt8](repeating: 0, count: Self.chunkBytes)
    let count = Glibc.read(pipe, &chunk, chunk.count)
    guard count > 0 else { return count < 0 && (errno == EAGAIN || errno == EINTR) }
    self[keyPath: text] += chunk[..<count]
    if text == \.words { tell(chunk[..<count]) }
    if words.count > Self.wordsBytes { words.removeFirst(words.count - Self.wordsBytes) }
    if output.count > bounds.outputBytes { end(.tooLong) }
    return true
  }

  private func tell(_ bytes: ArraySlice<UInt8>) {
    guard let printed else { return }
    line += bytes
    let text = String(decoding: line, as: UTF8.self)
    guard let end = line.lastIndex(of: UInt8(ascii: "\n")) else {
      return line.removeFirst(max(0, line.count - Self.wordsBytes))
    }
    line.removeSubrange(...end)
    for line in text.split(separator: "\n") where printed(line) && !isEnded {
      timer?.schedule(after: Double(bounds.seconds))
    }
  }

  /// Notes that a pipe is closed; both are when the tool and everything that it started have ended.
  private func pipeClosed() {
    openPipes -= 1
    guard openPipes == 0, !isEnded else { return }
    isEnded = true
    timer?.cancel()
    let words = String(decoding: words, as: UTF8.self)
    finished(.ended(Ending(of: identifier), output: output, words: words))
  }

  private func end(_ outcome: Outcome) {
    guard !isEnded else { return }
    isEnded = true
    stop()
    finished(outcome)
  }

  private func stop() {
    timer?.cancel()
    Glibc.kill(-identifier, SIGKILL)
    for descriptor in descriptors { descriptor.close() }
    EndedProcess.collect(identifier)
  }
}
