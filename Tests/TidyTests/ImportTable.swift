// SPDX-License-Identifier: Apache-2.0

/// Which folder may import which modules.
enum ImportTable {
  private struct Rule {
    var folder: String
    var allowed: Set<String>
  }

  private static let platform: Set = ["Foundation", "Glibc", "Synchronization"]

  /// The first rule with the file's folder counts.
  private static let rules = [
    Rule(folder: "Sources/LayoutEngine/", allowed: ["Foundation", "Synchronization"]),
    Rule(folder: "Sources/_Testing_", allowed: []),
    Rule(folder: "Sources/CoreGraphics/", allowed: ["LayoutEngine", "Foundation"]),
    Rule(folder: "Sources/QuartzCore/", allowed: ["LayoutEngine", "CoreGraphics", "Foundation"]),
    Rule(
      folder: "Sources/AppFoundation/",
      allowed: ["Foundation", "Dispatch", "Synchronization", "_Concurrency"]
    ),
    Rule(
      folder: "Sources/UIKit/",
      allowed: ["LayoutEngine", "CoreGraphics", "QuartzCore", "AppFoundation", "Foundation"]
    ),
    Rule(folder: "Sources/StageProtocol/", allowed: ["Foundation", "LayoutEngine"]),
    Rule(
      folder: "Sources/StageDocuments/",
      allowed: ["Foundation", "StageProtocol", "Synchronization"]
    ),
    Rule(
      folder: "Sources/Confinement/",
      allowed: ["Foundation", "Glibc", "CConfinement", "CSeccomp"]
    ),
    Rule(
      folder: "Sources/StandIns/Combine/",
      allowed: ["AppFoundation", "Foundation", "Dispatch"]
    ),
    Rule(
      folder: "Sources/StandIns/Rx",
      allowed: [
        "AppFoundation", "Dispatch", "Foundation", "UIKit", "RxSwift", "RxRelay", "RxCocoa",
        "Alamofire", "Moya",
      ]
    ),
    Rule(
      folder: "Sources/StandIns/Alamofire/",
      allowed: ["AppFoundation", "Combine", "Foundation", "UIKit"]
    ),
    Rule(
      folder: "Sources/StandIns/CombineMoya/",
      allowed: ["AppFoundation", "Combine", "Foundation", "Moya"]
    ),
    Rule(folder: "Sources/StandIns/Differentiator/", allowed: ["RxDataSources"]),
    Rule(folder: "Sources/StandIns/MapKit/", allowed: ["CoreLocation", "Foundation", "UIKit"]),
    Rule(
      folder: "Sources/StandIns/Moya/",
      allowed: ["Alamofire", "AppFoundation", "Foundation", "RxSwift", "UIKit"]
    ),
    Rule(folder: "Sources/StandIns/ReactorKit/", allowed: ["Foundation", "RxSwift"]),
    Rule(folder: "Sources/StandIns/Toast_Swift/", allowed: ["Toast"]),
    Rule(
      folder: "Sources/StandIns/NSObject_Rx/",
      allowed: ["Foundation", "QuartzCore", "RxSwift"]
    ),
    Rule(
      folder: "Sources/StandIns/AlamofireImage/",
      allowed: ["Alamofire", "AppFoundation", "Foundation", "UIKit"]
    ),
    Rule(folder: "Sources/StandIns/CombineCocoa/", allowed: ["AppFoundation", "Combine", "UIKit"]),
    Rule(folder: "Sources/StandIns/SwiftUI/", allowed: ["Combine", "Observation", "UIKit"]),
    Rule(
      folder: "Sources/StandIns/",
      allowed: ["AppFoundation", "CoreGraphics", "Foundation", "UIKit", "Nuke"]
    ),
    Rule(
      folder: "Sources/LayoutLibrary/",
      allowed: ["AppFoundation", "Foundation", "Observation", "UIKit"]
    ),
    Rule(
      folder: "Sources/SourcePass/",
      allowed: [
        "SwiftSyntax", "SwiftParser", "SwiftDiagnostics", "SwiftParserDiagnostics", "StageProtocol",
      ]
    ),
    Rule(
      folder: "Sources/LayoutCompiler/",
      allowed: platform.union(["SourcePass", "StageProtocol", "Confinement", "CConfinement"])
    ),
    Rule(
      folder: "Sources/StageHost/",
      allowed: platform.union([
        "AppFoundation", "LayoutEngine", "QuartzCore", "UIKit", "LayoutLibrary", "StageProtocol",
        "StageDocuments", "GalleryLayouts", "Confinement", "CThreadLimit", "CAllocator",
      ])
    ),
    Rule(
      folder: "Sources/PreviewServer/Transport/",
      allowed: platform.union(["CWebSockets", "StageProtocol"])
    ),
    Rule(
      folder: "Sources/PreviewServer/Base/",
      allowed: platform.union(["CAllocator", "StageProtocol"])
    ),
    Rule(
      folder: "Sources/PreviewServer/Journal/",
      allowed: platform.union(["CSQLite", "StageProtocol"])
    ),
    Rule(
      folder: "Sources/PreviewServer/Bus/",
      allowed: platform.union(["CNats", "StageProtocol"])
    ),
    Rule(
      folder: "Sources/PreviewServer/HTTP/",
      allowed: platform.union(["CZlib", "StageProtocol"])
    ),
    Rule(
      folder: "Sources/PreviewServer/Snapshot/",
      allowed: platform.union(["CCairo", "CJPEG", "StageProtocol", "Confinement"])
    ),
    Rule(
      folder: "Sources/PreviewServer/",
      allowed: platform.union(["StageProtocol", "Confinement"])
    ),
    Rule(
      folder: "Examples/Layouts/",
      allowed: ["UIKit", "CoreGraphics", "QuartzCore", "Foundation"]
    ),
  ]

