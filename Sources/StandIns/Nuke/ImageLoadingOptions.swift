// SPDX-License-Identifier: Apache-2.0
public import UIKit

/// What an image view shows before and after a picture is loaded.
public struct ImageLoadingOptions {
  /// How a picture appears.
  public struct Transition {
    public static func fadeIn(duration: TimeInterval) -> Transition { Transition() }
  }

  /// How pictures are fitted.
  public struct ContentModes {
    public var success: UIView.ContentMode
    public var failure: UIView.ContentMode
    public var placeholder: UIView.ContentMode

    public init(
      success: UIView.ContentMode,
      failure: UIView.ContentMode,
      placeholder: UIView.ContentMode
    ) {
      self.success = success
      self.failure = failure
      self.placeholder = placeholder
    }
  }

  @MainActor public static var shared = ImageLoadingOptions()

  public var placeholder: UIImage?
  public var transition: Transition?
  public var failureImage: UIImage?
  public var contentModes: ContentModes?

  public init(
    placeholder: UIImage? = nil,
    transition: Transition? = nil,
    failureImage: UIImage? = nil,
    failureImageTransition _: Transition? = nil,
    contentModes: ContentModes? = nil
  ) {
    self.placeholder = placeholder
    self.transition = transition
    self.failureImage = failureImage
    self.contentModes = contentModes
  }
}
