// SPDX-License-Identifier: Apache-2.0

/// The options in the command line of a stage host.
struct HostOptions: Equatable {
  /// An error of a command line.
  struct UsageError: Error, Equatable {
    var message: String
  }

  /// The descriptor that a server gives its host.
  static let standardSocket: Int32 = 3

  static let usage = """
    usage: tessera-stage-host [--socket N | --snapshot | --export PATH]

    Runs the layout code of one stage. `tessera serve` starts it, with a connected
    Unix stream socket as descriptor 3 (or N); it is of no use by hand. With --snapshot,
    as `tessera snapshot` and `tessera check` start it, it reads one request from standard
    input, answers it on standard output, and ends. With --export, as `tessera export` starts
    it, it reads the layout file of that path from standard input and prints its UIKit source.
    """

  var socket = HostOptions.standardSocket
  var showsUsage = false
  /// Whether the host answers one request for a snapshot instead of serving.
  var takesSnapshot = false
  /// The path of the layout file to export instead of serving.
  var exportedPath: String?

  /// Reads the arguments after the program's name.
  static func parse(_ arguments: [String]) throws(UsageError) -> HostOptions {
    var options = HostOptions()
    var rest = arguments[...]
    while let argument = rest.popFirst() {
      switch argument {
      case "--help", "-h":
        options.showsUsage = true
      case "--snapshot":
        options.takesSnapshot = true
      case "--export":
        guard let path = rest.popFirst() else {
          throw UsageError(message: "--export needs the path of a layout file")
        }
        options.exportedPath = path
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
