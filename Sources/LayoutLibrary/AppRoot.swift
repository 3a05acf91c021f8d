// SPDX-License-Identifier: Apache-2.0
import Foundation
public import UIKit

/// The start of an app: its delegates, which make the window and its first controller.
@MainActor
public final class AppRoot {
  /// The name of the delegate in the source.
  public let name: String
  private let makeApp: (() -> any UIApplicationDelegate)?
  private let makeScene: (() -> any UISceneDelegate)?
  private var kept: [AnyObject] = []

  /// Notes how the delegates are made; `nil` for one that the source does not have.
  public init(
    _ name: String,
    app: (() -> any UIApplicationDelegate)?,
    scene: (() -> any UISceneDelegate)?
  ) {
    self.name = name
    (makeApp, makeScene) = (app, scene)
  }

  /// Launches the app as the system does: the app's delegate first, then the scene's.
  ///
  /// - Returns: The first controller; `nil` when no delegate gives its window one.
  func launch() -> UIViewController? {
    let application = UIApplication.shared
    let app = makeApp?()
    if let app {
      kept.append(app)
      application.delegate = app
      _ = app.application(application, willFinishLaunchingWithOptions: nil)
      _ = app.application(application, didFinishLaunchingWithOptions: nil)
    }
    guard let delegate = makeScene?() else { return app?.window?.rootViewController }
    let scene = UIWindowScene()
    kept += [delegate, scene]
    scene.delegate = delegate
    delegate.scene(scene, willConnectTo: scene.session, options: UIScene.ConnectionOptions())
    let window = (delegate as? any UIWindowSceneDelegate)?.window ?? app?.window
    return window?.rootViewController
  }
}

extension OwnSource {
  /// Wraps the start of an app, whose first controller is put on a screen.
  convenience init(_ root: AppRoot) {
    self.init(root.name, root)
    showLater { root.launch() ?? UIViewController() }
  }
}

extension LayoutRegistry {
  /// Adds the app's own first screen.
  ///
  /// `root` makes what launches the app; it is called for each view of the stage.
  public func addRoot(_ id: String, _ root: @escaping @MainActor () -> AppRoot) {
    add(id, isScreen: true) { data in
      StandIn.data = data
      return LayoutInstance(screen: OwnSource(root()))
    }
  }
}
