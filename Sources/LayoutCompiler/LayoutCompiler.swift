// SPDX-License-Identifier: Apache-2.0
import Confinement
import Foundation
import SourcePass
import StageProtocol

/// Compiles one module: source pass, compiler frontend, repair rounds, linker.
struct LayoutCompiler {
  private static let roundLimit = 10
  /// Rounds for a module that is run as it is written: more of it has to compile.
  private static let wholeRoundLimit = 16
  /// Rounds after which the source's own cells are given up: the code that they need is likely what
  /// fails.
  private static let sourceRoundLimit = 6
  /// Most syntax errors in a report: one often causes many others.
  private static let errorLimit = 20
  /// Seconds on the clock for one run of the frontend or linker; long enough that their limit of
  /// processor time is reached first, even on a busy machine.
  static let timeLimit = 120.0

  let arguments: Arguments
  let confinement: CompilerConfinement
  /// A frontend that was started before; the first round uses it.
  var standby: Standby.Waiting?
  /// What is known from before.
  var memory = CompilerMemory()
  /// Whether it stops before the frontend, so that the memory is filled.
  var rehearses = false
  /// The modules with source that the files import.
  var imports = Imports()
  /// The linker that makes the library of the report.
  let linker = RunningLinker()

  /// Tells the report of the module that the arguments name.
  ///
  /// Its library may not be linked yet, see ``unlinked(_:)``. The files of the run are removed when `tell` has returned.
  func report(to tell: (CompileReport) throws -> Void) rethrows {
    guard !arguments.entryCheckOnly, let out = arguments.out else {
      return try tell(report(in: nil))
    }
    let place: Workplace
    do {
      place = try Workplace(out: out, cache: arguments.cache, work: standby?.work)
    } catch {
      return try tell(failed("\(out) cannot be written: \(error)"))
    }
    defer { place.clean() }
    do {
      try confinement.enter(
        sources: arguments.sources + arguments.beside,
        modules: arguments.modulesFolder,
        place: place
      )
    } catch {
      return try tell(failed("The compiler cannot be confined: \(error.message)."))
    }
    try tell(report(in: place))
  }

  private func failed(_ message: String) -> CompileReport {
    CompileReport(
      fingerprint: "",
      diagnostics: [Diagnostic(severity: .error, code: "compiler", message: message)]
    )
  }

  /// The report, with a library if there is a place for it.
  func report(in place: Workplace?) -> CompileReport {
    let files: [(name: String, text: String)]
    var compiler = self
    do {
      let read = try InputFiles.read(arguments.paths)
      let beside = arguments.beside.isEmpty ? arguments.paths : arguments.beside
      let own = read + ManagedModel.code(beside: beside, for: read)
      if !arguments.modulesWithSource.isEmpty {
        let app = SourceModule(own, reusing: memory.module)
        memory.module = app
        compiler.imports = try importedModules(by: app, place)
      }
      files = try own + InputFiles.read(compiler.imports.besideApp)
    } catch {
      return CompileReport(fingerprint: "", diagnostics: [error.diagnostic])
    }
    return compiler.report(on: files, in: place)
  }

  private func report(
    on files: [(name: String, text: String)],
    in place: Workplace?
  ) -> CompileReport {
    var module = SourceModule(files, reusing: memory.module)
    memory.module = module
    module.compiled = imports.names
    let places = arguments.beside.isEmpty ? arguments.paths : arguments.beside
    // Modules that are compiled on their own may ask for the app's colours and pictures, too.
    let hasModules = !imports.names.isEmpty
    if hasModules
      || module.sources.contains(where: { $0.words.isSuperset(of: ["UIColor", "named"]) })
    {
      module.colours = SourceColour.beside(places, unread: &module.unreadColours)
    }
    if hasModules
      || module.sources.contains(where: { !$0.words.isDisjoint(with: SourcePicture.words) })
    {
      let pictures = SourcePicture.beside(places)
      module.unreadPictures = SourcePicture.unread(beside: places, without: pictures)
      module.hasAllPictures = !SourcePicture.imageSets(beside: places).isEmpty
      module.pictures = pictures.map { picture in
        SourceModule.Picture(
          names: picture.names,
          path: picture.path,
          width: Double(picture.size.width),
          height: Double(picture.size.height),
          isDark: picture.isDark,
          isTemplate: picture.isTemplate
        )
      }
    }
    var report = report(of: module, in: place)
    report.diagnostics += imports.notes + (module.pictures.isEmpty ? [] : pictureNotes(places))
    for diagnostic in report.diagnostics {
      guard let file = diagnostic.file, let line = diagnostic.line,
        let source = module.sources.first(where: { $0.name == file })
      else { continue }
      report.sourceLines["\(file):\(line)"] = source.line(line)
    }
    return report
  }

