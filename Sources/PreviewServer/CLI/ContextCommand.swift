// SPDX-License-Identifier: Apache-2.0
import Confinement
import Foundation
import Glibc

/// `tessera mcp`: a server for the Model Context Protocol over standard input and output.
struct ContextCommand {
  let options: ContextOptions

  /// - Returns: The exit code.
  func run() -> Int32 {
    do throws(CommandFailure) {
      try ConfinementNotice.tell(options.confinement)
      let folders = InstalledFolders()
      let folder = try WorkFolder(options.folder)
      try folder.enter()
      let output = try Self.keepOutput()
      guard let endings = Endings.take() else { throw Self.lack("no file descriptors are left") }
      let server = ContextServer(input: STDIN_FILENO, output: output, endings: endings)
      var programs = folders.programs(options.confinement)
      programs.attention = server
      let made = programs
      try TemporaryFolder.with { path throws(CommandFailure) in
        let box = ToolBox(
          folder: folder,
          programs: made,
          sources: CompiledSources(folder: path)
        )
        server.run(box)
      }
      return 0
    } catch {
      Terminal.complain(error.message)
      return error.reason.rawValue
    }
  }

  /// Keeps standard output for the protocol alone: whatever else is printed goes to standard error.
  private static func keepOutput() throws(CommandFailure) -> Int32 {
    let output = fcntl(STDOUT_FILENO, F_DUPFD_CLOEXEC, STDERR_FILENO + 1)
    guard output >= 0 else { throw lack("standard output is closed") }
    dup2(STDERR_FILENO, STDOUT_FILENO)
    return output
  }

  private static func lack(_ words: String) -> CommandFailure {
    CommandFailure(reason: .cannotWrite, message: words)
  }
}

/// The options of `tessera mcp`.
struct ContextOptions: Equatable {
  static let usage = """
    usage: tessera mcp [FOLDER] [--require-confinement]

    A server for the Model Context Protocol, which coding agents start: it reads requests from
    standard input and writes answers to standard output. Its tools check files, list layouts and
    screens, take and compare snapshots as JSON and as pictures, read diagnostics, and change numbers
    in the source. docs/agents.md describes them.

      FOLDER               the folder whose files the tools may use (default: the present one);
                           paths outside are refused
      --require-confinement, --no-confinement
                           as for tessera serve

    Exit codes: 0 the input has ended, 64 wrong command line, 66 no such folder, 69 a part of Tessera
    is missing, 73 standard output is closed.
    """

  var folder = "."
  var confinement = ConfinementMode.available

  /// Reads the arguments after the word `mcp`; `nil` means that help is asked for.
  static func parse(
    _ arguments: ArraySlice<String>
  ) throws(CommandLineRequest.UsageError) -> ContextOptions? {
    var options = ContextOptions()
    var folders: [String] = []
    var rest = OptionArguments(arguments)
    while let argument = try rest.next() {
      switch argument {
      case .help: return nil
      case .file(let folder): folders.append(folder)
      case .option(ConfinementMode.requiring): options.confinement = .required
      case .option(ConfinementMode.avoiding): options.confinement = .off
      case .option(let name):
        throw CommandLineRequest.UsageError(
          message: "unknown option \(name); tessera mcp --help lists all options"
        )
      }
    }
    guard folders.count <= 1 else {
      throw CommandLineRequest.UsageError(
        message: "mcp takes one folder, not \(folders.count); use tessera mcp FOLDER"
      )
    }
    options.folder = folders.first ?? options.folder
    return options
  }
}
