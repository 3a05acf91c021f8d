// SPDX-License-Identifier: Apache-2.0
import StageProtocol

/// The options of `tessera check`.
struct CheckOptions: Equatable {
  static let usage = """
    usage: tessera check FILE… [--data FILE] [--timeout SECONDS]

    Compiles Swift files as one module and lays out every layout in them, and every .layout.json, at
    390x844 and 844x390. Lists what the compiler and the layouts say, and what each layout was given
    for delegates and parameters that the files do not have.

      --data FILE          a .data.json to show (default: the files' own, else 30 numbered items,
                           or 12 in each of the sections that the layout knows)
      --timeout SECONDS    how long one layout may take (default 10)

    Ends with 0 when all of them ran, 1 when one failed or there is none, 64 for a wrong command
    line, 65 for a wrong file, 66 for one that cannot be read, and 69 when a part of Tessera is
    missing.
    """

  var files: [String] = []
  var data: String?
  var seconds = 10.0

  private static let timeouts = 0.1...3600

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
      case .option("--timeout"):
        options.seconds = try rest.numbers(of: "--timeout", "SECONDS", timeouts)[0]
      case .option(let name):
        throw CommandLineRequest.UsageError(
          message: "unknown option \(name); tessera check --help lists them"
        )
      }
    }
    guard !options.files.isEmpty else {
      throw CommandLineRequest.UsageError(
        message: "name what to check: tessera check FILE.swift"
      )
    }
    return options
  }
}
