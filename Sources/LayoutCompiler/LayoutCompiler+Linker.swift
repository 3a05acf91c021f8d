// SPDX-License-Identifier: Apache-2.0
import Foundation
import SourcePass
import StageProtocol

/// The library of a module.
extension LayoutCompiler {
  /// Starts the linker on all objects; `nil` when it cannot be started.
  func startLinker(_ build: Build, _ toolchain: Toolchain, _ place: Workplace) -> ChildProcess? {
    start(toolchain, imports.objects + build.objects, place)
  }

  /// Starts the linker on the object of new bodies.
  ///
  /// It takes a fifth of the time if the library of all other objects is there. This one gets a copy
  /// beside the new library, because hosts cannot read the compiler's cache.
  func startLinker(
    _ build: Build,
    bodies object: String,
    _ toolchain: Toolchain,
    _ place: Workplace
  ) -> ChildProcess? {
    let beside = BaseLibrary.path(beside: place.library)
    if let base = build.base,
      (try? FileManager.default.copyItem(atPath: base, toPath: beside)) != nil
    {
      return start(toolchain, [object, beside], place)
    }
    return start(toolchain, imports.objects + build.objects + [object], place)
  }

  private func start(
    _ toolchain: Toolchain,
    _ objects: [String],
    _ place: Workplace
  ) -> ChildProcess? {
    ChildProcess(
      toolchain.linker[0],
      toolchain.linkArguments(objects: objects, library: place.library),
      environment: ["TMPDIR": place.folder]
    )
  }

  /// Waits for the linker.
  func finish(
    _ linker: ChildProcess?,
    _ result: PassResult,
    _ log: CompileLog,
    _ choices: PassChoices,
    _ place: Workplace
  ) -> CompileReport {
    guard linker?.wait(seconds: Self.timeLimit) == .code(0) else {
      let words = linker?.printed() ?? "it could not be started."
      return failed(result, "The linker could not make a library: \(words)")
    }
    return CompileReport(
      fingerprint: result.fingerprint,
      library: place.library,
      entries: result.entries,
      constants: result.constants,
      diagnostics: log.diagnostics(choices, succeeded: true) + result.notes
    )
  }
}
