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
    guard let library = words.library, !words.places.isEmpty else { return nil }
    let options = ["--no-inlines", "--functions=none", "--output-style=GNU"]
    return options + ["--obj=\(library)"] + words.places.map { "0x" + $0 }
  }

  /// Reads the answer: `FILE:LINE` for each place, with 0 or `?` when it is unknown.
  static func sources(in answer: some Sequence<UInt8>) -> [String?] {
    String(decoding: Array(answer), as: UTF8.self).split(separator: "\n").map { text in
      let parts = text.split(separator: ":", maxSplits: 1)
      let line = parts.last?.prefix { $0.isNumber } ?? ""
      guard parts.count == 2, let number = Int(line), number > 0 else { return nil }
      return "\(parts[0]):\(number)"
    }
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
