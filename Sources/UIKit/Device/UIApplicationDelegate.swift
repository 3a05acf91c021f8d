// SPDX-License-Identifier: Apache-2.0
public import Foundation

extension UIApplication {
  /// The reasons for which an app was started.
  public struct LaunchOptionsKey: RawRepresentable, Hashable, Sendable {
    /// The reason's name.
    public let rawValue: String

    /// Makes a reason with a name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// A URL is to be opened.
    public static let url = LaunchOptionsKey(rawValue: "UIApplicationLaunchOptionsURLKey")
    /// A notification from a server was chosen.
    public static let remoteNotification = LaunchOptionsKey(
      rawValue: "UIApplicationLaunchOptionsRemoteNotificationKey"
    )
    /// A shortcut on the home screen was chosen.
    public static let shortcutItem = LaunchOptionsKey(
      rawValue: "UIApplicationLaunchOptionsShortcutItemKey"
    )
  }
}

/// What happens to an app; the calls of a launch are made when the app itself is shown.
@preconcurrency @MainActor
public protocol UIApplicationDelegate: NSObjectProtocol, UIWindowOwning {
  /// Called when the app was started; the window is made here.
  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool
  /// Called before state is restored.
  func application(
    _ application: UIApplication,
    willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool
  /// The configuration of a new scene.
  func application(
    _ application: UIApplication,
    configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration
  /// Called after a person closed scenes.
  func application(
    _ application: UIApplication,
    didDiscardSceneSessions sceneSessions: Set<UISceneSession>
  )
  /// Called when the app became active.
  func applicationDidBecomeActive(_ application: UIApplication)
  /// Called before the app becomes inactive.
  func applicationWillResignActive(_ application: UIApplication)
  /// Called when the app is in the background.
  func applicationDidEnterBackground(_ application: UIApplication)
  /// Called before the app returns to the foreground.
  func applicationWillEnterForeground(_ application: UIApplication)
  /// Called before the app ends.
  func applicationWillTerminate(_ application: UIApplication)
}

extension UIApplicationDelegate {
  /// Returns `true`, because the method is optional.
  public func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool { true }
  /// Returns `true`, because the method is optional.
  public func application(
    _ application: UIApplication,
    willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool { true }
  /// Returns the session's own configuration, because the method is optional.
  public func application(
    _ application: UIApplication,
    configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration { connectingSceneSession.configuration }
  /// Does nothing, because the method is optional.
  public func application(
    _ application: UIApplication,
    didDiscardSceneSessions sceneSessions: Set<UISceneSession>
  ) {}
  /// Does nothing, because the method is optional.
  public func applicationDidBecomeActive(_ application: UIApplication) {}
  /// Does nothing, because the method is optional.
  public func applicationWillResignActive(_ application: UIApplication) {}
  /// Does nothing, because the method is optional.
  public func applicationDidEnterBackground(_ application: UIApplication) {}
  /// Does nothing, because the method is optional.
  public func applicationWillEnterForeground(_ application: UIApplication) {}
  /// Does nothing, because the method is optional.
  public func applicationWillTerminate(_ application: UIApplication) {}
}