  /// Tells of pictures that are not found, because there are too many.
  private func pictureNotes(_ places: [String]) -> [Diagnostic] {
    let left = SourcePicture.leftOut(beside: places)
    guard let first = left.first else { return [] }
    let rest = left.count > 1 ? " and \(left.count - 1) more" : ""
    let message =
      "At most \(SourcePicture.mostPictures) pictures are found by name; left out: \(first)\(rest)."
    return [Diagnostic(severity: .warning, code: "pictures-left-out", message: message)]
  }

  private func report(of module: SourceModule, in place: Workplace?) -> CompileReport {
    if let deep = tooDeep(module) { return CompileReport(fingerprint: "", diagnostics: [deep]) }
    let syntaxErrors = Array(module.sources.flatMap(\.syntaxErrors).prefix(Self.errorLimit))
    let isLarge = module.sources.count >= SourcePass.fewFiles
    let paths = arguments.paths + imports.besideApp
    let shelf = isLarge ? place.flatMap { ObjectShelf(reserving: paths, $0, memory.files) } : nil
    let pass = SourcePass(module, after: shelf?.state?.numbering)
    guard syntaxErrors.isEmpty || module.sources.count > 1 && pass.firstChoices.isWhole else {
      return CompileReport(fingerprint: "", diagnostics: syntaxErrors)
    }
    var report = report(of: pass, in: place, shelf)
    report.diagnostics = syntaxErrors + report.diagnostics
    return report
  }

  private func report(
    of pass: SourcePass,
    in place: Workplace?,
    _ objects: ObjectShelf?
  ) -> CompileReport {
    let module = pass.module
    if let known = arguments.known, let constants = pass.constants(ifUnchangedFrom: known) {
      return CompileReport(fingerprint: known, unchanged: true, constants: constants)
    }
    guard pass.hasEntries, let place else {
      let first = pass.result(pass.firstChoices)
      return checked(first, hasEntries: pass.hasEntries, file: module.sources[0].name)
    }
    if rehearses, let objects { readAhead(of: module, objects) }
    let shelf = RepairShelf(arguments, imports, place, memory.files)
    let known = shelf.choices(for: pass)
    let choices = known?.choices ?? pass.firstChoices
    let first = pass.result(choices)
    guard let toolchain = Toolchain.current else {
      return failed(first, "There is no Swift toolchain; put swiftc into PATH.")
    }
    do {
      let log = known?.log ?? CompileLog(pass)
      return try compile(pass, first, choices, log, toolchain, place, objects) { choices, log in
        shelf.keep(pass, choices, log)
      }
    } catch {
      return failed(first, "\(place.out) cannot be written: \(error)")
    }
  }

  private func tooDeep(_ module: SourceModule) -> Diagnostic? {
    for source in module.sources {
      guard let offset = source.tooDeepOffset else { continue }
      let place = source.place(ofOffset: offset)
      return Diagnostic(
        severity: .error,
        code: "too-deep",
        message: "This is nested too deeply to be read.",
        file: source.name,
        line: place.line,
        column: place.column
      )
    }
    return nil
  }

  private func checked(_ result: PassResult, hasEntries: Bool, file: String) -> CompileReport {
    var report = CompileReport(
      fingerprint: result.fingerprint,
      entries: result.entries,
      constants: result.constants,
      diagnostics: result.notes
    )
    if !hasEntries {
      report.diagnostics.append(
        Diagnostic(
          severity: .error,
          code: "no-layout",
          message:
            "There is no layout in it: no subclass of a collection view layout, nothing that "
            + "returns a layout, a section or a section provider, and no controller or view with "
            + "a collection view or a table.",
          file: file
        )
      )
    }
    return report
  }

  func failed(_ result: PassResult, _ message: String) -> CompileReport {
    CompileReport(
      fingerprint: result.fingerprint,
      diagnostics: result.notes + [Diagnostic(severity: .error, code: "compiler", message: message)]
    )
  }

