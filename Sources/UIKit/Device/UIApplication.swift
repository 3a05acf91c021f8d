// SPDX-License-Identifier: Apache-2.0
public import Foundation

/// The app; it posts no notifications.
@preconcurrency @MainActor
open class UIApplication: UIResponder {
  /// The app.
  public static let shared = UIApplication()

  /// The states of an app.
  public enum State: Int, Sendable {
    case active = 0
    case inactive = 1
    case background = 2
  }

  /// What is told of the app.
  open var delegate: (any UIApplicationDelegate)?
  /// The state of the app; always active.
  open var applicationState: State { .active }
  /// The app's windows that are shown.
  open var windows: [UIWindow] { AppWindows.current.all }
  /// The window with the keyboard's focus.
  open var keyWindow: UIWindow? { AppWindows.current.keyWindow }
  /// The number beside the app's icon; it has no effect here.
  open var applicationIconBadgeNumber = 0
  /// How much time is left in the background; without end, because the app never is there.
  open var backgroundTimeRemaining: TimeInterval { .greatestFiniteMagnitude }
  /// The text size that the person prefers.
  open var preferredContentSizeCategory: UIContentSizeCategory {
    ShownDevice.current.traits.preferredContentSizeCategory
  }
  /// The direction of the language; always from left to right.
  open var userInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    ReadingDirection.current
  }
  /// The orientation of the interface, from the proportions of its screen.
  open var statusBarOrientation: UIInterfaceOrientation {
    UIDevice.current.orientation.isLandscape ? .landscapeRight : .portrait
  }
  /// Whether the screen stays on; it has no effect here.
  open var isIdleTimerDisabled = false

  /// Whether an app could open a URL; none can here.
  open func canOpenURL(_ url: URL) -> Bool { false }

  /// Asks for notifications of a server; there are none here.
  open func registerForRemoteNotifications() {}

  /// Calls a method of the target or of the app's delegate.
  ///
  /// - Returns: Whether there is a target.
  @discardableResult
  open func sendAction(
    _ action: Selector,
    to target: Any?,
    from sender: Any?,
    for event: UIEvent?
  ) -> Bool {
    guard let target = target.map({ $0 as AnyObject }), action.isCallable else { return false }
    action.perform(on: target, sender.map { $0 as AnyObject } ?? target, event)
    return true
  }

  /// Opens a URL; nothing is opened here.
  open func open(
    _ url: URL,
    options: [OpenExternalURLOptionsKey: Any] = [:],
    completionHandler completion: ((Bool) -> Void)? = nil
  ) {
    completion?(false)
  }

  /// Posted when the app became active; never here.
  public nonisolated static let didBecomeActiveNotification = Notification.Name(
    "UIApplicationDidBecomeActiveNotification"
  )
  /// Posted when the app becomes inactive; never here.
  public nonisolated static let willResignActiveNotification = Notification.Name(
    "UIApplicationWillResignActiveNotification"
  )
  /// Posted when the app is in the background; never here.
  public nonisolated static let didEnterBackgroundNotification = Notification.Name(
    "UIApplicationDidEnterBackgroundNotification"
  )
  /// Posted when the app returns to the foreground; never here.
  public nonisolated static let willEnterForegroundNotification = Notification.Name(
    "UIApplicationWillEnterForegroundNotification"
  )
  /// Posted when midnight passed, the clock was set, or the time zone changed; never here.
  public nonisolated static let significantTimeChangeNotification = Notification.Name(
    "UIApplicationSignificantTimeChangeNotification"
  )
  /// Posted when the app is about to end; never here.
  public nonisolated static let willTerminateNotification = Notification.Name(
    "UIApplicationWillTerminateNotification"
  )
  /// Posted when memory runs low; never here.
  public nonisolated static let didReceiveMemoryWarningNotification = Notification.Name(
    "UIApplicationDidReceiveMemoryWarningNotification"
  )
}

extension UIApplication {
  /// How an address is opened.
  public struct OpenExternalURLOptionsKey: RawRepresentable, Hashable, Sendable {
    /// The name as text.
    public let rawValue: String
    /// Makes a key.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Only by an app that is made for it.
    public static let universalLinksOnly = OpenExternalURLOptionsKey(rawValue: "universalLinks")
  }

  /// What is known of an address that the app is asked to open.
  public struct OpenURLOptionsKey: RawRepresentable, Hashable, Sendable {
    /// The name as text.
    public let rawValue: String
    /// Makes a key.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The app that asks.
    public static let sourceApplication = OpenURLOptionsKey(rawValue: "sourceApplication")
    /// A value of that app.
    public static let annotation = OpenURLOptionsKey(rawValue: "annotation")
    /// Whether the file stays in its place.
    public static let openInPlace = OpenURLOptionsKey(rawValue: "openInPlace")
  }
}

extension UIDevice {
  /// Posted when the device was turned; never here.
  public nonisolated static let orientationDidChangeNotification = Notification.Name(
    "UIDeviceOrientationDidChangeNotification"
  )
}

extension UIContentSizeCategory {
  /// Posted when the person chose another text size; never here.
  public nonisolated static let didChangeNotification = Notification.Name(
    "UIContentSizeCategoryDidChangeNotification"
  )
}
