// SPDX-License-Identifier: Apache-2.0
// swift-format-ignore-file
import UIKit

final class UsualDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?
  func application(_ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
    window = UIWindow(frame: UIScreen.main.bounds)
    window?.rootViewController = UIViewController()
    window?.makeKeyAndVisible()
    window?.tintColor = .red
    window?.windowLevel = .alert + 1
    window?.overrideUserInterfaceStyle = .light
    _ = window?.isKeyWindow
    _ = launchOptions?[.remoteNotification]
    application.registerForRemoteNotifications()
    application.isIdleTimerDisabled = true
    application.applicationIconBadgeNumber = 0
    application.beginReceivingRemoteControlEvents()
    application.shortcutItems = []
    return true
  }
  func application(_ application: UIApplication, willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]? = nil) -> Bool { true }
  func applicationWillResignActive(_ application: UIApplication) {}
  func applicationDidEnterBackground(_ application: UIApplication) {}
  func applicationWillEnterForeground(_ application: UIApplication) {}
  func applicationDidBecomeActive(_ application: UIApplication) {}
  func applicationWillTerminate(_ application: UIApplication) {}
  func application(_ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any] = [:]) -> Bool { options[.sourceApplication] != nil }
  func application(_ application: UIApplication, didRegisterForRemoteNotificationsWithDeviceToken deviceToken: Data) {}
  func application(_ application: UIApplication, didFailToRegisterForRemoteNotificationsWithError error: Error) {}
  func application(_ application: UIApplication, didReceiveRemoteNotification userInfo: [AnyHashable: Any], fetchCompletionHandler completionHandler: @escaping (UIBackgroundFetchResult) -> Void) { completionHandler(.noData) }
  func application(_ application: UIApplication, performFetchWithCompletionHandler completionHandler: @escaping (UIBackgroundFetchResult) -> Void) {}
  func application(_ application: UIApplication, continue userActivity: NSUserActivity, restorationHandler: @escaping ([UIUserActivityRestoring]?) -> Void) -> Bool { true }
  func application(_ application: UIApplication, performActionFor shortcutItem: UIApplicationShortcutItem, completionHandler: @escaping (Bool) -> Void) {}
  func application(_ application: UIApplication, supportedInterfaceOrientationsFor window: UIWindow?) -> UIInterfaceOrientationMask { .portrait }
  func application(_ application: UIApplication, handleEventsForBackgroundURLSession identifier: String, completionHandler: @escaping () -> Void) {}
  func application(_ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession, options: UIScene.ConnectionOptions) -> UISceneConfiguration {
    UISceneConfiguration(name: "Default Configuration", sessionRole: connectingSceneSession.role)
  }
  func application(_ application: UIApplication, didDiscardSceneSessions sceneSessions: Set<UISceneSession>) {}
  override func buildMenu(with builder: UIMenuBuilder) { super.buildMenu(with: builder) }
}

final class UsualScene: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?
  func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions) {
    guard let scene = scene as? UIWindowScene else { return }
    window = UIWindow(windowScene: scene)
    _ = connectionOptions.urlContexts.first?.url
    _ = connectionOptions.userActivities.first?.webpageURL
    _ = connectionOptions.shortcutItem?.type
    scene.title = "x"
    _ = scene.windows.first { $0.isKeyWindow }
    _ = scene.keyWindow
    _ = scene.statusBarManager?.statusBarFrame.height
    _ = scene.screen.bounds
    _ = scene.activationState == .foregroundActive
    scene.sizeRestrictions?.minimumSize = CGSize(width: 1, height: 1)
    scene.requestGeometryUpdate(.iOS(interfaceOrientations: .portrait)) { _ in }
    _ = scene.effectiveGeometry.interfaceOrientation
    _ = scene.session.persistentIdentifier
    _ = scene.coordinateSpace.bounds
    _ = scene.traitCollection
  }
  func sceneDidDisconnect(_ scene: UIScene) {}
  func sceneDidBecomeActive(_ scene: UIScene) {}
  func sceneWillResignActive(_ scene: UIScene) {}
  func sceneWillEnterForeground(_ scene: UIScene) {}
  func sceneDidEnterBackground(_ scene: UIScene) {}
  func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>) {}
  func scene(_ scene: UIScene, continue userActivity: NSUserActivity) {}
  func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? { nil }
  func windowScene(_ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem, completionHandler: @escaping (Bool) -> Void) {}
}

