// SPDX-License-Identifier: Apache-2.0
public import Foundation

extension UIScene {
  /// How a scene is to be brought to the front.
  @preconcurrency @MainActor
  open class ActivationRequestOptions: NSObject {
    /// The scene that asks for it.
    open var requestingScene: UIScene?
  }
}

extension UIWindowScene {
  /// How a scene is to be shown.
  public enum PresentationStyle: Int, Sendable {
    /// As the system thinks best.
    case automatic = 0
    /// Beside the others.
    case standard = 1
    /// Over the others.
    case prominent = 2
  }

  /// How a scene with windows is to be brought to the front.
  @preconcurrency @MainActor
  open class ActivationRequestOptions: UIScene.ActivationRequestOptions {
    /// How it is to be shown; as the system thinks best unless set.
    open var preferredPresentationStyle = PresentationStyle.automatic
  }

  /// What a new scene is made with.
  @preconcurrency @MainActor
  open class ActivationConfiguration: NSObject {
    /// What is gone on with in it.
    public let userActivity: NSUserActivity
    /// How it is to be brought to the front.
    open var options: ActivationRequestOptions?
    /// What turns into its window.
    open var preview: UITargetedPreview?

    /// Makes a configuration for an activity.
    public init(userActivity: NSUserActivity) {
      self.userActivity = userActivity
      super.init()
    }
  }
}
