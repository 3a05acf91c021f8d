// SPDX-License-Identifier: Apache-2.0
import Foundation
import SourcePass
import StageProtocol

/// Compiles a module that apps import, once: into an interface and an object.
struct ModuleMaker {
  private static let roundLimit = 16
  /// The most places of a module that are named when they are left out.
  private static let mostNotes = 12
  private static let told: Set = ["left-out", "type-stood-in", "module-left-out"]

  let toolchain: Toolchain
  let place: Workplace
  let modules: String
  /// Starts a frontend.
  let frontend: () -> Frontend?

  /// The module's name in symbols: the host may have a stand-in of the same name.
  static func symbols(of name: String) -> String {
    GivenModules.standIns.contains(name) ? name + "_source" : name
  }

  /// Compiles a module with the interfaces of others.
  ///
  /// Of one that has a stand-in, nothing may be left out.
  func make(
    _ name: String,
    _ pass: SourcePass,
    importing folders: [String],
    on shelf: ModuleShelf
  ) throws -> ModuleShelf.Record {
    var choices = pass.libraryChoices
    var log = CompileLog(pass)
    let mayRepair = !GivenModules.standIns.contains(name)
    var reason = ""
    for _ in 0..<Self.roundLimit {
      if choices.leavesOut, !mayRepair { break }
      let result = pass.result(choices)
      let (isMade, messages) = try compile(name, result, folders)
      LayoutCompiler.trace(0, choices, messages)
      log.add(messages, of: result, choices)
      if isMade {
        let all = log.diagnostics(choices, succeeded: true) + result.notes
        let record = ModuleShelf.Record(isMade: true, notes: notes(name, all))
        try shelf.keep(record, [name + ".swiftmodule": interface(name), "module.o": object(name)])
        return record
      }
      if reason.isEmpty { reason = Self.reason(messages, result) }
      guard mayRepair, let next = pass.repaired(choices, after: result, messages) else { break }
      choices = next
    }
    let record = ModuleShelf.Record(
      reason: reason.isEmpty ? "something of it is not in Swift of this system" : reason
    )
    try shelf.keep(record)
    return record
  }

  private func interface(_ name: String) -> String { "\(place.folder)/\(name).swiftmodule" }
  private func object(_ name: String) -> String { "\(place.folder)/\(name).module.o" }

  private func compile(
    _ name: String,
    _ result: PassResult,
    _ folders: [String]
  ) throws -> (isMade: Bool, messages: [CompilerMessage]) {
    let words = toolchain.moduleArguments(
      try place.write(result.files, prefix: name + "-"),
      module: name,
      symbols: Self.symbols(of: name),
      modules: modules,
      imports: folders,
      cache: place.cache,
      object: object(name),
      interface: interface(name)
    )
    let frontend = frontend()
    let ending = frontend?.compile(words, object: nil, seconds: LayoutCompiler.timeLimit)
    return (ending == .code(0), CompilerMessage.parse(frontend?.printed() ?? ""))
  }

  /// The first error, with its file and line.
  private static func reason(_ messages: [CompilerMessage], _ result: PassResult) -> String {
    guard let error = messages.first(where: { $0.severity == .error }) else {
      return "the compiler gave no reason"
    }
    let file = (error.file as NSString).lastPathComponent
    return "\(file):\(error.line): \(error.text)"
  }

  private func notes(_ name: String, _ all: [Diagnostic]) -> [Diagnostic] {
    let own = all.filter { Self.told.contains($0.code) }
    guard own.count > Self.mostNotes else { return own }
    return own.prefix(Self.mostNotes) + [
      Diagnostic(
        severity: .note,
        code: "left-out",
        message: "Of \(name), \(own.count - Self.mostNotes) more places are left out."
      )
    ]
  }
}
