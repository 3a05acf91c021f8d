// SPDX-License-Identifier: Apache-2.0
import Confinement
import Foundation

/// Finds what is installed with the program: the page, the gallery, the stage host and the
/// compiler.
struct InstalledFolders {
  /// The program's own file, without symbolic links.
  let executable: String

  /// The number of folders in which the page and the gallery are looked for, from the program's
  /// folder upwards.
  private static let levels = 6

  init() {
    let link = "/proc/self/exe"
    executable = (try? FileManager.default.destinationOfSymbolicLink(atPath: link)) ?? "/"
  }

  private var folder: URL { URL(fileURLWithPath: executable).deletingLastPathComponent() }

  /// The path of the stage host's program.
  var stageHost: String { folder.appendingPathComponent("tessera-stage-host").path }

  /// The path of the program that compiles layout files.
  var layoutCompiler: String { folder.appendingPathComponent("tessera-layout-compiler").path }

  /// The programs that lay out for a command.
  func programs(_ confinement: ConfinementMode) -> LayoutPrograms {
    LayoutPrograms(
      compiler: layoutCompiler,
      stageHost: stageHost,
      fonts: fonts,
      confinement: confinement
    )
  }

  /// The folder of the page's fonts.
  var fonts: String? { (web ?? page).map { $0 + "/fonts" } }

  /// The folder of the page.
  var web: String? { find("web", holding: "index.html") }

  /// The folder of the page to be served: the one with joined modules, if nothing in `web` is newer;
  /// otherwise `web` itself.
  var page: String? {
    guard let joined = find("page", holding: "index.html") else { return web }
    guard let web else { return joined }
    let made = Self.changed(joined + "/index.html") ?? .distantPast
    let files = FileManager.default.enumerator(atPath: web)?.compactMap { $0 as? String } ?? []
    let isFresh = files.allSatisfy { (Self.changed(web + "/" + $0) ?? .distantPast) <= made }
    return isFresh ? joined : web
  }

  /// When a file was changed last.
  private static func changed(_ path: String) -> Date? {
    (try? FileManager.default.attributesOfItem(atPath: path))?[.modificationDate] as? Date
  }

  /// The folder of the gallery and its data.
  var examples: String? { find("Examples", holding: "Gallery") }

  private func find(_ name: String, holding member: String) -> String? {
    var base = folder
    for _ in 0..<Self.levels {
      for candidate in [base, base.appendingPathComponent("share/tessera")] {
        let path = candidate.appendingPathComponent(name).path
        if FileManager.default.fileExists(atPath: path + "/" + member) { return path }
      }
      base = base.deletingLastPathComponent()
    }
    return nil
  }
}
