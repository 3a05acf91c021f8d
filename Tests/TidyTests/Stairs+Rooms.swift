// SPDX-License-Identifier: Apache-2.0

extension Stairs {
  /// The stairs of LayoutEngine.
  static let engine = Stairs(
    root: "Sources/LayoutEngine/",
    floors: [
      ["Geometry"], ["Dynamics"], ["Text"], ["Contents"], ["Identity"], ["Spatial"], ["Diff"],
      ["Updates"], ["Solvers/Flow"], ["Solvers/Compositional"], ["Solvers/Waterfall"],
      ["Interpolation"], ["Transaction"], ["Scrolling"],
    ]
  )

  /// The stairs of StageHost.
  static let host = Stairs(
    root: "Sources/StageHost/",
    floors: [
      ["System"], ["Documents"], ["Layouts"], ["Views"], ["Interaction"], ["Stage"], ["Snapshot"],
      ["Process"],
    ],
    top: "Sources/StageHost/main.swift"
  )

  /// The stairs of PreviewServer, whose state machines name no type of the sockets.
  static let server = Stairs(
    root: "Sources/PreviewServer/",
    floors: [
      ["Base"], ["Transport", "Files", "Journal", "HTTP"], ["Bus", "Processes"],
      ["Hosts", "Compiling"], ["Session", "Snapshot"], ["Cluster"], ["MCP"], ["CLI"],
    ],
    top: "Sources/PreviewServer/main.swift",
    forbidden: (mark: "Machine", folder: "Transport")
  )
}
