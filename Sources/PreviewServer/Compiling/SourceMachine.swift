// SPDX-License-Identifier: Apache-2.0
import Foundation
import StageProtocol

/// The state of a stage's Swift source: the newest version, the last one that compiled, and the
/// chosen layout.
///
/// It decides what is compiled and what a host gets; `StageMachine` carries that out.
struct SourceMachine {
  /// A version that compiled.
  struct Version {
    var snapshot: SourceSnapshot
    var report: CompileReport
    /// Path of the library.
    var library: String
    /// The numbers in the compiled library, by index.
    var compiled: [Int: Double]
    /// The numbers for the page.
    var numbers: [SourceState.Number] = []
  }

  /// A number that a client drags and has not released.
  struct DraggedNumber: Equatable {
    var client: UInt64
    var value: Double
  }

  /// The key in the bytes that the journal keeps instead of a layout file; no Swift name can be the
  /// same.
  private static let entryMember = "source entry"

  /// Name of the file, or of the folder for several.
  let name: String
  /// The version saved last; `nil` before anything was read.
  private(set) var newest: SourceSnapshot?
  private(set) var isMissing = false
  private(set) var isCompiling = false
  /// The module that the compiler is about to compile, and which of how many it is.
  private var step: String?
  /// Whether a newer save may end the running compile.
  ///
  /// It may end the first one after a rest. If more saves follow, each compile comes to its end and
  /// the newest save is compiled after it: so somebody who saves all the time sees a version as
  /// often as the compiler makes one.
  private var mayBeEnded = true
  /// The last save during a compile that is not ended for it.
  private var next: SourceSnapshot?
  /// Whether a user stopped the last compile.
  private var isStopped = false
  /// Whether the compiler fills its cache before the first compile.
  var isWarming = false
  var version: Version?
  /// The message about an entry that was passed over and whose place is not known yet.
  private var unplaced: Int?
  /// Entries of the version that cannot be shown.
  private var passedOver: Set<String> = []
  /// Errors of the newest version, and notes about it.
  var problems: [Diagnostic] = []
  /// The layout that a user chose.
  var wanted: String?
  /// Numbers that are being dragged, by index.
  var dragged: [Int: DraggedNumber] = [:]
  /// The history of changed numbers.
  var history = NumberHistory()
  private var job: UInt64 = 0

  init(name: String) { self.name = name }

  /// The version's entry that is shown.
  var entry: CompileReport.Entry? {
    guard let entries = version?.report.entries else { return nil }
    let names = [wanted, newest?.manifest.layout].compactMap { $0 }
    for name in names {
      if let entry = entries.first(where: { $0.id == name }) { return entry }
    }
    return entries.first { !passedOver.contains($0.id) } ?? entries.first
  }

  /// Passes over an entry that nobody chose and that cannot be shown, if there is another one.
  ///
  /// - Returns: Whether another entry is shown now.
  mutating func passOver(because reason: Diagnostic) -> Bool {
    guard let entry, wanted != entry.id, newest?.manifest.layout != entry.id,
      let entries = version?.report.entries,
      entries.contains(where: { $0.id != entry.id && !passedOver.contains($0.id) })
    else { return false }
    passedOver.insert(entry.id)
    var told = reason
    told.severity = .warning
    told.message = "\(entry.id) is not shown: \(reason.message)"
    problems.append(told)
    unplaced = told.line == nil ? problems.count - 1 : nil
    return true
  }

  /// Adds the place to the message about the last entry that was passed over, if it has none yet.
  mutating func place(_ words: Diagnostic) -> Bool {
    guard let index = unplaced, problems.indices.contains(index) else { return false }
    unplaced = nil
    problems[index].file = words.file
    problems[index].line = words.line
    problems[index].source = words.source
    return true
  }

  /// The layout for a host; `nil` while there is none.
  var layout: StageInput.File? {
    guard let version, let entry else { return nil }
    let constants = version.report.constants.filter { constant in
      version.compiled[constant.index].map { $0 != constant.value } ?? false
    }
    let library = StageLibrary(
      path: version.library,
      entry: SourceState.Entry(
        id: entry.id,
        file: entry.file,
        line: entry.line,
        notes: entry.notes
      ),
      constants: constants.map { LibraryConstant(index: $0.index, value: $0.value) },
      values: newest?.manifest.values ?? [:],
      reads: version.snapshot.reads
    )
    let object = [Self.entryMember: entry.id]
    let bytes = try? JSONSerialization.data(withJSONObject: object, options: [.sortedKeys])
    return StageInput.File(name: name, bytes: bytes ?? Data(), library: library)
  }

  /// Takes the chosen layout from the journal.
  mutating func restore(_ file: StageInput.File) {
    let object = try? JSONSerialization.jsonObject(with: file.bytes) as? [String: Any]
    wanted = object?[Self.entryMember] as? String
  }

  /// What must be done after a save.
  enum Need {
    case nothing
    case compile(CompileOrder)
    /// Nothing is compiled: only numbers changed, and the machine has them.
    ///
    /// A running compile is not needed any more.
    case stopCompile
  }

