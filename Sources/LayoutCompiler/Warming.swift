// SPDX-License-Identifier: Apache-2.0
import Foundation

/// Compiles an almost empty file, so that the module cache is full before the first layout file.
struct Warming {
  private static let timeLimit = 60.0

  let arguments: Arguments

  /// Compiles and returns the exit code.
  func run() -> Int32 {
    guard let toolchain = Toolchain(), let frontend = Frontend(toolchain) else { return 1 }
    let out = arguments.out ?? arguments.cache ?? FileManager.default.temporaryDirectory.path
    do {
      let place = try Workplace(out: out, cache: arguments.cache)
      defer { place.clean() }
      let text = "import UIKit\nimport CoreGraphics\nimport QuartzCore\nimport LayoutLibrary\n"
      let ending = frontend.compile(
        toolchain.compileArguments(
          try place.write([text]),
          module: place.module,
          modules: arguments.modules.map(Workplace.absolute)
            ?? LayoutCompiler.modulesBesideProgram,
          cache: place.cache,
          object: place.object
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
