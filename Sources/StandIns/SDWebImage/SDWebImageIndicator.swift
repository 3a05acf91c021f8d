// SPDX-License-Identifier: Apache-2.0
public import UIKit

/// What turns while a picture is loaded.
@preconcurrency @MainActor
public protocol SDWebImageIndicator: AnyObject {}

@preconcurrency @MainActor
public final class SDWebImageActivityIndicator: SDWebImageIndicator {
  public static let gray = SDWebImageActivityIndicator()
  public static let grayLarge = SDWebImageActivityIndicator()
  public static let white = SDWebImageActivityIndicator()
  public static let whiteLarge = SDWebImageActivityIndicator()
  public static let medium = SDWebImageActivityIndicator()
  public static let large = SDWebImageActivityIndicator()
}

/// How a picture appears.
@preconcurrency @MainActor
public final class SDWebImageProgressIndicator: SDWebImageIndicator {
  public static let `default` = SDWebImageProgressIndicator()
  public static let bar = SDWebImageProgressIndicator()
}

@preconcurrency @MainActor
public final class SDWebImageTransition {
  public static let fade = SDWebImageTransition(duration: 0.5)
  /// In seconds.
  public var duration: TimeInterval

  init(duration: TimeInterval) { self.duration = duration }

  public static func fade(duration: TimeInterval) -> SDWebImageTransition {
    SDWebImageTransition(duration: duration)
  }
}
