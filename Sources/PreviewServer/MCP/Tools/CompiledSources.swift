// SPDX-License-Identifier: Apache-2.0
import Foundation
import StageProtocol

/// Keeps what was compiled last, so that the same source is compiled once for many pictures.
final class CompiledSources {
  /// Compiled files.
  struct Module {
    var report: CompileReport
    var snapshot: SourceSnapshot
  }

  private struct Kept {
    var module: Module
    var folder: String
  }

  /// The modules that are kept, the one used last at the end.
  private var kept: [Kept] = []
  private let folder: String
  private var count = 0

  /// The greatest number of modules; each has a library of some megabytes.
  private static let mostModules = 4

  /// Keeps libraries in a folder, which the caller removes.
  init(folder: String) { self.folder = folder }

  /// The compiled files, which make one module; paths are relative to the process's folder.
  func module(
    of sources: [String],
    _ programs: LayoutPrograms
  ) throws(CommandFailure) -> Module {
    let snapshot = try Self.snapshot(of: sources)
    if let place = kept.firstIndex(where: { $0.module.snapshot == snapshot }) {
      kept.append(kept.remove(at: place))
      return kept[kept.count - 1].module
    }
    count += 1
    let home = folder + "/\(count)"
    do {
      try FileManager.default.createDirectory(atPath: home, withIntermediateDirectories: true)
    } catch {
      throw CommandFailure(
        reason: .cannotWrite,
        message: "\(home) cannot be made: \(error.localizedDescription)"
      )
    }
    let report = try programs.compile(into: home).report(on: sources)
    let module = Module(report: report.naming(snapshot), snapshot: snapshot)
    // Files that were saved meanwhile may have been compiled with either content.
    if try Self.snapshot(of: sources) == snapshot { keep(Kept(module: module, folder: home)) }
    return module
  }

  private func keep(_ module: Kept) {
    kept.append(module)
    guard kept.count > Self.mostModules else { return }
    try? FileManager.default.removeItem(atPath: kept.removeFirst().folder)
  }

  private static func snapshot(of sources: [String]) throws(CommandFailure) -> SourceSnapshot {
    var files: [SourceSnapshot.File] = []
    for path in sources {
      let bytes = try LayoutInputs.read(path).bytes
      files.append(SourceSnapshot.File(path: path, name: path, bytes: bytes))
    }
    return SourceSnapshot(files: files, pictures: SourcePicture.stamps(beside: sources))
  }
}
