// SPDX-License-Identifier: Apache-2.0
import Foundation
import SourcePass
import StageProtocol

/// One round of a compile.
extension LayoutCompiler {
  /// Compiles once, with several frontends at a time where there are many files.
  ///
  /// - Returns: how the frontends ended and what they printed.
  func run(
    _ ready: inout Frontend?,
    on files: [String],
    _ build: Build,
    _ toolchain: Toolchain,
    _ place: Workplace
  ) -> (ChildProcess.Ending, String) {
    // A frontend that waited may have ended by now.
    var waiting = ready.flatMap { $0.isWaiting ? $0 : nil }
    ready = nil
    let parts = build.parts.map { part in
      let words = toolchain.compileArguments(
        files,
        primaries: part.primaries,
        module: build.module,
        modules: arguments.modulesFolder,
        imports: imports.folders,
        cache: place.cache,
        objects: part.products,
        isReplaceable: build.isReplaceable
      )
      let frontend = waiting ?? newFrontend(toolchain, place)
      waiting = nil
      let hasBegun = frontend?.begin(words) ?? false
      return (frontend: hasBegun ? frontend : nil, products: part.products)
    }
    var ending = ChildProcess.Ending.code(0)
    var printed = ""
    for (frontend, products) in parts {
      let only = products.count == 1 ? products[0] : nil
      let end = frontend?.finish(object: only, seconds: Self.timeLimit) ?? .notStarted
      if end != .code(0) { ending = end }
      printed += frontend?.printed() ?? ""
    }
    return (ending, printed)
  }

  /// Compiles the bodies that changed, alone.
  ///
  /// - Returns: The object and what the frontend printed; `nil` when it has to be done in another way.
  func replace(
    _ ready: Frontend?,
    _ build: Build,
    _ toolchain: Toolchain,
    _ place: Workplace
  ) throws -> (object: String, printed: String)? {
    guard !build.replacement.isEmpty else { return nil }
    let gated = gatedBodies(for: build)
    let begun =
      try gated.map { ($0.frontend, $0.plan.object) } ?? begin(ready, build, toolchain, place)
    guard let (frontend, object) = begun else { return nil }
    // The other processor has nothing to do meanwhile.
    copyBase(of: build, place)
    let ending = frontend.finish(object: object, seconds: Self.timeLimit)
    let printed = frontend.printed()
    Self.trace(0, PassChoices(), CompilerMessage.parse(printed))
    if ending == .code(0) { return (object, printed) }
    try? FileManager.default.removeItem(atPath: BaseLibrary.path(beside: place.library))
    return nil
  }

  /// Lets a frontend begin with the bodies.
  private func begin(
    _ ready: Frontend?,
    _ build: Build,
    _ toolchain: Toolchain,
    _ place: Workplace
  ) throws -> (frontend: Frontend, object: String)? {
    let object = place.folder + "/bodies.o"
    let files = try place.write(build.replacement, prefix: "bodies")
    let words = words(for: files, build, toolchain, place, object: object)
    let waiting = ready.flatMap { $0.isWaiting ? $0 : nil }
    guard let frontend = waiting ?? newFrontend(toolchain, place), frontend.begin(words) else {
      return nil
    }
    return (frontend, object)
  }

  /// The frontend's arguments for bodies.
  func words(
    for files: [String],
    _ build: Build,
    _ toolchain: Toolchain,
    _ place: Workplace,
    object: String
  ) -> [String] {
    toolchain.compileArguments(
      files,
      module: place.module,
      modules: arguments.modulesFolder,
      imports: imports.folders,
      cache: place.cache,
      objects: [object]
    ) + ["-I", build.interfaces]
  }

  func newFrontend(
    _ toolchain: Toolchain,
    _ place: Workplace,
    shared: Int32? = nil
  ) -> Frontend? {
    confinement.frontend(
      toolchain,
      modules: arguments.modulesFolder,
      work: place.folder,
      cache: place.cache,
      shared: shared
    )
  }

  /// Tells each round on standard error, for people who look for the reason of a repair.
  static func trace(_ round: Int, _ choices: PassChoices, _ messages: [CompilerMessage]) {
    guard ProcessInfo.processInfo.environment["TESSERA_KEEP_WORK"] != nil else { return }
    let errors = messages.filter { $0.severity == .error }
    let time = ProcessInfo.processInfo.systemUptime
    var text =
      "round \(round) at \(time) s, as written: \(choices.isWhole), errors: \(errors.count)\n"
    for error in errors {
      text += "  \(error.file):\(error.line):\(error.column): \(error.text)\n"
    }
    FileHandle.standardError.write(Data(text.utf8))
  }
}
