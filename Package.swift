// swift-tools-version: 6.2
// SPDX-License-Identifier: Apache-2.0
import Foundation
import PackageDescription

/// The folder of the toolchain's own copy of swift-syntax, which the source pass parses with.
let syntaxFolder: String = {
  let manager = FileManager.default
  let paths = ProcessInfo.processInfo.environment["PATH"]?.split(separator: ":") ?? []
  for path in paths {
    let compiler = URL(fileURLWithPath: String(path)).appendingPathComponent("swiftc")
    guard manager.isExecutableFile(atPath: compiler.path) else { continue }
    let root = compiler.resolvingSymlinksInPath().deletingLastPathComponent()
      .deletingLastPathComponent()
    let folder = root.appendingPathComponent("lib/swift/host").path
    if manager.fileExists(atPath: folder + "/SwiftParser.swiftmodule") { return folder }
  }
  return "/usr/lib/swift/host"
}()

/// What every target of ours is held to: the next language mode's rules, and no warning.
let strict: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
  .treatAllWarnings(as: .error),
]

/// Gallery layouts are compiled as somebody's iOS source would be: no extra switches.
let asOnApplePlatforms: [SwiftSetting] = [
  .treatAllWarnings(as: .error)
]

let package = Package(
  name: "tessera",
  products: [
    .executable(name: "tessera", targets: ["PreviewServer"]),
    .executable(name: "tessera-stage-host", targets: ["StageHost"]),
    .executable(name: "tessera-layout-compiler", targets: ["LayoutCompiler"]),
    .library(name: "LayoutEngine", targets: ["LayoutEngine"]),
  ],
  targets: [
    .systemLibrary(
      name: "CWebSockets",
      pkgConfig: "libwebsockets",
      providers: [.apt(["libwebsockets-dev"])]
    ),
    .systemLibrary(
      name: "CSQLite",
      pkgConfig: "sqlite3",
      providers: [.apt(["libsqlite3-dev"])]
    ),
    .systemLibrary(
      name: "CCairo",
      pkgConfig: "cairo-ft",
      providers: [.apt(["libcairo2-dev"])]
    ),
    .target(
      name: "LayoutEngine",
      swiftSettings: strict + [.strictMemorySafety()]
    ),
    .target(name: "UIKit", dependencies: ["LayoutEngine"], swiftSettings: strict),
    .target(name: "CoreGraphics", dependencies: ["LayoutEngine"], swiftSettings: strict),
    .target(name: "QuartzCore", dependencies: ["LayoutEngine"], swiftSettings: strict),
    .target(
      name: "LayoutLibrary",
      dependencies: ["LayoutEngine"],
      swiftSettings: strict + [.strictMemorySafety()]
    ),
    .target(
      name: "SourcePass",
      dependencies: ["StageProtocol"],
      swiftSettings: strict + [.unsafeFlags(["-I", syntaxFolder])],
      linkerSettings: [
        .unsafeFlags([
          "-L", syntaxFolder, "-Xlinker", "-rpath", "-Xlinker", syntaxFolder,
        ]),
        .linkedLibrary("SwiftSyntax"), .linkedLibrary("SwiftParser"),
        .linkedLibrary("SwiftParserDiagnostics"), .linkedLibrary("SwiftDiagnostics"),
      ]
    ),
    .executableTarget(
      name: "LayoutCompiler",
      dependencies: ["SourcePass", "StageProtocol"],
      swiftSettings: strict + [.unsafeFlags(["-I", syntaxFolder])]
    ),
    .target(name: "StageProtocol", dependencies: ["LayoutEngine"], swiftSettings: strict),
    .target(
      name: "GalleryLayouts",
      // Its source knows UIKit only; the engine stands here so that a change of it rebuilds this too.
      dependencies: ["UIKit", "LayoutEngine"],
      path: "Examples/Layouts",
      swiftSettings: asOnApplePlatforms
    ),
    .executableTarget(
      name: "StageHost",
      // Compiled layout files are loaded into it: they import these modules and link against nothing.
      dependencies: [
        "LayoutEngine", "LayoutLibrary", "UIKit", "CoreGraphics", "QuartzCore", "StageProtocol",
        "GalleryLayouts",
      ],
      swiftSettings: strict,
      linkerSettings: [
        .unsafeFlags([
          "-Xlinker", "--export-dynamic", "-Xlinker", "--no-as-needed", "-lswiftSwiftOnoneSupport",
        ])
      ]
    ),
    .executableTarget(
      name: "PreviewServer",
      dependencies: ["CWebSockets", "CSQLite", "CCairo", "StageProtocol"],
      swiftSettings: strict
    ),
    .executableTarget(
      name: "Benchmarks",
      dependencies: ["LayoutEngine", "StageProtocol", "CReference"],
      path: "Benchmarks/Benchmarks",
      swiftSettings: strict
    ),
    .target(
      name: "CReference",
      path: "Benchmarks/CReference",
      cSettings: [.unsafeFlags(["-O2"])]
    ),
    .testTarget(
      name: "LayoutEngineTests",
      dependencies: ["LayoutEngine", "UIKit", "CoreGraphics", "QuartzCore", "GalleryLayouts"],
      swiftSettings: strict
    ),
    .testTarget(
      name: "StageProtocolTests",
      dependencies: ["StageProtocol", "LayoutEngine"],
      swiftSettings: strict
    ),
    .target(
      name: "ExportedLayouts",
      // What the export prints for the gallery, compiled as somebody's iOS source would be.
      dependencies: ["UIKit", "LayoutEngine"],
      path: "Tests/ExportedLayouts",
      swiftSettings: asOnApplePlatforms
    ),
    .testTarget(
      name: "StageHostTests",
      dependencies: [
        "StageHost", "StageProtocol", "LayoutEngine", "LayoutLibrary", "ExportedLayouts",
      ],
      swiftSettings: strict
    ),
    .testTarget(
      name: "PreviewServerTests",
      dependencies: ["PreviewServer", "StageProtocol", "LayoutEngine"],
      swiftSettings: strict
    ),
    .testTarget(
      name: "SourcePassTests",
      dependencies: ["SourcePass", "StageProtocol", "LayoutCompiler"],
      swiftSettings: strict + [.unsafeFlags(["-I", syntaxFolder])]
    ),
    .testTarget(name: "TidyTests", swiftSettings: strict),
  ],
  swiftLanguageModes: [.v6]
)
