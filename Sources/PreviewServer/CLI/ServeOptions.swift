// SPDX-License-Identifier: Apache-2.0
import Confinement
import StageProtocol

/// The meaning of a command line.
enum CommandLineRequest: Equatable {
  case help
  case version
  case serve(ServeOptions)
  /// The path of the layout file to export.
  case export(String)
  case snapshot(SnapshotOptions)
  case check(CheckOptions)
  case context(ContextOptions)
  case doctor(DoctorOptions)
  case comments(CommentsOptions)
  /// What the server starts to get the text behind an address.
  case fetch(DataAddress)
  /// What the server starts to paint a stage for its list.
  case miniature(MiniatureCommand)
  /// The help of one command.
  case commandHelp(String)

  /// An error of a command line.
  struct UsageError: Error, Equatable {
    var message: String
  }

  static let usage = """
    usage: tessera serve [FILE…] [options]

    Shows collection-view layouts live in a browser.
    FILE is a .swift with a layout written for UIKit, a .layout.json, a .data.json, or a folder of
    them, a table (a .csv or a .json with a list), or a folder of pictures. The gallery is always
    there. Swift source is compiled and shown again when it is saved.

      --module         compile all .swift files as one module, as those of a folder

      --port N         port to listen on; 0 takes a free one (default 8787)
      --host A         address to listen on (default 127.0.0.1; any other needs a token)
      --token T        secret that a browser must send; generated if the address needs one
      --public-name N  name of a proxy in front of the server; needs a token (docs/deploy.md)
      --open           open the page in a browser
      --journal FILE   file for edits, of this server alone
                       (default $XDG_STATE_HOME/tessera/journal.sqlite)
      --cluster URL    serve together with others that name the same NATS (docs/scale.md)
      --name N         this server's name among them
      --examples DIR   the gallery's folder, if it is not beside the program
      --allow-host H   host from which the page may fetch tables by address, such as data.example.org
                       or 127.0.0.1:9000; may be given several times (docs/sharing.md)
      --web DIR        the page's folder, served file by file, if it is not that of the program

      --require-confinement  do not start if the kernel cannot keep layout code from your files,
                             your processes and the network (all commands that run layouts have it)
      --no-confinement       run layout code with all your rights

           tessera export FILE --swift

    Prints the UIKit source that makes the layout of a .layout.json.
    Exit codes: 64 wrong command line, 65 wrong file, 66 a file that cannot be read, 69 a layout
    without such source.

           tessera snapshot FILE… [--size 390x844] [--out x.json|.svg|.png] [--check STORED]

    Lays out once without a browser; tessera snapshot --help lists all options.

           tessera check FILE…

    Compiles and lays out every layout in the files, and prints what went wrong.

           tessera comments FILE…

    Prints the comments that people wrote on the stages of the files.

           tessera mcp [FOLDER]

    A server for the Model Context Protocol, for coding agents; tessera mcp --help describes it.

           tessera doctor

    Says what is there and what is missing on this machine.

           tessera [COMMAND] --help | --version
    """

  /// Reads the arguments after the program's name.
  static func parse(_ arguments: [String]) throws(UsageError) -> CommandLineRequest {
    var rest = arguments[...]
    guard let word = rest.popFirst() else { return .help }
    switch word {
    case "--help", "-h", "help": return .help
    case "--version", "version": return .version
    case "serve": return try parseServe(&rest)
    case "export": return try parseExport(rest)
    case "snapshot":
      return try SnapshotOptions.parse(rest).map { .snapshot($0) }
        ?? .commandHelp(SnapshotOptions.usage)
    case "check":
      return try CheckOptions.parse(rest).map { .check($0) } ?? .commandHelp(CheckOptions.usage)
    case "mcp":
      return try ContextOptions.parse(rest).map { .context($0) }
        ?? .commandHelp(ContextOptions.usage)
    case "doctor":
      return try DoctorOptions.parse(rest).map { .doctor($0) } ?? .commandHelp(DoctorOptions.usage)
    case DataFetch.command: return .fetch(try fetchedAddress(rest))
    case MiniatureDesk.command:
      guard let command = MiniatureCommand(rest) else {
        throw UsageError(message: "\(word) is a command of the server alone")
      }
      return .miniature(command)
    case "comments":
      return try CommentsOptions.parse(rest).map { .comments($0) }
        ?? .commandHelp(CommentsOptions.usage)
    default:
      throw UsageError(
        message: "unknown command \(word); the commands are serve, snapshot, check, export, "
          + "comments, mcp and doctor"
      )
    }
  }

  private static func parseExport(
    _ rest: ArraySlice<String>
  ) throws(UsageError) -> CommandLineRequest {
    if rest.contains("--help") || rest.contains("-h") { return .help }
    let known = ["--swift", "--"]
    if let option = rest.first(where: { $0.hasPrefix("-") && !known.contains($0) }) {
      throw UsageError(message: "unknown option \(option); tessera --help lists all options")
    }
    let files = rest.filter { !$0.hasPrefix("-") }
    guard let file = files.first, files.count == 1 else {
      throw UsageError(
        message: "export needs one file, not \(files.count); use tessera export FILE --swift"
      )
    }
    guard rest.contains("--swift") else {
      throw UsageError(
        message: "the form of the export is missing; use tessera export \(file) --swift"
      )
    }
    return .export(file)
  }

