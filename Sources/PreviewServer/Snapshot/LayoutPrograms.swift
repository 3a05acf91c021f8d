// SPDX-License-Identifier: Apache-2.0
import Confinement

/// The programs that lay out for a command, and how they are run.
struct LayoutPrograms {
  /// The path of the program that compiles layout files.
  var compiler: String
  /// The path of the stage host's program.
  var stageHost: String
  /// The folder of the page's fonts; without it, pictures have no text.
  var fonts: String?
  var confinement = ConfinementMode.available
  /// What the command listens to while one of them runs; `nil` for nothing.
  var attention: (any Attention)?

  /// A compile into a folder, which the caller removes.
  func compile(into folder: String) -> LayoutCompile {
    LayoutCompile(
      compiler: compiler,
      folder: folder,
      confinement: confinement,
      attention: attention
    )
  }

  /// A host for layouts of these Swift files, with a time limit in seconds.
  func host(sources: [String], in folders: [String] = [], seconds: Double) -> SnapshotHost {
    SnapshotHost(
      path: stageHost,
      seconds: seconds,
      sources: sources,
      folders: folders,
      confinement: confinement,
      attention: attention
    )
  }
}
