// SPDX-License-Identifier: Apache-2.0
import Foundation
import SourcePass
import StageProtocol

/// The modules that an app imports and whose source is there.
extension LayoutCompiler {
  /// Compiles those that are not kept, each after those that it imports itself.
  ///
  /// A module that does not compile gives way to the stand-in of its name, or is compiled together
  /// with the app, as are local modules with something to show.
  func importedModules(
    by app: SourceModule,
    _ place: Workplace?
  ) throws(InputFiles.Wrong) -> Imports {
    let modules = arguments.modulesWithSource
    guard !modules.isEmpty else { return Imports() }
    guard let place, let toolchain = Toolchain.current else {
      return Imports(names: Set(modules.map(\.name)))
    }
    let tools = RepairShelf.modules(arguments) + Self.stamp(of: toolchain)
    let shelf = ImportShelf(
      modules,
      by: app.imports,
      tools: tools,
      cache: place.cache,
      memory.files
    )
    if let known = shelf.known { return known }
    if rehearses { return Imports(names: Set(modules.map(\.name))) }
    var sources: [ModuleSource] = []
    for module in modules {
      sources.append(ModuleSource(module: module, files: try InputFiles.read(module.paths)))
    }
    let maker = ModuleMaker(
      toolchain: toolchain,
      place: place,
      modules: arguments.modulesFolder,
      frontend: { newFrontend(toolchain, place) }
    )
    var resolution = ImportResolution(sources, by: app.imports, maker, tools: tools)
    resolution.resolve()
    shelf.keep(resolution.imports)
    return resolution.imports
  }

  /// Changes with the compiler and with this program.
  private static func stamp(of toolchain: Toolchain) -> String {
    [toolchain.frontend, "/proc/self/exe"].map { path in
      let real = Workplace.resolved(path)
      let date = try? FileManager.default.attributesOfItem(atPath: real)[.modificationDate] as? Date
      return "\(real) \(date?.timeIntervalSinceReferenceDate ?? 0)"
    }.joined(separator: "\n")
  }
}

/// The texts of a module that an app imports.
struct ModuleSource {
  let module: ImportedModule
  let files: [(name: String, text: String)]

  /// The modules that it imports.
  var imports: Set<String> {
    files.reduce(into: Set<String>()) { found, file in
      for match in file.text.matches(of: Self.line) {
        found.insert(String(match.1))
      }
    }
  }

  nonisolated(unsafe) private static let line =
    /(?m)^[ \t]*(?:@[\w()]+[ \t]+|public[ \t]+|internal[ \t]+)*import[ \t]+(?:(?:struct|class|enum|protocol|func|typealias|var|let)[ \t]+)?(\w+)/
}
