// SPDX-License-Identifier: Apache-2.0
import Confinement
import Foundation
import StageProtocol

/// In bytes: trees are walked by recursion, as deep as `ParsedSource.depthLimit` allows.
let stackSize = 512 << 20
let usageError: Int32 = 64
let unavailable: Int32 = 69
/// The time in which a layout is usually painted after a save.
let restMicroseconds: UInt32 = 400_000
/// In seconds; hundreds of files take a few.
let processorTimeLimit: UInt = 40

func fail(_ message: String) -> Never {
  FileHandle.standardError.write(Data("tessera-layout-compiler: \(message)\n".utf8))
  FileHandle.standardError.write(Data((Arguments.usage + "\n").utf8))
  exit(usageError)
}

/// A report as a line of JSON.
func encoded(_ report: CompileReport) throws -> Data {
  let encoder = JSONEncoder()
  encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
  return try encoder.encode(report) + Data("\n".utf8)
}

func isSuccess(_ report: CompileReport, _ arguments: Arguments) -> Bool {
  report.library != nil || report.unchanged
    || arguments.entryCheckOnly && !report.diagnostics.contains { $0.severity == .error }
}

/// Does what the command line says and ends the process.
func follow(
  _ arguments: Arguments,
  _ confinement: CompilerConfinement,
  with waiting: Standby.Waiting? = nil
) -> Never {
  do {
    if arguments.standby {
      guard let (words, waiting) = try Standby.wait(arguments, confinement) else { exit(0) }
      follow(try Arguments(words), confinement, with: waiting)
    }
    if arguments.warm { exit(Warming(arguments: arguments, confinement: confinement).run()) }
    let standby = waiting.flatMap { $0.fits(arguments) ? $0 : nil }
    if standby == nil, let waiting { try? FileManager.default.removeItem(atPath: waiting.work) }
    let compiler = LayoutCompiler(
      arguments: arguments,
      confinement: confinement,
      standby: standby,
      memory: standby?.memory ?? CompilerMemory()
    )
    var isFine = false
    try compiler.report { report in
      let line = try encoded(report)
      let failure = compiler.unlinked(report)
      FileHandle.standardOutput.write(try failure.map(encoded) ?? line)
      // The server goes on while this process tidies up.
      close(STDOUT_FILENO)
      close(STDERR_FILENO)
      isFine = isSuccess(failure ?? report, arguments)
    }
    // Frontends that nobody needs any more end with this process, and would take the processors from the new layout.
    if compiler.memory.hasFrontends { usleep(restMicroseconds) }
    exit(isFine ? 0 : 1)
  } catch let error as Arguments.Wrong {
    fail(error.message)
  } catch {
    fail("\(error)")
  }
}

// A write to a frontend that has ended must not end this program.
signal(SIGPIPE, SIG_IGN)
ChildProcess.limitProcessorTime(processorTimeLimit)
let arguments: Arguments
let confinement: CompilerConfinement
do {
  arguments = try Arguments(Array(CommandLine.arguments.dropFirst()))
  if arguments.help {
    print(Arguments.usage)
    exit(0)
  }
  // A compiler without the process that started it would run for nobody.
  if let parent = arguments.parent, !ProcessTie.endWithParent(parent) { exit(unavailable) }
  confinement = try CompilerConfinement(arguments.confinement ?? .available)
} catch let error as Arguments.Wrong {
  fail(error.message)
} catch {
  FileHandle.standardError.write(Data("tessera-layout-compiler: \(error)\n".utf8))
  exit(unavailable)
}
let thread = Thread { follow(arguments, confinement) }
thread.stackSize = stackSize
thread.start()
while true { sleep(.max) }
