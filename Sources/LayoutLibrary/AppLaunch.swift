// SPDX-License-Identifier: Apache-2.0
import AppFoundation
public import UIKit

/// Starts an app as a device does, and finds the window that it shows.
@MainActor
public final class AppLaunch {
  private typealias Maker = () -> AnyObject

  private var makeApp: Maker?
  private var scenes: [(name: String, make: Maker)] = []
  private var delegates: [AnyObject] = []
  private var scene: UIWindowScene?

  /// Makes a launch without an app.
  public init() {}

  // MARK: For generated code

  /// Sets how the app's delegate is made.
  public func app<Delegate: UIApplicationDelegate>(_ make: @escaping () -> Delegate) {
    makeApp = make
  }

  /// Adds how the delegate of a scene is made, by the name of its class.
  public func scene<Delegate: UISceneDelegate>(
    _ name: String,
    _ make: @escaping () -> Delegate
  ) {
    scenes.append((name, make))
  }

  // MARK: The launch

  /// Starts the app.
  ///
  /// The order is a device's: the app's delegate, the configuration of the scene, the scene's
  /// delegate, then what makes both active.
  /// - Returns: The window that the app shows; `nil` when it makes none.
  func run() -> UIWindow? {
    let app = UIApplication.shared
    AppWindows.current = AppWindows()
    let delegate = makeApp?() as? any UIApplicationDelegate
    if let delegate {
      delegates.append(delegate)
      app.delegate = delegate
      _ = delegate.application(app, willFinishLaunchingWithOptions: nil)
      _ = delegate.application(app, didFinishLaunchingWithOptions: nil)
    }
    let window = connectScene(app, delegate) ?? delegate?.window ?? AppWindows.current.all.last
    if let scene {
      scene.delegate?.sceneWillEnterForeground(scene)
      scene.delegate?.sceneDidBecomeActive(scene)
    }
    delegate?.applicationDidBecomeActive(app)
    return window
  }

  /// Makes the scene and its delegate.
  ///
  /// - Returns: The window that the delegate made, or the one with the scene's storyboard.
  private func connectScene(
    _ app: UIApplication,
    _ delegate: (any UIApplicationDelegate)?
  ) -> UIWindow? {
    guard !scenes.isEmpty else { return nil }
    let scene = AppWindows.current.scene
    self.scene = scene
    let options = UIScene.ConnectionOptions()
    let configuration = delegate?.application(
      app,
      configurationForConnecting: scene.session,
      options: options
    )
    let plan = ScenePlan(configuration: configuration)
    let chosen = scenes.first { $0.name == plan.delegate } ?? scenes[0]
    guard let made = chosen.make() as? any UISceneDelegate else { return nil }
    delegates.append(made)
    scene.delegate = made
    made.scene(scene, willConnectTo: scene.session, options: options)
    return (made as? any UIWindowSceneDelegate)?.window ?? scene.windows.last
  }
}

/// What the app's property list says of its scene.
@MainActor
struct ScenePlan {
  /// The name of the delegate's class; `nil` for any.
  var delegate: String?
  /// The name of the storyboard; `nil` for none.
  var storyboard: String?

  /// Reads the configuration with a name, or the first one.
  init(configuration: UISceneConfiguration?) {
    let manifest = AppFoundation.Bundle.main.infoDictionary?["UIApplicationSceneManifest"]
    let all = (manifest as? [String: Any])?["UISceneConfigurations"] as? [String: Any]
    let role = all?[UISceneSession.Role.windowApplication.rawValue] as? [[String: Any]]
    let named = role?.first { $0["UISceneConfigurationName"] as? String == configuration?.name }
    let plan = named ?? role?.first
    let written = plan?["UISceneDelegateClassName"] as? String
    let asked = configuration?.delegateClass.map { String(describing: $0) }
    delegate = asked ?? written?.split(separator: ".").last.map(String.init)
    storyboard = plan?["UISceneStoryboardFile"] as? String
  }
}
