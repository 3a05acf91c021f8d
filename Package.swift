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

/// Tests of UIKit: of the collection view, of its layouts, and of what stands around it on a screen.
///
/// They are compiled side by side.
let uikitTests = ["UIKitTests", "UIKitLayoutTests", "UIKitViewTests"]

/// Stand-ins for modules that apps import, written from their public names, and what each imports.
let standIns: [(name: String, modules: [Target.Dependency])] = [
  ("AVFoundation", ["AppFoundation", "UIKit"]),
  ("Alamofire", ["AppFoundation", "Combine", "UIKit"]),
  ("AlamofireImage", ["Alamofire", "AppFoundation", "UIKit"]),
  ("AlignedCollectionViewFlowLayout", ["UIKit"]),
  ("AuthenticationServices", ["AppFoundation", "UIKit"]),
  ("CHTCollectionViewWaterfallLayout", ["UIKit"]),
  ("Cartography", ["UIKit"]),
  ("Combine", ["AppFoundation"]),
  ("CombineCocoa", ["AppFoundation", "Combine", "UIKit"]),
  ("CombineMoya", ["AppFoundation", "Combine", "Moya", "UIKit"]),
  ("CoreData", ["AppFoundation", "UIKit"]),
  ("CoreHaptics", []),
  ("CoreImage", ["AppFoundation", "UIKit"]),
  ("CoreLocation", ["AppFoundation", "UIKit"]),
  ("Cosmos", ["UIKit"]),
  ("CryptoKit", []),
  ("DifferenceKit", ["UIKit"]),
  ("Differentiator", ["RxDataSources"]),
  ("FSPagerView", ["AppFoundation", "UIKit"]),
  ("FlexLayout", ["UIKit"]),
  ("Hero", ["UIKit"]),
  ("IGListKit", ["UIKit"]),
  ("IQKeyboardManagerSwift", ["UIKit"]),
  ("ImageIO", ["AppFoundation", "CoreGraphics", "UIKit"]),
  ("KeychainAccess", ["AppFoundation"]),
  ("Kingfisher", ["UIKit"]),
  ("Lottie", ["AppFoundation", "UIKit"]),
  ("MBProgressHUD", ["AppFoundation", "UIKit"]),
  ("MJRefresh", ["AppFoundation", "UIKit"]),
  ("MapKit", ["CoreLocation", "UIKit"]),
  ("MessageUI", ["UIKit"]),
  ("Moya", ["Alamofire", "AppFoundation", "RxSwift", "UIKit"]),
  ("NSObject_Rx", ["QuartzCore", "RxSwift"]),
  ("NVActivityIndicatorView", ["UIKit"]),
  ("Nuke", ["AppFoundation", "UIKit"]),
  ("NukeExtensions", ["Nuke"]),
  ("PinLayout", ["UIKit"]),
  ("PromiseKit", ["AppFoundation", "UIKit"]),
  ("PureLayout", ["UIKit"]),
  ("ReactorKit", ["RxSwift"]),
  ("RealmSwift", ["AppFoundation"]),
  ("Reusable", ["AppFoundation", "UIKit"]),
  ("RxAlamofire", ["Alamofire", "AppFoundation", "RxSwift"]),
  ("RxCocoa", ["AppFoundation", "RxRelay", "RxSwift", "UIKit"]),
  ("RxDataSources", ["RxCocoa", "RxSwift", "UIKit"]),
  ("RxGesture", ["RxCocoa", "RxSwift", "UIKit"]),
  ("RxKeyboard", ["RxCocoa", "RxRelay", "RxSwift", "UIKit"]),
  ("RxMoya", ["Moya"]),
  ("RxOptional", ["RxCocoa", "RxSwift"]),
  ("RxRelay", ["RxSwift"]),
  ("RxSwift", ["AppFoundation", "UIKit"]),
  ("RxSwiftExt", ["RxCocoa", "RxSwift"]),
  ("SDWebImage", ["UIKit"]),
  ("SVProgressHUD", ["AppFoundation", "UIKit"]),
  ("SafariServices", ["UIKit"]),
  ("SkeletonView", ["UIKit"]),
  ("SnapKit", ["UIKit"]),
  ("StoreKit", ["UIKit"]),
  ("SwiftUI", ["Combine", "UIKit"]),
  ("SwiftyJSON", []),
  ("Swinject", []),
  ("Then", ["UIKit"]),
  ("TinyConstraints", ["UIKit"]),
  ("Toast", ["AppFoundation", "UIKit"]),
  ("Toast_Swift", ["Toast"]),
  ("Unbox", ["AppFoundation", "UIKit"]),
  ("UserNotifications", ["UIKit"]),
  ("WebKit", ["AppFoundation", "UIKit"]),
  ("XLPagerTabStrip", ["AppFoundation", "UIKit"]),
]

