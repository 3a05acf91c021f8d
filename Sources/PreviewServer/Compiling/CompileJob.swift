// SPDX-License-Identifier: Apache-2.0
import Foundation
import Glibc
import StageProtocol

/// A running compile: the layout compiler's process and what it prints.
final class CompileJob {
  /// Bounds of one compile.
  enum Bounds {
    /// Seconds that it may take.
    static let seconds = 60
    /// Address space of the compiler and all that it starts, in KiB.
    static let memoryKiB = 8 * 1024 * 1024
    /// Length of its report, in bytes.
    static let reportBytes = 16 * 1024 * 1024
    /// What it prints beside, for a message when there is no report, in bytes.
    static let wordsBytes = 4096
  }

  private static let chunkBytes = 64 * 1024

  private let identifier: pid_t
  private let finished: (CompileResult) -> Void
  private var report: [UInt8] = []
  private var words: [UInt8] = []
  private var openPipes = 2
  private var descriptors: [LoopDescriptor] = []
  private var timer: LoopTimer?
  private var isEnded = false

  /// Follows a compiler that was given its command line.
  init(
    process: ToolSpawn.Process,
    loop: EventLoop,
    finished: @escaping (CompileResult) -> Void
  ) {
    identifier = process.identifier
    self.finished = finished
    adopt(process.output, loop) { [unowned self] in read(process.output, \.report) }
    adopt(process.errors, loop) { [unowned self] in read(process.errors, \.words) }
    timer = loop.timer { [unowned self] in
      end(.failure("compiling took longer than \(Bounds.seconds) s and was given up"))
    }
    timer?.schedule(after: Double(Bounds.seconds))
  }

  /// Starts a compiler in a process group of its own.
  ///
  /// - Throws: `SpawnError` when it cannot be started.
  static func spawn(
    _ compiler: String,
    _ arguments: [String],
    takesInput: Bool = false
  ) throws(SpawnError) -> ToolSpawn.Process {
    // The shell sets limits that hold for everything that the compiler starts, and is then replaced by it.
    let limits = "ulimit -c 0; ulimit -t \(Bounds.seconds); ulimit -v \(Bounds.memoryKiB)"
    let words = ["-c", limits + "; exec \"$0\" \"$@\"", compiler] + arguments
    return try ToolSpawn.start("/bin/sh", words, takesInput: takesInput)
  }

  /// Ends the compile; nothing is told of it.
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

  private func read(_ pipe: Int32, _ text: ReferenceWritableKeyPath<CompileJob, [UInt8]>) -> Bool {
    var chunk = [UInt8](repeating: 0, count: Self.chunkBytes)
    let count = Glibc.read(pipe, &chunk, chunk.count)
    guard count > 0 else { return count < 0 && (errno == EAGAIN || errno == EINTR) }
    self[keyPath: text] += chunk[..<count]
    if words.count > Bounds.wordsBytes { words.removeFirst(words.count - Bounds.wordsBytes) }
    guard report.count <= Bounds.reportBytes else {
      end(.failure("the compiler's report is longer than \(Bounds.reportBytes) bytes"))
      return true
    }
    return true
  }

  /// Both pipes are closed when the compiler and all that it started are gone.
  private func pipeClosed() {
    openPipes -= 1
    guard openPipes == 0, !isEnded else { return }
    let status = reap()
    isEnded = true
    timer?.cancel()
    finished(result(status))
  }

  private func end(_ result: CompileResult) {
    guard !isEnded else { return }
    isEnded = true
    stop()
    finished(result)
  }

  private func stop() {
    timer?.cancel()
    Glibc.kill(-identifier, SIGKILL)
    for descriptor in descriptors { descriptor.close() }
    reap()
  }

  @discardableResult private func reap() -> Int32 {
    var status: Int32 = 0
    while waitpid(identifier, &status, 0) < 0, errno == EINTR {}
    return status
  }

  private func result(_ status: Int32) -> CompileResult {
    do {
      return .report(try JSONDecoder().decode(CompileReport.self, from: Data(report)))
    } catch {
      let text = String(decoding: words, as: UTF8.self)
        .trimmingCharacters(in: .whitespacesAndNewlines)
      let signal = status & 0x7f
      let code = (status >> 8) & 0xff
      let end = signal != 0 ? "was ended by signal \(signal)" : "exited with code \(code)"
      return .failure("the layout compiler \(end)" + (text.isEmpty ? "" : ": \(text)"))
    }
  }
}
