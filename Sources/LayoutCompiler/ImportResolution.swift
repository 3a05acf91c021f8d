// SPDX-License-Identifier: Apache-2.0
import Foundation
import SourcePass
import StageProtocol

/// Decides for each module that an app imports whether it is compiled on its own, together with the
/// app, or gives way to a stand-in.
struct ImportResolution {
  private let sources: [String: ModuleSource]
  private let needs: [String: Set<String>]
  private let order: ModuleOrder
  private let maker: ModuleMaker
  private let tools: String
  /// Modules whose stand-ins are used.
  private var standIns: Set<String>
  /// Why a module has another fate than to be compiled on its own.
  private var reasons: [String: String] = [:]
  /// What was found.
  private(set) var imports = Imports()

  init(_ sources: [ModuleSource], by app: Set<String>, _ maker: ModuleMaker, tools: String) {
    self.sources = Dictionary(sources.map { ($0.module.name, $0) }) { first, _ in first }
    needs = self.sources.mapValues { $0.imports.subtracting([$0.module.name]) }
    order = ModuleOrder(needs)
    (self.maker, self.tools) = (maker, tools)
    // A stand-in without source brings the stand-ins that it imports.
    let named = needs.values.reduce(app) { $0.union($1) }
    standIns = ModuleOrder.closure(
      of: named.intersection(GivenModules.standIns).subtracting(self.sources.keys)
    )
  }

  /// Compiles what has to be compiled.
  mutating func resolve() {
    // Each failure adds a stand-in, so this ends.
    while let failed = makeAll() {
      standIns.formUnion(ModuleOrder.closure(of: [failed]))
    }
    for name in sources.keys.sorted() where standIns.contains(name) {
      let why = reasons[name].map { "does not compile here (\($0))" }
      let text = why ?? "cannot be used beside stand-ins of modules that import it"
      note("module-stood-in", "The source of \(name) \(text); a stand-in takes its place.")
    }
  }

  /// Compiles all modules in their order.
  ///
  /// - Returns: One that gives way to its stand-in, after which others have to be compiled anew;
  ///   `nil` when all is done.
  private mutating func makeAll() -> String? {
    imports = Imports()
    var made: [String: String] = [:]
    var beside: Set<String> = []
    for cycle in order.cycles {
      let list = cycle.joined(separator: " and ")
      note("module-cycle", "\(list) import each other; they are compiled together with the app.")
      beside.formUnion(cycle.filter { !standIns.contains($0) })
    }
    for (index, name) in order.names.enumerated() where !standIns.contains(name) {
      guard let source = sources[name], let needed = needs[name] else { continue }
      let isApart = needed.isDisjoint(with: beside)
      let folders = ModuleOrder.closure(of: needed, needs).compactMap { made[$0] }.sorted()
      let count = "\(index + 1) of \(order.names.count)"
      let record = isApart ? make(source, importing: folders, count) : nil
      if let record, record.isMade {
        made[name] = shelf(source, folders).folder
        imports.names.insert(name)
        imports.folders.append(shelf(source, folders).folder)
        imports.notes += record.notes
        continue
      }
      reasons[name] = record?.reason
      if GivenModules.standIns.contains(name) { return name }
      if let reason = record?.reason {
        note(
          "module-compiled",
          "\(name) does not compile alone (\(reason)), but as far as it does, together with the app."
        )
      }
      beside.insert(name)
    }
    imports.besideApp = beside.sorted().flatMap { sources[$0]?.module.paths ?? [] }
    return nil
  }

  private func shelf(_ source: ModuleSource, _ folders: [String]) -> ModuleShelf {
    ModuleShelf(
      source.module,
      source.files,
      importing: folders,
      tools: tools,
      cache: maker.place.cache
    )
  }

  private func make(
    _ source: ModuleSource,
    importing folders: [String],
    _ count: String
  ) -> ModuleShelf.Record {
    let shelf = shelf(source, folders)
    if let record = shelf.record { return record }
    let name = source.module.name
    var module = SourceModule(source.files)
    guard module.isShallow else { return ModuleShelf.Record(reason: "it is nested too deeply") }
    module.compiled = imports.names
    module.name = name
    let pass = SourcePass(module)
    do {
      // What is in it is shown, and its saves are quick.
      if !source.module.isFetched, pass.hasEntries {
        let record = ModuleShelf.Record()
        try shelf.keep(record)
        return record
      }
      let line = CompileProgress.line("\(name), \(count)")
      FileHandle.standardError.write(Data(line.utf8))
      return try maker.make(name, pass, importing: folders, on: shelf)
    } catch {
      return ModuleShelf.Record(reason: "it cannot be written: \(error)")
    }
  }

  private mutating func note(_ code: String, _ message: String) {
    imports.notes.append(Diagnostic(severity: .note, code: code, message: message))
  }
}
