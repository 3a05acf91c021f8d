// SPDX-License-Identifier: Apache-2.0

/// What the command line of a stage host says.
struct HostOptions: Equatable {
  /// A command line that cannot be understood.
  struct UsageError: Error, Equatable {
    var message: String
  }

  /// The descriptor that a server hands its child.
  static let standardSocket: Int32 = 3

  static let usage = """
    usage: tessera-stage-host [--socket N | --snapshot]

    Runs the layout code of one stage. `tessera serve` starts it, with a connected
    Unix stream socket as descriptor 3 (or N); it is of no use by hand. With --snapshot,
    as `tessera snapshot` and `tessera check` start it, it reads one request from standard
    input, answers it on standard output, and ends.
    """

  var socket = HostOptions.standardSocket
  var showsUsage = false
  /// Whether one request is answered instead of serving.
  var takesSnapshot = false

  /// Reads the arguments that follow the program's name.
  static func parse(_ arguments: [String]) throws(UsageError) -> HostOptions {
    var options = HostOptions()
    var rest = arguments[...]
    while let argument = rest.popFirst() {
      switch argument {
      case "--help", "-h":
        options.showsUsage = true
      case "--snapshot":
        options.takesSnapshot = true
      case "--socket":
        guard let text = rest.popFirst(), let number = Int32(text), number >= 0 else {
          throw UsageError(message: "--socket needs the number of an open descriptor")
        }
        options.socket = number
      default:
        throw UsageError(message: "unknown argument \(argument)")
      }
    }
    return options
  }
}
