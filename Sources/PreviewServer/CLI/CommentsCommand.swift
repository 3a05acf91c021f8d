// SPDX-License-Identifier: Apache-2.0
import Foundation
import StageProtocol

/// The options of `tessera comments`.
struct CommentsOptions: Equatable {
  static let usage = """
    usage: tessera comments FILE… [--open] [--json] [--journal FILE]

    Prints the comments on the stages of the files, also while a server shows them.

      --open           only those that are not resolved
      --json           one JSON object a line
      --journal FILE   the journal of the server, if it has one of its own

    Exit codes: 0, 64 wrong command line, 66 a file or a journal that cannot be read.
    """

  var files: [String] = []
  var onlyOpen = false
  var isJSON = false
  var journal: String?

  /// Reads the arguments after the word `comments`; `nil` means that help is asked for.
  static func parse(
    _ arguments: ArraySlice<String>
  ) throws(CommandLineRequest.UsageError) -> CommentsOptions? {
    var options = CommentsOptions()
    var rest = OptionArguments(arguments)
    while let argument = try rest.next() {
      switch argument {
      case .help: return nil
      case .file(let file): options.files.append(file)
      case .option("--open"): options.onlyOpen = true
      case .option("--json"): options.isJSON = true
      case .option("--journal"): options.journal = try rest.value(of: "--journal")
      case .option(let name):
        throw CommandLineRequest.UsageError(
          message: "unknown option \(name); tessera comments --help lists all options"
        )
      }
    }
    guard !options.files.isEmpty else {
      throw CommandLineRequest.UsageError(
        message: "no file is named; use tessera comments FILE.layout.json"
      )
    }
    return options
  }
}

/// `tessera comments`: prints what people wrote on stages.
struct CommentsCommand {
  private static let unreadable: Int32 = 66

  let options: CommentsOptions

  /// Prints the comments.
  ///
  /// - Returns: The exit code.
  func run() -> Int32 {
    var catalog = StageCatalog()
    do throws(StageCatalog.CatalogError) {
      try catalog.add(files: options.files)
    } catch {
      Terminal.complain(error.message)
      return Self.unreadable
    }
    let journal = JournalFiles.resolved(
      StageCatalog.absolute(options.journal ?? ServeCommand.standardJournal)
    )
    do throws(CommandFailure) {
      let lines = try TemporaryFolder.with { (folder) throws(CommandFailure) -> [String] in
        var lines: [String] = []
        for stage in catalog.sources {
          let found = try comments(of: stage.journalKey, in: journal, folder)
          lines += self.lines(stage.entry.title, found)
        }
        return lines
      }
      for line in lines { print(line) }
      return 0
    } catch {
      Terminal.complain(error.message)
      return Self.unreadable
    }
  }

  private func comments(
    of stage: String,
    in journal: String,
    _ folder: String
  ) throws(CommandFailure) -> [StageComment] {
    do throws(SQLiteError) {
      let key = RoomBook.comments.key(of: stage)
      guard let texts = try JournalCopy.notes(of: key, in: journal, copiedTo: folder) else {
        throw SQLiteError(message: "there is none; name it with --journal FILE")
      }
      var room = StageRoom()
      room.restore(texts, of: .comments)
      return room.comments.comments
    } catch {
      throw CommandFailure(
        reason: .noFile,
        message: "cannot read the journal \(journal): \(error.message)"
      )
    }
  }

  /// The lines for the comments of a stage.
  func lines(_ title: String, _ comments: [StageComment]) -> [String] {
    let firsts = comments.filter { $0.answers == nil && !(options.onlyOpen && $0.resolved) }
    if options.isJSON {
      let shown = Set(firsts.map(\.id))
      return comments.filter { shown.contains($0.answers ?? $0.id) }.map(Self.json)
    }
    if firsts.isEmpty { return ["\(title): no comments"] }
    return [title]
      + firsts.flatMap { first in
        [Self.head(first)] + Self.indented(first.text)
          + comments.filter { $0.answers == first.id }.flatMap { answer in
            ["    \(answer.name), \(Self.time(answer.at)):"] + Self.indented(answer.text, 6)
          }
      }
  }

  private static func head(_ comment: StageComment) -> String {
    let pin = comment.pin
    let name = pin.title.isEmpty ? pin.id : pin.title
    let about = pin.subject == .stage ? "the stage" : "\(pin.subject.rawValue) \(name)"
    let state = comment.resolved ? "resolved" : "open"
    return "  \(comment.id)  \(state)  \(comment.name), \(time(comment.at)), on \(about):"
  }

  private static func indented(_ text: String, _ spaces: Int = 4) -> [String] {
    let space = String(repeating: " ", count: spaces)
    // Control characters could change what the terminal shows.
    return text.split(separator: "\n", omittingEmptySubsequences: false).map { line in
      space
        + String(
          line.unicodeScalars.filter { !CharacterSet.controlCharacters.contains($0) }.map(
            Character.init
          )
        )
    }
  }

  private static func time(_ seconds: Double) -> String {
    Date(timeIntervalSince1970: seconds.rounded(.down)).formatted(.iso8601)
  }

  private static func json(_ comment: StageComment) -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    return (try? encoder.encode(comment)).map { String(decoding: $0, as: UTF8.self) } ?? "{}"
  }
}
