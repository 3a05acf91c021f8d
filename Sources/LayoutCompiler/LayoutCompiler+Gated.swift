// SPDX-License-Identifier: Apache-2.0
import Foundation
import SourcePass

/// Compiles for which a frontend has got ready before the save.
extension LayoutCompiler {
  /// Lets frontends get ready for the next save: one for new bodies of functions, one for another change of the file at `latest`,
  /// as people mostly save the same file again.
  func getReady(
    after build: Build,
    _ texts: [String],
    _ latest: Int,
    _ toolchain: Toolchain,
    _ place: Workplace
  ) {
    guard let gate = build.gate, let key = FileManager.default.contents(atPath: gate) else {
      return
    }
    memory.bodies = frontendForBodies(of: build, importing: texts, key, toolchain, place)
    memory.file = frontend(for: latest, of: build, key, toolchain, place)
  }

  private func frontendForBodies(
    of build: Build,
    importing texts: [String],
    _ key: Data,
    _ toolchain: Toolchain,
    _ place: Workplace
  ) -> GatedFrontend? {
    guard let surroundings = build.interface else { return nil }
    let imports = texts.flatMap { text in
      text.split(separator: "\n").filter { $0.hasPrefix("import ") }.map(String.init)
    }
    let plan = GatedFrontend.Plan(
      folder: place.folder + "/new-bodies",
      name: "bodies",
      surroundings: surroundings,
      imports: Set(imports).sorted() + ["import \(build.module)"],
      key: key,
      object: place.folder + "/new-bodies.o"
    )
    return GatedFrontend(plan) {
      newFrontend(toolchain, place, shared: $0)
    } words: { first, second in
      words(for: [first, second], build, toolchain, place, object: plan.object)
    }
  }

  private func frontend(
    for index: Int,
    of build: Build,
    _ key: Data,
    _ toolchain: Toolchain,
    _ place: Workplace
  ) -> GatedFrontend? {
    guard let surroundings = build.surroundings(of: index),
      var files = build.keptFiles(besides: index)
    else { return nil }
    let plan = GatedFrontend.Plan(
      folder: place.folder + "/new-file",
      name: "\(index)",
      surroundings: surroundings,
      imports: [],
      key: key,
      object: Build.product(index, place)
    )
    return GatedFrontend(plan) {
      newFrontend(toolchain, place, shared: $0)
    } words: { first, second in
      // Modules that other files import are loaded before the gate.
      files.replaceSubrange(index...index, with: [first, second])
      return toolchain.compileArguments(
        files,
        primaries: [index + 1],
        module: build.module,
        modules: arguments.modulesFolder,
        imports: imports.folders,
        cache: place.cache,
        objects: [plan.object],
        isReplaceable: build.isReplaceable
      )
    }
  }

  /// The frontend that has got ready for bodies, and begins with them.
  func gatedBodies(for build: Build) -> GatedFrontend? {
    guard let gated = memory.bodies, build.replacement.count == 1, let interface = build.interface
    else { return nil }
    return gated.open(with: build.replacement[0], in: interface) ? gated : nil
  }

  /// Compiles the only file that has to be, with the frontend that has got ready for it.
  ///
  /// - Returns: How the frontend ended and what it printed; `nil` when another one has to compile it.
  func runGated(_ build: Build, _ texts: [String]) -> (ChildProcess.Ending, String)? {
    guard let gated = memory.file, build.primaries.count == 1,
      let surroundings = build.surroundings(of: build.primaries[0]),
      gated.open(with: texts[build.primaries[0]], in: surroundings)
    else { return nil }
    memory.file = nil
    let ending = gated.frontend.finish(object: gated.plan.object, seconds: Self.timeLimit)
    let printed = gated.frontend.printed()
    return GatedFrontend.wasTooEarly(printed) ? nil : (ending, printed)
  }
}
