// SPDX-License-Identifier: Apache-2.0
public import Foundation

extension UIScene {
  /// Options for activating a scene.
  @preconcurrency @MainActor
  open class ActivationRequestOptions: NSObject {
    /// The scene that requests the activation.
    open var requestingScene: UIScene?
  }
}

extension UIWindowScene {
  /// How a scene is presented.
  public enum PresentationStyle: Int, Sendable {
    /// The system decides.
    case automatic = 0
    /// Beside the other scenes.
    case standard = 1
    /// Over the other scenes.
    case prominent = 2
  }

  /// Options for activating a scene with windows.
  @preconcurrency @MainActor
  open class ActivationRequestOptions: UIScene.ActivationRequestOptions {
    /// How it is presented; the default is that the system decides.
    open var preferredPresentationStyle = PresentationStyle.automatic
  }

  /// The configuration of a new scene.
  @preconcurrency @MainActor
  open class ActivationConfiguration: NSObject {
    /// The activity that continues in it.
    public let userActivity: NSUserActivity
    /// The options for its activation.
    open var options: ActivationRequestOptions?
    /// The preview that becomes its window.
    open var preview: UITargetedPreview?

    /// Makes a configuration with an activity.
    public init(userActivity: NSUserActivity) {
      self.userActivity = userActivity
      super.init()
    }
  }
}
