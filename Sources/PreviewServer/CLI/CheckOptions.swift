// SPDX-License-Identifier: Apache-2.0
import Confinement
import StageProtocol

/// The options of `tessera check`.
struct CheckOptions: Equatable {
  static let usage = """
    usage: tessera check FILE… [--data FILE] [--timeout SECONDS] [--junit PATH]
                         [--require-confinement]

    Compiles the Swift files as one module. Lays out every layout in them and every .layout.json, at
    390x844 and 844x390. Prints the messages of the compiler and the layouts, and the replacements
    that a layout got for delegates and parameters that the files do not have.

      --data FILE          a .data.json to show (default: the files' own, else 30 numbered items,
                           or 12 in each of the sections that the layout knows)
      --timeout SECONDS    how long one layout may take (default 10)
      --junit PATH         write the results as JUnit XML, which CI systems show
      --require-confinement, --no-confinement
                           as for tessera serve

    Exit codes: 0 all layouts ran, 1 a layout failed or there is no layout, 64 wrong command line,
    65 wrong file, 66 a file that cannot be read, 69 a part of Tessera is missing, 73 a result cannot
    be written.
    """

  var files: [String] = []
  var data: String?
  /// The file of the results in the form of CI systems.
  var junit: String?
  var seconds = 10.0
  var confinement = ConfinementMode.available

  /// Reads the arguments after the word `check`; `nil` means that help is asked for.
  static func parse(
    _ arguments: ArraySlice<String>
  ) throws(CommandLineRequest.UsageError) -> CheckOptions? {
    var options = CheckOptions()
    var rest = OptionArguments(arguments)
    while let argument = try rest.next() {
      switch argument {
      case .help: return nil
      case .file(let file): options.files.append(file)
      case .option("--data"): options.data = try rest.value(of: "--data")
      case .option("--junit"): options.junit = try rest.value(of: "--junit")
      case .option("--timeout"):
        options.seconds = try rest.numbers(of: "--timeout", "SECONDS", SnapshotOrder.timeouts)[0]
      case .option(ConfinementMode.requiring): options.confinement = .required
      case .option(ConfinementMode.avoiding): options.confinement = .off
      case .option(let name):
        throw CommandLineRequest.UsageError(
          message: "unknown option \(name); tessera check --help lists all options"
        )
      }
    }
    guard !options.files.isEmpty else {
      throw CommandLineRequest.UsageError(
        message: "no file is named; use tessera check FILE.swift"
      )
    }
    return options
  }
}
