// SPDX-License-Identifier: Apache-2.0
import Foundation

/// Finds the source lines of places in a library, with the toolchain's symbolizer.
struct Symbolizer {
  private static let name = "llvm-symbolizer"
  /// It answers in about ten milliseconds, but a busy machine may keep it waiting.
  private static let bounds = ToolRun.Bounds(seconds: 20, outputBytes: 1024 * 1024)

  /// The symbolizer of this machine; `nil` when there is none.
  static let installed = Symbolizer()

  let path: String

  /// Finds the program beside the compiler in `PATH`, or else in `PATH` itself.
  private init?() {
    let isProgram = FileManager.default.isExecutableFile(atPath:)
    let path = ProcessInfo.processInfo.environment["PATH"]?.split(separator: ":") ?? []
    let toolchains = path.map { $0 + "/swiftc" }.filter(isProgram).map {
      URL(fileURLWithPath: $0).resolvingSymlinksInPath().deletingLastPathComponent().path
    }
    let programs = (toolchains + path.map(String.init)).map { $0 + "/" + Self.name }
    guard let found = programs.first(where: isProgram) else { return nil }
    self.path = found
  }

  /// The arguments that ask for the places of some words; `nil` when these have none.
  static func arguments(for words: LastWords) -> [String]? {
    let questions = words.questions
    guard !questions.isEmpty else { return nil }
    return ["--no-inlines", "--functions=linkage", "--output-style=JSON"] + questions
  }

  /// What the symbolizer says of a place; a place that it does not know has no symbol.
  private struct Answer: Decodable {
    struct Symbol: Decodable {
      let file: String
      let line: Int
      let firstFile: String
      let firstLine: Int
      let function: String?

      enum CodingKeys: String, CodingKey {
        case file = "FileName"
        case line = "Line"
        case firstFile = "StartFileName"
        case firstLine = "StartLine"
        case function = "FunctionName"
      }

      /// `FILE:LINE`; of an instruction that belongs to no line, its function's first line.
      var source: String? {
        let end = function?.contains(Self.replaced) == true ? CrashExplanation.present : ""
        if line > 0, !file.isEmpty { return "\(file):\(line)\(end)" }
        return firstLine > 0 && !firstFile.isEmpty ? "\(firstFile):\(firstLine)\(end)" : nil
      }

      /// The name of functions whose bodies are younger than their files' objects.
      private static let replaced = "tesseraBody"
    }

    let symbols: [Symbol]?

    enum CodingKeys: String, CodingKey {
      case symbols = "Symbol"
    }
  }

  /// Reads the answer: `FILE:LINE` for each place, or `nil` when it is unknown.
  static func sources(in answer: some Sequence<UInt8>) -> [String?] {
    let answers = try? JSONDecoder().decode([Answer].self, from: Data(answer))
    return (answers ?? []).map { $0.symbols?.first?.source }
  }

  /// Replaces places with source lines, and waits for the answer.
  func explain(_ words: LastWords) -> String {
    guard let arguments = Self.arguments(for: words) else { return words.explained([]) }
    let process = BoundedProcess(
      path: path,
      arguments: arguments,
      environment: HostSpawn.environment,
      seconds: Double(Self.bounds.seconds)
    )
    return words.explained((try? process.run()).map { Self.sources(in: $0.output) } ?? [])
  }

  /// Replaces places with source lines, without waiting.
  ///
  /// - Returns: `nil` when there is nothing to find out; then `finished` is not called.
  func explain(
    _ words: LastWords,
    loop: EventLoop,
    finished: @escaping (String) -> Void
  ) -> ToolRun? {
    guard let arguments = Self.arguments(for: words),
      let process = try? ToolSpawn.start(path, arguments)
    else { return nil }
    return ToolRun(process: process, bounds: Self.bounds, loop: loop) { outcome in
      guard case .ended(_, let output, _) = outcome else { return finished(words.explained([])) }
      finished(words.explained(Self.sources(in: output)))
    }
  }
}