let package = Package(
  name: "tessera",
  products: [
    .executable(name: "tessera", targets: ["PreviewServer"]),
    .executable(name: "tessera-stage-host", targets: ["StageHost"]),
    .executable(name: "tessera-layout-compiler", targets: ["LayoutCompiler"]),
    .library(
      name: "LayoutEngine",
      targets: ["LayoutEngine", "CoreGraphics", "QuartzCore", "UIKit"]
    ),
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
    .systemLibrary(
      name: "CSeccomp",
      pkgConfig: "libseccomp",
      providers: [.apt(["libseccomp-dev"])]
    ),
    .systemLibrary(
      name: "CZlib",
      pkgConfig: "zlib",
      providers: [.apt(["zlib1g-dev"])]
    ),
    .systemLibrary(name: "CAllocator"),
    .target(name: "CConfinement"),
    .target(name: "CJPEG", linkerSettings: [.linkedLibrary("jpeg")]),
    .target(name: "CNats", linkerSettings: [.linkedLibrary("dl"), .linkedLibrary("pthread")]),
    .target(name: "CThreadLimit"),
    .target(
      name: "Confinement",
      dependencies: ["CConfinement", "CSeccomp"],
      swiftSettings: strict
    ),
    .target(
      name: "LayoutEngine",
      swiftSettings: strict + [.strictMemorySafety()]
    ),
    // A file that imports Testing beside CoreGraphics or UIKit asks for an overlay of Apple's: these are empty.
    .target(name: "_Testing_CoreGraphics", swiftSettings: strict),
    .target(name: "_Testing_UIKit", swiftSettings: strict),
    // What apps use of Foundation and of Dispatch, in front of these modules.
    .target(
      name: "AppFoundation",
      swiftSettings: strict
    ),
    .target(
      name: "CoreGraphics",
      dependencies: ["LayoutEngine", "_Testing_CoreGraphics"],
      swiftSettings: strict + [.strictMemorySafety()]
    ),
    .target(
      name: "QuartzCore",
      dependencies: ["LayoutEngine", "CoreGraphics"],
      swiftSettings: strict + [.strictMemorySafety()]
    ),
    .target(
      name: "UIKit",
      dependencies: [
        "LayoutEngine", "CoreGraphics", "QuartzCore", "AppFoundation", "_Testing_UIKit",
      ],
      swiftSettings: strict + [.strictMemorySafety()]
    ),
    .target(
      name: "LayoutLibrary",
      dependencies: ["AppFoundation", "UIKit"],
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
      dependencies: ["SourcePass", "StageProtocol", "Confinement", "CConfinement"],
      swiftSettings: strict + [.unsafeFlags(["-I", syntaxFolder])]
    ),
    .target(name: "StageProtocol", dependencies: ["LayoutEngine"], swiftSettings: strict),
    .target(name: "StageDocuments", dependencies: ["StageProtocol"], swiftSettings: strict),
    .target(
      name: "GalleryLayouts",
      dependencies: ["UIKit"],
      path: "Examples/Layouts",
      swiftSettings: asOnApplePlatforms
    ),
    .executableTarget(
      name: "StageHost",
      // Compiled layout files are loaded into it: they import these modules and link against nothing.
      dependencies: [
        "AppFoundation", "LayoutEngine", "LayoutLibrary", "UIKit", "CoreGraphics", "QuartzCore",
        "StageProtocol",
        "StageDocuments", "GalleryLayouts", "Confinement", "CThreadLimit", "CAllocator",
      ] + standIns.map { .init(stringLiteral: $0.name) },
      swiftSettings: strict,
      linkerSettings: [
        .unsafeFlags([
          "-Xlinker", "--export-dynamic", "-Xlinker", "--no-as-needed", "-lswiftSwiftOnoneSupport",
        ])
      ]
    ),
    .executableTarget(
      name: "PreviewServer",
      dependencies: [
        "CWebSockets", "CSQLite", "CCairo", "CJPEG", "CZlib", "CAllocator", "CNats",
        "StageProtocol", "Confinement",
      ],
      swiftSettings: strict
    ),
    .executableTarget(
      name: "Benchmarks",
      dependencies: ["LayoutEngine", "QuartzCore", "UIKit", "StageProtocol", "CReference"],
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
      dependencies: ["LayoutEngine", "TestSupport", "Expectations"],
      swiftSettings: strict
    ),
    .testTarget(
      name: "AppFoundationTests",
      // As apps are compiled: what they may write is part of what is tested.
      dependencies: ["AppFoundation", "Expectations"],
      swiftSettings: asOnApplePlatforms + [.swiftLanguageMode(.v5)]
    ),
    .target(name: "Expectations", path: "Tests/Expectations", swiftSettings: strict),
    .target(
      name: "TestSupport",
      dependencies: ["LayoutEngine"],
      path: "Tests/TestSupport",
      swiftSettings: strict
    ),
    .target(
      name: "UIKitTestSupport",
      dependencies: ["AppFoundation", "LayoutEngine", "QuartzCore", "UIKit"],
      path: "Tests/UIKitTestSupport",
      swiftSettings: strict
    ),
    .testTarget(
      name: "StageProtocolTests",
      dependencies: ["StageProtocol", "LayoutEngine", "TestSupport", "Expectations"],
      swiftSettings: strict
    ),
    .testTarget(
      name: "StageDocumentsTests",
      dependencies: ["StageDocuments", "StageProtocol", "Expectations"],
      swiftSettings: strict
    ),
    .target(
      name: "ExportedLayouts",
      // What the export prints for the gallery, compiled as somebody's iOS source would be.
      dependencies: ["UIKit"],
      path: "Tests/ExportedLayouts",
      swiftSettings: asOnApplePlatforms
    ),
    .testTarget(
      name: "StageHostTests",
      dependencies: [
        "StageHost", "StageProtocol", "StageDocuments", "AppFoundation", "LayoutEngine",
        "QuartzCore", "UIKit", "LayoutLibrary", "ExportedLayouts", "Confinement", "TestSupport",
        "UIKitTestSupport", "Expectations",
      ],
      swiftSettings: strict
    ),
    .testTarget(
      name: "PreviewServerTests",
      dependencies: [
        "PreviewServer", "CCairo", "StageProtocol", "StageDocuments", "LayoutEngine", "Confinement",
        "TestSupport", "Expectations",
      ],
      swiftSettings: strict
    ),
    .testTarget(
      name: "SourcePassTests",
      dependencies: [
        "SourcePass", "StageProtocol", "LayoutCompiler", "Confinement", "Expectations",
      ],
      swiftSettings: strict + [.unsafeFlags(["-I", syntaxFolder])]
    ),
    .testTarget(
      name: "StandInsTests",
      dependencies: [
        "AppFoundation", "LayoutEngine", "UIKit", "TestSupport", "UIKitTestSupport", "Expectations",
      ]
        + standIns.map { .init(stringLiteral: $0.name) },
      swiftSettings: strict
    ),
    .testTarget(
      name: "ConfinementTests",
      dependencies: ["Confinement", "Expectations"],
      swiftSettings: strict
    ),
    .testTarget(name: "TidyTests", dependencies: ["Expectations"], swiftSettings: strict),
  ]
    + uikitTests.map { name in
      .testTarget(
        name: name,
        dependencies: [
          "AppFoundation", "LayoutEngine", "UIKit", "CoreGraphics", "QuartzCore", "GalleryLayouts",
          "TestSupport", "UIKitTestSupport", "Expectations",
        ],
        swiftSettings: strict
      )
    }
    + standIns.map { name, modules in
      .target(
        name: name,
        dependencies: modules,
        path: "Sources/StandIns/\(name)",
        swiftSettings: strict
      )
    },
  swiftLanguageModes: [.v6]
)