  private func compile(
    _ pass: SourcePass,
    _ first: PassResult,
    _ firstChoices: PassChoices,
    _ firstLog: CompileLog,
    _ toolchain: Toolchain,
    _ place: Workplace,
    _ objects: ObjectShelf?,
    keep: (PassChoices, CompileLog) -> Void
  ) throws -> CompileReport {
    var choices = firstChoices
    var result = first
    var log = firstLog
    var ready = standby?.frontend
    let stamp = (RepairShelf.modules(arguments) + imports.stamp, imports.folders)
    var round = 0
    while round < (choices.isWhole ? Self.wholeRoundLimit : Self.roundLimit) {
      round += 1
      let build = Build(pass, result, choices, stamp, place, objects)
      if rehearses {
        latest(pass.module).map { getReady(after: build, result.files, $0, toolchain, place) }
        return CompileReport(fingerprint: "")
      }
      if let (object, printed) = try replace(ready, build, toolchain, place) {
        log.add(CompilerMessage.parse(printed), of: result, choices)
        startLinker(build, bodies: object, toolchain, place)
        // The repairs are written while the linker runs.
        keep(choices, log)
        var report = report(result, log, choices, place)
        report.movedLines = build.movedLines
        return report
      }
      if !build.replacement.isEmpty { ready = nil }
      let (ending, printed) =
        try runGated(build, result.files)
        ?? run(&ready, on: try build.write(result.files, place), build, toolchain, place)
      let messages = CompilerMessage.parse(printed)
      Self.trace(round, choices, messages)
      log.add(messages, of: result, choices)
      if ending == .code(0) {
        try build.takeObjects()
        startLinker(build, toolchain, place)
        // They are kept while the linker runs.
        try build.keepObjects()
        keep(choices, log)
        return report(result, log, choices, place)
      }
      if messages.allSatisfy({ $0.severity != .error }) {
        return failed(result, stop(ending, printed))
      }
      guard let better = next(pass, choices, result, messages, round) else { break }
      if better.startsAnew(after: choices) { (round, log) = (0, CompileLog(pass)) }
      choices = better
      result = pass.result(choices)
      while result.entries.isEmpty, let others = lastChance(pass, choices, result) {
        (round, log) = (0, CompileLog(pass))
        choices = others
        result = pass.result(choices)
      }
      if result.entries.isEmpty { break }
    }
    return CompileReport(
      fingerprint: result.fingerprint,
      diagnostics: log.diagnostics(choices, succeeded: false) + result.notes
    )
  }

  /// Reads what the file that was saved last was compiled from, since people mostly save the same one again.
  private func readAhead(of module: SourceModule, _ objects: ObjectShelf) {
    if let latest = latest(module) { _ = objects.compiled(latest) }
  }

  /// The file that was saved last.
  private func latest(_ module: SourceModule) -> Int? {
    let times = module.sources.map { DecodedFiles.time($0.name) }
    return times.indices.max { times[$0] < times[$1] }
  }

  /// Other choices when nothing is left to be shown.
  private func lastChance(
    _ pass: SourcePass,
    _ choices: PassChoices,
    _ result: PassResult
  ) -> PassChoices? {
    guard choices.isWhole else { return pass.withScreensAlone(choices) }
    return pass.simplified(choices, after: result, because: "nothing of it compiles")
  }

  /// The choices for the next round.
  private func next(
    _ pass: SourcePass,
    _ choices: PassChoices,
    _ result: PassResult,
    _ messages: [CompilerMessage],
    _ round: Int
  ) -> PassChoices? {
    let reason = messages.first { $0.severity == .error }?.text ?? ""
    if choices.isWhole {
      let repaired = pass.repaired(choices, after: result, messages)
      let isLast = repaired == nil || round == Self.wholeRoundLimit
      return isLast ? pass.simplified(choices, after: result, because: reason) : repaired
    }
    if round == Self.sourceRoundLimit {
      if let simpler = pass.simplified(choices, after: result, because: reason) { return simpler }
    }
    return pass.repaired(choices, after: result, messages)
  }

  private func stop(_ ending: ChildProcess.Ending, _ printed: String) -> String {
    let line = printed.split(separator: "\n").first.map { ": \($0)" } ?? "."
    switch ending {
    case .outOfTime: return "The compiler took too long."
    case .signal(let signal): return "The compiler stopped by signal \(signal)\(line)"
    case .notStarted: return "The compiler could not be started."
    case .code(let code): return "The compiler ended with code \(code)\(line)"
    }
  }

  static var modulesBesideProgram: String {
    let program = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
    return program.deletingLastPathComponent().appendingPathComponent("Modules").path
  }
}
