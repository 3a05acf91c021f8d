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

  /// Copies the library of all objects, if it is there, to the place beside the new library, because
  /// hosts cannot read the compiler's cache.
  func copyBase(of build: Build, _ place: Workplace) {
    guard let base = build.base else { return }
    let beside = BaseLibrary.path(beside: place.library)
    let isCopied: Void? = try? FileManager.default.copyItem(atPath: base, toPath: beside)
    // Without a whole copy, all objects are linked again.
    if isCopied == nil { try? FileManager.default.removeItem(atPath: beside) }
  }

  /// Starts the linker on the object of new bodies.
  ///
  /// It takes a fifth of the time if the library of all other objects is there.
  func startLinker(
    _ build: Build,
    bodies object: String,
    _ toolchain: Toolchain,
    _ place: Workplace
  ) -> ChildProcess? {
    let beside = BaseLibrary.path(beside: place.library)
    guard FileManager.default.fileExists(atPath: beside) else {
      return start(toolchain, imports.objects + build.objects + [object], place)
    }
    return start(toolchain, [object, beside], place)
  }

  private func start(
    _ toolchain: Toolchain,
    _ objects: [String],
    _ place: Workplace
  ) -> ChildProcess? {
    let linker = toolchain.link(objects: objects, library: place.library)
    return ChildProcess(
      linker.program,
      linker.arguments,
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
