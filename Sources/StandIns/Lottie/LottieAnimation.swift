// SPDX-License-Identifier: Apache-2.0
public import AppFoundation
@_exported public import UIKit

/// An animation of a file, of which only the name is known.
public final class LottieAnimation: Sendable {
  public let name: String
  init(_ name: String) { self.name = name }

  public static func named(
    _ name: String,
    bundle: AppFoundation.Bundle = .main,
    subdirectory: String? = nil
  ) -> LottieAnimation? { LottieAnimation(name) }

  public static func filepath(_ filepath: String) -> LottieAnimation? { LottieAnimation(filepath) }
}

/// How often an animation runs.
public enum LottieLoopMode: Hashable, Sendable {
  case playOnce
  case loop
  case autoReverse
  case `repeat`(Float)
  case repeatBackwards(Float)
}

/// What an animation does while its app is in the background.
public enum LottieBackgroundBehavior: Hashable, Sendable {
  case stop
  case pause
  case pauseAndRestore
  case forceFinish
  case continuePlaying
}

public typealias LottieCompletionBlock = (Bool) -> Void
/// The names before version 4.
public typealias Animation = LottieAnimation
public typealias AnimationView = LottieAnimationView
