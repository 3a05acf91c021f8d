// SPDX-License-Identifier: Apache-2.0
import Confinement
import Foundation

/// Confines the compiler and its tools before they read users' source.
///
/// The compiler reads the source and writes its report; the frontend and the linker only see the
/// folder of one compile.
struct CompilerConfinement {
  let mode: ConfinementMode
  private let kernel = KernelSupport.current

  /// Gives up privileges and system calls that no compiler needs.
  ///
  /// - Throws: `ConfinementError` if confinement is required and the kernel lacks a part of it.
  init(_ mode: ConfinementMode) throws(ConfinementError) {
    self.mode = mode
    guard mode != .off else { return }
    if mode == .required, let lack = kernel.lack { throw ConfinementError(message: lack) }
    try Privileges.drop(keeping: Privileges.filesOfOthers)
    if kernel.filters { try SystemCallFilter.compiler(kernel).enter() }
  }

  private var restrictsFiles: Bool { mode != .off && kernel.landlock > 0 }

  /// Gives up all files but the system's, the toolchain's, the source and its neighbours, and the
  /// folders of the compile.
  func enter(sources: [String], modules: String, place: Workplace) throws(ConfinementError) {
    guard restrictsFiles else { return }
    let folders = sources.map { path in
      var isFolder: ObjCBool = false
      let exists = FileManager.default.fileExists(atPath: path, isDirectory: &isFolder)
      let path = Workplace.absolute(path)
      return exists && isFolder.boolValue ? path : (path as NSString).deletingLastPathComponent
    }
    let own = FileAccess(
      reads: Set(folders).sorted(),
      writes: [place.out, place.folder, place.cache],
      empties: [(place.folder as NSString).deletingLastPathComponent]
    )
    try (Self.tools(modules) + own).enter(kernel)
  }

  /// Starts a frontend that sees only the folder of one compile, and has the descriptor `shared`; `nil` when it cannot
  /// be started.
  func frontend(
    _ toolchain: Toolchain,
    modules: String,
    work: String,
    cache: String,
    shared: Int32? = nil
  ) -> Frontend? {
    guard restrictsFiles else { return Frontend(toolchain, work: work, shared: shared) }
    guard let ruleset = try? ruleset(modules: modules, work: work, cache: cache) else { return nil }
    defer { close(ruleset) }
    return Frontend(toolchain, work: work, ruleset: ruleset, shared: shared)
  }

  /// Starts a linker that sees only the folders of a frontend; `nil` when it cannot be started.
  func linker(
    _ linker: (program: String, arguments: [String]),
    _ places: (modules: String, work: String, cache: String)
  ) -> ChildProcess? {
    let start = { (ruleset: Int32?) in
      let environment = ["TMPDIR": places.work]
      return ChildProcess(
        linker.program,
        linker.arguments,
        environment: environment,
        ruleset: ruleset
      )
    }
    guard restrictsFiles else { return start(nil) }
    let ruleset = try? ruleset(modules: places.modules, work: places.work, cache: places.cache)
    guard let ruleset else { return nil }
    defer { close(ruleset) }
    return start(ruleset)
  }

  /// A ruleset for a frontend.
  ///
  /// - Throws: `ConfinementError` when the kernel refuses the ruleset.
  private func ruleset(
    modules: String,
    work: String,
    cache: String
  ) throws(ConfinementError) -> Int32 {
    try (Self.tools(modules) + FileAccess(writes: [work, cache])).ruleset(kernel)
  }

  /// What the tools read and run.
  private static func tools(_ modules: String) -> FileAccess {
    let toolchain = Toolchain.current
    let root = toolchain.map { [$0.root] } ?? []
    // Several system programs are links from one folder to another.
    let programs = root.map { $0 + "/bin" } + (toolchain.map { [$0.linker[0]] } ?? [])
    let loaders = ["/lib64", "/lib"]
    return .system
      + FileAccess(
        // The last one tells the allocator how large pages can be.
        reads: root + [
          "/usr/include", "/usr/share", "/etc/alternatives", modules,
          "/sys/kernel/mm/transparent_hugepage",
        ],
        runs: programs + loaders
      )
  }
}