  private static func parseServe(
    _ rest: inout ArraySlice<String>
  ) throws(UsageError) -> CommandLineRequest {
    var options = ServeOptions()
    while let argument = rest.popFirst() {
      switch argument {
      case "--help", "-h": return .help
      case "--port": options.port = try port(rest.popFirst())
      case "--host": options.host = try value(rest.popFirst(), of: argument)
      case "--token": options.token = try token(rest.popFirst())
      case "--public-name": options.publicName = try name(rest.popFirst(), of: argument)
      case "--open": options.opensBrowser = true
      case "--module": options.isModule = true
      case "--allow-host": options.dataHosts.append(try dataHost(rest.popFirst()))
      case "--journal": options.journal = try value(rest.popFirst(), of: argument)
      case "--cluster": options.cluster = try cluster(rest.popFirst())
      case "--name": options.name = try name(rest.popFirst(), of: argument)
      case "--examples": options.examples = try value(rest.popFirst(), of: argument)
      case "--web": options.web = try value(rest.popFirst(), of: argument)
      case ConfinementMode.requiring: options.confinement = .required
      case ConfinementMode.avoiding: options.confinement = .off
      case "--":
        options.files += rest
        return .serve(try checked(options))
      default:
        guard !argument.hasPrefix("-") else {
          throw UsageError(message: "unknown option \(argument); tessera --help lists all options")
        }
        options.files.append(argument)
      }
    }
    return .serve(try checked(options))
  }

  private static func checked(_ options: ServeOptions) throws(UsageError) -> ServeOptions {
    if options.name != nil, options.cluster == nil {
      throw UsageError(message: "--name is the name of a server in a cluster; add --cluster URL")
    }
    if options.journal != nil, options.cluster != nil {
      throw UsageError(message: "--journal and --cluster exclude each other; a cluster has its own")
    }
    return options
  }

  private static func cluster(_ text: String?) throws(UsageError) -> String {
    let schemes = ["nats://", "tls://"]
    let parts = (text ?? "").split(separator: ",", omittingEmptySubsequences: false)
    guard parts.allSatisfy({ part in schemes.contains { part.hasPrefix($0) && part != $0 } }) else {
      throw UsageError(message: "--cluster needs an address such as nats://127.0.0.1:4222")
    }
    return text ?? ""
  }

  private static func fetchedAddress(
    _ rest: ArraySlice<String>
  ) throws(UsageError) -> DataAddress {
    do throws(ProtocolError) {
      let hosts = rest.dropFirst().compactMap { DataAddress.Host($0) }
      return try DataAddress(rest.first ?? "", allowing: hosts)
    } catch {
      throw UsageError(message: error.message)
    }
  }

  private static func value(
    _ text: String?,
    of option: String
  ) throws(UsageError) -> String {
    guard let text, !text.isEmpty else {
      throw UsageError(message: "\(option) needs a value")
    }
    return text
  }

  private static func name(_ text: String?, of option: String) throws(UsageError) -> String {
    let longest = 253
    guard let text, !text.isEmpty, text.utf8.count <= longest,
      text.allSatisfy({ $0.isASCII && ($0.isLetter || $0.isNumber || "-.".contains($0)) })
    else { throw UsageError(message: "\(option) needs a name such as layouts.example.org") }
    return text.lowercased()
  }

  private static func dataHost(_ text: String?) throws(UsageError) -> DataAddress.Host {
    if let text, let host = DataAddress.Host(text) { return host }
    throw UsageError(
      message: "--allow-host needs a host such as data.example.org or 127.0.0.1:9000"
    )
  }

  static func port(_ text: String?) throws(UsageError) -> Int {
    guard let text, let number = UInt16(text) else {
      throw UsageError(message: "--port needs a number from 0 to \(UInt16.max)")
    }
    return Int(number)
  }

  private static func token(_ text: String?) throws(UsageError) -> String {
    let bounds = 8...128
    guard let text, bounds.contains(text.utf8.count),
      text.allSatisfy({ $0.isASCII && ($0.isLetter || $0.isNumber || "-_.~".contains($0)) })
    else {
      throw UsageError(
        message:
          "--token needs \(bounds.lowerBound) to \(bounds.upperBound) letters, digits, - _ . ~"
      )
    }
    return text
  }
}

/// The options of `tessera serve`.
struct ServeOptions: Equatable {
  var files: [String] = []
  /// Whether all Swift files together make one stage.
  var isModule = false
  var port = 8787
  var host = "127.0.0.1"
  var token: String?
  /// The name of a proxy in front of the server, in small letters.
  var publicName: String?
  var opensBrowser = false
  /// The hosts from which data may be fetched.
  var dataHosts: [DataAddress.Host] = []
  var journal: String?
  /// The address of NATS, for a server of a cluster.
  var cluster: String?
  /// The server's name in the cluster.
  var name: String?
  var examples: String?
  var web: String?
  var confinement = ConfinementMode.available
}

extension ConfinementMode {
  /// The options of commands that run layouts.
  static let requiring = "--require-confinement"
  static let avoiding = "--no-confinement"
}
