// SPDX-License-Identifier: Apache-2.0
import Foundation
import StageProtocol

/// In bytes: trees are walked by recursion, as deep as `ParsedSource.depthLimit` allows.
let stackSize = 512 << 20
let usageError: Int32 = 64
/// In seconds; hundreds of files take a few.
let processorTimeLimit: UInt = 40

func fail(_ message: String) -> Never {
  FileHandle.standardError.write(Data("tessera-layout-compiler: \(message)\n".utf8))
  FileHandle.standardError.write(Data((Arguments.usage + "\n").utf8))
  exit(usageError)
}

/// Does what the command line says and ends the process.
func follow(_ words: [String], with frontend: Frontend? = nil) -> Never {
  do {
    let arguments = try Arguments(words)
    if arguments.help {
      print(Arguments.usage)
      exit(0)
    }
    if arguments.standby {
      guard let (words, frontend) = try Standby.wait() else { exit(0) }
      follow(words, with: frontend)
    }
    if arguments.warm { exit(Warming(arguments: arguments).run()) }
    let report = LayoutCompiler(arguments: arguments, standby: frontend).report()
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    FileHandle.standardOutput.write(try encoder.encode(report))
    FileHandle.standardOutput.write(Data("\n".utf8))
    let isFine =
      report.library != nil || report.unchanged
      || arguments.entryCheckOnly && !report.diagnostics.contains { $0.severity == .error }
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
let thread = Thread { follow(Array(CommandLine.arguments.dropFirst())) }
thread.stackSize = stackSize
thread.start()
while true { sleep(.max) }
