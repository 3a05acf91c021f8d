// SPDX-License-Identifier: Apache-2.0
import Foundation

/// Compiles an almost empty file, so that the module cache is full before the first layout file.
struct Warming {
  private static let timeLimit = 60.0

  let arguments: Arguments
  let confinement: CompilerConfinement

  /// Compiles and returns the exit code.
  func run() -> Int32 {
    guard let toolchain = Toolchain.current else { return 1 }
    let out = arguments.out ?? arguments.cache ?? FileManager.default.temporaryDirectory.path
    do {
      let place = try Workplace(out: out, cache: arguments.cache)
      defer { place.clean() }
      try confinement.enter(sources: [], modules: arguments.modulesFolder, place: place)
      let frontend = confinement.frontend(
        toolchain,
        modules: arguments.modulesFolder,
        work: place.folder,
        cache: place.cache
      )
      guard let frontend else { return 1 }
      let text = "import UIKit\nimport CoreGraphics\nimport QuartzCore\nimport LayoutLibrary\n"
      let ending = frontend.compile(
        toolchain.compileArguments(
          try place.write([text]),
          module: place.module,
          modules: arguments.modulesFolder,
          cache: place.cache,
          objects: [place.object]
        ),
        object: place.object,
        seconds: Self.timeLimit
      )
      return ending == .code(0) ? 0 : 1
    } catch {
      return 1
    }
  }
}
