// SPDX-License-Identifier: Apache-2.0
import Confinement

/// `tessera doctor`: says what is there and what is missing.
struct DoctorCommand {
  let options: DoctorOptions

  /// - Returns: The exit code.
  func run() -> Int32 {
    let folders = InstalledFolders()
    let doctor = Doctor(
      programs: folders.programs(.available),
      page: folders.page,
      examples: folders.examples,
      journal: ServeCommand.standardJournal,
      cache: ServeCommand.compilerCache,
      host: options.host,
      port: options.port
    )
    Terminal.say("tessera \(ProductVersion.current), \(folders.executable)")
    let findings = doctor.findings()
    for finding in findings { Terminal.say(finding.line) }
    return Doctor.exitCode(findings)
  }
}

/// The options of `tessera doctor`.
struct DoctorOptions: Equatable {
  static let usage = """
    usage: tessera doctor [--port N] [--host A]

    Says what Tessera needs and what is missing on this machine: its programs and files, a toolchain
    for .swift files, fonts, the port, and rights. Lays out a layout file and, with a toolchain, a Swift
    layout for a trial.

      --port N             the port that a server would listen on (default 8787)
      --host A             the address that it would listen on (default 127.0.0.1)

    Exit codes: 0 everything is there, 1 something works only in part (lines with !), 64 wrong command
    line, 69 no server can run (lines with ✘).
    """

  var host = ServeOptions().host
  var port = ServeOptions().port

  /// Reads the arguments after the word `doctor`; `nil` means that help is asked for.
  static func parse(
    _ arguments: ArraySlice<String>
  ) throws(CommandLineRequest.UsageError) -> DoctorOptions? {
    var options = DoctorOptions()
    var rest = OptionArguments(arguments)
    while let argument = try rest.next() {
      switch argument {
      case .help: return nil
      case .option("--port"): options.port = try CommandLineRequest.port(rest.value(of: "--port"))
      case .option("--host"): options.host = try rest.value(of: "--host")
      case .option(let name), .file(let name):
        throw CommandLineRequest.UsageError(
          message: "unknown argument \(name); tessera doctor --help lists all options"
        )
      }
    }
    return options
  }
}
