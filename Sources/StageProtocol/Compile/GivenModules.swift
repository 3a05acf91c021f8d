// SPDX-License-Identifier: Apache-2.0

/// The modules that layout files and apps can import without giving their source.
public enum GivenModules {
  /// Modules with Apple's names, and those of the toolchain.
  public static let platform: Set<String> = [
    "UIKit", "CoreGraphics", "QuartzCore", "Foundation", "Swift", "Dispatch", "Glibc",
    "Observation", "RegexBuilder", "Synchronization",
  ]

  /// Modules of Apple's systems whose names are in another module here.
  public static let homes: [String: String] = [
    "AVKit": "AVFoundation", "MediaPlayer": "AVFoundation", "CoreMedia": "AVFoundation",
    "Photos": "UIKit", "PhotosUI": "UIKit", "CoreText": "UIKit", "UniformTypeIdentifiers": "UIKit",
    "os": "AppFoundation", "OSLog": "AppFoundation", "Network": "AppFoundation",
    "LocalAuthentication": "AppFoundation", "Security": "UIKit",
  ]

  /// Modules that a stand-in takes the place of, each a target of `Sources/StandIns`.
  public static let standIns: Set<String> = [
    "AVFoundation", "Alamofire", "AlamofireImage", "AlignedCollectionViewFlowLayout",
    "AuthenticationServices", "CHTCollectionViewWaterfallLayout", "Cartography",
    "Combine", "CombineCocoa", "CombineMoya", "CoreData", "CoreHaptics", "CoreImage",
    "CoreLocation", "Cosmos", "CryptoKit", "DifferenceKit", "Differentiator", "FSPagerView",
    "FlexLayout", "Hero", "IGListKit", "IQKeyboardManagerSwift", "ImageIO", "KeychainAccess",
    "Kingfisher", "Lottie", "MBProgressHUD", "MJRefresh", "MapKit", "MessageUI", "Moya",
    "NSObject_Rx", "NVActivityIndicatorView", "Nuke", "NukeExtensions", "PinLayout",
    "PromiseKit", "PureLayout", "ReactorKit", "RealmSwift", "Reusable", "RxAlamofire",
    "RxCocoa", "RxDataSources", "RxGesture", "RxKeyboard", "RxMoya", "RxOptional", "RxRelay",
    "RxSwift", "RxSwiftExt", "SDWebImage", "SVProgressHUD", "SafariServices", "SkeletonView",
    "SnapKit", "StoreKit", "SwiftUI", "SwiftyJSON", "Swinject", "Then", "TinyConstraints",
    "Toast", "Toast_Swift", "Unbox", "UserNotifications", "WebKit", "XLPagerTabStrip",
  ]

  /// The stand-ins that other stand-ins import: of a module, there is the stand-in or the source.
  public static let standInNeeds: [String: Set<String>] = [
    "Alamofire": ["Combine"], "AlamofireImage": ["Alamofire"], "CombineCocoa": ["Combine"],
    "CombineMoya": ["Combine", "Moya"], "Differentiator": ["RxDataSources"],
    "MapKit": ["CoreLocation"],
    "Moya": ["Alamofire", "RxSwift"],
    "NSObject_Rx": ["RxSwift"], "NukeExtensions": ["Nuke"], "ReactorKit": ["RxSwift"],
    "RxAlamofire": ["Alamofire", "RxSwift"], "RxCocoa": ["RxRelay", "RxSwift"],
    "RxDataSources": ["RxCocoa", "RxSwift"], "RxGesture": ["RxCocoa", "RxSwift"],
    "RxKeyboard": ["RxCocoa", "RxRelay", "RxSwift"], "RxMoya": ["Moya"],
    "RxOptional": ["RxCocoa", "RxSwift"], "RxRelay": ["RxSwift"],
    "RxSwiftExt": ["RxCocoa", "RxSwift"],
    "SwiftUI": ["Combine"], "Toast_Swift": ["Toast"],
  ]

  /// Modules of Apple's systems that are not here, so that nobody looks for their source.
  public static let absent: Set<String> = [
    "ARKit", "Charts", "Contacts", "CoreML", "CoreMotion", "EventKit", "GameKit", "HealthKit",
    "Metal", "MobileCoreServices", "ObjectiveC", "PassKit", "QuickLook", "SceneKit",
    "SpriteKit", "SwiftData", "Vision", "WidgetKit", "XCTest",
  ]
}
