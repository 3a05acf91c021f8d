// SPDX-License-Identifier: Apache-2.0
import AppFoundation
public import UIKit

/// The start of an app: its delegates, which make the window and its first controller.
@MainActor
public final class AppRoot {
  /// The name of the property list's member with the storyboard of an app without scenes.
  private static let storyboardKey = "UIMainStoryboardFile"

  /// The name of the delegate in the source.
  public let name: String
  private let makeApp: (() -> any UIApplicationDelegate)?
  private let makeScene: (() -> any UISceneDelegate)?
  private var kept: [AnyObject] = []
  private var scene: UIWindowScene?

  /// Notes how the delegates are made; `nil` for one that the source does not have.
  public init(
    _ name: String,
    app: (() -> any UIApplicationDelegate)?,
    scene: (() -> any UISceneDelegate)?
  ) {
    self.name = name
    (makeApp, makeScene) = (app, scene)
  }

  /// Launches the app as a device does: the app's delegate first, then the configuration of the scene
  /// and the scene's delegate, then what makes both active.
  ///
  /// - Returns: The window that the app shows; `nil` when no delegate and no storyboard makes one.
  func launch() -> UIWindow? {
    // Trials must not leave settings behind for the first person who sees the app.
    if !LiveScreen.areInUse { UserDefaults.forgetAll() }
    let application = UIApplication.shared
    AppWindows.current = AppWindows()
    Appearances.current = Appearances()
    // A device reads it before the app begins; what is wrong with it is told.
    _ = AppFoundation.Bundle.main.infoDictionary
    let app = makeApp?()
    if let app {
      kept.append(app)
      application.delegate = app
      // UIKit loads the storyboard that the property list names before it tells the delegate of the launch.
      if makeScene == nil, let named = Self.mainStoryboard { openStoryboard(named, for: app) }
      _ = app.application(application, willFinishLaunchingWithOptions: nil)
      _ = app.application(application, didFinishLaunchingWithOptions: nil)
    }
    let window =
      connectScene(application, app) ?? (app?.window ?? nil) ?? AppWindows.current.all.last
      ?? openStoryboard(Self.mainStoryboard ?? "Main", for: app)
    if let scene {
      scene.delegate?.sceneWillEnterForeground(scene)
      scene.delegate?.sceneDidBecomeActive(scene)
    }
    app?.applicationDidBecomeActive(application)
    return window
  }

  /// Makes the scene and its delegate.
  ///
  /// - Returns: The window that the delegate made, or the one with the scene's storyboard.
  private func connectScene(
    _ application: UIApplication,
    _ app: (any UIApplicationDelegate)?
  ) -> UIWindow? {
    guard let delegate = makeScene?() else { return nil }
    let scene = AppWindows.current.scene
    self.scene = scene
    kept += [delegate, scene]
    scene.delegate = delegate
    let options = UIScene.ConnectionOptions()
    let configuration = app?.application(
      application,
      configurationForConnecting: scene.session,
      options: options
    )
    // UIKit loads a scene's storyboard before it tells the delegate.
    let own = delegate as? any UIWindowSceneDelegate
    let loaded = SceneList.storyboard(for: configuration?.name).flatMap {
      Self.window(storyboard: $0, in: scene)
    }
    if let loaded { own?.window = loaded }
    delegate.scene(scene, willConnectTo: scene.session, options: options)
    return (own?.window ?? nil) ?? scene.windows.last ?? loaded
  }

  /// The storyboard that the property list names for an app without scenes.
  private static var mainStoryboard: String? {
    AppFoundation.Bundle.main.infoDictionary?[storyboardKey] as? String
  }

  /// Makes the window of an app whose storyboard says what it shows first, and gives it to the app's delegate.
  @discardableResult
  private func openStoryboard(_ name: String, for app: (any UIApplicationDelegate)?) -> UIWindow? {
    guard let window = Self.window(storyboard: name, in: nil) else { return nil }
    kept.append(window)
    app?.window = window
    return window
  }

  private static func window(storyboard name: String, in scene: UIWindowScene?) -> UIWindow? {
    guard let first = UIStoryboard.found(named: name)?.instantiateInitialViewController() else {
      return nil
    }
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.windowScene = scene
    window.rootViewController = first
    return window
  }
}

/// What the app's property list says of its scenes.
@MainActor
private enum SceneList {
  /// The storyboard of the configuration with a name, or of the first one; `nil` for none.
  static func storyboard(for name: String?) -> String? {
    let manifest = AppFoundation.Bundle.main.infoDictionary?["UIApplicationSceneManifest"]
    let all = (manifest as? [String: Any])?["UISceneConfigurations"] as? [String: Any]
    let role = all?[UISceneSession.Role.windowApplication.rawValue] as? [[String: Any]]
    let named = role?.first { $0["UISceneConfigurationName"] as? String == name }
    return (named ?? role?.first)?["UISceneStoryboardFile"] as? String
  }
}

extension OwnSource {
  /// Wraps the start of an app, whose window is the screen.
  convenience init(_ root: AppRoot) {
    self.init(root.name, root)
    show(root)
  }
}

extension LayoutEntry {
  /// The same screen after the start of its app, which may have made what the screen needs; `nil` for what is no screen,
  /// starts the app itself, or has no app.
  package var afterLaunch: LayoutEntry? {
    guard isScreen, !isRoot, !launchesApp, let root = LayoutRegistry.shared.root else { return nil }
    var entry = LayoutEntry(id: id, isScreen: true) { data in
      let app = root()
      // What the app shows first stays unseen.
      _ = app.launch()
      let instance = make(data)
      instance.companions.append(app)
      return instance
    }
    entry.launchesApp = true
    return entry
  }
}

extension LayoutRegistry {
  /// Adds the app's own first screen.
  ///
  /// `root` makes what launches the app; it is called for each view of the stage.
  public func addRoot(_ id: String, _ root: @escaping @MainActor () -> AppRoot) {
    self.root = root
    add(id, isScreen: true, isRoot: true) { data in
      StandIn.data = data
      return LayoutInstance(screen: OwnSource(root()))
    }
  }
}
