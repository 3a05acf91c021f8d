// SPDX-License-Identifier: Apache-2.0
import Confinement

/// The options in the command line of a stage host.
struct HostOptions: Equatable {
  /// An error of a command line.
  struct UsageError: Error, Equatable {
    var message: String
  }

  /// The descriptor that a server gives its host.
  static let standardSocket: Int32 = 3

  static let usage = """
    usage: tessera-stage-host [--socket N | --snapshot | --export PATH] [options]

    Runs the layout code of one stage. `tessera serve` starts it, with a connected
    Unix stream socket as descriptor 3 (or N); it cannot be used by hand. With --snapshot,
    as `tessera snapshot` and `tessera check` start it, it reads one request from standard
    input, answers it on standard output, and ends. With --export, as `tessera export` starts
    it, it reads the layout file of that path from standard input and prints its UIKit source.

      --confinement MODE  available (default): give up what the kernel lets it give up, before
                          layout code runs; required: end if that is not everything; off: run
                          layout code with all rights of its user
      --landlock N        use at most version N of Landlock, as on an older kernel
      --parent PID        end with this process, which started the host
    """

  var socket = HostOptions.standardSocket
  var showsUsage = false
  /// Whether the host answers one request for a snapshot instead of serving.
  var takesSnapshot = false
  /// The path of the layout file to export instead of serving.
  var exportedPath: String?
  var confinement = HostConfinement.Settings()
  /// The process that started the host, if it named itself.
  var parent: Int32?

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
      case ConfinementMode.option:
        guard let text = rest.popFirst(), let mode = ConfinementMode(rawValue: text) else {
          throw UsageError(message: "\(argument) needs required, available or off")
        }
        options.confinement.mode = mode
      case "--landlock":
        guard let text = rest.popFirst(), let version = Int(text), version >= 0 else {
          throw UsageError(message: "--landlock needs a version, or 0 for none")
        }
        options.confinement.landlock = version
      case ProcessTie.option:
        guard let text = rest.popFirst(), let number = Int32(text), number > 0 else {
          throw UsageError(message: "\(argument) needs the number of a process")
        }
        options.parent = number
      default:
        throw UsageError(message: "unknown argument \(argument)")
      }
    }
    return options
  }
}