  /// Every import that the table does not allow.
  static func violations(in files: [SourceFile]) -> [Violation] {
    files.flatMap { file -> [Violation] in
      guard let rule = rules.first(where: { file.path.hasPrefix($0.folder) }) else { return [] }
      return SwiftSource(file.text).imports
        .filter { !rule.allowed.contains($0.module) }
        .map { Violation(path: file.path, line: $0.line, reason: "may not import \($0.module)") }
    }
  }
}

/// Words that the engine must not use: input, output, the clock and chance are arguments.
enum EngineAbsences {
  static let words: Set = [
    "FileManager", "FileHandle", "URLSession", "ProcessInfo", "Process", "Thread", "DispatchQueue",
    "Date", "ContinuousClock", "SuspendingClock", "SystemRandomNumberGenerator", "print",
  ]

  /// Names of Apple's that mean something else: a date as a value, and paper as a way to share.
  private static let otherwise: Set = [
    "Sources/UIKit/Controls/Dates/DateWheels.swift Date",
    "Sources/UIKit/Controls/Dates/UICalendarView.swift Date",
    "Sources/UIKit/Controls/Dates/UIDatePicker.swift Date",
    "Sources/UIKit/Photos/PHAsset.swift Date",
    "Sources/UIKit/Photos/PHChangeRequest.swift Date",
    "Sources/UIKit/Photos/PHCollection.swift Date",
    "Sources/UIKit/Photos/PictureShelf.swift Date",
    "Sources/UIKit/Presentation/SystemControllers.swift print",
    "Sources/UIKit/Storyboards/InterfaceMaker+Controls.swift Date",
  ]

  private static let folders = ["LayoutEngine", "CoreGraphics", "QuartzCore", "UIKit"]
    .map { "Sources/\($0)/" }

  /// Every use of such a word in the engine and in the modules with Apple's names.
  static func violations(in files: [SourceFile]) -> [Violation] {
    files.filter { file in folders.contains { file.path.hasPrefix($0) } }.flatMap { file in
      SwiftSource(file.text).words
        .filter { words.contains($0.key) && !otherwise.contains("\(file.path) \($0.key)") }
        .map { Violation(path: file.path, line: $0.value, reason: "the engine uses \($0.key)") }
    }
  }
}
