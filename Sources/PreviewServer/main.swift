// SPDX-License-Identifier: Apache-2.0
import Glibc

/// Exit codes, as in <sysexits.h>.
private let usageFailure: Int32 = 64
private let startFailure: Int32 = 69

do throws(CommandLineRequest.UsageError) {
  switch try CommandLineRequest.parse(Array(CommandLine.arguments.dropFirst())) {
  case .help: print(CommandLineRequest.usage)
  case .version: print("tessera \(ProductVersion.current)")
  case .export(let file):
    do throws(ExportCommand.Failure) {
      print(try ExportCommand(file: file).source(), terminator: "")
    } catch {
      Terminal.complain(error.message)
      exit(error.reason.rawValue)
    }
  case .commandHelp(let text): print(text)
  case .snapshot(let options): exit(SnapshotCommand(options: options).run())
  case .check(let options): exit(CheckCommand(options: options).run())
  case .context(let options): exit(ContextCommand(options: options).run())
  case .comments(let options): exit(CommentsCommand(options: options).run())
  case .miniature(let command): exit(command.run())
  case .fetch(let address): FetchCommand(address: address).run()
  case .doctor(let options): exit(DoctorCommand(options: options).run())
  case .serve(let options):
    do throws(ServeCommand.StartError) {
      try ServeCommand(options: options).run()
    } catch {
      Terminal.complain(error.message)
      exit(startFailure)
    }
  }
} catch {
  Terminal.complain(error.message)
  exit(usageFailure)
}
