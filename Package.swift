// swift-tools-version: 6.2
// SPDX-License-Identifier: Apache-2.0
import PackageDescription

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
    .target(
      name: "LayoutEngine",
      swiftSettings: strict + [.strictMemorySafety()]
    ),
    .target(name: "UIKit", dependencies: ["LayoutEngine"], swiftSettings: strict),
    .target(name: "CoreGraphics", dependencies: ["LayoutEngine"], swiftSettings: strict),
    .target(name: "QuartzCore", dependencies: ["LayoutEngine"], swiftSettings: strict),
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
      dependencies: ["LayoutEngine", "StageProtocol", "GalleryLayouts"],
      swiftSettings: strict,
      linkerSettings: [.unsafeFlags(["-Xlinker", "--export-dynamic"])]
    ),
    .executableTarget(
      name: "PreviewServer",
      dependencies: ["CWebSockets", "CSQLite", "StageProtocol"],
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
      dependencies: ["LayoutEngine", "UIKit", "GalleryLayouts"],
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
      dependencies: ["StageHost", "StageProtocol", "LayoutEngine", "ExportedLayouts"],
      swiftSettings: strict
    ),
    .testTarget(
      name: "PreviewServerTests",
      dependencies: ["PreviewServer", "StageProtocol", "LayoutEngine"],
      swiftSettings: strict
    ),
    .testTarget(name: "TidyTests", swiftSettings: strict),
  ],
  swiftLanguageModes: [.v6]
)
