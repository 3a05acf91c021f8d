// SPDX-License-Identifier: Apache-2.0
import Confinement
import Foundation
import SourcePass
import StageProtocol

/// Starts a compiler before there is something to compile: starting and reading the first file take
/// a third of the time of a compile.
enum Standby {
  /// A small layout file.
  ///
  /// Passing it through loads the code that later files need into memory.
  private static let sample = """
    import UIKit

    class Sample: UICollectionViewFlowLayout {
      var gap: CGFloat = 8
      override func prepare() {
        super.prepare()
        itemSize = CGSize(width: 40, height: 40)
      }
    }

    extension Sample {
      @objc override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { true }
    }
    """

  private static let readySeconds = 20.0

  /// A waiting frontend, and the folders that it can use.
  struct Waiting {
    let frontend: Frontend
    let work: String
    let cache: String
    let modules: String
    /// What is known about the module that is expected to be compiled, as it was before the save.
    let memory = CompilerMemory()

    /// Whether the frontend can follow a command line.
    func fits(_ arguments: Arguments) -> Bool {
      arguments.cache.map(Workplace.absolute) == cache && arguments.modulesFolder == modules
    }
  }

  /// Gets ready and waits for a command line.
  ///
  /// - Returns: the command line, read from standard input as one line of JSON, and a waiting
  ///   frontend if one could be started; `nil` at the end of standard input.
  /// - Throws: `Arguments.Wrong` when the line is not a command line.
  static func wait(
    _ arguments: Arguments,
    _ confinement: CompilerConfinement
  ) throws(Arguments.Wrong) -> (words: [String], waiting: Waiting?)? {
    let result = SourcePass(SourceModule([(name: "Sample.swift", text: sample)])).result()
    let report = CompileReport(
      fingerprint: result.fingerprint,
      entries: result.entries,
      constants: result.constants
    )
    _ = try? JSONEncoder().encode(report)
    readyBodies(arguments, confinement)
    let waiting = prepare(arguments, confinement)
    if let waiting { rehearse(arguments, confinement, waiting) }
    guard let line = readLine() else {
      waiting.map { try? FileManager.default.removeItem(atPath: $0.work) }
      return nil
    }
    guard var words = try? JSONDecoder().decode([String].self, from: Data(line.utf8)) else {
      waiting.map { try? FileManager.default.removeItem(atPath: $0.work) }
      throw Arguments.Wrong(message: "Standard input is not a command line in JSON.")
    }
    if let cache = arguments.cache, arguments.isExpecting {
      words += ["--cache", cache, "--modules", arguments.modulesFolder]
      words += arguments.beside.flatMap { ["--beside", $0] }
      words += arguments.moduleWords + arguments.paths
    }
    return (words, waiting)
  }

  /// Does with the files that the next command line will name what does not depend on the save.
  private static func rehearse(
    _ arguments: Arguments,
    _ confinement: CompilerConfinement,
    _ waiting: Waiting
  ) {
    guard let out = arguments.out, arguments.isExpecting,
      let place = try? Workplace(out: out, cache: waiting.cache, work: waiting.work),
      (try? confinement.enter(
        sources: arguments.sources + arguments.beside,
        modules: arguments.modulesFolder,
        place: place
      )) != nil
    else { return }
    var compiler = LayoutCompiler(arguments: arguments, confinement: confinement)
    compiler.memory = waiting.memory
    compiler.rehearses = true
    _ = compiler.report(in: place)
  }

  /// Makes the interface of the module that was compiled last, the library of its objects and a gate, so
  /// that bodies of its functions can be compiled and linked alone.
  private static func readyBodies(
    _ arguments: Arguments,
    _ confinement: CompilerConfinement
  ) {
    guard let cache = arguments.cache.map(Workplace.absolute).map(Workplace.resolved),
      let toolchain = Toolchain.current, let shelf = ObjectShelf.unfinished(in: cache),
      let work = try? Workplace.reserve(in: arguments.work)
    else { return }
    defer { try? FileManager.default.removeItem(atPath: work) }
    let places = (modules: arguments.modulesFolder, work: work, cache: cache)
    let compile = { (files: [String], module: String, imports: [String], result: String) in
      let frontend = confinement.frontend(
        toolchain,
        modules: places.modules,
        work: work,
        cache: cache
      )
      let words = toolchain.interfaceArguments(
        files,
        module: module,
        modules: places.modules,
        imports: imports,
        cache: cache,
        result: result
      )
      return frontend?.compile(words, object: nil, seconds: readySeconds) == .code(0)
    }
    if shelf.lacksInterface {
      shelf.makeInterface { compile($0, $1, shelf.state?.imports ?? [], $2) }
    }
    if shelf.lacksGate {
      shelf.makeGate { result in
        let empty = work + "/gate.swift"
        return FileManager.default.createFile(atPath: empty, contents: nil)
          && compile([empty], GatedFrontend.gate, [], result)
      }
    }
    guard shelf.lacksBase else { return }
    shelf.makeBase { objects, library in
      let words = toolchain.link(objects: objects, library: library)
      let linker = confinement.linker(words, places)
      return linker?.wait(seconds: readySeconds) == .code(0)
    }
  }

  /// Starts a frontend; `nil` when there is none or nothing can be written.
  private static func prepare(
    _ arguments: Arguments,
    _ confinement: CompilerConfinement
  ) -> Waiting? {
    guard let toolchain = Toolchain.current, let cache = arguments.cache.map(Workplace.absolute),
      let work = try? Workplace.reserve(in: arguments.work),
      (try? FileManager.default.createDirectory(
        atPath: cache,
        withIntermediateDirectories: true
      )) != nil,
      let frontend = confinement.frontend(
        toolchain,
        modules: arguments.modulesFolder,
        work: work,
        cache: cache
      )
    else { return nil }
    return Waiting(
      frontend: frontend,
      work: work,
      cache: cache,
      modules: arguments.modulesFolder
    )
  }
}
