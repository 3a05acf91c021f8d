// SPDX-License-Identifier: Apache-2.0
import Foundation
import SourcePass

/// Keeps the repairs of modules in the compiler's cache, from one save to the next.
struct RepairShelf {
  private static let fileBytes = 4 << 20
  private static let radix = 36
  private static let moduleSuffix = ".swiftmodule"

  private let path: String
  private let modules: String
  private let files: DecodedFiles

  /// The place for the repairs of the module of some files.
  init(_ arguments: Arguments, _ imports: Imports, _ place: Workplace, _ files: DecodedFiles) {
    self.files = files
    let key = StableHash((arguments.paths.first ?? "").utf8).value
    path = "\(place.cache)/repairs-\(String(key, radix: Self.radix)).json"
    modules = Self.modules(arguments) + imports.stamp
  }

  /// Identifies the modules that layouts import, by the one that was made last, and this program: others may make other
  /// repairs necessary.
  static func modules(_ arguments: Arguments) -> String {
    let folder = arguments.modulesFolder
    let program = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath().path
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    let times = names.filter { $0.hasSuffix(moduleSuffix) }.map {
      DecodedFiles.time("\(folder)/\($0)")
    }
    return "\(folder) \(times.max() ?? 0) \(DecodedFiles.time(program))"
  }

  /// The repairs that are kept; `nil` when there are none.
  private var memory: RepairMemory? {
    files.value(at: path) { data in
      guard data.count < Self.fileBytes else { throw CocoaError(.fileReadTooLarge) }
      return try JSONDecoder().decode(RepairMemory.self, from: data)
    }
  }

  /// The choices for a module that was repaired before; `nil` when nothing fitting is known.
  func choices(for pass: SourcePass) -> (choices: PassChoices, log: CompileLog)? {
    memory?.choices(for: pass, modules: modules)
  }

  /// Keeps the choices with which a module compiled.
  func keep(_ pass: SourcePass, _ choices: PassChoices, _ log: CompileLog) {
    guard let memory = RepairMemory(pass, choices, log, modules: modules), memory != self.memory,
      let data = try? JSONEncoder().encode(memory), data.count < Self.fileBytes
    else { return }
    // Without it, the next compile only takes longer.
    try? data.write(to: URL(fileURLWithPath: path), options: .atomic)
  }
}
