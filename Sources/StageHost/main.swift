// SPDX-License-Identifier: Apache-2.0
import AppFoundation
import Confinement
import Foundation
import StageProtocol

func printError(_ text: String) {
  FileHandle.standardError.write(Data("tessera-stage-host: \(text)\n".utf8))
}

@MainActor
func runHost() -> Int32 {
  // The tasks of apps are done by the stage's clock.
  TaskJobs.take()
  let options: HostOptions
  do throws(HostOptions.UsageError) {
    options = try HostOptions.parse(Array(CommandLine.arguments.dropFirst()))
  } catch {
    printError(error.message + "\n" + HostOptions.usage)
    return ExitCode.usage
  }
  if options.showsUsage {
    print(HostOptions.usage)
    return 0
  }
  // A host without the process that started it would run for nobody.
  if let parent = options.parent, !ProcessTie.endWithParent(parent) { return ExitCode.ioError }
  if options.takesSnapshot { return SnapshotMode.run(options.confinement) }
  if let path = options.exportedPath { return ExportMode.run(path: path, options.confinement) }
  let socket: HostSocket
  do throws(HostSocket.StreamError) {
    socket = try HostSocket(descriptor: options.socket)
  } catch {
    printError(
      "descriptor \(options.socket) is not a socket: \(error.message)\n" + HostOptions.usage
    )
    return ExitCode.usage
  }
  ProcessLimits.apply()
  PrintedOutput.sendLineByLine()
  do {
    try HostConfinement.begin(options.confinement)
    try HostLoop(socket: socket).run()
    return 0
  } catch let error as ConfinementError {
    printError("layout code cannot be confined: \(error.message)")
    return ExitCode.unavailable
  } catch let error as ProtocolError {
    printError("the server sent a message that cannot be read: \(error.message)")
    return ExitCode.dataError
  } catch let error as HostSocket.StreamError {
    printError("the connection to the server broke: \(error.message)")
    return ExitCode.ioError
  } catch {
    printError("\(error)")
    return ExitCode.ioError
  }
}

exit(runHost())
