// SPDX-License-Identifier: Apache-2.0

extension Stairs {
  /// The stairs of StageHost.
  static let host = Stairs(
    root: "Sources/StageHost/",
    folders: [
      "System", "Documents", "Layouts", "Views", "Interaction", "Stage", "Snapshot", "Process",
    ],
    top: "Sources/StageHost/main.swift"
  )
}