@MainActor func usualApplication() {
  let application = UIApplication.shared
  application.open(URL(string: "x")!)
  application.open(URL(string: UIApplication.openSettingsURLString)!, options: [:], completionHandler: nil)
  _ = application.canOpenURL(URL(string: "x")!)
  _ = application.applicationState == .active
  _ = application.connectedScenes.compactMap { $0 as? UIWindowScene }.flatMap(\.windows).first(where: \.isKeyWindow)
  _ = application.keyWindow?.rootViewController
  _ = application.windows.first
  _ = application.delegate as? UsualDelegate
  _ = application.statusBarFrame.height
  _ = application.statusBarOrientation.isLandscape
  _ = application.preferredContentSizeCategory >= .accessibilityMedium
  _ = application.userInterfaceLayoutDirection
  _ = application.backgroundTimeRemaining
  let task = application.beginBackgroundTask(withName: "x") {}
  application.endBackgroundTask(task)
  application.isNetworkActivityIndicatorVisible = true
  application.sendAction(Selector(("resignFirstResponder")), to: nil, from: nil, for: nil)
  application.setAlternateIconName("x") { _ in }
  _ = application.supportsAlternateIcons
  _ = application.alternateIconName
  application.setMinimumBackgroundFetchInterval(UIApplication.backgroundFetchIntervalMinimum)
  _ = application.isRegisteredForRemoteNotifications
  application.requestSceneSessionActivation(nil, userActivity: nil, options: nil, errorHandler: nil)
  _ = UIApplication.didBecomeActiveNotification
  _ = UIApplication.willEnterForegroundNotification
  _ = UIApplication.didEnterBackgroundNotification
  _ = UIApplication.didReceiveMemoryWarningNotification
  _ = UIApplication.significantTimeChangeNotification
  _ = UIResponder.keyboardWillShowNotification
  _ = UIResponder.keyboardWillHideNotification
  _ = UIResponder.keyboardWillChangeFrameNotification
  _ = UIResponder.keyboardFrameEndUserInfoKey
  _ = UIResponder.keyboardAnimationDurationUserInfoKey
  _ = UIResponder.keyboardAnimationCurveUserInfoKey
  _ = UITextField.textDidChangeNotification
  _ = UITextView.textDidChangeNotification
  _ = UIDevice.orientationDidChangeNotification
  _ = UIContentSizeCategory.didChangeNotification
  _ = UIScreen.main.nativeBounds
  _ = UIScreen.main.nativeScale
  _ = UIScreen.main.brightness
  _ = UIScreen.main.maximumFramesPerSecond
  _ = UIScreen.main.traitCollection.userInterfaceStyle
  _ = UIScreen.screens.count
  _ = UIScreen.main.isCaptured
  let device = UIDevice.current
  _ = device.name + device.model + device.systemVersion + device.systemName + device.localizedModel
  _ = device.userInterfaceIdiom == .phone
  _ = device.orientation.isLandscape
  _ = device.identifierForVendor?.uuidString
  device.isBatteryMonitoringEnabled = true
  _ = device.batteryLevel
  _ = device.batteryState == .charging
  _ = device.isMultitaskingSupported
  device.beginGeneratingDeviceOrientationNotifications()
  device.isProximityMonitoringEnabled = true
  device.playInputClick()
  let impact = UIImpactFeedbackGenerator(style: .soft)
  impact.prepare()
  impact.impactOccurred(intensity: 0.5)
  UINotificationFeedbackGenerator().notificationOccurred(.success)
  UISelectionFeedbackGenerator().selectionChanged()
  let board = UIPasteboard.general
  board.string = "x"
  board.image = UIImage()
  board.url = nil
  board.strings = ["x"]
  board.items = []
  board.setData(Data(), forPasteboardType: "x")
  _ = board.hasStrings || board.hasImages || board.hasURLs
  _ = board.changeCount
  board.setValue("x", forPasteboardType: "x")
  board.setItems([[:]], options: [.expirationDate: Date()])
  _ = UIPasteboard(name: .init("x"), create: true)
  UIAccessibility.post(notification: .announcement, argument: "x")
  UIAccessibility.post(notification: .screenChanged, argument: nil)
  _ = UIAccessibility.isVoiceOverRunning || UIAccessibility.isReduceMotionEnabled || UIAccessibility.isReduceTransparencyEnabled || UIAccessibility.isBoldTextEnabled || UIAccessibility.isDarkerSystemColorsEnabled
  _ = UIAccessibility.voiceOverStatusDidChangeNotification
  let activity = NSUserActivity(activityType: "x")
  activity.title = "x"
  activity.userInfo = [:]
  activity.isEligibleForSearch = true
  activity.becomeCurrent()
  activity.webpageURL = nil
  activity.addUserInfoEntries(from: [:])
  activity.requiredUserInfoKeys = []
  activity.isEligibleForHandoff = true
  activity.invalidate()
  let document = UIDocumentPickerViewController(documentTypes: ["public.text"], in: .import)
  document.allowsMultipleSelection = true
  document.shouldShowFileExtensions = true
  _ = UIDocumentInteractionController(url: URL(fileURLWithPath: "/x"))
  let print = UIPrintInteractionController.shared
  print.printingItem = nil
  print.present(animated: true)
  _ = UIReferenceLibraryViewController(term: "x")
  _ = UIMarkupTextPrintFormatter(markupText: "x")
  UIView.setAnimationsEnabled(true)
}