  /// Takes files that were saved or are back.
  mutating func saved(_ snapshot: SourceSnapshot) -> Need {
    let isSame =
      newest?.files == snapshot.files && newest?.pictures == snapshot.pictures
      && newest?.resources == snapshot.resources
    if isCompiling, !mayBeEnded {
      next = isSame ? nil : snapshot
      return .nothing
    }
    newest = snapshot
    isMissing = false
    if isSame, !isStopped, isCompiling || job > 0 { return .nothing }
    isStopped = false
    job += 1
    if let constants = changedNumbers(snapshot) {
      endCompile()
      take(constants, snapshot)
      return .stopCompile
    }
    if isCompiling { mayBeEnded = false }
    isCompiling = true
    step = nil
    return .compile(snapshot.order(job))
  }

  /// Takes what the compiler is about to do.
  ///
  /// - Returns: Whether this compile is the current one.
  mutating func begin(_ step: String, of job: UInt64) -> Bool {
    guard job == self.job, isCompiling else { return false }
    self.step = step
    return true
  }

  private mutating func endCompile() {
    isCompiling = false
    step = nil
    mayBeEnded = next == nil
  }

  /// Takes the save that waited for the end of the compile.
  mutating func takeNext() -> SourceSnapshot? {
    defer { next = nil }
    return next
  }

  /// Stops the compile for a user, until other files are saved or the same again.
  ///
  /// - Returns: Whether there was one.
  mutating func stop() -> Bool {
    guard isCompiling else { return false }
    next = nil
    endCompile()
    isStopped = true
    job += 1
    problems = [
      Diagnostic(
        severity: .error,
        code: Self.stopped,
        message: "compiling was stopped; save the file to compile it again",
        file: name
      )
    ]
    return true
  }

  /// The code of the message about a compile that a user stopped.
  private static let stopped = "compile-stopped"

  /// Notes that the file is gone, or the last of several.
  mutating func gone() {
    isMissing = true
    newest = nil
    next = nil
    endCompile()
    job += 1
  }

  /// Takes the result of a compile.
  ///
  /// - Returns: Whether this compile is the current one.
  mutating func compiled(_ job: UInt64, _ result: CompileResult) -> Bool {
    guard job == self.job, isCompiling, let newest else { return false }
    endCompile()
    switch result {
    case .failure(let reason):
      problems = [
        Diagnostic(severity: .error, code: "compiler-failed", message: reason, file: name)
      ]
    case .report(let report): take(report.naming(newest), newest)
    }
    return true
  }

  private mutating func take(_ report: CompileReport, _ snapshot: SourceSnapshot) {
    problems = report.diagnostics
    if let version, Self.isUnfinished(report), !Self.isUnfinished(version.report) { return }
    passedOver = []
    unplaced = nil
    if let library = report.library {
      let values = report.constants.map { ($0.index, $0.value) }
      version = Version(
        snapshot: snapshot,
        report: report,
        library: library,
        compiled: Dictionary(values) { first, _ in first },
        numbers: Self.numbers(report, snapshot)
      )
    } else if !problems.contains(where: { $0.severity == .error }) {
      // Without any layout in the source, the last version is not shown any longer.
      version = nil
    }
  }

  /// Whether somebody is in the middle of typing: without what has the error, the last good version would give way to an
  /// empty screen.
  private static func isUnfinished(_ report: CompileReport) -> Bool {
    report.diagnostics.contains { $0.severity == .error && $0.code == syntax }
  }

  /// The compiler's code for what is no Swift.
  private static let syntax = "syntax"

  /// The compiler's code for a source without layouts.
  private static let nothing = "no-layout"

  /// Whether the newest version cannot be shown.
  ///
  /// The first one that is shown may have syntax errors, too: of an app with several files, what has them is left out.
  var hasErrors: Bool {
    problems.contains { $0.severity == .error } && (newest == nil || version?.snapshot != newest)
  }

  /// All diagnostics of the source.
  var diagnostics: [Diagnostic] { (newest?.problems ?? []) + problems }

  /// The state of the source for the page.
  func state(isRehearsing: Bool, isRefused: Bool) -> SourceState {
    let files = (newest ?? version?.snapshot)?.files.map(\.name) ?? []
    var state = SourceState(
      phase: phase(isRehearsing: isRehearsing, isRefused: isRefused),
      files: files.isEmpty ? [name] : files
    )
    state.size = newest?.manifest.size
    state.step = step
    guard let version else { return state }
    state.fingerprint = version.report.fingerprint
    state.entry = entry?.id
    state.numbers = version.numbers
    state.entries = version.report.entries.map {
      SourceState.Entry(id: $0.id, file: $0.file, line: $0.line, notes: $0.notes)
    }
    return state
  }

  private func phase(isRehearsing: Bool, isRefused: Bool) -> SourceState.Phase {
    if isMissing { return .missing }
    if isCompiling || newest == nil { return isWarming ? .warming : .compiling }
    if problems.contains(where: { $0.code == Self.nothing }) { return .nothing }
    if hasErrors { return .failed }
    if entry == nil { return .nothing }
    if isRehearsing { return .rehearsing }
    return isRefused ? .failed : .current
  }
}
