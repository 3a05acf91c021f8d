// SPDX-License-Identifier: Apache-2.0
public import Foundation

extension UIDevice {
  /// Whether the battery is watched; recorded.
  public var isBatteryMonitoringEnabled: Bool {
    get { recorded("isBatteryMonitoringEnabled") ?? false }
    set { record(newValue, as: "isBatteryMonitoringEnabled") }
  }

  /// Whether something near is watched; recorded.
  public var isProximityMonitoringEnabled: Bool {
    get { recorded("isProximityMonitoringEnabled") ?? false }
    set { record(newValue, as: "isProximityMonitoringEnabled") }
  }

  /// A name of the device for one vendor's apps; the same everywhere here.
  public var identifierForVendor: UUID? {
    UUID(uuid: (0, 0, 0, 0, 0, 0, 64, 0, 128, 0, 0, 0, 0, 0, 0, 0))
  }

  /// How full the battery is; unknown here.
  public var batteryLevel: Float { -1 }

  /// Whether the battery is charged; unknown here.
  public var batteryState: BatteryState { .unknown }

  /// Whether something is near; never here.
  public var proximityState: Bool { false }

  /// Whether apps run beside one another.
  public var isMultitaskingSupported: Bool { true }

  /// Makes the sound of a key; there is none here.
  public func playInputClick() {}
}

extension UIScreen {
  /// Whether the screen is recorded; never here.
  public var isCaptured: Bool { false }
}

extension UIApplication {
  /// Whether a sign for the network is seen; recorded.
  public var isNetworkActivityIndicatorVisible: Bool {
    get { recorded("isNetworkActivityIndicatorVisible") ?? false }
    set { record(newValue, as: "isNetworkActivityIndicatorVisible") }
  }

  /// What a long touch of the app's icon offers; recorded.
  public var shortcutItems: [UIApplicationShortcutItem]? {
    get { recorded("shortcutItems") }
    set { record(newValue, as: "shortcutItems") }
  }

  /// The colour of the status bar's texts; recorded.
  public var statusBarStyle: UIStatusBarStyle {
    get { recorded("statusBarStyle") ?? .default }
    set { record(newValue, as: "statusBarStyle") }
  }

  /// Whether the status bar is hidden; recorded.
  public var isStatusBarHidden: Bool {
    get { recorded("isStatusBarHidden") ?? false }
    set { record(newValue, as: "isStatusBarHidden") }
  }

  /// Whether the app has other icons; never here.
  public var supportsAlternateIcons: Bool { false }

  /// The name of the app's icon; none here.
  public var alternateIconName: String? { nil }

  /// Whether a server sends notifications; never here.
  public var isRegisteredForRemoteNotifications: Bool { false }

  /// Whether protected files can be read.
  public var isProtectedDataAvailable: Bool { true }

  /// The address of the app's settings.
  public static var openSettingsURLString: String { "app-settings:" }

  /// The address of the settings of notifications.
  public static var openNotificationSettingsURLString: String { "app-settings:notifications" }

  /// Asks for the buttons of headphones; there are none here.
  public func beginReceivingRemoteControlEvents() {}

  /// Takes that back.
  public func endReceivingRemoteControlEvents() {}

  /// Ignores touches; they are not ignored here.
  public func beginIgnoringInteractionEvents() {}

  /// Takes that back.
  public func endIgnoringInteractionEvents() {}

  /// Asks for no more notifications of a server.
  public func unregisterForRemoteNotifications() {}

  /// Chooses another icon; there is none here.
  public func setAlternateIconName(
    _ alternateIconName: String?,
    completionHandler: (((any Error)?) -> Void)? = nil
  ) { completionHandler?(nil) }

  /// Asks for time in the background; the app never is there.
  public func beginBackgroundTask(
    expirationHandler handler: (() -> Void)? = nil
  ) -> UIBackgroundTaskIdentifier { UIBackgroundTaskIdentifier(rawValue: 1) }

  /// Asks for time in the background; the app never is there.
  public func beginBackgroundTask(
    withName taskName: String?,
    expirationHandler handler: (() -> Void)? = nil
  ) -> UIBackgroundTaskIdentifier { UIBackgroundTaskIdentifier(rawValue: 1) }

  /// Gives that time back.
  public func endBackgroundTask(_ identifier: UIBackgroundTaskIdentifier) {}

  /// Sets how often the app loads in the background; never here.
  public func setMinimumBackgroundFetchInterval(_ minimumBackgroundFetchInterval: TimeInterval) {}

  /// Asks for another window; there is none here.
  public func requestSceneSessionActivation(
    _ sceneSession: UISceneSession?,
    userActivity: NSUserActivity?,
    options: AnyObject?,
    errorHandler: (((any Error)) -> Void)? = nil
  ) {}
}
