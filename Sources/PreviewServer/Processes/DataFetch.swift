// SPDX-License-Identifier: Apache-2.0
import Foundation
import StageProtocol

/// Gets the text behind an address in a process of its own, so that neither names that are slow to
/// resolve nor what a host sends can disturb the server.
enum DataFetch {
  /// What came of it.
  enum Result: Equatable {
    case text(String, name: String)
    case failure(String)
  }

  /// The word by which the server starts this program for it.
  static let command = "fetch-data"
  /// How long a host may take to answer, in seconds.
  static let seconds = 15
  /// The time that resolving a name may take besides, in seconds.
  private static let resolvingSeconds = 5
  /// The most bytes of a text.
  static let mostBytes = Limits.standard.exportBytes

  /// The types of tables and their endings; others are taken by the ending of the file's name.
  private static let endings = [
    "text/csv": ".csv", "text/tab-separated-values": ".tsv", "application/json": ".json",
  ]
  private static let vagueTypes = ["", "text/plain", "application/octet-stream"]
  private static let knownEndings = [".csv", ".tsv", ".json", ".tokens"]

  /// Starts to fetch with this program's own file; `finished` is called once.
  static func start(
    _ address: DataAddress,
    program: String,
    loop: EventLoop,
    finished: @escaping (Result) -> Void
  ) -> ToolRun? {
    let arguments = [command, address.text] + address.allowed.map(\.words)
    do throws(SpawnError) {
      let process = try ToolSpawn.start(program, arguments)
      let bounds = ToolRun.Bounds(seconds: seconds + resolvingSeconds, outputBytes: mostBytes)
      return ToolRun(process: process, bounds: bounds, loop: loop) { outcome in
        finished(result(of: outcome, address))
      }
    } catch {
      finished(.failure(error.message))
      return nil
    }
  }

  /// Reads what the process left.
  static func result(of outcome: ToolRun.Outcome, _ address: DataAddress) -> Result {
    switch outcome {
    case .overdue: return .failure("\(address.host) did not answer within \(seconds) seconds")
    case .tooLong: return .failure("there are more than \(mostBytes) bytes")
    case .ended(let ending, let output, let words):
      let lines = words.split(separator: "\n").map(String.init)
      guard ending.status == 0, let last = lines.last else {
        let reason = lines.first { $0.contains(": ") }
        return .failure(reason.map(plain) ?? "\(address.host) cannot be reached")
      }
      return read(output, answer: last, address)
    }
  }

  /// A line of a program without the program's name.
  private static func plain(_ line: String) -> String {
    for program in ["tessera: ", "curl: "] where line.hasPrefix(program) {
      return String(line.dropFirst(program.count))
    }
    return line
  }

  /// Takes the text of an answer such as `200 text/csv; charset=utf-8`.
  private static func read(_ bytes: [UInt8], answer: String, _ address: DataAddress) -> Result {
    let parts = answer.split(separator: " ", maxSplits: 1)
    let code = parts.first.map(String.init) ?? ""
    if code.hasPrefix("3") {
      return .failure("\(address.host) points to another address, which is not followed")
    }
    guard code.hasPrefix("2") else { return .failure("\(address.host) answers \(code)") }
    let type = parts.dropFirst().first?.prefix { $0 != ";" && $0 != " " }.lowercased() ?? ""
    guard let name = name(of: address, type: type) else {
      return .failure(
        "\(address.host) answers with \(type.isEmpty ? "no type" : type), not with a table"
      )
    }
    guard let text = String(validating: bytes, as: UTF8.self) else {
      return .failure("the text is not UTF-8")
    }
    return .text(text, name: name)
  }

  /// The name of a file with an ending that tells its form; `nil` for what is no table.
  private static func name(of address: DataAddress, type: String) -> String? {
    let name = address.fileName
    let lowered = name.lowercased()
    let isKnown = knownEndings.contains { lowered.hasSuffix($0) }
    let ending = endings[type] ?? (type.hasSuffix("+json") ? ".json" : nil)
    if let ending { return isKnown ? name : name + ending }
    guard vagueTypes.contains(type) else { return nil }
    return isKnown ? name : name + ".csv"
  }
}
