// SPDX-License-Identifier: Apache-2.0

/// The modules that a layout file can import here.
enum KnownModules {
  /// Modules with Apple's names, and those of the toolchain.
  private static let platform: Set = [
    "UIKit", "CoreGraphics", "QuartzCore", "Foundation", "Swift", "Dispatch", "Glibc",
  ]

  /// Modules that a stand-in takes the place of, each a target of `Sources/StandIns`.
  static let standIns: Set = [
    "Combine", "Kingfisher", "Lottie", "Nuke", "NukeExtensions", "PinLayout", "Reusable", "RxCocoa",
    "RxDataSources", "RxRelay", "RxSwift", "SDWebImage", "SkeletonView", "SnapKit", "Then",
  ]

  /// Whether there is such a module.
  static func contains(_ name: String) -> Bool {
    platform.contains(name) || standIns.contains(name)
  }
}
