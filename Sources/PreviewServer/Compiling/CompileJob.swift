// SPDX-License-Identifier: Apache-2.0
import Confinement
import Foundation
import StageProtocol

/// One run of the layout compiler.
enum CompileJob {
  private static let bounds = ToolRun.Bounds(seconds: 60, outputBytes: 16 * 1024 * 1024)
  /// The limit of address space for the compiler and each program that it starts, in KiB.
  private static let memoryKiB = 8 * 1024 * 1024
  /// How the compiler and each program that it starts take memory: in large blocks of large pages, for all threads.
  ///
  /// Page by page, the kernel and the processor would need a quarter more time.
  private static let memory =
    "GLIBC_TUNABLES=glibc.malloc.hugetlb=1 MALLOC_TOP_PAD_=67108864 MALLOC_ARENA_MAX=1"

  /// Starts a compiler in its own process group.
  ///
  /// The compiler confines itself and its tools, and ends with this process.
  ///
  /// - Throws: `SpawnError` when it cannot be started.
  static func spawn(
    _ compiler: String,
    _ arguments: [String],
    _ confinement: ConfinementMode,
    takesInput: Bool = false
  ) throws(SpawnError) -> ToolSpawn.Process {
    // The shell sets limits for all programs that the compiler starts, and is then replaced by
    // the compiler.
    let limits = "ulimit -c 0; ulimit -t \(bounds.seconds); ulimit -v \(memoryKiB)"
    let words =
      ["-c", limits + "; export \(memory); exec \"$0\" \"$@\"", compiler] + confinement.arguments
      + arguments
    return try ToolSpawn.start("/bin/sh", words, takesInput: takesInput)
  }

  /// Reads the output of a compiler that has its command line.
  static func run(
    _ process: ToolSpawn.Process,
    loop: EventLoop,
    progress: ((String) -> Void)? = nil,
    finished: @escaping (CompileResult) -> Void
  ) -> ToolRun {
    let printed: (Substring) -> Bool = { line in
      guard let step = CompileProgress.step(of: line) else { return false }
      progress?(step)
      return true
    }
    return ToolRun(process: process, bounds: bounds, loop: loop, printed: printed) {
      finished(result($0))
    }
  }

  private static func result(_ outcome: ToolRun.Outcome) -> CompileResult {
    switch outcome {
    case .overdue:
      return .failure("compiling took longer than \(bounds.seconds) s and was stopped")
    case .tooLong:
      return .failure("the compiler's report is longer than \(bounds.outputBytes) bytes")
    case .ended(let ending, let output, let words):
      let report = try? JSONDecoder().decode(CompileReport.self, from: Data(output))
      return report.map { .report($0) } ?? .failure(failure(ending.status, words))
    }
  }

  private static func failure(_ status: Int32, _ words: String) -> String {
    let text = words.trimmingCharacters(in: .whitespacesAndNewlines)
    let signal = status & 0x7f
    let code = (status >> 8) & 0xff
    let end = signal != 0 ? "was ended by signal \(signal)" : "exited with code \(code)"
    return "the layout compiler \(end)" + (text.isEmpty ? "" : ": \(text)")
  }
}
